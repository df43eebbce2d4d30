import type { FieldError } from '../../../kernel/form.ts'

/** Digits of a payment password. */
export const PAYMENT_PASSWORD_LENGTH = Object.freeze({ min: 6, max: 12 })

/** Those that many people choose and no rule below finds: patterns of the keypad. */
const COMMON: readonly string[] = ['147258', '147852', '159357', '159753', '258456', '741852', '753159', '789456']

/** Whether each digit follows the one before it by this step. */
function isRun(digits: string, step: number): boolean {
  return [...digits].every((digit, at) => at === 0 || Number(digit) - Number(digits[at - 1]) === step)
}

/** 111111, 121212, 123123, 12341234 */
function isRepeated(digits: string): boolean {
  return [1, 2, 3, 4].some((length) => digits === digits.slice(0, length).repeat(digits.length / length))
}

/** 112233 and 665544: a run of pairs. */
function isRunOfPairs(digits: string): boolean {
  const pairs =
    digits
      .match(/(\d)\1/g)
      ?.map(([digit]) => digit)
      .join('') ?? ''
  return pairs.length * 2 === digits.length && (isRun(pairs, 1) || isRun(pairs, -1))
}

/** Of a birthday, YYYY-MM-DD, in every usual order. */
function isBirthday(digits: string, birthday: string | undefined): boolean {
  const [, year, month, day] = /^(\d{4})\D?(\d{2})\D?(\d{2})/.exec(birthday ?? '') ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const orders = [year, year.slice(2)].flatMap((y) => [
    y + month + day,
    day + month + y,
    month + day + y,
    y + day + month,
  ])
  return orders.includes(digits)
}

/**
 * Whether others would try it first. The same list for clients, which warn while it is typed, and for a platform, which
 * alone may know the birthday.
 * @param birthday YYYY-MM-DD
 */
export function isWeakPaymentPassword(digits: string, birthday?: string): boolean {
  return (
    isRun(digits, 1) ||
    isRun(digits, -1) ||
    isRepeated(digits) ||
    isRunOfPairs(digits) ||
    COMMON.includes(digits) ||
    isBirthday(digits, birthday)
  )
}

/** Why these digits cannot be a new payment password. */
export function paymentPasswordProblem(digits: string): FieldError | undefined {
  return (
    typedPaymentPasswordProblem(digits) ??
    (isWeakPaymentPassword(digits) ? { key: 'error.payment.password.weak' } : undefined)
  )
}

/** Digits are enough where it is only compared: older ones may be weak. */
export function typedPaymentPasswordProblem(digits: string): FieldError | undefined {
  if (digits === '') return { key: 'valid.required' }
  const { min, max } = PAYMENT_PASSWORD_LENGTH
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max
    ? undefined
    : { key: 'paymentPassword.rule', params: { 0: min, 1: max } }
}
