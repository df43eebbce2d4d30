import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { type Money, round } from './money.ts'
import { type Currency, parseMoney, typedMoney } from './parse-money.ts'
import { spokenMoney } from './spoken-money.ts'

const PHP: Currency = { code: 'PHP', symbol: '₱', digits: 2 }
const KWD: Currency = { code: 'KWD', symbol: 'د.ك', digits: 3 }
const VND: Currency = { code: 'VND', symbol: '₫', digits: 0 }
const BTC: Currency = { code: 'BTC', symbol: '₿', digits: 8 }

/** The amount, or why there is none. */
function read(typed: string, currency: Currency, language: string): string {
  const parsed = parseMoney(typed, currency, language)
  if (parsed.ok) return parsed.money
  return parsed.readings === undefined ? parsed.problem : `${parsed.problem} ${parsed.readings.join(' ')}`
}

const POINT = ['en', 'fil', 'bn']
const COMMA = ['de', 'vi', 'id']

describe('an amount as it is typed, with two decimals', () => {
  it.each([
    // typed, in languages with a point, in languages with a comma
    ['1000', '1000.00', '1000.00'],
    ['1000.50', '1000.50', '1000.50'],
    ['', 'empty', 'empty'],
    [' \u00A0\u200E', 'empty', 'empty'],
    ['1,000', '1000.00', 'tooManyDecimals'],
    ['1.000', 'tooManyDecimals', '1000.00'],
    ['1.000,50', '1000.50', '1000.50'],
    ['1,000.50', '1000.50', '1000.50'],
    ['1,5', '1.50', '1.50'],
    ['1,50', '1.50', '1.50'],
    ['1.5', '1.50', '1.50'],
    ['1 000,50', '1000.50', '1000.50'],
    ['1\u202F000,50', '1000.50', '1000.50'],
    ['1’000.50', '1000.50', '1000.50'],
    ['1,00,000', '100000.00', '100000.00'],
    ['12,34,567.8', '1234567.80', '1234567.80'],
    ['১০০০.৫০', '1000.50', '1000.50'],
    ['１０００', '1000.00', '1000.00'],
    ['١٠٠٠٫٥٠', '1000.50', '1000.50'],
    ['١٬٠٠٠٫٥٠', '1000.50', '1000.50'],
    ['1২3', 'notANumber', 'notANumber'],
    ['₱ 500', '500.00', '500.00'],
    ['\u200E₱500\u200F ', '500.00', '500.00'],
    ['500 PHP', '500.00', '500.00'],
    ['php500', '500.00', '500.00'],
    ['+500', '500.00', '500.00'],
    ['007', '7.00', '7.00'],
    ['.5', '0.50', '0.50'],
    [',5', '0.50', '0.50'],
    ['5.', '5.00', '5.00'],
    ['$500', 'otherCurrency', 'otherCurrency'],
    ['500 €', 'otherCurrency', 'otherCurrency'],
    ['USD 500', 'otherCurrency', 'otherCurrency'],
    ['0', 'zero', 'zero'],
    ['0.00', 'zero', 'zero'],
    ['-0', 'zero', 'zero'],
    ['-5', 'negative', 'negative'],
    ['−5', 'negative', 'negative'],
    ['-₱5', 'negative', 'negative'],
    ['₱-5', 'negative', 'negative'],
    ['(5)', 'negative', 'negative'],
    ['1e3', 'notANumber', 'notANumber'],
    ['1k', 'notANumber', 'notANumber'],
    ['1..5', 'notANumber', 'notANumber'],
    ['1,,000', 'notANumber', 'notANumber'],
    ['1,0000', 'notANumber', 'tooManyDecimals'],
    ['0x10', 'notANumber', 'notANumber'],
    ['NaN', 'notANumber', 'notANumber'],
    ['10²', 'notANumber', 'notANumber'],
    ['½', 'notANumber', 'notANumber'],
    ['.', 'notANumber', 'notANumber'],
    ['--5', 'notANumber', 'notANumber'],
    ['0,500', 'notANumber', 'tooManyDecimals'],
    ['1 00', 'notANumber', 'notANumber'],
    ['1,000 000', 'notANumber', 'notANumber'],
    ['10.005', 'tooManyDecimals', '10005.00'],
    ['90071992547409.93', '90071992547409.93', '90071992547409.93'],
    ['1234567890123456789', 'tooLong', 'tooLong'],
    ['9'.repeat(100_000), 'tooLong', 'tooLong'],
  ])('[WALLET-01] %j is %s with a point, %s with a comma', (typed, withPoint, withComma) => {
    for (const language of POINT) expect(read(typed, PHP, language)).toBe(withPoint)
    for (const language of COMMA) expect(read(typed, PHP, language)).toBe(withComma)
  })

  it.each([
    ['1.500', KWD, '1.500', 'ambiguous 1500.000 1.500'],
    ['1,500', KWD, 'ambiguous 1500.000 1.500', '1.500'],
    ['1,500.250', KWD, '1500.250', '1500.250'],
    ['د.ك 2', KWD, '2.000', '2.000'],
    ['100.000', VND, '100000', '100000'],
    ['100,000', VND, '100000', '100000'],
    ['100,000 ₫', VND, '100000', '100000'],
    ['1.5', VND, 'tooManyDecimals', 'tooManyDecimals'],
    ['5.', VND, '5', '5'],
    ['0.00000001', BTC, '0.00000001', '0.00000001'],
    ['0.000000001', BTC, 'tooManyDecimals', 'notANumber'],
    ['1,234', BTC, 'ambiguous 1234.00000000 1.23400000', '1.23400000'],
  ])('[WALLET-01] %j in a currency of other decimals', (typed, currency, withPoint, withComma) => {
    for (const language of POINT) expect(read(typed, currency, language)).toBe(withPoint)
    for (const language of COMMA) expect(read(typed, currency, language)).toBe(withComma)
  })

  it('[WALLET-01] is what was shown, for every amount and currency', () => {
    const amounts = fc.record({
      currency: fc.constantFrom(PHP, KWD, VND, BTC),
      minor: fc.bigInt({ min: 1n, max: 10n ** 17n }),
      language: fc.constantFrom(...POINT),
    })
    fc.assert(
      fc.property(amounts, ({ currency, minor, language }) => {
        const { digits } = currency
        const text = minor.toString().padStart(digits + 1, '0')
        const exact = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
        expect(read(exact, currency, language)).toBe(exact)
        const shown = formatMoney(exact, currency)
        // A lone thousand may be meant otherwise where there are three decimals.
        expect(read(shown, currency, language)).toBe(exact)
      }),
    )
  })

  it('[WALLET-01] that was picked is typed so that it reads as that one, with the decimals of the currency and no more', () => {
    const amounts = fc.record({
      currency: fc.constantFrom(PHP, KWD, VND, BTC),
      whole: fc.bigInt({ min: 1n, max: 10n ** 17n }),
      fraction: fc.option(fc.stringMatching(/^\d{1,12}$/), { nil: undefined }),
      language: fc.constantFrom(...POINT, ...COMMA),
    })
    fc.assert(
      fc.property(amounts, ({ currency, whole, fraction, language }) => {
        const amount = (fraction === undefined ? `${whole}` : `${whole}.${fraction}`) as Money
        const typed = typedMoney(amount, currency, language)
        expect(read(typed, currency, language)).toBe(round(amount, currency.digits, 'down'))
      }),
    )
    // One of the two that an ambiguous one may mean.
    expect(typedMoney('1.500' as Money, KWD, 'de')).toBe('1,500')
  })

  it('never throws, and never makes an amount that is not canonical', () => {
    const languages = fc.constantFrom(...POINT, ...COMMA)
    // As `fc.string({ unit: 'binary' })`, which first spends half a second on a table of all of Unicode; and halves of pairs too.
    const anything = fc.array(fc.nat({ max: 0x10ffff })).map((points) => String.fromCodePoint(...points))
    const typed = fc.oneof(anything, fc.stringMatching(/^[-+( ₱$]{0,2}[\d.,' ]{0,12}[) ₱]?$/))
    fc.assert(
      fc.property(typed, languages, fc.constantFrom(PHP, KWD, VND, BTC), (text, language, currency) => {
        const parsed = parseMoney(text, currency, language)
        if (!parsed.ok) return
        expect(parsed.money).toMatch(currency.digits === 0 ? /^[1-9]\d*$/ : /^(0|[1-9]\d*)\.\d+$/)
        expect(parsed.money.split('.')[1] ?? '').toHaveLength(currency.digits)
      }),
      { numRuns: 2000 },
    )
  })
})

it('[WALLET-01] reads each digit of each script as what it is', () => {
  const wrong: string[] = []
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const digit = String.fromCodePoint(point)
    const plain = digit.normalize('NFKC')
    if (!/^\p{Nd}$/u.test(digit) || !/^[1-9]$/.test(plain)) continue
    const parsed = parseMoney(digit + digit, VND, 'en')
    if (!parsed.ok || parsed.money !== plain + plain) wrong.push(digit)
  }
  expect(wrong).toEqual([])
})

it.each(['10,0000', '1,0000', '1.0000,5000'])('[WALLET-01] %j is no amount: nothing is guessed', (typed) => {
  expect(parseMoney(typed, BTC, 'en')).toEqual({ ok: false, problem: 'notANumber' })
})

describe('an amount as it is read aloud', () => {
  it.each([
    ['1000.50', PHP, 'en', '1,000.50 Philippine pesos'],
    ['1000.00', PHP, 'en', '1,000 Philippine pesos'],
    ['1', PHP, 'en', '1 Philippine peso'],
    ['-15.00', PHP, 'en', '-15 Philippine pesos'],
    ['9007199254740993.05', PHP, 'en', '9,007,199,254,740,993.05 Philippine pesos'],
    ['1.500', KWD, 'en', '1.500 Kuwaiti dinars'],
    ['100000', VND, 'en', '100,000 Vietnamese dong'],
    ['0.00000120', BTC, 'en', '0.0000012 BTC'],
    ['5.00', { code: 'USDT', digits: 2 }, 'en', '5 USDT'],
    ['-0.00', PHP, 'en', '0 Philippine pesos'],
    ['-0.004', PHP, 'en', '0.00 Philippine pesos'],
    ['x', PHP, 'en', ''],
  ])('[WALLET-01] %s', (amount, currency, language, spoken) => {
    expect(spokenMoney(amount, currency, language).replaceAll('\u00A0', ' ')).toBe(spoken)
  })

  it('[WALLET-01] has the digits 0 to 9 in every language', () => {
    expect(spokenMoney('1000.50', PHP, 'bn')).toMatch(/^1,000\.50 ফিলিপাইন/)
  })
})
