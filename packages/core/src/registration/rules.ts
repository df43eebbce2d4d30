import type { FoyerConfig } from '../config/config.ts'
import type { FieldError } from '../kernel/form.ts'
import type { Log } from '../kernel/log.ts'
import { isQuickPattern, LONGEST_VALUE } from '../validation/safe-pattern.ts'
import { sharedRules } from '../validation/shared-rules.ts'
import { captchaRule } from '../verification/captcha.ts'
import { emailRule, nameRule } from '../verification/rules.ts'
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

/** VALID-10: reads the rules of the platform. A pattern that does not compile, or that takes too long, is left out. */
export function readServerRules(rules: ServerRules, log: Log): ReadonlyMap<string, ValueRule> {
  return new Map(Object.entries(rules).map(([field, rule]) => [field, toValueRule(field, rule, log)]))
}

function toValueRule(
  field: string,
  { min = 0, max = LONGEST_VALUE, pattern, message }: ServerRule,
  log: Log,
): ValueRule {
  const compiled = pattern === undefined ? undefined : compile(pattern)
  if (pattern !== undefined && compiled === undefined) log.warn('registration.pattern.ignored', { field })
  const text = message === undefined ? {} : { text: message }
  return (value) => {
    const length = [...value].length
    if (length < min || length > Math.min(max, LONGEST_VALUE)) {
      return { key: 'valid.length', params: { 0: min, 1: max }, ...text }
    }
    return compiled === undefined || compiled.test(value) ? undefined : { key: 'valid.pattern', ...text }
  }
}

function compile(pattern: string): RegExp | undefined {
  if (!isQuickPattern(pattern)) return undefined
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

/** Formats that hold for every merchant: what the login would refuse later is refused here (VALID-03, VALID-04). */
export function builtInRules({ config, now }: BuiltInFacts): Readonly<Partial<Record<RegField, ValueRule>>> {
  const { captcha, birthdayMinAge } = config.readings
  const { loginUsername, loginPassword, loginMobileNum, verificationCode } = sharedRules(config)
  return {
    username: loginUsername,
    password: loginPassword,
    payeeName: nameRule,
    email: emailRule,
    mobileNum: loginMobileNum,
    birthday: (value) => birthdayRule(value, now(), birthdayMinAge),
    captcha: (value) => captchaRule(captcha, value),
    verificationCode,
  }
}
