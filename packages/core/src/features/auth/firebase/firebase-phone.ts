import { canonicalMobileNumber, type MobileNumber } from '../otp/mobile-number.ts'
import type { PhoneVerifier } from '../otp/sms-code.ts'
import { createFirebaseOpener, type FirebasePhoneOptions, type FirebaseSession, runStep } from './firebase.ts'

/**
 * Firebase sends and checks codes by SMS (SMS-06, REG-13, PHONEPW-11): pass it to
 * `foyer.use(challenges).usePhoneVerifier`. Loads Firebase's SDK with the first code.
 *
 * @public
 */
export function createFirebasePhone(options: FirebasePhoneOptions): PhoneVerifier {
  const open = createFirebaseOpener(options)

  const send = async ({ sdk, auth }: FirebaseSession, number: MobileNumber) => {
    const { recaptcha } = options
    if (typeof recaptcha === 'function') {
      const custom = recaptcha()
      // The SDK calls a method that only its own verifier has.
      const verifier = { type: custom.type, verify: () => custom.verify(), _reset: () => {} }
      return sdk.signInWithPhoneNumber(auth, toE164(number), verifier)
    }
    const own = new sdk.RecaptchaVerifier(auth, recaptcha, { size: 'invisible' })
    try {
      return await sdk.signInWithPhoneNumber(auth, toE164(number), own)
    } finally {
      // An element holds one verifier at a time.
      own.clear()
    }
  }

  return {
    start: (number, signal) =>
      runStep(signal, async () => {
        const firebase = await open()
        signal.throwIfAborted()
        const sent = await send(firebase, number)
        return {
          confirm: (code, confirming) =>
            runStep(confirming, async () => {
              const { user } = await sent.confirm(code)
              const idToken = await user.getIdToken()
              // The platform keeps the session, so Firebase needs none.
              await firebase.sdk.signOut(firebase.auth)
              return idToken
            }),
        }
      }),
  }
}

/** The number with plus and dialing code, without a leading zero, as Firebase expects it. */
function toE164(number: MobileNumber): string {
  const { countryDialingCode, mobileNum } = canonicalMobileNumber(number)
  return `+${countryDialingCode}${mobileNum}`
}
