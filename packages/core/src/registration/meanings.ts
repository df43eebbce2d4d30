import type { FoyerConfig } from '../config/config.ts'
import type { FormMeanings } from '../kernel/form.ts'
import { trimmed } from '../validation/meant.ts'
import { captchaMeant } from '../verification/captcha.ts'
import { numberMeanings } from '../verification/number-meanings.ts'
import { REG_FIELDS } from './fields.ts'
import { SECRETS } from './payload.ts'
import type { RegisterValues } from './registration.ts'

/** How each field is read. Passwords are what was typed, to the last space. */
export function meaningsOf({ readings }: Pick<FoyerConfig, 'readings'>): FormMeanings<RegisterValues> {
  const texts = REG_FIELDS.filter((name) => !SECRETS.has(name)).map((name) => [name, trimmed])
  return {
    ...Object.fromEntries(texts),
    ...numberMeanings,
    captcha: (typed) => captchaMeant(readings.captcha, typed),
  }
}
