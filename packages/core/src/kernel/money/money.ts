import { roundHalfUp } from './format-money.ts'

declare const isMoney: unique symbol

/**
 * An exact amount as decimal text: no plus, no needless zeros in front, never `-0.00`. It survives JSON and hydration, and
 * nothing about it is computed in floating point. What the platform sends keeps the decimals that it was sent with;
 * {@link round} gives it those of a currency, and two amounts of the same decimals are equal by `===`.
 */
export type Money = string & { readonly [isMoney]: true }

/** `halfUp`: away from zero, for fees. `down`: towards zero, for turnover, rewards and points. */
export type Rounding = 'halfUp' | 'down'

/** The longest amount that is read: what a platform may send (`wire.money`). */
const AMOUNT = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/

/** A whole number of the smallest unit, and how many digits of it stand after the point. */
interface Units {
  readonly value: bigint
  readonly digits: number
}

/** The amount in its canonical form; undefined for what is no plain decimal text. */
export function readMoney(text: string): Money | undefined {
  const parts = AMOUNT.exec(text)
  if (parts === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = parts
  const value = BigInt(whole + fraction)
  return fromUnits({ value: sign === '' ? value : -value, digits: fraction.length })
}

/** Amounts are made by `readMoney`, by the wire and by the functions below: all of them are plain decimal texts. */
function toUnits(amount: Money): Units {
  const [whole = '0', fraction = ''] = amount.split('.')
  return { value: BigInt(whole + fraction), digits: fraction.length }
}

function fromUnits({ value, digits }: Units): Money {
  const magnitude = (value < 0n ? -value : value).toString().padStart(digits + 1, '0')
  const whole = magnitude.slice(0, magnitude.length - digits)
  const text = digits === 0 ? whole : `${whole}.${magnitude.slice(-digits)}`
  // The one place where the text becomes an amount: it is canonical here.
  return (value < 0n ? `-${text}` : text) as Money
}

/** Both with the more decimals of the two. */
function aligned(one: Money, other: Money): readonly [bigint, bigint, number] {
  const [left, right] = [toUnits(one), toUnits(other)]
  const digits = Math.max(left.digits, right.digits)
  const scaled = (units: Units) => units.value * 10n ** BigInt(digits - units.digits)
  return [scaled(left), scaled(right), digits]
}

export function add(one: Money, other: Money): Money {
  const [left, right, digits] = aligned(one, other)
  return fromUnits({ value: left + right, digits })
}

export function subtract(one: Money, other: Money): Money {
  const [left, right, digits] = aligned(one, other)
  return fromUnits({ value: left - right, digits })
}

/** Negative where `one` is less, 0 where both are the same amount, whatever their decimals. */
export function compare(one: Money, other: Money): -1 | 0 | 1 {
  const [left, right] = aligned(one, other)
  return left < right ? -1 : left > right ? 1 : 0
}

/**
 * The amount times a rate (`0.01` is one per cent), as decimal text, with so many decimals.
 */
export function multiply(amount: Money, rate: Money, digits: number, rounding: Rounding): Money {
  const [left, right] = [toUnits(amount), toUnits(rate)]
  return round(fromUnits({ value: left.value * right.value, digits: left.digits + right.digits }), digits, rounding)
}

/** The amount with exactly so many decimals. */
export function round(amount: Money, digits: number, rounding: Rounding): Money {
  const isBelow = isNegative(amount)
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const magnitude = roundHalfUp(whole, rounding === 'down' ? fraction.slice(0, digits) : fraction, digits)
  return fromUnits({ value: isBelow ? -magnitude : magnitude, digits })
}

/**
 * How many of so many equal parts of `whole` the amount is, without its sign, rounded half up: for drawing. 0 where the whole
 * is nothing.
 */
export function share(amount: Money, whole: Money, parts: number): number {
  const size = (value: bigint) => (value < 0n ? -value : value)
  const [left, right] = aligned(amount, whole)
  const [part, all] = [size(left), size(right)]
  return all === 0n ? 0 : Number((part * BigInt(parts) * 2n + all) / (all * 2n))
}

/** 0 for no amounts. */
export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(add, fromUnits({ value: 0n, digits: 0 }))
}

export function isZero(amount: Money): boolean {
  return toUnits(amount).value === 0n
}

export function isNegative(amount: Money): boolean {
  return toUnits(amount).value < 0n
}

export function min(one: Money, other: Money): Money {
  return compare(one, other) <= 0 ? one : other
}

export function max(one: Money, other: Money): Money {
  return compare(one, other) >= 0 ? one : other
}
