import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import { readMobileNumber } from './mobile-number.ts'
import type { MobileNumber } from './sms.ts'

/** The normalizers of every form with a mobile number, its dialing code and a verification code. */
export const phoneNormalizers = {
  mobileNum: (typed: string, { countryDialingCode }: MobileNumber) =>
    readMobileNumber(typed, countryDialingCode).mobileNum,
  countryDialingCode: (code: string, { mobileNum }: MobileNumber) =>
    readMobileNumber(mobileNum, code).countryDialingCode,
  verificationCode: normalizeDigits,
} as const
