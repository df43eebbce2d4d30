import { type DayRange, daysIn } from '../days.ts'
import type { Member } from '../member.ts'
import type { World } from '../world.ts'
import type { DayCount } from './day-book.ts'

export type TeamSource = Pick<World, 'agency' | 'members' | 'lastCalls'>

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
  if (member === undefined) return agency.listedMember(memberId)
  const { userName, account, type, joinedAt } = member
  return { memberId, userName, nickname: account?.nickname, type, joinedAt }
}

/** Members below, at any depth. */
export function belowOf({ agency }: Pick<TeamSource, 'agency'>, memberId: string): number {
  return agency.tree.teamOf(memberId, agency.today()).length
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
  return {
    ...profile,
    level: path.length,
    // Who stands above the one who asks is not said; here it is at most themselves.
    uplineId,
    uplineName: uplineId === undefined ? undefined : profileOf(source, uplineId)?.userName,
    childCount: agency.tree.directOf(memberId, agency.today()).length,
    lastSeenAt: stored === undefined ? undefined : lastSeenOf(source, stored),
    turnover: turnoverIn(source, viewerId, memberId, days),
  }
}

const byText = (one: string, other: string) => one.localeCompare(other, 'en')

/** What each member of a team staked in these days; who did not play is not in it. */
function turnoversIn({ agency }: TeamSource, viewerId: string, days: DayRange): ReadonlyMap<string, number> {
  const turnovers = new Map<string, number>()
  for (const day of daysIn(days)) {
    for (const [memberId, count] of agency.countsOn(day)) {
      if (!agency.tree.isBelow(memberId, viewerId, day)) continue
      turnovers.set(memberId, (turnovers.get(memberId) ?? 0) + turnoverOf(count))
    }
  }
  return turnovers
}

/** The members that are asked for, in order; rows are made where they are shown. */
export function listMembers(source: TeamSource, viewerId: string, query: MemberQuery): Listed<TeamMember> {
  const { agency } = source
  const { days } = query
  const ids = agency.orders.of(JSON.stringify([viewerId, query]), () => orderMembers(source, viewerId, query))
  return {
    length: ids.length,
    slice: (start, end) =>
      ids.slice(start, end).flatMap((memberId) => teamMemberOf(source, viewerId, memberId, days) ?? []),
  }
}

/** Highest amounts first, then by name. Accounts without a day came before all others. */
function orderMembers(source: TeamSource, viewerId: string, query: MemberQuery): readonly string[] {
  const { agency } = source
  const { parentId, q, type, sort, days, asOf } = query
  const today = agency.today()
  const ids = parentId === undefined ? agency.tree.teamOf(viewerId, today) : agency.tree.directOf(parentId, today)
  const begin = q.toLowerCase()
  const turnovers = sort === 'turnover' ? turnoversIn(source, viewerId, days) : new Map<string, number>()
  return ids
    .flatMap((memberId) => profileOf(source, memberId) ?? [])
    .filter(
      (member) =>
        (member.joinedAt ?? 0) <= asOf &&
        (type === undefined || member.type === type) &&
        member.userName.toLowerCase().startsWith(begin),
    )
    .map(({ memberId, userName, joinedAt = 0 }) => ({
      memberId,
      userName,
      amount: sort === 'joined' ? joinedAt : (turnovers.get(memberId) ?? 0),
    }))
    .sort((one, other) => other.amount - one.amount || byText(one.userName, other.userName))
    .map(({ memberId }) => memberId)
}
