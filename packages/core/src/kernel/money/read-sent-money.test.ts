import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSentMoney } from './read-sent-money.ts'

it.each([
  ['0.00000012', '0.00000012'],
  ['1.2e-7', '0.00000012'],
  ['1.2E-7', '0.00000012'],
  ['1E-8', '0.00000001'],
  ['1.5E+3', '1500'],
  ['1E+3', '1000'],
  ['12.345e+1', '123.45'],
  ['0E-8', '0.00000000'],
  ['0E+0', '0'],
  ['1234.', '1234'],
  ['.5', '0.5'],
  [' 1234.5 ', '1234.5'],
  ['\t7\n', '7'],
  ['+5', '5'],
  ['007.50', '7.50'],
  ['-0.00', '0.00'],
  ['1e+17', '100000000000000000'],
])('[DATA-01] reads %j exactly', (text, amount) => {
  expect(readSentMoney(text)).toBe(amount)
})

it.each([
  ['1234.5600000000001', '1234.5600000000001'],
  ['5.551115123125783e-17', '0.000000000000000056'],
  ['-2.7755575615628914E-17', '-0.000000000000000028'],
  ['0.9999999999999999999', '1.000000000000000000'],
  ['0.1234567890123456785', '0.123456789012345679'],
  ['0.12345678901234567849', '0.123456789012345678'],
  ['5e-19', '0.000000000000000001'],
  ['4e-19', '0.000000000000000000'],
  ['-4e-19', '0.000000000000000000'],
  ['1e-999', '0.000000000000000000'],
])('[DATA-01] keeps 18 decimals of %j, rounded half up', (text, amount) => {
  expect(readSentMoney(text)).toBe(amount)
})

it.each([
  '',
  ' ',
  '.',
  '+',
  '-',
  'e5',
  '.e5',
  '1,234',
  '1 234',
  '1.2.3',
  '--1',
  '1e',
  '1e3',
  '1e+1.5',
  '0x10',
  'NaN',
  '1e+18',
  '1e+999',
])('[DATA-01] refuses %j', (text) => {
  expect(readSentMoney(text)).toBeUndefined()
})

it('[DATA-01] reads each number by the decimals that JavaScript writes', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (sent) => {
      const read = Number(readSentMoney(String(sent)))
      expect(Math.abs(read - sent)).toBeLessThan(1e-18)
    }),
  )
})

it('[DATA-01] reads a long text of digits in linear time', () => {
  expect(readSentMoney('9'.repeat(1_000_000))).toBeUndefined()
  expect(readSentMoney(`${' '.repeat(1_000_000)}x`)).toBeUndefined()
})
