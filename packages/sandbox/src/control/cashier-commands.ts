import { DEPOSIT_LIMIT_PERIODS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { catchUp } from '../world/catch-up.ts'
import { takeBackPlay } from '../world/count-play.ts'
import { fingerprint } from '../world/fingerprint.ts'
import type { Member } from '../world/member.ts'
import { institutionName } from '../world/payout-accounts.ts'
import { newReference } from '../world/references.ts'
import { invalidField } from '../world/refusal.ts'
import type { Settings } from '../world/settings.ts'
import { localizedText } from '../world/snapshot/fields.ts'
import type { World } from '../world/world.ts'
import {
  accountNamed,
  type ControlDeps,
  type HandlersOf,
  memberNamed,
  minorOf,
  withoutUndefined,
} from './command-group.ts'

const withdrawalReason = z.enum(['identity', 'account', 'name', 'rules', 'other'])

/** Money in and money out: balances, deposits, withdrawals, turnover. Amounts are decimal text. */
export const cashierCommands = {
  /** `balance` is decimal text. */
  setBalance: z.strictObject({ userName: z.string(), balance: z.string() }),
  /** The payment password of a member, without the code that setting it takes. */
  setPaymentPassword: z.strictObject({ userName: z.string(), password: z.string().check(z.regex(/^\d{6,12}$/)) }),
  /** Adds a payout account to a member, without the code that adding it takes; an e-wallet unless it says otherwise. */
  addPayoutAccount: z.strictObject({
    userName: z.string(),
    kind: z.optional(z.enum(['ewallet', 'bank'])),
    institution: z.optional(z.string()),
    number: z.string().check(z.regex(/^\d{10,16}$/)),
  }),
  /** The merchant decides about a withdrawal in review: the latest one unless it is named. `ask`: for a proof of identity. */
  reviewWithdrawal: z.strictObject({
    userName: z.string(),
    withdrawalId: z.optional(z.string()),
    decision: z.enum(['approve', 'refuse', 'ask']),
    reason: z.optional(withdrawalReason),
    note: z.optional(z.string()),
  }),
  /** What the rail says of a withdrawal that is sent; it may return one that was paid. */
  settleWithdrawal: z.strictObject({
    userName: z.string(),
    withdrawalId: z.optional(z.string()),
    result: z.enum(['paid', 'returned']),
    reason: z.optional(withdrawalReason),
    note: z.optional(z.string()),
  }),
  /** Merged into the delays of the clock, ms, and the amount above which a person decides, decimal text. */
  setWithdrawals: z.strictObject({
    untilReview: z.optional(z.int().check(z.minimum(0))),
    review: z.optional(z.int().check(z.minimum(0))),
    rail: z.optional(z.int().check(z.minimum(0))),
    byHandAbove: z.optional(z.string()),
  }),
  /** Opens turnover for a member, as a deposit or a reward of this amount does, which is credited too. Decimal localizedText. */
  openTurnover: z.strictObject({
    userName: z.string(),
    kind: z.enum(['deposit', 'reward']),
    name: localizedText,
    amount: z.string(),
    required: z.string(),
    until: z.optional(z.number()),
  }),
  /** Declares a bet void, as a vendor does after a match that was called off: stake and win go back, and no turnover counts. */
  voidBet: z.strictObject({ userName: z.string(), betId: z.string() }),
  /** Money that a member paid in at the office, and not by the cashier. Decimal text. */
  bookDeposit: z.strictObject({ userName: z.string(), amount: z.string() }),
  /** Merged into a way to pay; amounts are decimal text, the rate in hundredths of a per cent. */
  setDepositMethod: z.strictObject({
    methodCode: z.string(),
    isClosed: z.optional(z.boolean()),
    minimum: z.optional(z.string()),
    maximum: z.optional(z.string()),
    feeRate: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    feeFixed: z.optional(z.string()),
    opens: z.optional(z.enum(['window', 'frame'])),
  }),
  /** What a member may bring in at most, decimal text, without a period in a day; null: no limit, without a period none at all. It holds at once. */
  setDepositLimit: z.strictObject({
    userName: z.string(),
    period: z.optional(z.enum(DEPOSIT_LIMIT_PERIODS)),
    amount: z.nullable(z.string()),
  }),
  /** A break that a member takes: nothing is brought in until then, ms since the epoch; without a time until it is ended. */
  setDepositPause: z.strictObject({ userName: z.string(), paused: z.boolean(), until: z.optional(z.number()) }),
  /** What the provider makes of a deposit, as its page does; `cancel`: the person leaves it. Amounts are decimal text. */
  payDeposit: z.strictObject({
    depositId: z.string(),
    end: z.enum(['paid', 'refused', 'silent', 'cancel']),
    amount: z.optional(z.string()),
    currency: z.optional(z.string()),
    afterMs: z.optional(z.int().check(z.minimum(0))),
    times: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  }),
  /** What the provider says of each deposit from now on, before the platform has answered; null: nothing. */
  setPaymentAtOnce: z.strictObject({ end: z.nullable(z.enum(['paid', 'refused', 'silent'])) }),
} as const

type Input<Name extends keyof typeof cashierCommands> = z.output<(typeof cashierCommands)[Name]>

function setBalance(world: World, userName: string, balance: string): void {
  const member = memberNamed(world, userName)
  const wanted = minorOf(balance, 'balance')
  catchUp(world, member)
  const difference = wanted - world.ledger.balanceOf(member)
  if (difference !== 0) world.ledger.move(member, 'adjustment', difference)
}

/** The member, brought up to now. */
function accountNow(world: World, userName: string): Member {
  const member = accountNamed(world, userName)
  catchUp(world, member)
  return member
}

async function addPayoutAccount(world: World, input: Input<'addPayoutAccount'>, now: number): Promise<void> {
  const { userName, kind = 'ewallet', institution = kind === 'ewallet' ? 'QP' : 'B1', number } = input
  const member = accountNow(world, userName)
  if (institutionName(kind, institution) === undefined) throw invalidField('institution')
  const mark = await fingerprint(`${institution} ${number}`)
  // As the platform refuses it: two of the same id could not be told apart.
  if (member.payoutAccounts.some((one) => one.fingerprint === mark)) return
  const accountId = `A${mark.slice(0, 8)}`
  const account = { accountId, kind, institution, ending: number.slice(-4), fingerprint: mark, addedAt: now }
  member.payoutAccounts = [...member.payoutAccounts, account]
}

function reviewWithdrawal(world: World, input: Input<'reviewWithdrawal'>): void {
  const { userName, decision, withdrawalId, ...ending } = input
  const member = accountNow(world, userName)
  const id = withdrawalId ?? world.withdrawals.of(member)[0]?.withdrawalId ?? ''
  if (world.withdrawals.decide(member, id, decision, ending) === undefined) throw invalidField('withdrawalId')
}

function settleWithdrawal(world: World, input: Input<'settleWithdrawal'>): void {
  const { userName, result, withdrawalId, ...ending } = input
  const member = accountNow(world, userName)
  const id = withdrawalId ?? world.withdrawals.of(member)[0]?.withdrawalId ?? ''
  if (world.withdrawals.settle(member, id, result, ending) === undefined) throw invalidField('withdrawalId')
}

function openTurnover(world: World, input: Input<'openTurnover'>): void {
  const { userName, kind, name, until } = input
  const member = accountNow(world, userName)
  const amount = minorOf(input.amount, 'amount')
  const required = minorOf(input.required, 'required')
  world.ledger.move(member, kind === 'deposit' ? 'deposit' : 'bonus', amount)
  const sourceId = newReference(kind === 'deposit' ? 'D' : 'R', world.randomBytes)
  world.turnover.open(member, { sourceId, kind, name, amount, required, until })
}

function voidBet(world: World, { userName, betId }: Input<'voidBet'>): void {
  const member = memberNamed(world, userName)
  catchUp(world, member)
  const voided = world.ledger.voidBet(member, betId)
  if (voided === undefined) throw invalidField('betId')
  world.turnover.takeBack(member, voided.filled ?? [])
  takeBackPlay(world, member, voided.counted ?? 0)
}

function setDepositMethod(settings: Settings, input: Input<'setDepositMethod'>): void {
  const { methodCode, minimum, maximum, feeFixed, ...rest } = input
  if (settings.depositMethods.every((method) => method.methodCode !== methodCode)) throw invalidField('methodCode')
  const amounts = Object.entries({ minimum, maximum, feeFixed }).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, minorOf(text, field)] as const],
  )
  const changes = { ...withoutUndefined(rest), ...Object.fromEntries(amounts) }
  settings.depositMethods = settings.depositMethods.map((method) =>
    method.methodCode === methodCode ? { ...method, ...changes } : method,
  )
}

export function cashierHandlers(deps: ControlDeps): HandlersOf<typeof cashierCommands> {
  const settings = () => deps.world().settings
  return {
    setBalance: ({ userName, balance }) => setBalance(deps.world(), userName, balance),
    async setPaymentPassword({ userName, password }) {
      await deps.world().paymentPasswords.set(accountNamed(deps.world(), userName), password)
    },
    addPayoutAccount: (input) => addPayoutAccount(deps.world(), input, deps.now()),
    reviewWithdrawal: (input) => reviewWithdrawal(deps.world(), input),
    settleWithdrawal: (input) => settleWithdrawal(deps.world(), input),
    setWithdrawals({ byHandAbove, ...delays }) {
      const most = byHandAbove === undefined ? {} : { byHandAbove: minorOf(byHandAbove, 'byHandAbove') }
      settings().withdrawals = { ...settings().withdrawals, ...withoutUndefined(delays), ...most }
    },
    openTurnover: (input) => openTurnover(deps.world(), input),
    voidBet: (input) => voidBet(deps.world(), input),
    bookDeposit({ userName, amount }) {
      const member = accountNamed(deps.world(), userName)
      const minor = minorOf(amount, 'amount')
      if (minor === 0) throw invalidField('amount')
      deps.world().ledger.move(member, 'deposit', minor)
    },
    setDepositMethod: (input) => setDepositMethod(settings(), input),
    setDepositLimit({ userName, period, amount }) {
      accountNamed(deps.world(), userName)
      const { depositLimits } = deps.world()
      if (amount !== null) depositLimits.put(userName, period ?? 'day', minorOf(amount, 'amount'))
      else for (const each of period ? [period] : DEPOSIT_LIMIT_PERIODS) depositLimits.put(userName, each, undefined)
    },
    setDepositPause({ userName, paused, until }) {
      accountNamed(deps.world(), userName)
      const { depositPauses } = deps.world()
      if (paused) depositPauses.set(userName, { until })
      else depositPauses.delete(userName)
    },
    payDeposit({ depositId, end, amount, ...payment }) {
      const { deposits } = deps.world()
      if (deposits.find(depositId) === undefined) throw invalidField('depositId')
      if (end === 'cancel') deposits.cancel(depositId)
      else
        deposits.pay(depositId, {
          end,
          amount: amount === undefined ? undefined : minorOf(amount, 'amount'),
          ...payment,
        })
    },
    setPaymentAtOnce({ end }) {
      settings().paymentAtOnce = end === null ? undefined : { end }
    },
  }
}
