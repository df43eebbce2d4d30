import { FoyerError } from '../../../kernel/errors.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { PhoneConfirmation, PhoneProof, PhoneVerifier } from './phone-verifier.ts'
import type { MobileNumber, SmsCode } from './sms.ts'

/** A provider sends and checks the code; the platform gets its id token (SMS-06). */
export interface PhoneVerification extends Pick<SmsCode, 'confirm'> {
  start(number: MobileNumber): Promise<void>
}

export function createPhoneVerification(verifier: () => PhoneVerifier | undefined, scope: Scope): PhoneVerification {
  let sent: { readonly to: string; readonly confirmation: PhoneConfirmation } | undefined
  let confirmed: { readonly code: string; readonly proof: PhoneProof } | undefined

  const keyOf = ({ mobileNum, countryDialingCode }: MobileNumber) => `${countryDialingCode} ${mobileNum}`
  // Numbers and tokens must not outlive the screen.
  scope.add(() => {
    sent = undefined
    confirmed = undefined
  })

  return {
    async start(number) {
      sent = undefined
      confirmed = undefined
      const confirmation = await verifier()?.start(number, scope.signal)
      if (confirmation !== undefined && !scope.disposed) sent = { to: keyOf(number), confirmation }
    },
    async confirm(number, code, signal) {
      if (verifier() === undefined) return {}
      if (sent?.to !== keyOf(number)) throw new FoyerError({ code: 'verification.code.error' })
      if (confirmed?.code === code) return confirmed.proof
      const firebaseIdToken = await sent.confirmation.confirm(code, signal)
      signal.throwIfAborted()
      const proof: PhoneProof = { firebaseChannel: 'sms', firebaseIdToken }
      confirmed = { code, proof }
      return proof
    },
  }
}
