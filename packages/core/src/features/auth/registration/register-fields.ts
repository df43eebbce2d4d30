import * as z from 'zod/mini'
import type { FlagName } from '../../../config/flags.ts'
import type { FieldError } from '../../../kernel/form.ts'

/** Every field of the form, in the order of the page and of the focus (REG-05). */
export const REGISTER_FIELD_NAMES = [
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
export type RegisterFieldName = (typeof REGISTER_FIELD_NAMES)[number]

/**
 * The fields of the form's draft: no password, no code, no number of a document, and none of the boxes that a person has to tick. The
 * codes of an invitation are kept by the visit.
 */
export const registerDraftFields = z.object({
  username: z.string(),
  nickname: z.string(),
  payeeName: z.string(),
  email: z.string(),
  countryDialingCode: z.string(),
  mobileNum: z.string(),
  qqNum: z.string(),
  facebook: z.string(),
  wechat: z.string(),
  line: z.string(),
  whatsapp: z.string(),
  zalo: z.string(),
  birthday: z.string(),
})

export type RegistrationMethod = 'username' | 'mobile'

export interface RegisterField {
  readonly name: RegisterFieldName
  /** Marked as required (REG-06). */
  readonly required: boolean
  /** The rule of the field as a message, shown before an error (VALID-10). */
  readonly hint?: FieldError | undefined
}

/** The platform's settings by field (CALL-10). */
export type FieldSettings = Readonly<Record<string, { readonly enabled: boolean; readonly required: boolean }>>

type IsOn = (flag: FlagName) => boolean

/** The methods whose flag is on; none while registration is closed (FLAG-02). */
export function openMethods(isOn: IsOn): readonly RegistrationMethod[] {
  const methods: RegistrationMethod[] = []
  if (isOn('USERNAMEREG3')) methods.push('username')
  if (isOn('MOBILENUMREG3')) methods.push('mobile')
  return methods
}

/** The method that is shown first (REG-02). */
export function initialMethod(isOn: IsOn): RegistrationMethod {
  return isOn('MOBILENUMREG3') && !isOn('USERNAMEREG3') ? 'mobile' : 'username'
}

/** The fields of a method that are shown even where the settings do not list them (REG-06). */
const DEFAULT_FIELDS: Readonly<Record<RegistrationMethod, readonly RegisterFieldName[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'password', 'confirmPassword', 'verificationCode'],
}

/** The mobile method has no user name, and two flags decide about password and code (REG-07, FLAG-03). */
function belongsTo(method: RegistrationMethod, name: RegisterFieldName, isOn: IsOn): boolean {
  if (method === 'username') return true
  if (name === 'password' || name === 'confirmPassword') return isOn('MOBILENUMPASSREG3')
  if (name === 'verificationCode') return isOn('REGMOBVERF3')
  return name !== 'username'
}

/** Fields that are shown only with another field: a confirmation with its password, a code with its number. */
const DEPENDS_ON: Readonly<Partial<Record<RegisterFieldName, RegisterFieldName>>> = {
  confirmPassword: 'password',
  verificationCode: 'mobileNum',
}

/**
 * The fields that are shown for a method, in order (REG-06, REG-07, settlement 19). The platform's two flags of a field
 * decide; the mobile method always has its number, which is the account.
 */
export function visibleFields(
  method: RegistrationMethod,
  settings: FieldSettings,
  isOn: IsOn,
): readonly RegisterField[] {
  const settingOf = (name: RegisterFieldName) => {
    if (method === 'mobile' && name === 'mobileNum') return REQUIRED
    if (!belongsTo(method, name, isOn)) return undefined
    if (Object.hasOwn(settings, name)) return settings[name]
    return DEFAULT_FIELDS[method].includes(name) ? REQUIRED : undefined
  }
  return REGISTER_FIELD_NAMES.flatMap((name): readonly RegisterField[] => {
    const setting = settingOf(name)
    const other = DEPENDS_ON[name]
    if (!setting?.enabled || (other !== undefined && !settingOf(other)?.enabled)) return []
    return [{ name, required: setting.required }]
  })
}

const REQUIRED = { enabled: true, required: true }
