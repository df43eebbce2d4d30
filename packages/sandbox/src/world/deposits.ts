import {
  type Deposit,
  type DepositOffer,
  type DepositState,
  dueOf,
  feeOf,
  feeOfReceipt,
  isOpen,
  type PaymentEvent,
  type Receipt,
  receiptPostings,
  stateOf,
} from './deposit.ts'
import { depositLetter, heldPaymentLetter } from './deposit-letters.ts'
import { type DepositLimits, limitLeft } from './deposit-limits.ts'
import type { Ledger } from './ledger.ts'
import { type LetterText, sendLetter } from './letters.ts'
import type { Member } from './member.ts'
import type { Members } from './members.ts'
import { newReference } from './references.ts'
import { createSecret, type RandomBytes } from './secure-random.ts'
import type { SeedDepositMethod } from './seed/deposit-methods.ts'
import type { Turnover } from './turnover.ts'

/** What a person does on the page of the provider, and what the provider makes of it. */
export interface Payment {
  /** `silent`: the payment is taken, and the provider never says anything. */
  readonly end: 'paid' | 'refused' | 'silent'
  /** Minor units. Default: what is still to be paid. */
  readonly amount?: number | undefined
  /** Default: that of the platform. */
  readonly currency?: string | undefined
  /** When the platform is told, ms from now. Default 0. */
  readonly afterMs?: number | undefined
  /** How often it is told, each a second later. Default 1. */
  readonly times?: number | undefined
}

interface NewDeposit {
  readonly method: SeedDepositMethod
  /** Minor units. */
  readonly amount: number
  readonly returnUrl: string
  readonly offer?: DepositOffer | undefined
}

export interface Deposits {
  create(member: Member, deposit: NewDeposit): Deposit
  find(depositId: string): Deposit | undefined
  findPayment(paymentId: string): Deposit | undefined
  /** Latest first. */
  of(member: Pick<Member, 'userName'>): readonly Deposit[]
  /** The provider acts. What arrives at once is booked at once. */
  pay(depositId: string, payment: Payment): void
  /** The member, or the page of the provider, leaves it. One that is paid, or is being confirmed, stays so. */
  cancel(depositId: string): void
  /** Does what is due. @returns whether there was something */
  settle(member: Pick<Member, 'userName'>): boolean
  all(): readonly Deposit[]
}

/** Of the platform. */
const CURRENCY = 'PHP'
const EVERY_MS = 1000
const DAY_MS = 86_400_000
/** Deposits of one member that ended without money. With more of them the oldest are removed. */
const ABANDONED_KEPT = 500

function isAbandoned(deposit: Deposit): boolean {
  return !isOpen(deposit) && deposit.receipts.length === 0 && deposit.events.length === 0
}

interface Deps {
  readonly ledger: Ledger
  readonly turnover: Turnover
  readonly members: Pick<Members, 'get'>
  readonly now: () => number
  readonly randomBytes: RandomBytes
  /** Whether the member takes a break. */
  readonly isPaused: (userName: string) => boolean
  readonly limits: Pick<DepositLimits, 'of'>
  /** What the provider says before the platform has answered, where it does. */
  readonly atOnce: () => Payment | undefined
}

export function createDeposits(kept: readonly Deposit[], deps: Deps): Deposits {
  const { ledger, turnover, members, now, randomBytes, isPaused, limits } = deps
  const deposits = new Map(kept.map((deposit) => [deposit.depositId, deposit]))
  const ofMember = (userName: string) =>
    [...deposits.values()].filter((deposit) => deposit.userName === userName).reverse()
  const get = (depositId: string): Deposit => {
    const deposit = deposits.get(depositId)
    if (deposit === undefined) throw new Error(`There is no deposit ${depositId}.`)
    return deposit
  }

  function put(deposit: Deposit): Deposit {
    deposits.set(deposit.depositId, deposit)
    return deposit
  }

  /** Those that brought money count for limits and records, so they stay. */
  function forgetAbandoned(userName: string): void {
    const abandoned = [...deposits.values()].filter((one) => one.userName === userName && isAbandoned(one))
    for (const { depositId } of abandoned.slice(0, -ABANDONED_KEPT)) deposits.delete(depositId)
  }

  /** Each change writes one letter, with what the state says and no more. */
  function step(deposit: Deposit, state: DepositState, at: number): Deposit {
    const moved = put({ ...deposit, history: [...deposit.history, { state, at }] })
    tell(moved, at)
    if (isAbandoned(moved)) forgetAbandoned(moved.userName)
    return moved
  }

  function tell(deposit: Deposit, at: number): void {
    write(deposit, depositLetter(deposit, stateOf(deposit)), at, deposit.depositId)
  }

  function write({ userName }: Deposit, letter: LetterText, at: number, about?: string): void {
    const member = members.get(userName)
    if (member !== undefined) sendLetter(member, letter, at, about)
  }

  function addBonus(deposit: Deposit, credited: number): Deposit {
    const { depositId, userName, offer } = deposit
    const member = members.get(userName)
    if (offer === undefined || member === undefined) return deposit
    const bonus = Math.min(offer.cap, Math.floor((credited * offer.percent) / 100))
    if (bonus <= 0) return deposit
    ledger.post({
      kind: 'bonus',
      ref: `${depositId}/bonus`,
      reference: depositId,
      postings: [
        { account: 'rewards', unit: 'MONEY', amount: -bonus },
        { account: `cash:${userName}`, unit: 'MONEY', amount: bonus },
      ],
    })
    turnover.open(member, {
      sourceId: `${depositId}/bonus`,
      kind: 'reward',
      name: offer.name,
      amount: bonus,
      required: bonus * offer.multiplier,
      categories: ['RNG'],
      until: now() + offer.days * DAY_MS,
    })
    return put({ ...deposit, bonus })
  }

  /** No break runs, and the own limits leave as much, without what this deposit itself was expected to bring. */
  function mayCredit(deposit: Deposit, { amount, at }: PaymentEvent): boolean {
    const { depositId, userName } = deposit
    if (isPaused(userName)) return false
    const ended: Deposit = { ...deposit, history: [{ state: 'paid', at }] }
    const all = ofMember(userName).map((one) => (one.depositId === depositId ? ended : one))
    const left = limitLeft(limits.of(userName), all, at)
    return left === undefined || amount - feeOfReceipt(deposit, amount) <= left.remaining
  }

  /** Money has come in: it is booked whatever the state, once for each event. */
  function book(deposit: Deposit, { eventId, amount: received, at }: PaymentEvent): Deposit {
    // Of money that comes late for a deposit that was left, the offer may be over.
    const hasOffer = isOpen(deposit) || at <= deposit.expiresAt
    const member = members.get(deposit.userName)
    const fee = feeOfReceipt(deposit, received)
    const receipt: Receipt = { eventId, at, received, fee, credited: received - fee }
    const isFirst = deposit.receipts.length === 0
    const { depositId } = deposit
    ledger.post({
      kind: 'deposit',
      ref: `${depositId}/${eventId}`,
      reference: depositId,
      at,
      postings: receiptPostings(deposit, receipt),
    })
    let booked = put({ ...deposit, receipts: [...deposit.receipts, receipt] })
    if (member !== undefined && receipt.credited > 0) {
      turnover.open(member, {
        sourceId: isFirst ? depositId : `${depositId}/${booked.receipts.length}`,
        kind: 'deposit',
        name: deposit.methodName,
        amount: receipt.credited,
        required: receipt.credited,
      })
    }
    if (isFirst && hasOffer) booked = addBonus(booked, receipt.credited)
    if (stateOf(booked) !== 'paid') return step(booked, 'paid', at)
    tell(booked, at)
    return booked
  }

  function take(deposit: Deposit, event: PaymentEvent): Deposit {
    const waiting = put({ ...deposit, events: deposit.events.filter((one) => one !== event) })
    // Told a second time.
    if (waiting.receipts.some(({ eventId }) => eventId === event.eventId)) return waiting
    if (event.end === 'paid') {
      if (event.amount <= 0) return waiting
      if (event.currency === CURRENCY && mayCredit(waiting, event)) return book(waiting, event)
      // For a person of the merchant: nothing is booked, and it is not over.
      if (stateOf(waiting) === 'awaiting') return step(waiting, 'processing', event.at)
      const isTold = waiting.events.every(({ eventId }) => eventId !== event.eventId)
      // Its state, that it is being confirmed, says so already; one that had ended does not.
      if (isTold && stateOf(waiting) !== 'processing') write(waiting, heldPaymentLetter(waiting), event.at)
      return waiting
    }
    return isOpen(waiting) ? step(put({ ...waiting, reason: 'declined' }), 'failed', event.at) : waiting
  }

  /** What is due, in the order of time. */
  function settleOne(deposit: Deposit): Deposit {
    const [next] = [...deposit.events].sort((one, other) => one.at - other.at)
    const expiresAt = stateOf(deposit) === 'awaiting' ? deposit.expiresAt : Number.POSITIVE_INFINITY
    if (next !== undefined && next.at <= now() && next.at <= expiresAt) return settleOne(take(deposit, next))
    if (expiresAt <= now()) return settleOne(step(deposit, 'expired', expiresAt))
    return deposit
  }

  function pay(depositId: string, payment: Payment): void {
    const { end, afterMs = 0, times = 1, currency = CURRENCY } = payment
    const deposit = settleOne(get(depositId))
    const taken = end !== 'refused' && stateOf(deposit) === 'awaiting' ? step(deposit, 'processing', now()) : deposit
    if (end === 'silent') return
    const amount = payment.amount ?? dueOf(deposit)
    const eventId = createSecret(randomBytes).slice(0, 16)
    const events = Array.from({ length: times }, (_, index): PaymentEvent => {
      return { eventId, at: now() + afterMs + index * EVERY_MS, end, amount, currency }
    })
    settleOne(put({ ...taken, events: [...taken.events, ...events] }))
  }

  return {
    create(member, { method, amount, returnUrl, offer }) {
      const { methodCode, name, opens, feeRate, feeFixed, expiresIn } = method
      const { depositId } = put({
        depositId: newReference('D', randomBytes),
        paymentId: createSecret(randomBytes),
        userName: member.userName,
        methodCode,
        methodName: name,
        opens,
        amount,
        fee: feeOf(amount, method),
        feeRate,
        feeFixed,
        returnUrl,
        expiresAt: now() + expiresIn,
        offer,
        receipts: [],
        events: [],
        history: [{ state: 'awaiting', at: now() }],
      })
      const told = deps.atOnce()
      if (told !== undefined) pay(depositId, told)
      return get(depositId)
    },
    find: (depositId) => deposits.get(depositId),
    findPayment: (paymentId) => [...deposits.values()].find((deposit) => deposit.paymentId === paymentId),
    of: ({ userName }) => ofMember(userName),
    pay,
    cancel(depositId) {
      const deposit = settleOne(get(depositId))
      if (stateOf(deposit) === 'awaiting') step(deposit, 'cancelled', now())
    },
    settle: ({ userName }) => ofMember(userName).filter((deposit) => settleOne(deposit) !== deposit).length > 0,
    all: () => [...deposits.values()],
  }
}
