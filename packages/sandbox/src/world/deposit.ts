import type { LocalizedText } from '@foyer/demo-games'
import type { Posting } from './ledger.ts'
import type { SeedDepositMethod, SeedDepositOffer } from './seed/deposit-methods.ts'

export const DEPOSIT_STATES = ['awaiting', 'processing', 'paid', 'failed', 'cancelled', 'expired'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** What the provider tells the platform, once or more often. The same id is the same event. */
export interface PaymentEvent {
  readonly eventId: string
  /** When it arrives, ms since the epoch. */
  readonly at: number
  readonly end: 'paid' | 'refused'
  /** What was paid, minor units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

export interface Receipt {
  readonly eventId: string
  readonly at: number
  /** Minor units. */
  readonly received: number
  readonly fee: number
  readonly credited: number
}

/** One attempt to bring money in. Amounts are minor units, times ms since the epoch. What it costs is as it was agreed. */
export interface Deposit {
  /** Its reference, and its id: `D7K2M9Q4XA`. */
  readonly depositId: string
  /** Names it to the provider. */
  readonly paymentId: string
  readonly userName: string
  readonly methodCode: string
  readonly methodName: LocalizedText
  readonly opens: 'window' | 'frame'
  readonly amount: number
  readonly fee: number
  /** Hundredths of a per cent. */
  readonly feeRate: number
  readonly feeFixed: number
  /** Path of the site. */
  readonly returnUrl: string
  readonly expiresAt: number
  readonly offer?: DepositOffer | undefined
  /** What the offer has added. */
  readonly bonus?: number | undefined
  readonly reason?: string | undefined
  readonly receipts: readonly Receipt[]
  /** Events that are still to arrive. */
  readonly events: readonly PaymentEvent[]
  /** Earliest first; the last is the state that it is in. */
  readonly history: readonly { readonly state: DepositState; readonly at: number }[]
}

export interface DepositOffer extends SeedDepositOffer {
  readonly name: LocalizedText
}

/** Hundredths of a per cent. */
const WHOLE = 10_000

export function stateOf({ history }: Pick<Deposit, 'history'>): DepositState {
  return history.at(-1)?.state ?? 'awaiting'
}

export function isOpen(deposit: Pick<Deposit, 'history'>): boolean {
  const state = stateOf(deposit)
  return state === 'awaiting' || state === 'processing'
}

/** Half up. Minor units. */
export function feeOf(amount: number, { feeRate, feeFixed }: Pick<SeedDepositMethod, 'feeRate' | 'feeFixed'>): number {
  return Math.floor((amount * feeRate + WHOLE / 2) / WHOLE) + feeFixed
}

const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0)

export function creditedBy({ receipts }: Pick<Deposit, 'receipts'>): number {
  return sum(receipts.map(({ credited }) => credited))
}

/** What is still to be paid, minor units. */
export function dueOf({ amount, fee, receipts }: Pick<Deposit, 'amount' | 'fee' | 'receipts'>): number {
  return Math.max(0, amount + fee - sum(receipts.map(({ received }) => received)))
}

/** What the provider still takes: what is due, less what is on its way. Minor units. */
export function payableOf(deposit: Deposit): number {
  const coming = new Map(deposit.events.filter(({ end }) => end === 'paid').map((event) => [event.eventId, event]))
  for (const { eventId } of deposit.receipts) coming.delete(eventId)
  return Math.max(0, dueOf(deposit) - sum([...coming.values()].map(({ amount }) => amount)))
}

/**
 * The smaller of what was agreed and the rate of all that came so far, less what was taken of it: parts cost together what the
 * whole does, however small they are.
 */
export function feeOfReceipt(deposit: Deposit, received: number): number {
  const { fee, receipts } = deposit
  const whole = sum(receipts.map((receipt) => receipt.received)) + received
  const taken = sum(receipts.map((receipt) => receipt.fee))
  return Math.max(0, Math.min(Math.min(fee, feeOf(whole, deposit)) - taken, received))
}

/** Both sides, and the fee between them. */
export function receiptPostings({ userName, methodCode }: Deposit, receipt: Receipt): readonly Posting[] {
  const { received, credited, fee } = receipt
  const money = (account: Posting['account'], amount: number): Posting => ({ account, unit: 'MONEY', amount })
  const sides = [money(`provider:${methodCode}`, -received), money(`cash:${userName}`, credited)]
  return fee === 0 ? sides : [...sides, money('fees', fee)]
}
