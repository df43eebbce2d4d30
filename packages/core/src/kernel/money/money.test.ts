import { describe, expect, it } from 'vitest'
import * as money from './public-money.ts'

const amount = (text: string) => {
  const read = money.read(text)
  if (read === undefined) throw new Error(`not an amount: ${text}`)
  return read
}

describe('an amount', () => {
  it.each([
    ['007.50', '7.50'],
    ['-0.00', '0.00'],
    ['-0.05', '-0.05'],
    ['0', '0'],
    ['-12', '-12'],
  ])('reads %s as %s', (text, canonical) => {
    expect(money.read(text)).toBe(canonical)
  })

  it.each(['', '+1', '1.', '.5', '1e3', ' 1', '1 ', '--1', '1,5', '0x1'])('is not read from "%s"', (text) => {
    expect(money.read(text)).toBeUndefined()
  })

  it.each([
    ['0', true, false],
    ['-0.00', true, false],
    ['0.01', false, false],
    ['-0.01', false, true],
  ])('of %s is zero: %s, and negative: %s', (text, zero, negative) => {
    expect(money.isZero(amount(text))).toBe(zero)
    expect(money.isNegative(amount(text))).toBe(negative)
  })
})

describe('arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3', '-0.1'],
    ['1.5', '0.05', '1.55', '1.45'],
    ['5', '-7.25', '-2.25', '12.25'],
    ['-0.05', '0.05', '0.00', '-0.10'],
    ['99999999999999999999.99', '0.01', '100000000000000000000.00', '99999999999999999999.98'],
  ])('adds and subtracts %s and %s exactly, in the decimals of the longer one', (one, other, sum, difference) => {
    expect(money.add(amount(one), amount(other))).toBe(sum)
    expect(money.subtract(amount(one), amount(other))).toBe(difference)
  })

  it('sums up amounts of different decimals, and nothing to 0', () => {
    expect(money.sum([amount('1'), amount('0.5'), amount('-0.125')])).toBe('1.375')
    expect(money.sum([])).toBe('0')
  })

  it.each([
    ['1.5', '1.50', 0, '1.5', '1.5'],
    ['1.49', '1.5', -1, '1.49', '1.5'],
    ['2', '-3', 1, '-3', '2'],
  ])('compares %s with %s, whatever their decimals: %i', (one, other, order, least, most) => {
    expect(money.compare(amount(one), amount(other))).toBe(order)
    expect(money.min(amount(one), amount(other))).toBe(least)
    expect(money.max(amount(one), amount(other))).toBe(most)
  })

  it.each([
    ['2.345', 2, '2.35', '2.34'],
    ['-2.345', 2, '-2.35', '-2.34'],
    ['2.344', 2, '2.34', '2.34'],
    ['0.999', 2, '1.00', '0.99'],
    ['-0.001', 2, '0.00', '0.00'],
    ['7', 2, '7.00', '7.00'],
    ['7.5', 0, '8', '7'],
  ])('rounds %s to %i decimals: half up %s, down %s', (text, digits, halfUp, down) => {
    expect(money.round(amount(text), digits, 'halfUp')).toBe(halfUp)
    expect(money.round(amount(text), digits, 'down')).toBe(down)
  })

  it('multiplies by a rate before it rounds', () => {
    expect(money.multiply(amount('33.35'), amount('0.015'), 2, 'halfUp')).toBe('0.50')
    expect(money.multiply(amount('33.35'), amount('0.015'), 4, 'down')).toBe('0.5002')
    expect(money.multiply(amount('-10'), amount('0.0125'), 2, 'halfUp')).toBe('-0.13')
    expect(money.multiply(amount('-10'), amount('0.0125'), 2, 'down')).toBe('-0.12')
  })

  it.each([
    ['25', '100', 100, 25],
    ['-1', '3', 100, 33],
    ['2', '-3.00', 100, 67],
    ['1', '200', 100, 1],
    ['0.99', '200', 100, 0],
    ['5', '0.00', 100, 0],
  ])('says which share %s is of %s in %i parts, without signs: %i', (one, whole, parts, share) => {
    expect(money.share(amount(one), amount(whole), parts)).toBe(share)
  })
})
