import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import type { RainEntry, RainRound } from '../world/agency/red-rain.ts'
import type { Member } from '../world/member.ts'
import { toDecimal } from '../world/money.ts'
import { Refusal } from '../world/refusal.ts'
import { checkNoPause } from './deposits.ts'
import { paginate } from './paginate.ts'

function playerOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (member.trial !== undefined) throw new Refusal('trial.rejected')
  return member
}

/** The least that can be deposited; of what is paid in parts, a part may be smaller. */
const leastDeposit = ({ world }: HandlerContext<unknown>) =>
  Math.min(...world.settings.depositMethods.map(({ minimum }) => minimum))

/**
 * An account costs nothing to open, and an agent opens as many as there are names: a number is one person's and a deposit is
 * money, so that those who have neither do not take the envelopes of the others.
 */
const isEligible = (context: HandlerContext<unknown>, member: Member) => {
  const { agency } = context.world
  return member.isPhoneProved || agency.hasPast(member) || agency.dayBook.depositsOf(member.id) >= leastDeposit(context)
}

function entryRow({ ticket, place, amount }: RainEntry) {
  if (place === undefined) return { state: 'entered' as const, ticket }
  if (amount === undefined) return { state: 'notDrawn' as const, ticket, place }
  return { state: 'won' as const, ticket, place, amount: toDecimal(amount) }
}

async function roundRow(round: RainRound, { id }: Member, { world, now }: HandlerContext<unknown>) {
  const { roundId, opensAt, closesAt, envelopes, entries, limit } = round
  const own = entries.find(({ memberId }) => memberId === id)
  const isDrawn = closesAt <= now
  return {
    roundId,
    opensAt,
    closesAt,
    pool: toDecimal(round.pool),
    envelopes,
    least: toDecimal(round.least),
    commitment: await world.redRain.commitmentOf(roundId),
    ...(own && { entry: entryRow(own) }),
    ...(isDrawn && { seed: await world.redRain.seedOf(roundId), entries: entries.length, limit }),
  }
}

export const redRainHandlers = {
  async redRainState(context) {
    const member = playerOf(context)
    const { open, next, drawn } = context.world.redRain.rounds()
    const row = (round: RainRound) => roundRow(round, member, context)
    return {
      ...(open && { open: await row(open) }),
      ...(next && { next: await row(next) }),
      results: await Promise.all(drawn.map(row)),
      isEligible: isEligible(context, member),
    }
  },

  async redRainClaim(context) {
    const { input, world, changed } = context
    const member = playerOf(context)
    // An entry from before the break is answered again.
    const isNew = world.redRain.roundsOf(member).every(({ roundId }) => roundId !== input.roundId)
    if (isNew) {
      checkNoPause(context, member)
      if (!isEligible(context, member)) throw new Refusal('rain.notEligible')
    }
    const entry = await world.redRain.enter(member, input.roundId)
    if (entry === undefined) throw new Refusal('rain.closed')
    changed()
    return entryRow(entry)
  },

  async redRainHistory(context) {
    const { input, world } = context
    const member = playerOf(context)
    const { rows, ...counts } = paginate(world.redRain.roundsOf(member), input.pageNo, input.pageSize)
    return { list: await Promise.all(rows.map((round) => roundRow(round, member, context))), ...counts }
  },
} satisfies Partial<HandlerTable>
