import type { CaptchaAnswer } from '../captcha/captcha.ts'
import type { Credentials } from '../session/session.ts'
import type { SignInValues } from './sign-in.ts'

/** What a person signs in with: one of the two methods, or the id token of a provider. */
export type SignInInput =
  | ({ readonly type: 'username' } & Pick<SignInValues, 'username' | 'password'>)
  | ({ readonly type: 'sms' } & Pick<SignInValues, 'mobileNum' | 'countryDialingCode' | 'verificationCode'>)
  | {
      readonly type: 'firebase'
      /** `sms` for a number that a provider has checked, else the name of the network. */
      readonly firebaseChannel: 'sms' | 'facebook' | 'google'
      readonly firebaseIdToken: string
      readonly firebaseMobileNo: string
      readonly countryDialingCode: string
    }

/** Only the fields of the type, and of the captcha while it is shown (LOGIN-09, LOGIN-10). */
export function buildSignInPayload(input: SignInInput, captcha: CaptchaAnswer = {}): Credentials {
  switch (input.type) {
    case 'username': {
      const { type, username, password } = input
      return { type, username: username.trim(), password, ...captcha }
    }
    case 'sms': {
      const { type, mobileNum, countryDialingCode, verificationCode } = input
      return { type, mobileNum, countryDialingCode, verificationCode, ...captcha }
    }
    case 'firebase': {
      const { type, firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode } = input
      return { type, firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode }
    }
  }
}
