import type { Flag } from '../flag.ts'

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

/** Fields without which a method makes no account. They stand whatever the settings leave out (REG-06). */
function ownFields(method: RegMethod, isOn: IsOn): ReadonlySet<RegField> {
  if (method === 'username') return new Set(['username', 'password', 'confirmPassword'])
  const own = new Set<RegField>(['mobileNum'])
  if (isOn('MOBILENUMPASSREG3')) own.add('password').add('confirmPassword')
  if (isOn('REGMOBVERF3')) own.add('verificationCode')
  return own
}

/** Fields that belong to one method, or to one flag, and to nothing else (REG-07, FLAG-03). */
const BOUND: ReadonlySet<RegField> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
])

/** REG-06, REG-07: what is drawn for a method, in order. */
export function visibleFields(method: RegMethod, settings: FieldSettings, isOn: IsOn): readonly RegisterField[] {
  const own = ownFields(method, isOn)
  return REG_FIELDS.flatMap((name): readonly RegisterField[] => {
    if (own.has(name)) return [{ name, required: true }]
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (BOUND.has(name) || setting === undefined || !setting.enabled) return []
    return [{ name, required: setting.required }]
  })
}
