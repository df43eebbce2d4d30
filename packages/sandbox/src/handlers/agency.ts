import type { Contract } from '@foyer/core/contract'
import { Refusal } from '../engine/refusal.ts'
import { teamKpi as countTeam } from '../world/agency/reports.ts'
import { type DayRange, isDay, lengthOf } from '../world/days.ts'
import { isAgentType, type Member } from '../world/members.ts'
import { callerOf, type Handler, type HandlerContext } from './handler.ts'

/** The longest period of one question to the agency. */
const MOST_DAYS = 92

function agentOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (!isAgentType(member.type)) throw new Refusal('no.permission')
  return member
}

/** Both ends included. @throws Refusal for days that there are not, and for too many */
function periodOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): DayRange {
  const wrong = [!isDay(startDate) && 'startDate', !isDay(endDate) && 'endDate'].find((field) => field !== false)
  if (wrong) throw new Refusal('period.invalid', { field: wrong })
  const days = { from: startDate, to: endDate }
  const length = lengthOf(days)
  if (length < 1 || length > MOST_DAYS) throw new Refusal('period.invalid', { field: 'endDate' })
  return days
}

/** PCALL-08: what the members of the team did, themselves, in these days. */
export const teamKpi: Handler<Contract['teamKpi']> = (context) => {
  const { world, now, input } = context
  const agent = agentOf(context)
  const { loggedIn, betting, registered, online } = countTeam(world, agent.id, periodOf(input), now)
  return {
    footer: {
      teamLoginMemberCount: loggedIn,
      teamBetMemberCount: betting,
      teamRegisterMemberCount: registered,
      teamOnlineCount: online,
      ...world.settings.teamKpi,
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
