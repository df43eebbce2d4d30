import { plainNumber } from '../otp/mobile-number.ts'
import type { PhoneVerifier } from '../otp/phone-verifier.ts'
import type { MobileNumber } from '../otp/sms.ts'
import type { FirebasePhoneOptions } from './firebase.ts'
import { createFirebaseOpener, type FirebaseSession, runStep } from './open-firebase.ts'

/**
 * Codes by SMS sent and checked by Firebase (SMS-06, REG-13, PHONEPW-11): hand it to
 * `foyer.use(challengesFeature).usePhoneVerifier`. Brings Firebase's SDK with the first code that is asked for.
 *
 * @public
 */
export function createFirebasePhone(options: FirebasePhoneOptions): PhoneVerifier {
  const open = createFirebaseOpener(options)

  const send = async ({ sdk, auth }: FirebaseSession, number: MobileNumber) => {
    const { recaptcha } = options
    if (typeof recaptcha === 'function') {
      const given = recaptcha()
      // The SDK calls what only its own verifier has.
      const verifier = { type: given.type, verify: () => given.verify(), _reset: () => {} }
      return sdk.signInWithPhoneNumber(auth, toE164(number), verifier)
    }
    const own = new sdk.RecaptchaVerifier(auth, recaptcha, { size: 'invisible' })
    try {
      return await sdk.signInWithPhoneNumber(auth, toE164(number), own)
    } finally {
      // One element holds one at a time.
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
              // The platform keeps the session; Firebase has done its part.
              await firebase.sdk.signOut(firebase.auth)
              return idToken
            }),
        }
      }),
  }
}

/** As Firebase wants numbers: plus, country, number without the zero that is dialed at home. */
function toE164(number: MobileNumber): string {
  const { countryDialingCode, mobileNum } = plainNumber(number)
  return `+${countryDialingCode}${mobileNum}`
}
