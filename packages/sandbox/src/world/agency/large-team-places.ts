// Who stands where in the large team, by the number of a member.

/** Numbers that are `step` apart. */
export interface LargeTeamRange {
  readonly first: number
  readonly step: number
  readonly count: number
}

const FIRST_ID = 300_001
export const LARGE_TEAM_SIZE = 100_000
export const LARGE_TEAM_LEVELS = 3
export const AGENTS = 100
const SUB_AGENTS = 3000
/** Before it stand the agents. */
export const FIRST_MEMBER = AGENTS + SUB_AGENTS

export const idOf = (index: number) => String(FIRST_ID + index)

export const indexOf = (memberId: string) => Number(memberId) - FIRST_ID

export const hasMember = (memberId: string) => {
  const index = indexOf(memberId)
  return Number.isInteger(index) && index >= 0 && index < LARGE_TEAM_SIZE
}

/** Of who is directly below the top, -1. */
export const parentOf = (index: number): number => {
  if (index < AGENTS) return -1
  return index < FIRST_MEMBER ? (index - AGENTS) % AGENTS : AGENTS + ((index - FIRST_MEMBER) % SUB_AGENTS)
}

export const levelOf = (index: number) => (index < AGENTS ? 1 : index < FIRST_MEMBER ? 2 : LARGE_TEAM_LEVELS)

/** The first number of a level, and the first one after it; of all levels without one. */
export const numbersOfLevel = (level: number | undefined): readonly [number, number] => {
  if (level === undefined) return [0, LARGE_TEAM_SIZE]
  const ends = [0, 0, AGENTS, FIRST_MEMBER, LARGE_TEAM_SIZE]
  return [ends[level] ?? 0, ends[level + 1] ?? 0]
}

/** The agent below the top whose line it is. */
export const lineOf = (index: number): number => {
  let line = index
  while (line >= AGENTS) line = parentOf(line)
  return line
}

/** Direct members; -1 is the top. */
export const directOf = (index: number): LargeTeamRange => {
  if (index < 0) return { first: 0, step: 1, count: AGENTS }
  if (index < AGENTS) return { first: AGENTS + index, step: AGENTS, count: SUB_AGENTS / AGENTS }
  if (index >= FIRST_MEMBER) return { first: 0, step: 1, count: 0 }
  const first = FIRST_MEMBER + (index - AGENTS)
  return { first, step: SUB_AGENTS, count: Math.ceil((LARGE_TEAM_SIZE - first) / SUB_AGENTS) }
}

/** Everyone below; -1 is the top. */
export const belowCount = (index: number): number => {
  if (index < 0) return LARGE_TEAM_SIZE
  const { first, step, count } = directOf(index)
  if (index >= AGENTS) return count
  let all = count
  for (let at = 0; at < count; at += 1) all += directOf(first + at * step).count
  return all
}
