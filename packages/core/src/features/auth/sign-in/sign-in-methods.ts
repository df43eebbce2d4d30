import type { Flag } from '../../../config/flags.ts'
import type { SignInMethod } from './sign-in.ts'

/** The methods that the site offers; a flag adds SMS (LOGIN-01, LOGIN-02). */
export function signInMethods(isOn: (flag: Flag) => boolean): readonly SignInMethod[] {
  return isOn('MOBVERFLOGIN3') ? ['username', 'sms'] : ['username']
}
