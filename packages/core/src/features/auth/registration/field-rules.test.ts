import { expect, it } from 'vitest'
import type { FlagName } from '../../../config/flags.ts'
import { createLog, type LogEntry } from '../../../kernel/log.ts'
import { isSafeRegex } from '../../../kernel/validation/safe-regex.ts'
import { detectRegisterMethod } from '../../app/install/register-method.ts'
import { birthdayRange, birthdayRule, readServerRules } from './field-rules.ts'
import { initialMethod, openMethods, REGISTER_FIELD_NAMES, visibleFields } from './register-fields.ts'
import { buildRegisterPayload, registerDomain } from './register-payload.ts'

const on =
  (...flags: readonly FlagName[]) =>
  (flag: FlagName) =>
    flags.includes(flag)
const ON = { enabled: true, required: true }
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

it('[REG-05] has twenty fields in this order', () => {
  expect(REGISTER_FIELD_NAMES.join(' ')).toBe(
    'username password confirmPassword affiliateCode paymentPassword recommenderId nickname payeeName email mobileNum ' +
      'idNumber qqNum facebook wechat line whatsapp zalo birthday captcha verificationCode',
  )
})

it.each([
  [[], [], 'username'],
  [['USERNAMEREG3'], ['username'], 'username'],
  [['MOBILENUMREG3'], ['mobile'], 'mobile'],
  [['USERNAMEREG3', 'MOBILENUMREG3'], ['username', 'mobile'], 'username'],
] as const)('[REG-01][REG-02][FLAG-02] with %j the methods are %j, beginning with %s', (flags, methods, initial) => {
  expect(openMethods(on(...flags))).toEqual(methods)
  expect(initialMethod(on(...flags))).toBe(initial)
})

it.each([
  [[], ['mobileNum']],
  [['REGMOBVERF3'], ['mobileNum', 'verificationCode']],
  [['MOBILENUMPASSREG3'], ['password', 'confirmPassword', 'mobileNum']],
  [
    ['REGMOBVERF3', 'MOBILENUMPASSREG3'],
    ['password', 'confirmPassword', 'mobileNum', 'verificationCode'],
  ],
] as const)('[REG-07][FLAG-03] by mobile number with %j asks for %j', (flags, fields) => {
  const all = Object.fromEntries(['username', 'password', 'verificationCode', 'mobileNum'].map((name) => [name, ON]))
  expect(names(visibleFields('mobile', all, on(...flags)))).toEqual(fields)
})

const OFF = { enabled: false, required: true }
const MAYBE = { enabled: true, required: false }

it('[REG-06] draws what is enabled, marks what is required, and leaves out what the settings do not know', () => {
  const settings = { email: MAYBE, qqNum: OFF, nickname: ON, __proto__: ON }
  expect(visibleFields('username', settings, on())).toEqual([
    { name: 'username', required: true },
    { name: 'password', required: true },
    { name: 'confirmPassword', required: true },
    { name: 'nickname', required: true },
    { name: 'email', required: false },
  ])
  expect(names(visibleFields('mobile', {}, on()))).toEqual(['mobileNum'])
})

it('[REG-05][REG-06][REG-07] draws all twenty for a user name where all are enabled, whatever the flags of the mobile method', () => {
  const everything = Object.fromEntries(REGISTER_FIELD_NAMES.map((name) => [name, ON]))
  expect(names(visibleFields('username', everything, on()))).toEqual(REGISTER_FIELD_NAMES)
})

it.each([
  [{ mobileNum: ON, confirmPassword: OFF }, ['username', 'password', 'mobileNum']],
  [
    { mobileNum: ON, verificationCode: MAYBE },
    ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
  ],
  [{ username: OFF }, ['password', 'confirmPassword']],
  // A confirmation of nothing, a code for no number.
  [{ password: OFF, confirmPassword: ON }, ['username']],
  [{ mobileNum: OFF, verificationCode: ON }, ['username', 'password', 'confirmPassword']],
])('[REG-06][REG-07] by user name with %j asks for %j', (settings, fields) => {
  expect(names(visibleFields('username', settings, on('REGMOBVERF3', 'MOBILENUMPASSREG3')))).toEqual(fields)
})

it('[REG-06][REG-07] by mobile number leaves out what the settings switch off, but for the number', () => {
  const isOn = on('REGMOBVERF3', 'MOBILENUMPASSREG3')
  const settings = { mobileNum: OFF, confirmPassword: OFF, verificationCode: MAYBE, username: ON }
  expect(visibleFields('mobile', settings, isOn)).toEqual([
    { name: 'password', required: true },
    { name: 'mobileNum', required: true },
    { name: 'verificationCode', required: false },
  ])
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

it.each([
  ['APP', 'Mozilla/5.0 FoyerApp/3.1', false, '/m/register'],
  ['APP', 'Mozilla/5.0 FoyerApp/3.1', true, '/m/register?webclip=1'],
  ['WEBCLIP', IPHONE, true, '/m/register?webclip=1#x'],
  ['PWA', IPHONE, true, '/m/register'],
  ['PWA', 'Mozilla/5.0 (Linux; Android 15)', true, '/m/register?webclip=1'],
  ['H5', IPHONE, false, '/m/register?webclip=1'],
])('[REG-11] is %s for %s, installed %s, at %s', (method, userAgent, standalone, path) => {
  expect(detectRegisterMethod({ device: { userAgent, standalone }, path, appToken: 'FoyerApp' })).toBe(method)
})

it('[REG-10] takes the host without port and www for the domain', () => {
  expect(registerDomain('www.foyer.test:8080')).toBe('foyer.test')
  expect(registerDomain('m.foyer.test')).toBe('m.foyer.test')
})

const FACTS = {
  countryDialingCode: '63',
  host: 'www.foyer.test',
  method: 'H5' as const,
}

it('[DATA-09][REG-10] sends what was entered and the constants; empty values are left out', () => {
  const values = { username: ' fresh1 ', password: 'Fresh2026', confirmPassword: 'Fresh2026', email: ' ', nickname: '' }
  expect(buildRegisterPayload({ ...FACTS, values })).toEqual({
    username: 'fresh1',
    password: 'Fresh2026',
    confirmPassword: 'Fresh2026',
    type: 0,
    countryDialingCode: '63',
    registerUrl: 'www.foyer.test',
    domain: 'foyer.test',
    registerMethod: 'H5',
  })
})

it('[DATA-09] holds the twenty values of a full form and five constants, and nothing else', () => {
  const constants = ['countryDialingCode', 'registerUrl', 'registerMethod', 'type', 'domain']
  const values = Object.fromEntries(REGISTER_FIELD_NAMES.map((name) => [name, 'x']))
  expect(new Set(Object.keys(buildRegisterPayload({ ...FACTS, values })))).toEqual(
    new Set([...REGISTER_FIELD_NAMES, ...constants]),
  )
})

it('[DATA-09] carries the picture with the answer to it, and passwords are never trimmed', () => {
  const proofs = { captcha: '12', captchaId: 'C1' }
  const built = buildRegisterPayload({ ...FACTS, values: { password: ' a1 ' }, proofs })
  expect(built).toMatchObject({ ...proofs, password: ' a1 ' })
  expect(buildRegisterPayload({ ...FACTS, values: {} })).not.toHaveProperty('captchaId')
})

const TODAY = '2025-06-15'

it('[VALID-13] lets people pick from 1900 to the end of this year', () => {
  expect(birthdayRange(TODAY)).toEqual({ min: '1900-01-01', max: '2025-12-31' })
})

it.each([
  ['2004-06-15', true],
  ['2004-06-16', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2025-12-31', false],
  ['1990-02-30', false],
  ['1990-2-3', false],
  ['yesterday', false],
])('[VALID-12][VALID-13] birthday %s: %s', (value, good) => {
  expect(birthdayRule(value, TODAY, 21)).toEqual(good ? undefined : { key: 'valid.birthday', params: { 0: 21 } })
})

function read(rule: Parameters<typeof readServerRules>[0][string]) {
  const entries: LogEntry[] = []
  const log = createLog(() => 0)
  log.on((entry) => entries.push(entry))
  const rules = readServerRules({ field: rule }, log)
  return { check: (value: string) => rules.get('field')?.check(value), hint: rules.get('field')?.hint, entries }
}

it('[VALID-10] checks length and pattern of the platform, with the words of the platform', () => {
  const { check, entries } = read({ min: 3, max: 5, pattern: '^[a-z]*$', message: 'Small letters.' })
  expect(check('abc')).toBeUndefined()
  expect(check('ab')).toEqual({ key: 'valid.length', params: { 0: 3, 1: 5 }, text: 'Small letters.' })
  expect(check('abcdef')).toMatchObject({ key: 'valid.length' })
  expect(check('ABC')).toEqual({ key: 'valid.pattern', text: 'Small letters.' })
  expect(entries).toEqual([])
})

it.each([
  [{ min: 3, max: 5 }, '', { key: 'register.hint.length', params: { 0: 3, 1: 5 } }],
  [{ min: 6, max: 6 }, 'x', { key: 'register.hint.length.exact', params: { 0: 6 } }],
  [{ min: 3 }, 'x', { key: 'register.hint.length.min', params: { 0: 3 } }],
  [{ max: 9 }, 'x'.repeat(10), { key: 'register.hint.length.max', params: { 0: 9 } }],
])('[VALID-10] says the bounds of %j that there are, before and after', (rule, wrong, hint) => {
  const { check, hint: said } = read(rule)
  expect(said).toEqual(hint)
  expect(check(wrong)).toEqual({ ...hint, key: hint.key.replace('register.hint', 'valid') })
})

it('[VALID-10] hints in the words of the platform, and is silent where there is nothing worth a word', () => {
  expect(read({ min: 3, message: 'Three or more.' }).hint).toEqual({ key: 'valid.pattern', text: 'Three or more.' })
  expect(read({ max: 254 }).hint).toBeUndefined()
  expect(read({ pattern: '^a' }).hint).toBeUndefined()
})

it('[VALID-10] a rule that says nothing is none, one that cannot be read leaves the value to the platform', () => {
  const rules = readServerRules(
    { empty: { message: 'x' }, odd: { pattern: '(' } },
    createLog(() => 0),
  )
  expect([...rules.keys()]).toEqual(['odd'])
  expect(rules.get('odd')?.check('anything')).toBeUndefined()
})

it('[VALID-10] counts signs as people see them, and has words of its own', () => {
  const { check } = read({ min: 2, max: 2 })
  expect(check('🎲🎲')).toBeUndefined()
  expect(check('🎲')).toEqual({ key: 'valid.length.exact', params: { 0: 2 } })
})

it.each([
  '(',
  '[a',
  '*',
  '(?<=a)b',
  '(a+)+$',
  '(a|a)*$',
  '([a-z]+)*x',
  '(.*)(.*)(.*)x',
  '(a)\\1',
  'a'.repeat(501),
  // Properties and characters in one dialect, repeated letters in the other.
  '^\\p{1,}\\p{1,}\\p{1,}\\p{1,}x',
  '^\\u{1,}\\u{1,}\\u{1,}\\u{1,}x',
  '^(?:\\p{1,})+x',
  // Tried at each place of a value.
  `${'a?'.repeat(16)}x`,
  `^a|${'a?'.repeat(16)}x`,
])('[VALID-10] leaves out the pattern %s, and says so in the log', (pattern) => {
  const { check, entries } = read({ min: 1, pattern })
  expect(check('zzz')).toBeUndefined()
  expect(entries).toMatchObject([{ event: 'registration.pattern.ignored', data: { field: 'field' } }])
})

it.each([
  '^[A-Za-z][A-Za-z0-9]{3,15}$',
  '^\\d{6}$',
  '^[\\w.]+@[\\w]{1,40}\\.[a-z]{2,3}$',
  '^(?:09|\\+639)\\d{9}$',
  '^[a-z]+(?:-?)$',
  '^\\p{L}{2,50}$',
  '^[^\\]]*$',
])('[VALID-10] understands the pattern %s', (pattern) => {
  expect(isSafeRegex(pattern)).toBe(true)
})
