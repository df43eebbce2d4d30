import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { COOLING_OFF_MS, type DepositLimit, HIGHEST_LIMIT, LOWEST_LIMIT, limitUse } from '../world/deposit-limits.ts'
import { depositLimitLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import { makeOnce } from './make-once.ts'

const decimal = (amount: number | undefined) => (amount === undefined ? undefined : toDecimal(amount))

const BOUNDS = { minimum: toDecimal(LOWEST_LIMIT), maximum: toDecimal(HIGHEST_LIMIT) }

/** The limits of the member as they are now. */
export function readDepositLimits(context: HandlerContext<unknown>) {
  const { world, now } = context
  const smallest = world.settings.depositMethods.map(({ minimum }) => minimum).sort((one, other) => one - other)[0]
  const { userName } = accountOwnerOf(context)
  const deposits = world.deposits.of(accountOwnerOf(context))
  const row = ({ period, amount, change }: DepositLimit) => {
    const { used, freesAt } = limitUse(period, deposits, now)
    return {
      period,
      amount: decimal(amount),
      used: toDecimal(used),
      remaining: amount === undefined ? undefined : toDecimal(Math.max(0, amount - used)),
      freesAt,
      change: change === undefined ? undefined : { amount: decimal(change.amount), from: change.from },
    }
  }
  return {
    list: world.depositLimits.of(userName).map(row),
    coolingOff: COOLING_OFF_MS,
    ...BOUNDS,
    smallestDeposit: decimal(smallest),
  }
}

export const depositLimitHandlers = {
  depositLimits: (context) => readDepositLimits(context),

  depositLimitSet(context) {
    const { input, world, now } = context
    const { period, amount, keep, idempotencyKey } = input
    const member = accountOwnerOf(context)
    return makeOnce(context, {
      kind: 'depositLimit',
      idempotencyKey,
      body: { period, amount, keep: keep && 'keep' },
      make() {
        if (keep && amount !== undefined) throw invalidField('keep')
        const minor = amount === undefined ? undefined : toMinor(amount)
        if (amount !== undefined && (minor === undefined || minor === 0)) throw invalidField('amount')
        if (minor !== undefined && minor > HIGHEST_LIMIT) throw new Refusal('amount.outOfRange', { value: BOUNDS })
        const before = world.depositLimits.of(member.userName).find((limit) => limit.period === period)
        const { userName } = member
        const limit = keep
          ? world.depositLimits.keep(userName, period)
          : world.depositLimits.ask(userName, period, minor)
        if (before?.amount !== limit.amount || before?.change?.from !== limit.change?.from) {
          sendLetter(member, depositLimitLetter(limit), now)
        }
        return period
      },
      read: () => readDepositLimits(context),
    })
  },
} satisfies Partial<HandlerTable>
