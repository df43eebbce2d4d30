import type { Member } from './members.ts'
import type { World } from './world.ts'

/** The member who brought this one: of the seed, or named at the registration by number or user name. */
function uplineOf({ account, registration }: Member): string | undefined {
  return account?.upline ?? registration?.recommenderId
}

/** Everyone below an agent, at any depth, without the agent. */
export function teamOf({ members }: Pick<World, 'members'>, agent: Member): readonly Member[] {
  const below = new Map<string, Member[]>()
  for (const member of members.all()) {
    const upline = uplineOf(member)
    if (upline === undefined) continue
    const line = below.get(upline)
    if (line === undefined) below.set(upline, [member])
    else line.push(member)
  }
  const team = new Set<Member>()
  const open = [agent]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const member of [...(below.get(next.userName) ?? []), ...(below.get(next.id) ?? [])]) {
      if (member === agent || team.has(member)) continue
      team.add(member)
      open.push(member)
    }
  }
  return [...team]
}
