/** One switch per field of the registration form (CALL-10). */
export type FieldSettings = Readonly<Record<string, { readonly enabled: boolean; readonly required: boolean }>>

/** CALL-11 */
export type FieldRules = Readonly<
  Record<
    string,
    {
      readonly min?: number | undefined
      readonly max?: number | undefined
      readonly pattern?: string | undefined
      readonly message?: string | undefined
    }
  >
>

const off = { enabled: false, required: false }
const wanted = { enabled: true, required: true }
const offered = { enabled: true, required: false }

export function createFieldSettings(): FieldSettings {
  return {
    username: wanted,
    password: wanted,
    confirmPassword: wanted,
    affiliateCode: offered,
    paymentPassword: off,
    recommenderId: offered,
    nickname: off,
    payeeName: off,
    email: offered,
    // Asked for where it is the account; a user name does without.
    mobileNum: off,
    idNumber: off,
    qqNum: off,
    facebook: off,
    wechat: off,
    line: off,
    whatsapp: off,
    zalo: off,
    birthday: off,
    captcha: off,
    verificationCode: wanted,
  }
}

/**
 * Rules where the format is this platform's own. User names, passwords, e-mail addresses and numbers go by the rules that
 * every client has; messages are left to the client, which knows the language.
 */
export function createFieldRules(): FieldRules {
  return {
    paymentPassword: { min: 6, max: 12, pattern: '^[0-9]*$' },
    nickname: { min: 2, max: 20 },
    idNumber: { min: 4, max: 30, pattern: '^[A-Za-z0-9-]*$' },
    qqNum: { min: 5, max: 12, pattern: '^[0-9]*$' },
    facebook: { max: 60 },
    wechat: { min: 6, max: 20 },
    line: { max: 40 },
    whatsapp: { min: 7, max: 20 },
    zalo: { max: 40 },
  }
}
