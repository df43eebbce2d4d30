import { canonicalMobileNumber } from '@foyer/core/contract'

/** Dialing code of numbers that come without one: the country of the platform. */
const HOME_CODE = '63'

/**
 * The canonical form of a number, used by codes, limits and accounts: `+63 9170000001`. It is the same for every spelling;
 * the same digits in another country are another number. The zeros before a national number are dialed at home only and
 * do not count, except in the countries where they belong to the number (core's `canonicalMobileNumber`).
 */
export function internationalNumber(countryDialingCode: string | undefined, mobileNum: string): string {
  const plain = canonicalMobileNumber({ countryDialingCode: countryDialingCode ?? HOME_CODE, mobileNum })
  return `+${plain.countryDialingCode} ${plain.mobileNum}`
}

/** Whether it is the number of `key` as it is dialed in its own country. */
export function isInternationalNumberOf(key: string, mobileNum: string): boolean {
  return internationalNumber(key.slice(1, key.indexOf(' ')), mobileNum) === key
}
