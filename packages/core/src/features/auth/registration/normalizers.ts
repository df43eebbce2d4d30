import type { FoyerConfig } from '../../../config/config.ts'
import type { FormNormalizers } from '../../../kernel/form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import { normalizeCaptcha } from '../captcha/captcha.ts'
import { phoneNormalizers } from '../otp/phone-normalizers.ts'
import { REG_FIELDS } from './fields.ts'
import { SECRETS } from './payload.ts'
import type { RegisterValues } from './registration.ts'

/** The normalizer of each field. Passwords are not trimmed. */
export function normalizersFor({ readings }: Pick<FoyerConfig, 'readings'>): FormNormalizers<RegisterValues> {
  const texts = REG_FIELDS.filter((name) => !SECRETS.has(name)).map((name) => [name, trim])
  return {
    ...Object.fromEntries(texts),
    ...phoneNormalizers,
    captcha: (typed) => normalizeCaptcha(readings.captcha, typed),
  }
}
