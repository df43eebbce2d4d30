import type { EndpointInput } from '../../../kernel/endpoint.ts'
import type { PhoneProof } from '../../auth/otp/sms-code.ts'
import type { passwordEndpoints } from './endpoints.ts'
import type { ChangePasswordValues, EmailResetValues, PhoneResetValues } from './types.ts'

export function buildForgotEmail({
  username,
  email,
}: EmailResetValues): EndpointInput<typeof passwordEndpoints.forgotEmail> {
  return { username: username.trim(), email: email.trim() }
}

export function buildChangePassword(
  values: ChangePasswordValues,
): EndpointInput<typeof passwordEndpoints.changePassword> {
  const { oldPassword, newPassword, confirmNewPassword } = values
  return { oldPassword, newPassword, confirmNewPassword }
}

/** Without the dialing code, which only the SMS request has (DATA-12, CALL-18); with a provider's id token (PHONEPW-11). */
export function buildSetPassword(
  values: PhoneResetValues,
  { firebaseIdToken }: PhoneProof = {},
): EndpointInput<typeof passwordEndpoints.setPasswordByPhone> {
  const { newPassword, mobileNum, verificationCode } = values
  return { newPassword, mobileNum, verificationCode, ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }) }
}
