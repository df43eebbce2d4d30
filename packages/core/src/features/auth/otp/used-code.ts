import { FoyerError } from '../../../kernel/errors.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import type { MobileNumber } from './mobile-number.ts'

type NumberAndCode = MobileNumber & { readonly verificationCode: string }

/**
 * Tells a used code from a wrong one. A code is good for one request, so a request whose answer was lost may have used it.
 *
 * @returns a function that every failed request is passed to, and that returns the error to show
 */
export function createUsedCodes(): (sent: NumberAndCode, error: FoyerError) => FoyerError {
  let lost: string | undefined
  return ({ countryDialingCode, mobileNum, verificationCode }, error) => {
    const sent = JSON.stringify([countryDialingCode, mobileNum, verificationCode])
    if (isOutcomeUnknown(error)) lost = sent
    if (error.code !== 'verification.code.error' || sent !== lost) return error
    const { endpoint, status, value } = error
    return new FoyerError({ code: 'verification.code.used', endpoint, status, value, cause: error })
  }
}
