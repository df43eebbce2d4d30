import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const yuan = { symbol: '¥', digits: 2 }

describe('formatMoney', () => {
  it.each([
    [1234567.891, '¥1,234,567.89'],
    [0, '¥0.00'],
    ['1.005', '¥1.01'],
    [null, '¥0.00'],
    [undefined, '¥0.00'],
    ['1234.5', '¥1,234.50'],
    ['999.995', '¥1,000.00'],
    ['0.994999999999999999', '¥0.99'],
    ['-1234.565', '-¥1,234.57'],
    ['-0.004', '¥0.00'],
    ['-0.005', '-¥0.01'],
    ['000012', '¥12.00'],
    ['12.', '¥12.00'],
    ['9007199254740993.005', '¥9,007,199,254,740,993.01'],
  ])('[WALLET-01] %s reads %s', (amount, text) => {
    expect(formatMoney(amount, yuan)).toBe(text)
  })

  it.each(['', 'abc', '1e5', 'NaN', '1,000', '--1', '.5', Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    '[WALLET-01] %s is no amount, and no figure is made up for it',
    (amount) => {
      expect(formatMoney(amount, yuan)).toBe('-')
    },
  )

  it.each([1e-7, -1e-7, 5e-324])('[WALLET-01] what is left of a sum in floating point, %d, is nothing', (amount) => {
    expect(formatMoney(amount, { symbol: '₱', digits: 2 })).toBe('₱0.00')
  })

  it('[WALLET-01] digits and symbol follow the currency', () => {
    expect(formatMoney('1234.5', { symbol: '₫', digits: 0 })).toBe('₫1,235')
    expect(formatMoney('1.23456', { symbol: 'د', digits: 3 })).toBe('د1.235')
    expect(formatMoney('0.5', { symbol: '₫', digits: 0 })).toBe('₫1')
  })

  const amounts = fc.record({
    negative: fc.boolean(),
    whole: fc.bigInt({ min: 0n, max: 10n ** 18n }),
    fraction: fc.stringMatching(/^\d{0,8}$/),
    digits: fc.integer({ min: 0, max: 8 }),
  })

  it('[WALLET-01] is the nearest figure, halves away from zero, for every decimal text', () => {
    fc.assert(
      fc.property(amounts, ({ negative, whole, fraction, digits }) => {
        const text = `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
        const shown = formatMoney(text, { symbol: '', digits })
        expect(shown).toMatch(digits === 0 ? /^-?\d{1,3}(,\d{3})*$/ : /^-?\d{1,3}(,\d{3})*\.\d+$/)
        // Both in units of 10^-8: exact.
        const exact = BigInt(whole + fraction.padEnd(8, '0'))
        const [units = '', decimals = ''] = shown.replaceAll(',', '').replace('-', '').split('.')
        expect(decimals).toHaveLength(digits)
        const read = BigInt(units + decimals.padEnd(8, '0'))
        const half = 10n ** BigInt(8 - digits)
        const off = read - exact
        expect(off * 2n <= half && off * 2n > -half).toBe(true)
        expect(shown.startsWith('-')).toBe(negative && read > 0n)
      }),
      { numRuns: 1000 },
    )
  })

  it('[WALLET-01] groups any number of digits', () => {
    const shown = formatMoney('1'.repeat(100_000), yuan)
    expect(shown).toMatch(/^¥1,111,111,/)
    expect(shown.split(',')).toHaveLength(33_334)
  })

  it('[WALLET-01] keeps the order of amounts', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const shown = (value: bigint) =>
          BigInt(
            formatMoney(`${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`, {
              symbol: '',
              digits: 2,
            }).replace(/[,.]/g, ''),
          )
        expect(one <= other ? shown(one) <= shown(other) : shown(one) >= shown(other)).toBe(true)
      }),
    )
  })
})
