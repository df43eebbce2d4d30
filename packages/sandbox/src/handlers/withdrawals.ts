import type { Contract, EndpointRequest, EndpointResponse } from '@foyer/core/contract'
import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { dayIn, nextDayIn, TIME_ZONE } from '../world/days.ts'
import { unreadAbout } from '../world/letters.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { institutionName, type PayoutAccount } from '../world/payout-accounts.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'
import type { Withdrawal } from '../world/withdrawal.ts'
import { isOpen } from '../world/withdrawals.ts'
import type { World } from '../world/world.ts'
import { makeOnce } from './make-once.ts'
import { paginate } from './paginate.ts'
import { giveBackReward } from './rewards.ts'

/** Figures of this platform, minor units. */
const MINIMUM = 10_000
const MAXIMUM = 5_000_000
const FEE = 1000
/** Of a day: how many cost nothing, how many there may be, and how much in all. */
const FREE = 1
const MAX_OF_DAY = 3
const AMOUNT_OF_DAY = 10_000_000
/** Paid out in all before an identity is proved. */
const WITHOUT_IDENTITY = 200_000
/** Two alike within this time are suspected to be one. */
const ALIKE_MS = 60_000

const sum = (list: readonly Withdrawal[]) => list.reduce((before, { amount }) => before + amount, 0)

/** Those that count: what came back is as if it had not been asked for. */
const counted = (world: World, member: Member) =>
  world.withdrawals.of(member).filter(({ state }) => state !== 'refused' && state !== 'returned')

function policyOf(world: World, member: Member, now: number) {
  const all = counted(world, member)
  const today = dayIn(TIME_ZONE, now)
  const ofToday = all.filter(({ history }) => dayIn(TIME_ZONE, history[0]?.at ?? 0) === today)
  const freeLeft = Math.max(0, FREE - ofToday.length)
  return {
    freeLeft,
    fee: freeLeft > 0 ? 0 : FEE,
    countLeft: Math.max(0, MAX_OF_DAY - ofToday.length),
    amountLeft: Math.max(0, AMOUNT_OF_DAY - sum(ofToday)),
    freesAt: nextDayIn(TIME_ZONE, now),
    /** undefined: no proof is asked for. */
    identityLeft: member.identity.state === 'verified' ? undefined : Math.max(0, WITHOUT_IDENTITY - sum(all)),
  }
}

const feeTerms = ({ freeLeft }: { readonly freeLeft: number }) => ({ fixed: toDecimal(FEE), rate: '0', freeLeft })

function toWire(withdrawal: Withdrawal): EndpointResponse<Contract['withdrawalCreate']> {
  const { withdrawalId, account, amount, fee, history, ...rest } = withdrawal
  const { state, reason, note, missing, railReference } = rest
  return {
    withdrawalId,
    reference: withdrawalId,
    state,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    arrives: toDecimal(amount - fee),
    account: { name: account.name, masked: account.masked },
    history: history.map((step) => ({ ...step })),
    reason,
    note,
    missing,
    railReference,
  }
}

/** The withdrawal that an attempt has made, as it is now. */
export function requestedWithdrawal(context: HandlerContext<unknown>, withdrawalId: string) {
  const found = context.world.withdrawals.find(accountOwnerOf(context), withdrawalId)
  if (found === undefined) throw rejectedField('withdrawalId')
  return toWire(found)
}

interface Checked {
  readonly account: PayoutAccount
  readonly amount: number
  readonly fee: number
}

type CreateInput = EndpointRequest<Contract['withdrawalCreate']>

/** @throws Refusal for what cannot be paid out now, and why */
function checkRequest(context: HandlerContext<CreateInput>): Checked {
  const { input, world, now } = context
  const member = accountOwnerOf(context)
  const { ledger, turnover, withdrawals } = world
  const account = member.payoutAccounts.find(({ accountId }) => accountId === input.accountId)
  if (account === undefined) throw rejectedField('accountId')
  const { pausedUntil } = world.paymentPasswords.stateOf(member)
  if (pausedUntil !== undefined) throw new Refusal('withdrawal.paused', { value: { until: pausedUntil } })
  const { fee, freeLeft, countLeft, amountLeft, freesAt, identityLeft } = policyOf(world, member, now)
  const amount = toMinor(input.amount)
  if (amount === undefined || amount < MINIMUM || amount > MAXIMUM) {
    throw new Refusal('amount.outOfRange', { value: { minimum: toDecimal(MINIMUM), maximum: toDecimal(MAXIMUM) } })
  }
  if (countLeft === 0 || amount > amountLeft) {
    const remaining = toDecimal(countLeft === 0 ? 0 : amountLeft)
    throw new Refusal('limit.reached', { value: { kind: countLeft === 0 ? 'count' : 'amount', remaining, freesAt } })
  }
  if (toMinor(input.fee) !== fee) throw new Refusal('terms.changed', { value: { fee: feeTerms({ freeLeft }) } })
  const rewards = turnover.of(member).filter(({ kind, state }) => kind === 'reward' && state === 'open')
  const givenBack = input.giveBack ?? []
  if (!givenBack.every((id) => rewards.some(({ sourceId }) => sourceId === id))) throw rejectedField('giveBack')
  const withdrawable = turnover.withdrawableOf(member, givenBack)
  if (amount > ledger.balanceOf(member) || withdrawable === 0) {
    throw new Refusal('balance.insufficient', { value: { withdrawable: toDecimal(withdrawable) } })
  }
  if (amount > withdrawable) {
    const open = turnover.of(member).filter(({ state, sourceId }) => state === 'open' && !givenBack.includes(sourceId))
    const remaining = open.reduce((before, { required, done }) => before + required - done, 0)
    throw new Refusal('withdrawal.turnover', {
      value: { remaining: toDecimal(remaining), withdrawable: toDecimal(withdrawable) },
    })
  }
  if (identityLeft !== undefined && amount > identityLeft) {
    throw new Refusal('withdrawal.identity', { value: { state: member.identity.state, left: toDecimal(identityLeft) } })
  }
  const alike = withdrawals
    .of(member)
    .find(
      (one) =>
        isOpen(one) &&
        one.amount === amount &&
        one.accountId === account.accountId &&
        now - (one.history[0]?.at ?? 0) < ALIKE_MS,
    )
  if (alike !== undefined && input.second !== true) {
    throw new Refusal('duplicate.suspected', { value: { existing: toWire(alike) } })
  }
  return { account, amount, fee }
}

export const withdrawalHandlers = {
  withdrawalTerms(context) {
    const { world, now, language } = context
    const member = accountOwnerOf(context)
    const { ledger, turnover, paymentPasswords, settings } = world
    const { countLeft, amountLeft, freesAt, identityLeft, ...fee } = policyOf(world, member, now)
    const { set, lockedUntil, pausedUntil } = paymentPasswords.stateOf(member)
    const open = turnover.of(member).filter(({ state }) => state === 'open')
    const { untilReview, review, rail } = settings.withdrawals
    return {
      balance: toDecimal(ledger.balanceOf(member)),
      withdrawable: toDecimal(turnover.withdrawableOf(member)),
      locked: toDecimal(turnover.lockedOf(member)),
      held: toDecimal(ledger.heldBy(member)),
      minimum: toDecimal(MINIMUM),
      maximum: toDecimal(MAXIMUM),
      fee: feeTerms(fee),
      left: { count: countLeft, amount: toDecimal(amountLeft), freesAt },
      turnover: open.map(({ sourceId, kind, name, openedAt, required, done, amount, until }) => ({
        sourceId,
        kind,
        name: textIn(name, language),
        at: openedAt,
        required: toDecimal(required),
        done: toDecimal(done),
        locked: toDecimal(kind === 'reward' ? amount : required - done),
        until,
        withdrawableWithout: kind === 'reward' ? toDecimal(turnover.withdrawableOf(member, [sourceId])) : undefined,
      })),
      identity: {
        state: member.identity.state,
        left: identityLeft === undefined ? undefined : toDecimal(identityLeft),
      },
      password: lockedUntil === undefined ? (set ? 'set' : 'none') : 'locked',
      lockedUntil,
      pausedUntil,
      usually: Math.round((untilReview + review + rail) / 1000),
    }
  },

  async withdrawalCreate(context) {
    const { input, world, changed } = context
    const { idempotencyKey, accountId, amount, fee, giveBack = [], second } = input
    const member = accountOwnerOf(context)
    // What was made under the key is answered again, whatever password comes with it now.
    if (world.attempts.find(member.userName, idempotencyKey) === undefined) {
      checkRequest(context)
      try {
        await world.paymentPasswords.check(member, input.paymentPassword, idempotencyKey)
      } finally {
        changed()
      }
    }
    return makeOnce(context, {
      kind: 'withdrawal',
      idempotencyKey,
      body: { accountId, amount, fee, giveBack: giveBack.join(' '), second: second === true ? 'true' : undefined },
      make() {
        // Bets and other withdrawals may have come while the password was compared.
        const checked = checkRequest(context)
        for (const sourceId of giveBack) giveBackReward(context, member, sourceId)
        const { kind, institution } = checked.account
        const made = world.withdrawals.request(member, {
          ...checked,
          institutionName: institutionName(kind, institution) ?? institution,
        })
        return made.withdrawalId
      },
      read: (withdrawalId) => requestedWithdrawal(context, withdrawalId),
    })
  },

  withdrawalList(context) {
    const { input, world } = context
    const all = world.withdrawals.of(accountOwnerOf(context))
    const asked = input.open === 'true' ? all.filter(isOpen) : all
    const { rows, ...counts } = paginate(asked, input.pageNo, input.pageSize)
    return { list: rows.map(toWire), ...counts }
  },

  /** As its screen shows it. */
  withdrawalState(context) {
    const { withdrawalId } = context.input
    const found = requestedWithdrawal(context, withdrawalId)
    return { ...found, letterIds: unreadAbout(accountOwnerOf(context), withdrawalId) }
  },
} satisfies Partial<HandlerTable>
