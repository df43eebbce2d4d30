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
    mobileNum: wanted,
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

export function createFieldRules(): FieldRules {
  return {
    username: {
      min: 4,
      max: 16,
      pattern: '^[A-Za-z][A-Za-z0-9]*$',
      message: '4 to 16 letters or digits, starting with a letter.',
    },
    password: { min: 6, max: 20 },
    paymentPassword: { min: 6, max: 6, pattern: '^[0-9]*$', message: 'Six digits.' },
    nickname: { min: 2, max: 20 },
    payeeName: { min: 2, max: 50 },
    email: { max: 254 },
    mobileNum: { min: 7, max: 20, pattern: '^[0-9]*$' },
    idNumber: { min: 4, max: 30, pattern: '^[A-Za-z0-9-]*$' },
    qqNum: { min: 5, max: 12, pattern: '^[0-9]*$', message: '5 to 12 digits.' },
    facebook: { max: 60 },
    wechat: { min: 6, max: 20 },
    line: { max: 40 },
    whatsapp: { min: 7, max: 20 },
    zalo: { max: 40 },
  }
}
