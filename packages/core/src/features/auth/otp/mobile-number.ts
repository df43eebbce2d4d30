import { asciiDigits, MAX_DIGITS_LENGTH, withoutSpaces } from '../../../kernel/validation/normalize.ts'
import { MOBILE_MAX_LENGTH, readCode } from '../account-field-rules.ts'
import { DIALING_CODES } from './dialing-codes.ts'
import { nationalNumber, withoutTrunk } from './national-numbers.ts'

export interface MobileNumber {
  readonly mobileNum: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
}

/** Longest first: +1809 is the Dominican Republic, +1 the United States. */
const CODES = [...new Set(DIALING_CODES.map(({ code }) => code))].sort((one, other) => other.length - one.length)

/**
 * Reads a number that was typed or pasted next to a dialing code (VALID-05): `+63 917…`, `0063917…`, `63 917…`, `0917…`, `917…` and
 * `tel:+63917…` are the same number next to 63. An international number of another country brings its own code. Text that cannot be
 * read stays as it is, and the rules refuse it.
 */
export function readMobileNumber(typed: string, countryDialingCode: string): MobileNumber {
  if (typed.length > MAX_DIGITS_LENGTH) return { mobileNum: typed, countryDialingCode }
  const text = withoutSpaces(asciiDigits(typed))
    .replace(/^tel:/i, '')
    .replace(/[-–.()/]/g, '')
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1]
  if (international === undefined) return { mobileNum: nationalNumber(text, countryDialingCode), countryDialingCode }
  const code = [countryDialingCode, ...CODES].find((candidate) => international.startsWith(candidate))
  if (code === undefined) return { mobileNum: text, countryDialingCode }
  return { mobileNum: withoutTrunk(international.slice(code.length), code), countryDialingCode: code }
}

/**
 * The same result for every spelling of a number (E.164): the dialing code, and the national number in digits without
 * leading zeros. Where code and number were split differently (`1` `809…` for `1809` …), the longest known code
 * counts. Text that cannot be read as a number stays as it is.
 */
export function canonicalMobileNumber({ countryDialingCode, mobileNum }: MobileNumber): MobileNumber {
  const read = readMobileNumber(mobileNum, countryDialingCode.replace(/^0+/, ''))
  const digits = `${read.countryDialingCode}${read.mobileNum}`
  const code = CODES.find((candidate) => digits.startsWith(candidate))
  if (code === undefined || !/^\d+$/.test(digits)) return read
  return { countryDialingCode: code, mobileNum: withoutTrunk(digits.slice(code.length), code) }
}

/** What a number input keeps of a text: digits, and a plus before them (PHONEPW-05). */
export function sanitizeMobileInput(text: string): string {
  const kept = asciiDigits(text.slice(0, MAX_DIGITS_LENGTH)).replace(/[^0-9+]/g, '')
  const digits = kept.replaceAll('+', '')
  return (kept.startsWith('+') ? `+${digits}` : digits).slice(0, MOBILE_MAX_LENGTH)
}

/** The normalizers of every form with a mobile number, its dialing code and a verification code. */
export const phoneNormalizers = {
  mobileNum: (typed: string, { countryDialingCode }: MobileNumber) =>
    readMobileNumber(typed, countryDialingCode).mobileNum,
  countryDialingCode: (code: string, { mobileNum }: MobileNumber) =>
    readMobileNumber(mobileNum, code).countryDialingCode,
  verificationCode: readCode,
} as const
