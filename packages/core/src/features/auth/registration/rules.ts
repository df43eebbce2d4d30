import type { FoyerConfig } from '../../../config/config.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Log } from '../../../kernel/log.ts'
import { isSafeRegex, MAX_VALUE_LENGTH } from '../../../kernel/validation/safe-regex.ts'
import { captchaRule } from '../captcha/captcha.ts'
import { emailRule, nameRule } from '../otp/field-rules.ts'
import { sharedRules } from '../shared-rules.ts'
import { birthdayRule } from './birthday.ts'
import type { RegField } from './fields.ts'

/** CALL-11 */
export interface ServerRule {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly pattern?: string | undefined
  readonly message?: string | undefined
}

export type ServerRules = Readonly<Record<string, ServerRule>>

/** Checks one filled-in value. */
export type ValueRule = (value: string) => FieldError | undefined

/** What the platform wants of one field. */
export interface PlatformRule {
  readonly check: ValueRule
  /** The same rule as a hint, before anything is typed. */
  readonly hint: FieldError | undefined
  /** The least number of characters, where it names one. */
  readonly min?: number | undefined
}

/**
 * VALID-10: reads the rules of the platform; one that says nothing is none. A pattern that does not compile, or that
 * takes too long, is left out: what it would have refused is for the platform to refuse.
 */
export function readServerRules(rules: ServerRules, log: Log): ReadonlyMap<string, PlatformRule> {
  return new Map(
    Object.entries(rules)
      .filter(([, { min, max, pattern }]) => (min ?? max ?? pattern) !== undefined)
      .map(([field, rule]) => [field, toPlatformRule(field, rule, log)]),
  )
}

function toPlatformRule(field: string, rule: ServerRule, log: Log): PlatformRule {
  const { min = 0, max, pattern, message } = rule
  const compiled = pattern === undefined ? undefined : compile(pattern)
  if (pattern !== undefined && compiled === undefined) log.warn('registration.pattern.ignored', { field })
  const most = Math.min(max ?? MAX_VALUE_LENGTH, MAX_VALUE_LENGTH)
  const text = message === undefined ? {} : { text: message }
  return {
    check(value) {
      const length = [...value].length
      if (length > most && max === undefined) return { ...lengthMessage('valid.length', 0, most), ...text }
      if (length < min || length > most) return { ...lengthMessage('valid.length', min, max), ...text }
      return compiled === undefined || compiled.test(value) ? undefined : { key: 'valid.pattern', ...text }
    },
    hint: hintOf(min, max, message),
    min: rule.min,
  }
}

/** A bound that no value comes near is not worth a line. */
const WORTH_SAYING = 64

function hintOf(min: number, max: number | undefined, message: string | undefined): FieldError | undefined {
  if (message !== undefined) return { key: 'valid.pattern', text: message }
  if (min <= 1 && (max === undefined || max > WORTH_SAYING)) return undefined
  return lengthMessage('register.hint.length', min, max)
}

/** Names the bounds that there are. */
function lengthMessage(key: string, min: number, max: number | undefined): FieldError {
  if (max === undefined) return { key: `${key}.min`, params: { 0: min } }
  if (min <= 1) return { key: `${key}.max`, params: { 0: max } }
  return min === max ? { key: `${key}.exact`, params: { 0: min } } : { key, params: { 0: min, 1: max } }
}

function compile(pattern: string): RegExp | undefined {
  if (!isSafeRegex(pattern)) return undefined
  // Patterns are written for one dialect or the other.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // Not in this dialect; in neither, the field goes by its other rules.
    }
  }
  return undefined
}

export interface BuiltInFacts {
  readonly config: Pick<FoyerConfig, 'readings' | 'validation'>
  /** ms since the epoch, server time. */
  now(): number
}

/** Settlement 20: what holds for a field for which the platform sends no rule. */
export function builtInRules({ config, now }: BuiltInFacts): Readonly<Partial<Record<RegField, PlatformRule>>> {
  const { readings, validation } = config
  const { loginUsername, loginPassword, loginMobileNum, verificationCode } = sharedRules(config)
  const rule = (check: ValueRule, hint?: FieldError): PlatformRule => ({ check, hint })
  const bounded = (key: string, { min, max }: { readonly min: number; readonly max: number }): FieldError => ({
    key,
    params: { 0: min, 1: max },
  })
  return {
    username: rule(loginUsername, bounded('register.hint.username', validation.loginUsername)),
    password: rule(loginPassword, bounded('register.hint.password', validation.loginPassword)),
    payeeName: rule(nameRule),
    email: rule(emailRule),
    mobileNum: rule(loginMobileNum),
    birthday: rule((value) => birthdayRule(value, now(), readings.birthdayMinAge), {
      key: 'register.hint.birthday',
      params: { 0: readings.birthdayMinAge },
    }),
    captcha: rule((value) => captchaRule(readings.captcha, value)),
    verificationCode: rule(verificationCode),
  }
}
