import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as money from './public-money.ts'

type Money = ReturnType<typeof money.add>

function amount(text: string): Money {
  const read = money.read(text)
  if (read === undefined) throw new Error(`${text} is no amount`)
  return read
}

const digitsOf = (text: string) => text.split('.')[1]?.length ?? 0
const amounts = fc
  .record({
    minor: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    digits: fc.constantFrom(0, 2, 3, 8),
  })
  .map(({ minor, digits }) => {
    const magnitude = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
    const text = digits === 0 ? magnitude : `${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`
    return amount(minor < 0n ? `-${text}` : text)
  })
/** In units of 10^-18. */
const exact = (text: string) => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const magnitude = BigInt(whole + fraction.padEnd(18, '0'))
  return text.startsWith('-') ? -magnitude : magnitude
}

describe('amounts', () => {
  it.each([
    ['007.50', '7.50'],
    ['-0.00', '0.00'],
    ['-00.10', '-0.10'],
    ['5', '5'],
    ['0.00000001', '0.00000001'],
  ])('[WALLET-01] %s is kept as %s', (text, kept) => {
    expect(money.read(text)).toBe(kept)
  })

  it.each(['', '+5', '1e3', '.5', '5.', ' 5', '1,000', '--5', '0x1', `1.${'0'.repeat(19)}`])('%s is none', (text) => {
    expect(money.read(text)).toBeUndefined()
  })

  it('[WALLET-01] of every size add up, and come apart again, exactly', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        const both = money.add(one, other)
        expect(exact(both)).toBe(exact(one) + exact(other))
        expect(money.add(other, one)).toBe(both)
        expect(money.compare(money.subtract(both, other), one)).toBe(0)
        expect(money.sum([one, other])).toBe(both)
        expect(both).not.toMatch(/^-0(\.0*)?$/)
      }),
    )
  })

  it('[WALLET-01] are ordered by what they are worth, not by how they are written', () => {
    expect(money.compare(amount('5'), amount('5.00'))).toBe(0)
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(money.compare(one, other)).toBe(exact(one) < exact(other) ? -1 : exact(one) > exact(other) ? 1 : 0)
        expect(money.compare(money.min(one, other), money.max(one, other))).not.toBe(1)
        expect(money.isNegative(one)).toBe(exact(one) < 0n)
        expect(money.isZero(one)).toBe(exact(one) === 0n)
      }),
    )
  })

  it.each([
    ['1000.00', '0.01', 'halfUp', '10.00'],
    ['0.50', '0.01', 'halfUp', '0.01'],
    ['0.49', '0.01', 'halfUp', '0.00'],
    ['-0.50', '0.01', 'halfUp', '-0.01'],
    ['0.99', '0.2', 'down', '0.19'],
    ['-0.99', '0.2', 'down', '-0.19'],
    ['0.10', '3', 'halfUp', '0.30'],
  ] as const)('[WALLET-01] %s times %s, rounded %s, is %s', (one, rate, rounding, product) => {
    expect(money.multiply(amount(one), amount(rate), 2, rounding)).toBe(product)
  })

  it('[WALLET-01] are rounded to the nearest or towards zero, and have the decimals that are asked for', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 2, 3, 8), (one, digits) => {
        const unit = 10n ** BigInt(18 - digits)
        const near = money.round(one, digits, 'halfUp')
        const down = money.round(one, digits, 'down')
        const off = exact(near) - exact(one)
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(unit)
        expect(exact(down)).toBe((exact(one) / unit) * unit)
        expect([digitsOf(near), digitsOf(down)]).toEqual([digits, digits])
      }),
    )
  })

  it('[WALLET-01] are drawn in whole parts, to the nearest', () => {
    expect(['0', '-0.50', '0.125', '1.00'].map((text) => money.share(amount(text), amount('1.00'), 100))).toEqual([
      0, 50, 13, 100,
    ])
    expect(money.share(amount('5'), amount('0.00'), 100)).toBe(0)
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        const [part, whole] = [exact(one), exact(other)].map((value) => (value < 0n ? -value : value))
        if (part === undefined || whole === undefined || whole === 0n || part > whole) return
        const parts = BigInt(money.share(one, other, 1000))
        const off = parts * whole - part * 1000n
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(whole)
      }),
    )
  })
})
