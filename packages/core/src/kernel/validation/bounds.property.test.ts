import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import {
  accountFieldRules,
  EMAIL_MAX_LENGTH,
  nameRule,
  shortEmailRule,
} from '../../features/auth/account-field-rules.ts'
import { captchaRule } from '../../features/auth/captcha/captcha.ts'
import { readServerRules } from '../../features/auth/registration/field-rules.ts'
import { createLog } from '../log.ts'
import { length, range, type Validator } from './validators.ts'

const { loginUsername, loginPassword, loginMobileNum, verificationCode } = accountFieldRules(
  parseConfig({ merchant: 'demo' }),
)
const serverRule =
  readServerRules(
    { field: { min: 3, max: 9 } },
    createLog(() => 0),
  ).get('field')?.check ?? (() => undefined)

const LETTERS = fc.constantFrom(...'abcXYZ')
const DIGITS = fc.constantFrom(...'0123456789')
/** Characters as people count them: some have two units, some are marks. */
const CHARACTERS = fc.constantFrom('a', 'é', '字', '🎲', '\u0301', '\u{10ffff}', 'م')

interface Bounded {
  readonly what: string
  readonly rule: Validator
  readonly min: number
  readonly max: number
  /** A text of exactly so many characters that has nothing else wrong with it. */
  text(size: number): fc.Arbitrary<string>
}

const of = (unit: fc.Arbitrary<string>, size: number) =>
  fc.array(unit, { minLength: size, maxLength: size }).map((parts) => parts.join(''))

const RULES: readonly Bounded[] = [
  {
    what: '[VALID-03] a user name',
    rule: loginUsername,
    min: 4,
    max: 16,
    text: (size) => fc.tuple(LETTERS, of(fc.oneof(LETTERS, DIGITS), size - 1)).map((parts) => parts.join('')),
  },
  {
    what: '[VALID-04] a password',
    rule: loginPassword,
    min: 6,
    max: 20,
    text: (size) => fc.tuple(of(CHARACTERS, size - 2), LETTERS, DIGITS).map((parts) => parts.join('')),
  },
  { what: '[VALID-05] a mobile number', rule: loginMobileNum, min: 7, max: 20, text: (size) => of(DIGITS, size) },
  { what: '[VALID-06] a code', rule: verificationCode, min: 1, max: 10, text: (size) => of(DIGITS, size) },
  {
    what: '[VALID-07] a name',
    rule: nameRule,
    min: 2,
    max: 50,
    text: (size) =>
      fc
        .tuple(LETTERS, of(fc.constantFrom('ä', '字', '𠮷', 'م', '.', '’', '-'), size - 1))
        .map((parts) => parts.join('')),
  },
  {
    what: '[VALID-08] an e-mail address of the forgot form',
    rule: shortEmailRule,
    min: 6,
    max: EMAIL_MAX_LENGTH,
    text: (size) => of(fc.oneof(LETTERS, DIGITS, fc.constant('_')), size - 5).map((local) => `${local}@b.co`),
  },
  {
    what: '[CAPTCHA-02] an answer of digits',
    rule: (value) => captchaRule('numeric6', value),
    min: 1,
    max: 6,
    text: (size) => of(DIGITS, size),
  },
  {
    what: '[CAPTCHA-02] a free answer',
    rule: (value) => captchaRule('free16', value),
    min: 1,
    max: 16,
    text: (size) => of(CHARACTERS, size),
  },
  { what: '[VALID-10] a rule of the platform', rule: serverRule, min: 3, max: 9, text: (size) => of(CHARACTERS, size) },
  { what: '[VALID-01] a length', rule: length(2, 5), min: 2, max: 5, text: (size) => of(CHARACTERS, size) },
]

describe.each(RULES)('$what', ({ what, rule, min, max, text }) => {
  const expectLength = (size: number, taken: boolean) =>
    fc.assert(
      fc.property(text(size), (value) => {
        expect(rule(value) === undefined, JSON.stringify(value)).toBe(taken)
      }),
      { numRuns: 30 },
    )

  it(`${what} has at least ${min} and at most ${max} characters`, () => {
    expectLength(min, true)
    expectLength(max, true)
    expectLength(max + 1, false)
    if (min > 2) expectLength(min - 1, false)
    expect(rule('') === undefined).toBe(what.startsWith('[VALID-01]'))
  })
})

it('[VALID-04] a password without a letter, without a digit, or with any kind of space is none, whatever else it has', () => {
  const signs = of(fc.constantFrom('🎲', '!', '\u0301', '１', '²'), 8)
  fc.assert(
    fc.property(
      signs,
      LETTERS,
      DIGITS,
      fc.constantFrom(...' \t\n\u00a0\u3000\ufeff'),
      (others, letter, digit, space) => {
        expect(loginPassword(others + digit)?.key).toBe('valid.password.letter')
        expect(loginPassword(others + letter)?.key).toBe('valid.password.digit')
        expect(loginPassword(others + letter + digit)).toBeUndefined()
        expect(loginPassword(others + letter + space + digit)?.key).toBe('valid.password.space')
      },
    ),
  )
})

it('[VALID-03][VALID-05][VALID-06] one character that does not belong is enough', () => {
  const stranger = fc.constantFrom('é', 'ａ', '１', '١', '🎲', '\u0000', '\u200e', '\ud83c', '-', '_')
  fc.assert(
    fc.property(of(LETTERS, 6), of(DIGITS, 8), fc.nat(6), stranger, (letters, digits, at, wrong) => {
      const within = (text: string) => text.slice(0, at) + wrong + text.slice(at)
      expect(loginUsername(within(letters))).toBeDefined()
      expect(loginMobileNum(within(digits))).toBeDefined()
      expect(verificationCode(within(digits))).toBeDefined()
    }),
  )
})

it('[VALID-01] a number is in its range with both ends of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (min, span) => {
      const max = min + span
      const inside = range(min, max)
      expect([inside(min), inside(max), inside(String(max))]).toEqual([undefined, undefined, undefined])
      for (const outside of [min - 1, max + 1, min - 0.001, Number.NaN])
        expect(inside(outside)?.key).toBe('valid.range')
    }),
  )
})
