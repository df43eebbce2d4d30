import type { EndpointInput } from '../transport/endpoint.ts'
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

/** DATA-12, CALL-18: the dialing code belongs to the SMS request alone. */
export function buildSetPassword(values: PhonePasswordValues): EndpointInput<typeof setPasswordByPhone> {
  const { newPassword, mobileNum, verificationCode } = values
  return { newPassword, mobileNum, verificationCode }
}
