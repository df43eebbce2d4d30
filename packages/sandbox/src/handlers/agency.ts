import type { Contract } from '@foyer/core/contract'
import { invalidField, Refusal } from '../engine/refusal.ts'
import { dayIn, isDay, TIME_ZONE } from '../world/days.ts'
import { isAgentType, type Member } from '../world/members.ts'
import { teamOf } from '../world/team.ts'
import { callerOf, type Handler, type HandlerContext } from './handler.ts'

/** A member whose last call is not older than this is online. */
const ONLINE_MS = 300_000

function agentOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (!isAgentType(member.type)) throw new Refusal('no.permission')
  return member
}

/** PCALL-08: what the members of the team did, themselves, in these days. */
export const teamKpi: Handler<Contract['teamKpi']> = (context) => {
  const { world, now, input } = context
  const agent = agentOf(context)
  const { startDate, endDate } = input
  for (const [field, day] of Object.entries({ startDate, endDate })) {
    if (!isDay(day)) throw invalidField(field)
  }
  if (endDate < startDate) throw invalidField('endDate')
  const isInPeriod = (at: number | undefined) => {
    const day = at === undefined ? '' : dayIn(TIME_ZONE, at)
    return day >= startDate && day <= endDate
  }
  const team = teamOf(world, agent)
  const players = new Set(world.ledger.bets.filter(({ at }) => isInPeriod(at)).map(({ userName }) => userName))
  const count = (test: (member: Member) => boolean) => team.filter(test).length
  return {
    footer: {
      teamLoginMemberCount: count(({ logins }) => logins.some(({ at }) => isInPeriod(at))),
      teamBetMemberCount: count(({ userName }) => players.has(userName)),
      teamRegisterMemberCount: count(({ joinedAt }) => isInPeriod(joinedAt)),
      teamOnlineCount: count(({ userName }) => (world.lastCalls.get(userName) ?? 0) > now - ONLINE_MS),
    },
  }
}

/** PCALL-10: empty fields for who has nothing to sign. */
export const contractInfo: Handler<Contract['contractInfo']> = (context) => {
  const {
    dailysalreqtype = '',
    divtypecompperiodreq = '',
    contracthoursalreq = '',
  } = context.world.contractsToSign.get(callerOf(context).member.userName) ?? {}
  return { dailysalreqtype, divtypecompperiodreq, contracthoursalreq }
}
