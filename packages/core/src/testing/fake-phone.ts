import type { MobileNumber } from '../features/auth/otp/mobile-number.ts'
import type { PhoneVerifier } from '../features/auth/otp/sms-code.ts'
import { FoyerError } from '../kernel/errors.ts'

export interface FakePhone extends PhoneVerifier {
  /** The numbers that a code was sent to. */
  readonly sent: readonly MobileNumber[]
  /** The codes that were checked. */
  readonly checked: readonly string[]
  /** The next step rejects with this error. */
  failWith(error: unknown): void
}

/** A provider of codes (SMS-06) that accepts 123456 and returns the id token X. */
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
