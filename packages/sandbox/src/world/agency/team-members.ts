import { type DayRange, daysIn } from '../days.ts'
import type { Member } from '../members.ts'
import type { DayCount } from './day-book.ts'
import type { TeamSource } from './team-reports.ts'

/** A member as the one above sees it. */
export interface TeamMember {
  readonly memberId: string
  readonly userName: string
  readonly nickname: string | undefined
  readonly type: number
  /** 1 is directly below the one who asks. */
  readonly level: number
  readonly uplineId: string | undefined
  readonly uplineName: string | undefined
  readonly childCount: number
  /** ms since the epoch */
  readonly joinedAt: number | undefined
  readonly lastSeenAt: number | undefined
  /** In the period, minor units. */
  readonly turnover: number
}

type MemberSort = 'joined' | 'name' | 'turnover'

export interface MemberQuery {
  /** Direct members of this one. */
  readonly parentId?: string | undefined
  /** Whose user name begins with it, whatever its case. */
  readonly q: string
  readonly type: number | undefined
  readonly sort: MemberSort
  readonly days: DayRange
  /** Who joined later is not in the list. ms since the epoch. */
  readonly asOf: number
}

/** A list of which only a page is made. */
export interface Listed<Row> {
  readonly length: number
  slice(start: number, end: number): readonly Row[]
}

/** Below the one who asks down to the member, without the former. Undefined where the member is not below. */
export function pathTo({ agency }: TeamSource, viewerId: string, memberId: string): readonly string[] | undefined {
  const chain = agency.tree.chainOf(memberId, agency.today())
  const place = chain.indexOf(viewerId)
  return place < 1 ? undefined : chain.slice(0, place).reverse()
}

function turnoverOf({ play }: DayCount): number {
  return Object.values(play).reduce((sum, { turnover }) => sum + turnover, 0)
}

function turnoverIn({ agency }: TeamSource, memberId: string, days: DayRange): number {
  return daysIn(days).reduce((sum, day) => {
    const count = agency.countOf(memberId, day)
    return count === undefined ? sum : sum + turnoverOf(count)
  }, 0)
}

/** When a member was here last, as far as is known. */
function lastSeenOf({ agency, lastCalls }: TeamSource, { id, userName, logins }: Member): number | undefined {
  return lastCalls.get(userName) ?? logins[0]?.at ?? agency.history().lastSeenOf(id)
}

/** @returns undefined for who is not in the team */
export function teamMemberOf(
  source: TeamSource,
  viewerId: string,
  memberId: string,
  days: DayRange,
): TeamMember | undefined {
  const { agency, members } = source
  const member = members.byId(memberId)
  const path = pathTo(source, viewerId, memberId)
  if (member === undefined || path === undefined) return undefined
  const upline = members.byId(agency.tree.uplineOf(memberId, agency.today()) ?? '')
  return {
    memberId,
    userName: member.userName,
    nickname: member.account?.nickname,
    type: member.type,
    level: path.length,
    // Who stands above the one who asks is not said; here it is at most themselves.
    uplineId: upline?.id,
    uplineName: upline?.userName,
    childCount: agency.tree.directOf(memberId, agency.today()).length,
    joinedAt: member.joinedAt,
    lastSeenAt: lastSeenOf(source, member),
    turnover: turnoverIn(source, memberId, days),
  }
}

const byName = (one: Member, other: Member) => one.userName.localeCompare(other.userName, 'en')

/** Latest first; accounts without a day came before all others. */
const byJoined = (one: Member, other: Member) => (other.joinedAt ?? 0) - (one.joinedAt ?? 0) || byName(one, other)

function ordered(
  source: TeamSource,
  found: readonly Member[],
  { sort, days }: Pick<MemberQuery, 'sort' | 'days'>,
): readonly Member[] {
  if (sort === 'name') return [...found].sort(byName)
  if (sort === 'joined') return [...found].sort(byJoined)
  const turnovers = new Map(found.map(({ id }) => [id, turnoverIn(source, id, days)]))
  return [...found].sort(
    (one, other) => (turnovers.get(other.id) ?? 0) - (turnovers.get(one.id) ?? 0) || byName(one, other),
  )
}

/** The members that are asked for, in order; rows are made where they are shown. */
export function listMembers(source: TeamSource, viewerId: string, query: MemberQuery): Listed<TeamMember> {
  const { agency, members } = source
  const { parentId, q, type, days, asOf } = query
  const today = agency.today()
  const ids = parentId === undefined ? agency.tree.teamOf(viewerId, today) : agency.tree.directOf(parentId, today)
  const begin = q.toLowerCase()
  const found = ids
    .flatMap((memberId) => members.byId(memberId) ?? [])
    .filter(
      (member) =>
        (member.joinedAt ?? 0) <= asOf &&
        (type === undefined || member.type === type) &&
        member.userName.toLowerCase().startsWith(begin),
    )
  const rows = ordered(source, found, query)
  return {
    length: rows.length,
    slice: (start, end) => rows.slice(start, end).flatMap(({ id }) => teamMemberOf(source, viewerId, id, days) ?? []),
  }
}
