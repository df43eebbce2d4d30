import { add, compare, type Money, min, round } from '../../../kernel/money/money.ts'
import { feeOf } from '../fee.ts'
import type { DEPOSIT_METHOD_KINDS, DEPOSIT_STATES } from './endpoints.ts'

/** A way to pay (ROUTE-18). Amounts are exact decimal texts, durations ms, moments ms since the epoch. */
export interface DepositMethod {
  readonly methodCode: string
  readonly name: string
  readonly icon: string | undefined
  readonly kind: (typeof DEPOSIT_METHOD_KINDS)[number]
  /** Both bounds are possible. */
  readonly minimum: Money
  readonly maximum: Money
  /** Of the amount: '0.01' is one per cent. */
  readonly feeRate: Money
  readonly feeFixed: Money
  /** How long the page of the provider can be paid on. */
  readonly expiresIn: number
  /** How long it takes as a rule until the money is there. */
  readonly usually?: number | undefined
  readonly quickAmounts: readonly Money[]
  /** Where the page of the provider opens. */
  readonly opens: 'window' | 'frame'
  /** Where it takes nothing now; `until` where that is known. */
  readonly closed: { readonly until?: number | undefined } | undefined
}

export type DepositState = (typeof DEPOSIT_STATES)[number]

/** One attempt to bring money in. Amounts are exact decimal texts, moments ms since the epoch. */
export interface Deposit {
  readonly depositId: string
  /** What a person reads to the support. */
  readonly reference: string
  readonly methodCode: string
  readonly methodName: string
  readonly state: DepositState
  /** What was asked to be added. */
  readonly amount: Money
  readonly fee: Money
  /** What the person pays: amount and fee. */
  readonly payAmount: Money
  /** What has reached the wallet so far. */
  readonly creditAmount: Money
  /** What has come in, payment by payment. */
  readonly receipts: readonly DepositReceipt[]
  /** Where the person pays, as the platform says it: `deposits.pageOf` checks it. */
  readonly url: string | undefined
  readonly opens: 'window' | 'frame'
  readonly createdAt: number
  readonly expiresAt: number
  /** Why it failed, as the provider says: a word for the support. */
  readonly reason: string | undefined
  /** Of one that failed: false only where the provider has said that nothing was taken. */
  readonly charged?: boolean | undefined
  /** What the offer has added. */
  readonly bonusAmount: Money | undefined
  readonly history: readonly { readonly at: number; readonly state: DepositState }[]
  /** The unread letters about it. */
  readonly letterIds?: readonly string[] | undefined
}

export interface DepositReceipt {
  readonly at: number
  readonly received: Money
  readonly fee: Money
  readonly credited: Money
}

/** Where a deposit stands for the person: four ends, and one that can still be paid. */
export type DepositEnd = 'open' | 'pending' | 'paid' | 'failed' | 'left'

export function depositEnd(state: DepositState): DepositEnd {
  switch (state) {
    case 'awaiting':
      return 'open'
    case 'processing':
      return 'pending'
    case 'paid':
    case 'failed':
      return state
    case 'cancelled':
    case 'expired':
      return 'left'
  }
}

/** Nothing is expected to change by itself, though late money may still come. */
export function isDepositOver(state: DepositState): boolean {
  return state !== 'awaiting' && state !== 'processing'
}

/** What a deposit costs. */
export interface DepositQuote {
  readonly amount: Money
  readonly fee: Money
  /** What the person pays. */
  readonly payAmount: Money
}

/** Amount, fee and their sum. */
export function depositQuote(
  amount: Money,
  { feeRate, feeFixed }: Pick<DepositMethod, 'feeRate' | 'feeFixed'>,
  digits: number,
): DepositQuote {
  const exact = round(amount, digits, 'down')
  const fee = feeOf(exact, { rate: feeRate, fixed: feeFixed }, digits)
  return { amount: exact, fee, payAmount: add(exact, fee) }
}

/** The member's own limit leaves less than the least that the method takes. */
export function isBeyondLimit({ minimum }: Pick<DepositMethod, 'minimum'>, remaining: Money | undefined): boolean {
  return remaining !== undefined && compare(remaining, minimum) < 0
}

/** The least that the open ones of these methods take, where the member's own limit leaves less than that. */
export function leastBeyondLimit(methods: readonly DepositMethod[], remaining: Money | undefined): Money | undefined {
  const [first, ...others] = methods.filter(({ closed }) => closed === undefined)
  if (first === undefined) return undefined
  const minimum = others.reduce((least, other) => min(least, other.minimum), first.minimum)
  return isBeyondLimit({ minimum }, remaining) ? minimum : undefined
}

/** What the method takes, as far as the member's own limit leaves it; all that it takes where that is nothing. */
export function depositBounds(
  method: Pick<DepositMethod, 'minimum' | 'maximum'>,
  remaining: Money | undefined,
): Pick<DepositMethod, 'minimum' | 'maximum'> {
  const { minimum, maximum } = method
  const isCapped = remaining !== undefined && !isBeyondLimit(method, remaining) && compare(remaining, maximum) < 0
  return { minimum, maximum: isCapped ? remaining : maximum }
}

/** The amounts to pick from: those that the method takes, and that the member's own limit leaves. */
export function quickAmounts(method: DepositMethod, remaining: Money | undefined) {
  if (isBeyondLimit(method, remaining)) return []
  const { minimum, maximum } = depositBounds(method, remaining)
  return method.quickAmounts.filter((amount) => compare(amount, minimum) >= 0 && compare(amount, maximum) <= 0)
}
