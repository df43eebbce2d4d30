import type { EndpointInput } from '../../../transport/endpoint.ts'
import type { PhoneProof } from '../otp/phone-verifier.ts'
import type { changePassword, forgotEmail, setPasswordByPhone } from './contract.ts'
import type { ChangePasswordValues, ForgotEmailValues, PhonePasswordValues } from './password.ts'

/** FORGOT-05 */
export function buildForgotEmail({ username, email }: ForgotEmailValues): EndpointInput<typeof forgotEmail> {
  return { username: username.trim(), email: email.trim() }
}

/** DATA-12 */
export function buildChangePassword(values: ChangePasswordValues): EndpointInput<typeof changePassword> {
  const { oldPassword, newPassword, confirmNewPassword } = values
  return { oldPassword, newPassword, confirmNewPassword }
}

/** DATA-12, CALL-18: the dialing code belongs to the SMS request alone. PHONEPW-11: a provider's word for the code. */
export function buildSetPassword(
  values: PhonePasswordValues,
  { firebaseIdToken }: PhoneProof = {},
): EndpointInput<typeof setPasswordByPhone> {
  const { newPassword, mobileNum, verificationCode } = values
  return { newPassword, mobileNum, verificationCode, ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }) }
}
