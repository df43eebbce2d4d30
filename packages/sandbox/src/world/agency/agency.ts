import type { GameGroup } from '@foyer/core/contract'
import { dayIn, TIME_ZONE } from '../days.ts'
import type { Bet, Ledger } from '../ledger.ts'
import type { Member } from '../member.ts'
import type { Members } from '../members.ts'
import type { RandomBytes } from '../secure-random.ts'
import { seededAgreements } from '../seed/agreements.ts'
import type { SeedData } from '../seed/seed-data.ts'
import { ratesOfAccount } from '../seed/team.ts'
import { type Agreements, createAgreements, type SavedAgreement } from './agreements.ts'
import type { DayBook, SavedDayBook } from './day-book.ts'
import { createTeamFigures, type TeamFigures } from './figures.ts'
import { createTeamHistory, type TeamHistory } from './history.ts'
import { createLargeTeam, type LargeTeam, type ListedMember } from './large-team.ts'
import { type AgentLinks, createAgentLinks, type SavedLinks } from './links.ts'
import { openPast } from './open-past.ts'
import type { AgencyRules } from './rules.ts'
import { createSettlement, type Settled, type Settlement } from './settlement.ts'
import { createStatements, type Statement, type Statements } from './statements.ts'
import { createTeamSums, type TeamSums } from './team-sums.ts'
import { createTeamTree, type TeamPlace, type TeamTree } from './tree.ts'

/** Who is in teams beside those who register: the members of the seed, no one, or 100,000 below `agent2`. */
export const TEAM_KINDS = ['seeded', 'none', 'large'] as const
type TeamKind = (typeof TEAM_KINDS)[number]

/** Who has the team of 100,000. */
const LARGE_TEAM_TOP = 'agent2'

interface SavedAgency {
  /** Missing where it is that of the seed. */
  readonly team?: TeamKind | undefined
  /** Of who came after the start, and of who has moved or has other rates since. */
  readonly places: readonly TeamPlace[]
  readonly dayBook: SavedDayBook
  /** Ids of members whose past stands in the books. */
  readonly opened: readonly string[]
  readonly settled: Settled
  /** Missing in states that were saved before there were agreements. */
  readonly agreements?: readonly SavedAgreement[] | undefined
  readonly statements?: readonly Statement[] | undefined
  /** Missing in states that were saved before there were links. */
  readonly links?: SavedLinks | undefined
}

/** The latest long lists in their order, so that the pages of one list are put in order once. */
interface MemberOrders {
  of(key: string, order: () => readonly string[]): readonly string[]
  clear(): void
}

const ORDERS_KEPT = 6
/** A shorter list is put in order for each page. */
const LONG_LIST = 1000

function createMemberOrders(): MemberOrders {
  const orders = new Map<string, readonly string[]>()
  return {
    of(key, order) {
      const ids = orders.get(key) ?? order()
      if (ids.length < LONG_LIST || orders.has(key)) return ids
      if (orders.size >= ORDERS_KEPT) orders.clear()
      orders.set(key, ids)
      return ids
    },
    clear: () => orders.clear(),
  }
}

/** Teams, what their members did, and what agents are paid for it (`agency.md` 5). */
export interface Agency extends TeamFigures, Pick<Settlement, 'settleThrough' | 'payOut' | 'lastDayBefore'> {
  readonly tree: TeamTree
  readonly dayBook: DayBook
  readonly agreements: Agreements
  readonly links: AgentLinks
  readonly statements: Pick<Statements, 'of' | 'running'>
  /** Made at the first use. */
  history(): TeamHistory
  rules(): AgencyRules
  today(): string
  /** The group that a bet counts in. */
  groupOf(bet: Pick<Bet, 'vassalage' | 'nodeId'>): GameGroup
  readonly sums: TeamSums
  /** Whether this member was in a team of the seed and played before the start. */
  hasPast(member: Member): boolean
  /** Puts what this member did and was paid before the start into the books, once. */
  openPast(member: Member): void
  setTeam(kind: TeamKind): void
  /** A member of the generated team, by user name or id. */
  listedMember(nameOrId: string): ListedMember | undefined
  readonly orders: MemberOrders
  save(): SavedAgency
}

export interface AgencyOptions {
  readonly data: SeedData
  readonly seed: number
  /** ms since the epoch */
  readonly startedAt: number
  readonly now: () => number
  readonly members: Members
  readonly ledger: Ledger
  readonly dayBook: DayBook
  readonly rules: () => AgencyRules
  readonly groupOf: Agency['groupOf']
  readonly randomBytes: RandomBytes
  readonly saved: SavedAgency | undefined
}

/** The places of the seed, and of people who registered before there were places. */
function firstPlaces(data: SeedData, members: Members): readonly TeamPlace[] {
  const from = { fromDay: '' }
  const seeded = new Map(data.team.map((member) => [member.userName, member]))
  return members.all().flatMap(({ id, userName, account, trial, registration }) => {
    if (trial !== undefined) return []
    const named = registration?.recommenderId ?? account?.upline
    const upline = named === undefined ? undefined : (members.get(named) ?? members.byId(named))
    return [
      {
        memberId: id,
        joinedBy: { way: registration === undefined ? 'seed' : 'recommender' },
        uplines: [{ ...from, uplineId: upline?.id }],
        rates: [{ ...from, rates: seeded.get(userName)?.rates ?? ratesOfAccount(userName) }],
      },
    ]
  })
}

export function createAgency(options: AgencyOptions): Agency {
  const { data, seed, startedAt, now, members, ledger, dayBook, rules, groupOf, saved } = options
  const first = new Map(firstPlaces(data, members).map((place) => [place.memberId, place]))
  const topId = members.get(LARGE_TEAM_TOP)?.id ?? ''
  let large: LargeTeam | undefined
  let generated: ReadonlyMap<string, TeamPlace> = new Map()
  const orders = createMemberOrders()
  const tree = createTeamTree([...first.values(), ...(saved?.places ?? [])])
  const links = createAgentLinks({ tree, now, randomBytes: options.randomBytes, saved: saved?.links })
  const opened = new Set(saved?.opened)
  let made: TeamHistory | undefined
  const history = () => {
    made ??= createTeamHistory({ seed, team: data.team, games: data.games, startedAt })
    return made
  }
  const agreements = createAgreements(saved?.agreements ?? seededAgreements(members, startedAt), now)
  const figures = createTeamFigures({
    tree,
    dayBook,
    history,
    startDay: dayIn(TIME_ZONE, startedAt),
    generated: () => large,
  })
  let team: TeamKind = 'seeded'
  /** How often `setTeam` has changed the teams. */
  let shows = 0
  const revision = () => shows + dayBook.revision()
  const today = () => dayIn(TIME_ZONE, now())
  const sums = createTeamSums({ ...figures, tree, today, revision })
  const statements = createStatements({
    agreements,
    figures,
    sums,
    tree,
    dayBook,
    rules,
    now,
    startedAt,
    saved: saved?.statements ?? [],
  })
  const settlement = createSettlement({
    figures,
    dayBook,
    statements,
    rules,
    ledger,
    members,
    startedAt,
    saved: saved?.settled,
  })

  function setTeam(kind: TeamKind): void {
    // What was settled before the start stays as it was.
    for (const memberId of agreements.membersWith('dividend')) statements.past(memberId)
    team = kind
    shows += 1
    orders.clear()
    large = kind === 'large' ? createLargeTeam({ games: data.games, startedAt, topId }) : undefined
    generated = new Map(large?.places.map((place) => [place.memberId, place]))
    const isOfSeed = ({ memberId, joinedBy }: TeamPlace) =>
      joinedBy.way === 'seed' && large?.members.has(memberId) !== true
    tree.show((place) => kind === 'seeded' || !isOfSeed(place), large?.places ?? [])
  }
  if (saved?.team !== undefined) setTeam(saved.team)

  return {
    ...figures,
    groupOf,
    sums,
    settleThrough: settlement.settleThrough,
    payOut: settlement.payOut,
    lastDayBefore: settlement.lastDayBefore,
    tree,
    dayBook,
    agreements,
    links,
    statements,
    history,
    rules,
    today,
    hasPast: ({ id }) => data.team.some((member) => member.id === id),
    openPast(member) {
      if (opened.has(member.id) || first.get(member.id)?.joinedBy.way !== 'seed') return
      opened.add(member.id)
      const lastDay = settlement.lastDayBefore(startedAt)
      openPast(member, { figures, history, rules, ledger, lastDay, dividends: statements.past(member.id) })
    },
    setTeam,
    listedMember: (nameOrId) =>
      large?.members.get(nameOrId) ?? large?.members.get(large.idsByName.get(nameOrId.toLowerCase()) ?? ''),
    orders,
    save: () => ({
      team: team === 'seeded' ? undefined : team,
      places: tree
        .places()
        .filter((place) => place !== first.get(place.memberId) && place !== generated.get(place.memberId)),
      dayBook: dayBook.save(),
      opened: [...opened],
      settled: settlement.settled(),
      agreements: agreements.save(),
      statements: statements.save(),
      links: links.save(),
    }),
  }
}
