import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../world/days.ts'
import { creditedBy, type Deposit, feeOf, isOpen, stateOf } from '../world/deposit.ts'
import { limitLeft } from '../world/deposit-limits.ts'
import { type DepositPause, pauseAt } from '../world/deposit-pauses.ts'
import { unreadAbout } from '../world/letters.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { SeedDepositMethod, SeedDepositOffer } from '../world/seed/deposit-methods.ts'
import { announcementDates } from './announcements.ts'
import { makeOnce } from './make-once.ts'
import { paginate } from './paginate.ts'

const HOUR_MS = 3_600_000

/** Of one member, of those that can be paid or left. */
const MAX_OPEN_DEPOSITS = 20

/** When a method that is closed takes something again; undefined where that is not known. */
function closedUntil({ opensAtHour }: SeedDepositMethod, now: number): number | undefined {
  if (opensAtHour === undefined) return undefined
  const today = dayIn(TIME_ZONE, now)
  const at = startOfDay(TIME_ZONE, today) + opensAtHour * HOUR_MS
  return at > now ? at : startOfDay(TIME_ZONE, addDays(today, 1)) + opensAtHour * HOUR_MS
}

function methodRow(method: SeedDepositMethod, language: string, now: number) {
  const { methodCode, name, kind, minimum, maximum, feeRate, feeFixed, expiresIn, usually, quickAmounts, opens } =
    method
  return {
    methodCode,
    name: textIn(name, language),
    kind,
    minimum: toDecimal(minimum),
    maximum: toDecimal(maximum),
    // One per cent is 100.
    feeRate: (feeRate / 10_000).toFixed(4),
    feeFixed: toDecimal(feeFixed),
    expiresIn,
    usually,
    quickAmounts: quickAmounts.map(toDecimal),
    opens,
    ...(method.isClosed && { closed: { until: closedUntil(method, now) } }),
  }
}

/** Offers whose promotion is on now. */
function offersNow({ world, now }: HandlerContext<unknown>) {
  return world.settings.depositOffers.flatMap((offer) => {
    const promotion = world.settings.announcements.find(
      ({ id, group }) => group === 'promotion' && id === offer.promotionId,
    )
    if (promotion === undefined) return []
    const { startDate, endDate } = announcementDates(promotion, world.startedAt)
    const isOn = startDate <= now && (promotion.noExpiry || endDate === undefined || now < endDate)
    return isOn ? [{ ...offer, name: promotion.title }] : []
  })
}

function leftOf({ world, now }: HandlerContext<unknown>, member: Member) {
  return limitLeft(world.depositLimits.of(member.userName), world.deposits.of(member), now)
}

/** A break that the member takes; without an end until it is ended by hand. */
export function pauseOf({ world, now }: HandlerContext<unknown>, { userName }: Member): DepositPause | undefined {
  return pauseAt(world.depositPauses, userName, now)
}

/** In a break no money comes in, and no bonus. @throws Refusal `break.active` */
export function checkNoPause(context: HandlerContext<unknown>, member: Member): void {
  const pause = pauseOf(context, member)
  if (pause !== undefined) throw new Refusal('break.active', { value: { until: pause.until } })
}

/** Nothing was paid in or asked to be. */
function isFirst({ world }: HandlerContext<unknown>, member: Member): boolean {
  return (
    world.deposits.of(member).length === 0 && world.ledger.movementsOf(member).every(({ kind }) => kind !== 'deposit')
  )
}

function hasNoLimit({ world }: HandlerContext<unknown>, { userName }: Member): boolean {
  return world.depositLimits.of(userName).every(({ amount, change }) => amount === undefined && change === undefined)
}

/** Where the person pays, as long as that is possible. */
function urlOf({ paymentId }: Deposit, { origin, language }: HandlerContext<unknown>): string {
  return `${origin}/play/pay?payment=${paymentId}&language=${encodeURIComponent(language)}`
}

function depositRow(deposit: Deposit, context: HandlerContext<unknown>) {
  const { depositId, methodCode, methodName, amount, fee, opens, expiresAt, reason, bonus, receipts, history } = deposit
  const state = stateOf(deposit)
  return {
    depositId,
    reference: depositId,
    methodCode,
    methodName: textIn(methodName, context.language),
    state,
    amount: toDecimal(amount),
    fee: toDecimal(fee),
    payAmount: toDecimal(amount + fee),
    creditAmount: toDecimal(creditedBy(deposit)),
    receipts: receipts.map((receipt) => ({
      at: receipt.at,
      received: toDecimal(receipt.received),
      fee: toDecimal(receipt.fee),
      credited: toDecimal(receipt.credited),
    })),
    url: state === 'awaiting' ? urlOf(deposit, context) : undefined,
    opens,
    createdAt: history[0]?.at ?? 0,
    expiresAt,
    reason: state === 'failed' ? reason : undefined,
    charged: state === 'failed' ? false : undefined,
    bonusAmount: bonus === undefined ? undefined : toDecimal(bonus),
    history: history.map((one) => ({ ...one })),
  }
}

/** A deposit as it is now; undefined for one that ended without money, so long ago that it is forgotten. */
export function readDeposit(context: HandlerContext<unknown>, depositId: string) {
  const deposit = context.world.deposits.find(depositId)
  return deposit && depositRow(deposit, context)
}

/** @throws Refusal `idempotency.void` where it is forgotten: the key brought no money, and will bring none */
function madeDeposit(context: HandlerContext<unknown>, depositId: string) {
  const made = readDeposit(context, depositId)
  if (made === undefined) throw new Refusal('idempotency.void')
  return made
}

/** One that is being confirmed counts not: the member can do nothing about it. @throws Refusal `deposit.tooMany` */
function checkOpenOnes({ world }: HandlerContext<unknown>, member: Member): void {
  const own = world.deposits.of(member).filter((deposit) => stateOf(deposit) === 'awaiting')
  if (own.length < MAX_OPEN_DEPOSITS) return
  throw new Refusal('deposit.tooMany', { value: { most: MAX_OPEN_DEPOSITS } })
}

/** @throws Refusal where it cannot be begun */
function checkAmount(
  context: HandlerContext<unknown>,
  member: Member,
  method: SeedDepositMethod,
  amount: number,
): void {
  const { minimum, maximum } = method
  if (method.isClosed) throw new Refusal('deposit.methodClosed', { value: { until: closedUntil(method, context.now) } })
  if (amount < minimum || amount > maximum) {
    throw new Refusal('amount.outOfRange', { value: { minimum: toDecimal(minimum), maximum: toDecimal(maximum) } })
  }
  const left = leftOf(context, member)
  if (left !== undefined && amount > left.remaining) {
    const { remaining, freesAt } = left
    throw new Refusal('limit.reached', { value: { kind: 'deposit', remaining: toDecimal(remaining), freesAt } })
  }
}

function offerOf(context: HandlerContext<unknown>, promotionId: number | undefined) {
  if (promotionId === undefined) return undefined
  const offer: (SeedDepositOffer & { readonly name: SeedDepositMethod['name'] }) | undefined = offersNow(context).find(
    (one) => one.promotionId === promotionId,
  )
  if (offer === undefined) throw new Refusal('reward.gone')
  return offer
}

/** @throws Refusal for the id of another member */
function ownDeposit(context: HandlerContext<{ readonly depositId: string }>): Deposit {
  const { userName } = accountOwnerOf(context)
  const deposit = context.world.deposits.find(context.input.depositId)
  if (deposit?.userName !== userName) throw invalidField('depositId')
  return deposit
}

/** As its screen shows it. */
function shownDeposit(context: HandlerContext<{ readonly depositId: string }>) {
  const deposit = ownDeposit(context)
  return { ...depositRow(deposit, context), letterIds: unreadAbout(accountOwnerOf(context), deposit.depositId) }
}

export const depositHandlers = {
  depositMethods(context) {
    const { world, now, input } = context
    const member = accountOwnerOf(context)
    const language = input.language ?? context.language
    const left = leftOf(context, member)
    return {
      list: world.settings.depositMethods.map((method) => methodRow(method, language, now)),
      identity: member.identity.state,
      limit:
        left === undefined
          ? undefined
          : { period: left.period, remaining: toDecimal(left.remaining), freesAt: left.freesAt },
      paused: pauseOf(context, member),
      turnover: '1',
      promotionIds: offersNow(context).map(({ promotionId }) => promotionId),
      asksLimit: isFirst(context, member) && hasNoLimit(context, member),
    }
  },

  depositCreate(context) {
    const member = accountOwnerOf(context)
    const { input, world, origin } = context
    const { methodCode, amount, fee, promotionId, returnUrl, idempotencyKey } = input
    return makeOnce(context, {
      kind: 'deposit',
      idempotencyKey,
      body: { methodCode, amount, fee, promotionId },
      make() {
        checkNoPause(context, member)
        checkOpenOnes(context, member)
        const method = world.settings.depositMethods.find((one) => one.methodCode === methodCode)
        if (method === undefined) throw invalidField('methodCode')
        const minor = toMinor(amount)
        if (minor === undefined) throw invalidField('amount')
        checkAmount(context, member, method, minor)
        const due = feeOf(minor, method)
        if (toMinor(fee) !== due) throw new Refusal('terms.changed', { value: { terms: { fee: toDecimal(due) } } })
        const offer = offerOf(context, promotionId)
        const path = world.backUrls.check(returnUrl, origin)
        return world.deposits.create(member, { method, amount: minor, returnUrl: path, offer }).depositId
      },
      read: (depositId) => madeDeposit(context, depositId),
    })
  },

  depositState: shownDeposit,

  depositList(context) {
    const { input, world } = context
    const own = world.deposits.of(accountOwnerOf(context))
    const wanted = input.open === undefined ? own : own.filter(isOpen)
    const { rows, ...counts } = paginate(wanted, input.pageNo, input.pageSize)
    return { list: rows.map((deposit) => depositRow(deposit, context)), ...counts }
  },

  depositCancel(context) {
    const { depositId } = ownDeposit(context)
    context.world.deposits.cancel(depositId)
    context.changed()
    return shownDeposit(context)
  },
} satisfies Partial<HandlerTable>
