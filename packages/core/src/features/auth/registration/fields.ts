import type { Flag } from '../../../config/flags.ts'
import type { FieldError } from '../../../kernel/form.ts'

/** REG-05: every field of the form, in the order of the page and of the focus. */
export const REG_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'captcha',
  'verificationCode',
] as const
export type RegField = (typeof REG_FIELDS)[number]

export type RegMethod = 'username' | 'mobile'

export interface RegisterField {
  readonly name: RegField
  /** Marked as such (REG-06). */
  readonly required: boolean
  /** The rule that holds for a value, as a message like an error's (VALID-10). */
  readonly hint?: FieldError | undefined
}

/** CALL-10 */
export type FieldSettings = Readonly<Record<string, { readonly enabled: boolean; readonly required: boolean }>>

type IsOn = (flag: Flag) => boolean

/** FLAG-02: what is on; none while registration is closed. */
export function openMethods(isOn: IsOn): readonly RegMethod[] {
  const methods: RegMethod[] = []
  if (isOn('USERNAMEREG3')) methods.push('username')
  if (isOn('MOBILENUMREG3')) methods.push('mobile')
  return methods
}

/** REG-02 */
export function initialMethod(isOn: IsOn): RegMethod {
  return isOn('MOBILENUMREG3') && !isOn('USERNAMEREG3') ? 'mobile' : 'username'
}

/** Fields that a method asks for where the settings do not know them (REG-06). */
const OWN: Readonly<Record<RegMethod, readonly RegField[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'password', 'confirmPassword', 'verificationCode'],
}

/** REG-07, FLAG-03: by mobile number there is no user name, and two flags say whether there is a password and a code. */
function belongsTo(method: RegMethod, name: RegField, isOn: IsOn): boolean {
  if (method === 'username') return true
  if (name === 'password' || name === 'confirmPassword') return isOn('MOBILENUMPASSREG3')
  if (name === 'verificationCode') return isOn('REGMOBVERF3')
  return name !== 'username'
}

/** What cannot be without another field: a confirmation without its password, a code without its number. */
const BESIDE: Readonly<Partial<Record<RegField, RegField>>> = {
  confirmPassword: 'password',
  verificationCode: 'mobileNum',
}

/**
 * REG-06, REG-07, settlement 19: what is drawn for a method, in order. The platform's two flags of a field decide; the
 * mobile number of a mobile registration is the account, and always asked for.
 */
export function visibleFields(method: RegMethod, settings: FieldSettings, isOn: IsOn): readonly RegisterField[] {
  const settingOf = (name: RegField) => {
    if (method === 'mobile' && name === 'mobileNum') return WANTED
    if (!belongsTo(method, name, isOn)) return undefined
    if (Object.hasOwn(settings, name)) return settings[name]
    return OWN[method].includes(name) ? WANTED : undefined
  }
  return REG_FIELDS.flatMap((name): readonly RegisterField[] => {
    const setting = settingOf(name)
    const other = BESIDE[name]
    if (!setting?.enabled || (other !== undefined && !settingOf(other)?.enabled)) return []
    return [{ name, required: setting.required }]
  })
}

const WANTED = { enabled: true, required: true }
