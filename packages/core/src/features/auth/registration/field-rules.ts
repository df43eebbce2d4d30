import type { FoyerConfig } from '../../../config/config.ts'
import { ageOn, type CalendarDay, isDay } from '../../../kernel/calendar-day.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Log } from '../../../kernel/log.ts'
import { createQuery } from '../../../kernel/query.ts'
import { isSafeRegex, MAX_VALUE_LENGTH } from '../../../kernel/validation/safe-regex.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { accountFieldRules, emailRule, nameRule } from '../account-field-rules.ts'
import { captchaRule } from '../captcha/captcha.ts'
import { registrationEndpoints } from './endpoints.ts'
import type { RegisterFieldName } from './register-fields.ts'

/** A rule as the platform sends it (CALL-11). */
export interface ServerRule {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly pattern?: string | undefined
  readonly message?: string | undefined
}

export type ServerRules = Readonly<Record<string, ServerRule>>

/** Checks a value that is not empty. */
export type ValueRule = (value: string) => FieldError | undefined

/** The platform's rule of one field. */
export interface PlatformRule {
  readonly check: ValueRule
  /** The rule as a hint, shown before anything is typed. */
  readonly hint: FieldError | undefined
  /** The minimum number of characters, where the rule has one. */
  readonly min?: number | undefined
}

/**
 * Reads the rules of the platform; empty rules are dropped (VALID-10). A pattern that does not compile or may take too
 * long is ignored: the platform checks the value anyway.
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
  const maxLength = Math.min(max ?? MAX_VALUE_LENGTH, MAX_VALUE_LENGTH)
  const text = message === undefined ? {} : { text: message }
  return {
    check(value) {
      const length = [...value].length
      if (length > maxLength && max === undefined) return { ...lengthMessage('valid.length', 0, maxLength), ...text }
      if (length < min || length > maxLength) return { ...lengthMessage('valid.length', min, max), ...text }
      return compiled === undefined || compiled.test(value) ? undefined : { key: 'valid.pattern', ...text }
    },
    hint: hintOf(min, max, message),
    min: rule.min,
  }
}

/** A hint names a maximum length only up to this: no typed value comes near a higher one. */
const MAX_HINTED_LENGTH = 64

function hintOf(min: number, max: number | undefined, message: string | undefined): FieldError | undefined {
  if (message !== undefined) return { key: 'valid.pattern', text: message }
  if (min <= 1 && (max === undefined || max > MAX_HINTED_LENGTH)) return undefined
  return lengthMessage('register.hint.length', min, max)
}

/** A message that names the bounds of a length. */
function lengthMessage(key: string, min: number, max: number | undefined): FieldError {
  if (max === undefined) return { key: `${key}.min`, params: { 0: min } }
  if (min <= 1) return { key: `${key}.max`, params: { 0: max } }
  return min === max ? { key: `${key}.exact`, params: { 0: min } } : { key, params: { 0: min, 1: max } }
}

function compile(pattern: string): RegExp | undefined {
  if (!isSafeRegex(pattern)) return undefined
  // Some patterns compile only with the flag `u`, others only without it.
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // Tries the next flag; without a pattern the other rules of the field remain.
    }
  }
  return undefined
}

export interface BuiltInFacts {
  readonly config: Pick<FoyerConfig, 'readings' | 'validation'>
  /** In the merchant's zone, by server time. */
  today(): CalendarDay
}

/** The rules of fields for which the platform sends none (settlement 20). */
export function builtInRules({
  config,
  today,
}: BuiltInFacts): Readonly<Partial<Record<RegisterFieldName, PlatformRule>>> {
  const { readings, validation } = config
  const { loginUsername, loginPassword, loginMobileNum, verificationCode } = accountFieldRules(config)
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
    birthday: rule((value) => birthdayRule(value, today(), readings.birthdayMinAge), {
      key: 'register.hint.birthday',
      params: { 0: readings.birthdayMinAge },
    }),
    captcha: rule((value) => captchaRule(readings.captcha, value)),
    verificationCode: rule(verificationCode),
  }
}

const FIRST_YEAR = 1900

export interface BirthdayRange {
  /** YYYY-MM-DD, both included. */
  readonly min: string
  readonly max: string
}

/** The dates that can be picked (VALID-13). */
export function birthdayRange(today: CalendarDay): BirthdayRange {
  return { min: `${FIRST_YEAR}-01-01`, max: `${today.slice(0, 4)}-12-31` }
}

/** An existing day, at least `minAge` years ago (VALID-12, VALID-13). */
export function birthdayRule(value: string, today: CalendarDay, minAge: number): FieldError | undefined {
  const isOldEnough = isDay(value) && value >= `${FIRST_YEAR}` && ageOn(value, today) >= minAge
  return isOldEnough ? undefined : { key: 'valid.birthday', params: { 0: minAge } }
}

/** The platform's rules of fields (CALL-11), for registration and new passwords. */
export interface FieldRules {
  /** Loads them once a day. Without them the built-in rules and the platform's own check remain. */
  load(): void
  /** Undefined where the platform sends no rule for this field, or an empty one. */
  of(field: string): PlatformRule | undefined
  onChange(listener: () => void): Unsubscribe
}

function createFieldRules(context: FeatureContext): FieldRules {
  const { call, log } = context
  // The rules contain messages, so they are cached per language.
  const rules = createQuery({
    context,
    feature: 'fieldRules',
    language: 'each',
    stored: { name: registrationEndpoints.regRules.id, schema: registrationEndpoints.regRules.output },
    load: (signal) => call(registrationEndpoints.regRules, {}, { signal }),
  })
  let parsed: { readonly source: unknown; readonly rules: ReadonlyMap<string, PlatformRule> } | undefined

  return {
    load: () => void rules.load(),
    of(field) {
      const state = rules.$state.get()
      if (state.status !== 'ready') return undefined
      if (parsed?.source !== state.data) parsed = { source: state.data, rules: readServerRules(state.data, log) }
      return parsed.rules.get(field)
    },
    onChange: (listener) => rules.$state.listen(listener),
  }
}

/** The platform's rules of fields, loaded once for registration and new passwords. */
export const fieldRules: Feature<FieldRules> = defineFeature({
  id: 'fieldRules',
  create: createFieldRules,
})
