import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromMajor, toDecimal, toMinor, toNumber } from './money.ts'

it('[WALLET-03] writes and reads every amount exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (minor) => {
      expect(toMinor(toDecimal(minor))).toBe(minor)
      expect(Number(toDecimal(minor))).toBe(toNumber(minor))
    }),
  )
})

it.each([
  [5, '0.05'],
  [0, '0.00'],
  [-1234, '-12.34'],
  [100, '1.00'],
])('[WALLET-03] writes %i as %s', (minor, text) => {
  expect(toDecimal(minor)).toBe(text)
})

it.each(['', '1.', '.5', '1.005', '-1', '1e3', ' 1', '1,000'])('[WALLET-03] does not read %s', (text) => {
  expect(toMinor(text)).toBeUndefined()
})

it('[FILTER-14] reads the smallest bets of games', () => {
  expect([0.01, 0.05, 0.1, 0.5, 0.75, 1].map(fromMajor)).toEqual([1, 5, 10, 50, 75, 100])
})
