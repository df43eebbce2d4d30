import type { FoyerConfig } from '../config/config.ts'
import { digitsMeant, trimmed } from '../validation/meant.ts'
import { captchaMeant } from '../verification/captcha.ts'
import { REG_FIELDS, type RegField } from './fields.ts'
import { SECRETS } from './payload.ts'

/** How each field is read. Passwords are what was typed, to the last space. */
export function meaningsOf({
  readings,
}: Pick<FoyerConfig, 'readings'>): Readonly<Partial<Record<RegField, (typed: string) => string>>> {
  const texts = REG_FIELDS.filter((name) => !SECRETS.has(name)).map((name) => [name, trimmed])
  return {
    ...Object.fromEntries(texts),
    mobileNum: digitsMeant,
    verificationCode: digitsMeant,
    captcha: (typed) => captchaMeant(readings.captcha, typed),
  }
}
