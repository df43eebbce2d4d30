import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import { readMobileNumber } from './mobile-number.ts'
import type { MobileNumber } from './sms.ts'

/** How every form reads a number with its dialing code, and the code that was sent to it. */
export const phoneNormalizers = {
  mobileNum: (typed: string, { countryDialingCode }: MobileNumber) =>
    readMobileNumber(typed, countryDialingCode).mobileNum,
  countryDialingCode: (code: string, { mobileNum }: MobileNumber) =>
    readMobileNumber(mobileNum, code).countryDialingCode,
  verificationCode: normalizeDigits,
} as const
