import type { FoyerConfig } from '../../../config/config.ts'
import type { EndpointInput } from '../../../kernel/endpoint.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FormNormalizers } from '../../../kernel/form.ts'
import { normalizePassword, trim } from '../../../kernel/validation/normalize.ts'
import type { RegisterMethodCode } from '../../app/install/register-method.ts'
import { normalizeCaptcha } from '../captcha/captcha.ts'
import { phoneNormalizers } from '../otp/mobile-number.ts'
import type { registrationEndpoints } from './endpoints.ts'
import { REGISTER_FIELD_NAMES, type RegisterFieldName } from './register-fields.ts'
import type { RegisterValues } from './types.ts'
import type { InvitationCodes } from './visit-invitation.ts'

/** The host without port and leading www (REG-10). */
export function registerDomain(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^www\./i, '')
}

export type RegisterPayload = EndpointInput<typeof registrationEndpoints.registerUsername>

export interface PayloadFacts {
  /** The values of the fields that are shown. */
  readonly values: Readonly<Partial<Record<RegisterFieldName, string>>>
  readonly countryDialingCode: string
  readonly host: string
  readonly method: RegisterMethodCode
  /** Proofs of the captcha and of the number (REG-13). */
  readonly proofs?: Readonly<Record<string, string | undefined>>
}

/** The entered values and the constants; empty values are left out, passwords are not trimmed (DATA-09, REG-10). */
export function buildRegisterPayload(facts: PayloadFacts): RegisterPayload {
  const { values, countryDialingCode, host, method, proofs } = facts
  const entered = Object.entries(values).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const text = UNTRIMMED_FIELDS.has(name) ? value : value.trim()
    return text === '' ? [] : [[name, text]]
  })
  return {
    ...Object.fromEntries(entered),
    ...proofs,
    type: 0,
    countryDialingCode,
    registerUrl: host,
    domain: registerDomain(host),
    registerMethod: method,
  }
}

/** Fields that are not trimmed. */
export const UNTRIMMED_FIELDS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** The first values of a registration form. The person has to tick both boxes, so they start unticked (REG-08). */
export function initialValues({ config }: Pick<FeatureContext, 'config'>, invitation: InvitationCodes): RegisterValues {
  const empty = Object.fromEntries(REGISTER_FIELD_NAMES.map((name) => [name, ''])) as Record<RegisterFieldName, string>
  return {
    ...empty,
    ...invitation,
    countryDialingCode: config.phone.dialingCode,
    terms: false,
    adult: false,
  }
}

/** The normalizer of each field. Passwords are not trimmed, and have one spelling. */
export function normalizersFor({ readings }: Pick<FoyerConfig, 'readings'>): FormNormalizers<RegisterValues> {
  const texts = REGISTER_FIELD_NAMES.filter((name) => !UNTRIMMED_FIELDS.has(name)).map((name) => [name, trim])
  const passwords = [...UNTRIMMED_FIELDS].map((name) => [name, normalizePassword])
  return {
    ...Object.fromEntries([...texts, ...passwords]),
    ...phoneNormalizers,
    captcha: (typed) => normalizeCaptcha(readings.captcha, typed),
  }
}
