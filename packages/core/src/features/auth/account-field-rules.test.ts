import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { emailRule, nameRule, readCode, sanitizeCodeInput, shortEmailRule } from './account-field-rules.ts'
import { captchaRule, toDataUrl } from './captcha/captcha.ts'
import { DIALING_CODES } from './otp/dialing-codes.ts'
import { sanitizeMobileInput } from './otp/mobile-number.ts'

it.each(['a_b@x.com', 'a@b.co', 'first.last@sub.domain.org', ' a@b.com ', `${'a'.repeat(248)}@b.com`])(
  '[VALID-08] the forgot form takes %j',
  (value) => {
    expect(shortEmailRule(value)).toBeUndefined()
  },
)

it.each(['', 'a@b.info', 'a@b', 'a@b.c', 'ä@b.com', '@b.com', 'a@.com', 'a..b@c.com', `${'a'.repeat(249)}@b.com`])(
  '[VALID-08] the forgot form refuses %j with one text',
  (value) => {
    expect(shortEmailRule(value)).toEqual({ key: 'incorrect_email' })
  },
)

it.each([
  'a_b@x.com',
  'john@company.info',
  'john+tag@gmail.com',
  "o'neil@casino.online",
  'jörg@müller.museum',
  'a@b-c.co.uk',
  'ana@উদাহরণ.বাংলা',
  'a@example.xn--54b7fta0cc',
  ` a@b.com `,
])('[VALID-10] registration takes the address %j', (value) => {
  expect(emailRule(value)).toBeUndefined()
})

it.each([
  '',
  'a',
  'a@b',
  'a@b.c',
  '@b.com',
  'a@.com',
  'a..b@c.com',
  'a@b..com',
  'a b@c.com',
  'a@b.com,',
  'a@1.2.3.4',
  `${'a'.repeat(249)}@b.com`,
])('[VALID-10] registration refuses the address %j', (value) => {
  expect(emailRule(value)).toEqual({ key: 'incorrect_email' })
})

it.each([shortEmailRule, emailRule])('[VALID-08] %o is done with the worst of addresses', (rule) => {
  // A pattern that reads a text in several ways takes seconds at 28 characters, and never ends at 250.
  const worst = ['a'.repeat(250), 'a.'.repeat(125), '-'.repeat(250), 'a-a.'.repeat(62), 'a'.repeat(1_000_000)]
  for (const text of worst) {
    for (const bomb of [text, `${text}@`, `a@${text}`, `a@${text}!`])
      expect(rule(bomb)).toEqual({ key: 'incorrect_email' })
  }
})

it.each([
  ['Ana Cruz', undefined],
  ['José O’Neil-Díaz', undefined],
  ['আনিকা', undefined],
  ['@@', { key: 'valid.name' }],
  ['A', { key: 'valid.name' }],
  ['A'.repeat(51), { key: 'valid.name' }],
])('[VALID-07] name %j', (value, error) => {
  expect(nameRule(value)).toEqual(error)
})

it.each([
  ['Your code is 414763.', '414763'],
  ['Your code is 414763. Valid 5 min', '414763'],
  ['414763 is your Foyer code', '414763'],
  ['G-123456 is your code. Valid 5 min', '123456'],
  ['ABC-123456', '123456'],
  ['In 2026: use 123 456 within 10 minutes', '123456'],
  ['<#> 4471 is your PIN. It ends in 10 min', '4471'],
  ['আপনার কোড ৪১৪৭৬৩, ৫ মিনিট চলবে', '414763'],
  ['4 1 4 7 6 3', '414763'],
  ['123-456', '123456'],
  ['123\u2011456\n', '123456'],
])('[PHONEPW-05] finds the code in the pasted text %j', (text, code) => {
  expect(sanitizeCodeInput(text)).toBe(code)
})

it.each(['4 1 4 7 6 3', '414-763', '41–47–63', '414\u2011763\n'])('[VALID-06] reads %j as a code', (text) => {
  expect(readCode(text)).toBe('414763')
})

it.each(['12x', 'abc', '12.34', '-1', '1-', '--', 'G-123456'])(
  '[VALID-06] leaves %j to the rules, because it holds no code',
  (text) => {
    expect(readCode(text)).toBe(text)
  },
)

it('[PHONEPW-05][VALID-05] keeps digits of what is typed, whatever is pasted', () => {
  expect(sanitizeCodeInput('a12345678901')).toBe('1234567890')
  expect(sanitizeCodeInput(' 12 34\n')).toBe('1234')
  expect(sanitizeCodeInput('১২৩৪')).toBe('1234')
  expect(sanitizeMobileInput('(917) 000-0001')).toBe('9170000001')
  expect(sanitizeMobileInput('+৬৩ ９１７')).toBe('+63917')
  expect(sanitizeMobileInput('9'.repeat(30))).toHaveLength(20)
  fc.assert(
    fc.property(anyText, (text) => {
      expect(sanitizeCodeInput(text)).toMatch(/^[0-9]{0,10}$/)
      expect(sanitizeMobileInput(text)).toMatch(/^\+?[0-9]{0,20}$/)
      expect(sanitizeMobileInput(text).length).toBeLessThanOrEqual(20)
    }),
  )
})

it.each([
  ['numeric6', '', 'valid.required'],
  ['numeric6', 'a1', 'valid.captcha'],
  ['numeric6', '12a456', 'valid.captcha'],
  ['numeric6', '1234567', 'valid.captcha'],
  ['numeric6', '1', undefined],
  ['numeric6', '123456', undefined],
  ['numeric6', ' 1234 ', undefined],
  ['free16', ' ', 'valid.required'],
  ['free16', '', 'valid.required'],
  ['free16', '7', undefined],
  ['free16', 'ab-9', undefined],
  ['free16', 'a1+', undefined],
  ['free16', 'x'.repeat(16), undefined],
  ['free16', 'x'.repeat(17), 'valid.captcha'],
] as const)('[CAPTCHA-02][PCONST-02] in the reading %s %j gives %s', (reading, value, key) => {
  expect(captchaRule(reading, value)?.key).toBe(key)
})

it('[CAPTCHA-01] makes a data address, and adds the prefix only where it is missing', () => {
  expect(toDataUrl('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
  expect(toDataUrl('iVBORw0')).toBe('data:image/png;base64,iVBORw0')
  expect(toDataUrl('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ')
  expect(toDataUrl('PHN2Zz4=')).toBe('data:image/svg+xml;base64,PHN2Zz4=')
})

it('knows the dialing codes of countries, each region once', () => {
  expect(DIALING_CODES.find(({ region }) => region === 'PH')?.code).toBe('63')
  expect(new Set(DIALING_CODES.map(({ region }) => region)).size).toBe(DIALING_CODES.length)
  for (const { region, code } of DIALING_CODES) expect(`${region}${code}`).toMatch(/^[A-Z]{2}\d{1,4}$/)
})
