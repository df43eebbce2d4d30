import type { Flag } from '../flag.ts'
import type { LoginMethod } from './login.ts'

/** LOGIN-01, LOGIN-02 */
export function loginMethods(isOn: (flag: Flag) => boolean): readonly LoginMethod[] {
  return isOn('MOBVERFLOGIN3') ? ['username', 'sms'] : ['username']
}
