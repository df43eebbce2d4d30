import { type DayRange, daysIn } from '../days.ts'
import type { Member } from '../member.ts'
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

/** What a member did on each day in the team of the one who asks; of days elsewhere nothing is said. */
export function countsInTeam(
  { agency }: Pick<TeamSource, 'agency'>,
  viewerId: string,
  memberId: string,
  days: DayRange,
): readonly DayCount[] {
  return daysIn(days).flatMap((day) => {
    const count = agency.countOf(memberId, day)
    return count !== undefined && agency.tree.isBelow(memberId, viewerId, day) ? [count] : []
  })
}

function turnoverIn(source: TeamSource, viewerId: string, memberId: string, days: DayRange): number {
  return countsInTeam(source, viewerId, memberId, days).reduce((sum, count) => sum + turnoverOf(count), 0)
}

/** When a member was here last, as far as is known. */
function lastSeenOf({ agency, lastCalls }: TeamSource, { id, userName, logins }: Member): number | undefined {
  return lastCalls.get(userName) ?? logins[0]?.at ?? agency.history().lastSeenOf(id)
}

/** What is said of any member, stored or not. */
export function profileOf(
  { agency, members }: Pick<TeamSource, 'agency' | 'members'>,
  memberId: string,
): Pick<TeamMember, 'memberId' | 'userName' | 'nickname' | 'type' | 'joinedAt'> | undefined {
  const member = members.byId(memberId)
  if (member === undefined) return agency.largeTeamOf(memberId)?.member(memberId)
  const { userName, account, type, joinedAt } = member
  return { memberId, userName, nickname: account?.nickname, type, joinedAt }
}

/** Members below, at any depth. */
export function belowOf({ agency }: Pick<TeamSource, 'agency'>, memberId: string): number {
  const others = agency.largeTeamOf(memberId)?.belowCount(memberId) ?? 0
  return agency.tree.teamOf(memberId, agency.today()).length + others
}

/** @returns undefined for who is not in the team */
export function teamMemberOf(
  source: TeamSource,
  viewerId: string,
  memberId: string,
  days: DayRange,
): TeamMember | undefined {
  const { agency, members } = source
  const profile = profileOf(source, memberId)
  const path = pathTo(source, viewerId, memberId)
  if (profile === undefined || path === undefined) return undefined
  const stored = members.byId(memberId)
  const uplineId = agency.tree.uplineOf(memberId, agency.today())
  const large = agency.largeTeamOf(memberId)
  return {
    ...profile,
    level: path.length,
    // Who stands above the one who asks is not said; here it is at most themselves.
    uplineId,
    uplineName: uplineId === undefined ? undefined : profileOf(source, uplineId)?.userName,
    childCount: agency.tree.directOf(memberId, agency.today()).length + (large?.directCount(memberId) ?? 0),
    lastSeenAt: stored === undefined ? undefined : lastSeenOf(source, stored),
    turnover: turnoverIn(source, viewerId, memberId, days),
  }
}

const byText = (one: string, other: string) => one.localeCompare(other, 'en')

/** What the list is ordered by: the first difference counts. */
interface SortKey {
  readonly amount: number
  readonly name: string
}

/** Highest amounts first, then by name. */
const byKey = (one: SortKey, other: SortKey) => other.amount - one.amount || byText(one.name, other.name)

/** Accounts without a day came before all others. */
function keyOf(
  source: TeamSource,
  viewerId: string,
  { id, userName, joinedAt }: Member,
  { sort, days }: Pick<MemberQuery, 'sort' | 'days'>,
): SortKey {
  const amount = sort === 'name' ? 0 : sort === 'joined' ? (joinedAt ?? 0) : turnoverIn(source, viewerId, id, days)
  return { amount, name: userName }
}

/** The members that are asked for, in order; rows are made where they are shown. */
export function listMembers(source: TeamSource, viewerId: string, query: MemberQuery): Listed<TeamMember> {
  const { agency, members } = source
  const { parentId, q, type, sort, days, asOf } = query
  const today = agency.today()
  const ids = parentId === undefined ? agency.tree.teamOf(viewerId, today) : agency.tree.directOf(parentId, today)
  const begin = q.toLowerCase()
  const stored = ids
    .flatMap((memberId) => members.byId(memberId) ?? [])
    .filter(
      (member) =>
        (member.joinedAt ?? 0) <= asOf &&
        (type === undefined || member.type === type) &&
        member.userName.toLowerCase().startsWith(begin),
    )
    .map((member) => ({ id: member.id, key: keyOf(source, viewerId, member, query) }))
    .sort((one, other) => byKey(one.key, other.key))
  const large = agency.largeTeamOf(parentId ?? viewerId)
  const others = large?.ordered({ headId: parentId, begin, type, sort, ...days })
  const rowOf = (memberId: string) => teamMemberOf(source, viewerId, memberId, days) ?? []
  if (large === undefined || others === undefined) {
    return {
      length: stored.length,
      slice: (start, end) => stored.slice(start, end).flatMap(({ id }) => rowOf(id)),
    }
  }
  const keyAt = (at: number): SortKey => {
    const index = others[at] ?? 0
    const { userName, joinedAt } = large.member(large.idOf(index))
    const amount = sort === 'name' ? 0 : sort === 'joined' ? joinedAt : large.turnoverIn(index, days.from, days.to)
    return { amount, name: userName }
  }
  const places = new Map(stored.map(({ id, key }, at) => [placeAmong(others.length, keyAt, key) + at, id]))
  return {
    length: stored.length + others.length,
    slice(start, end) {
      const rows: TeamMember[] = []
      let passed = [...places.keys()].filter((place) => place < start).length
      for (let at = start; at < Math.min(end, stored.length + others.length); at += 1) {
        const id = places.get(at)
        if (id !== undefined) passed += 1
        rows.push(...[rowOf(id ?? large.idOf(others[at - passed] ?? 0))].flat())
      }
      return rows
    },
  }
}

/** How many of the ordered ones come before this key. */
function placeAmong(length: number, keyAt: (at: number) => SortKey, key: SortKey): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (byKey(keyAt(middle), key) < 0) low = middle + 1
    else high = middle
  }
  return low
}
