import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../../config/config.ts'
import { anyText } from '../../testing/any-text.ts'
import { accountFieldRules } from './account-field-rules.ts'

const rulesOf = (validation: FoyerConfigInput['validation'] = {}) =>
  accountFieldRules(parseConfig({ merchant: 'demo', validation }))
const { loginUsername, loginPassword, loginMobileNum, verificationCode } = rulesOf()
const key = (error: ReturnType<typeof loginUsername>) => error?.key

it.each(['abcd', 'a123456789012345', 'ABcd', ' demo '])('[VALID-03] %s is a user name', (name) => {
  expect(loginUsername(name)).toBeUndefined()
})

it.each([
  'abc',
  '1abc',
  'ab cd',
  'a1234567890123456',
  'ábcd',
  'abcd\u0000',
  'demo\nx',
  'ａｂｃｄ',
  'abcd😀',
  '\u202eabcd',
])('[VALID-03] %j is none, and the text names the bounds', (name) => {
  expect(loginUsername(name)).toEqual({ key: 'valid.username', params: { 0: 4, 1: 16 } })
})

it('[VALID-03] an empty user name is asked for', () => {
  expect(loginUsername('  ')).toEqual({ key: 'valid.required' })
})

it.each([
  ['abc123', undefined],
  ['пароль1', undefined],
  ['abcdefghijklmnopqrs1', undefined],
  ['abcdef', 'valid.password.digit'],
  ['123456', 'valid.password.letter'],
  ['a1', 'valid.password.length'],
  ['abcdefghijklmnopqrst1', 'valid.password.length'],
  ['abc 123', 'valid.password.space'],
  ['abc123\u00a0', 'valid.password.space'],
  ['      ', 'valid.password.space'],
  ['😀😀😀1a', 'valid.password.length'],
  ['😀😀😀😀1a', undefined],
  ['', 'valid.required'],
])('[VALID-04] password %j', (password, expected) => {
  expect(key(loginPassword(password))).toBe(expected)
})

it.each([
  ['', 'valid.required'],
  ['123456', 'valid.mobileNum'],
  ['1234567', undefined],
  ['12345678901234567890', undefined],
  ['123456789012345678901', 'valid.mobileNum'],
  ['12a4567', 'valid.mobileNum'],
  ['١٢٣٤٥٦٧', 'valid.mobileNum'],
  ['1234567\n', 'valid.mobileNum'],
])('[VALID-05] mobile number %j', (value, expected) => {
  expect(key(loginMobileNum(value))).toBe(expected)
})

it.each([
  ['', 'valid.required'],
  ['1', undefined],
  ['123456', undefined],
  ['1234567890', undefined],
  ['12345678901', 'valid.verificationCode'],
  ['12a4', 'valid.verificationCode'],
])('[VALID-06] code %j', (value, expected) => {
  expect(key(verificationCode(value))).toBe(expected)
})

describe('the registry of shared rules', () => {
  const samples = ['', 'ab', 'abcd', 'abc123', '1234567', '12345678', '1', 'a'.repeat(20), '1'.repeat(11)]
  const verdicts = (rules: ReturnType<typeof rulesOf>) =>
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, samples.map((sample) => key(rule(sample)))]))

  it('[VALID-02] has the four, by name', () => {
    expect(Object.keys(rulesOf())).toEqual(['loginUsername', 'loginPassword', 'loginMobileNum', 'verificationCode'])
  })

  it.each(['loginUsername', 'loginPassword', 'loginMobileNum', 'verificationCode'] as const)(
    '[VALID-02] a merchant who overrides %s changes only that',
    (name) => {
      const before = verdicts(rulesOf())
      const after = verdicts(rulesOf({ [name]: { min: 8, max: 8 } }))
      expect(after[name]).not.toEqual(before[name])
      expect({ ...after, [name]: before[name] }).toEqual(before)
    },
  )

  it('[VALID-02] tells the merchant’s own bounds', () => {
    const rules = rulesOf({ loginUsername: { min: 2 }, loginPassword: { min: 8, max: 12 } })
    expect(rules.loginUsername('a')).toEqual({ key: 'valid.username', params: { 0: 2, 1: 16 } })
    expect(rules.loginPassword('abc123')).toEqual({ key: 'valid.password.length', params: { 0: 8, 1: 12 } })
  })
})

it('[VALID-03][VALID-04][VALID-05][VALID-06] refuse a text of a million characters, in time linear in it', () => {
  // Work that grows with the square of it would take hours, and need no clock to be seen.
  for (const rule of Object.values(rulesOf())) {
    for (const unit of ['a', '1', 'a1', ' ', '😀', '.']) expect(rule(unit.repeat(1_000_000))).toBeDefined()
  }
})

it('[VALID-03][VALID-04][VALID-05][VALID-06] take anything that can be pasted', () => {
  for (const rule of Object.values(rulesOf())) {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => rule(text)).not.toThrow()
      }),
      { numRuns: 40 },
    )
  }
})
