import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { readMobileNumber } from './mobile-number.ts'

it.each([
  ['9170000001', '63', '63 9170000001'],
  ['+63 917 000 0001', '63', '63 9170000001'],
  ['+63 (0) 917-000-0001', '63', '63 9170000001'],
  ['0063 917.000.0001', '63', '63 9170000001'],
  ['0917 000 0001', '63', '63 9170000001'],
  ['+৮৮০ ১৭১২-৩৪৫৬৭৮', '880', '880 1712345678'],
  ['০১৭১২৩৪৫৬৭৮', '880', '880 1712345678'],
  // A number of another country brings its code; of codes that begin alike the longest counts.
  ['+8801712345678', '63', '880 1712345678'],
  ['+18095551234', '63', '1809 5551234'],
  ['+12025550123', '63', '1 2025550123'],
  // The one that is chosen counts before all others.
  ['+18095551234', '1', '1 8095551234'],
  // In these countries the zero belongs to the number.
  ['+225 07 01 02 03 04', '63', '225 0701020304'],
  ['0701020304', '225', '225 0701020304'],
  // Without a plus nobody knows whether this is a dialing code.
  ['639170000001', '63', '63 639170000001'],
  ['+0', '63', '63 +0'],
  ['917a', '63', '63 917a'],
  ['', '63', '63 '],
])('[VALID-05] reads %j beside %s as %s', (typed, code, expected) => {
  const { countryDialingCode, mobileNum } = readMobileNumber(typed, code)
  expect(`${countryDialingCode} ${mobileNum}`).toBe(expected)
})

it('[VALID-05] takes anything that can be pasted', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => readMobileNumber(text, '63')).not.toThrow()
    }),
  )
  const long = '\u0315\u0300'.repeat(1_000_000)
  expect(readMobileNumber(long, '63').mobileNum).toBe(long)
})
