import type { PhoneVerifier } from '../features/auth/otp/phone-verifier.ts'
import type { MobileNumber } from '../features/auth/otp/sms.ts'
import { FoyerError } from '../kernel/errors.ts'

export interface FakePhone extends PhoneVerifier {
  /** Numbers that a code was sent to. */
  readonly sent: readonly MobileNumber[]
  /** How often a code was checked. */
  readonly checked: readonly string[]
  /** What the next step rejects with. */
  failWith(error: unknown): void
}

/** A provider of codes (SMS-06) that takes 123456 and answers the id token X. */
export function createFakePhone({ code: good = '123456', idToken = 'X' } = {}): FakePhone {
  const sent: MobileNumber[] = []
  const checked: string[] = []
  let failure: { readonly error: unknown } | undefined

  const step = async (signal: AbortSignal) => {
    signal.throwIfAborted()
    const failing = failure
    failure = undefined
    if (failing !== undefined) throw failing.error
  }

  return {
    sent,
    checked,
    failWith(error) {
      failure = { error }
    },
    async start(number, signal) {
      await step(signal)
      sent.push({ mobileNum: number.mobileNum, countryDialingCode: number.countryDialingCode })
      return {
        async confirm(code, confirming) {
          checked.push(code)
          await step(confirming)
          if (code !== good) throw new FoyerError({ code: 'verification.code.error' })
          return idToken
        },
      }
    },
  }
}
