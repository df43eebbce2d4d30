import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { DIALING_CODES } from './dialing-codes.ts'
import { canonicalMobileNumber, readMobileNumber } from './mobile-number.ts'

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
  // A number of the Philippines has ten digits, so these begin with the dialing code.
  ['639170000001', '63', '63 9170000001'],
  ['63 917 000 0001', '63', '63 9170000001'],
  ['63 0917 000 0001', '63', '63 9170000001'],
  ['62 812 3456 7890', '62', '62 81234567890'],
  ['628123456789', '62', '62 8123456789'],
  ['8123456789', '62', '62 8123456789'],
  ['39 347 123 4567', '39', '39 3471234567'],
  ['1 202 555 0123', '1', '1 2025550123'],
  // Nine digits are no number of the Philippines with or without the code.
  ['639170000', '63', '63 639170000'],
  // Digits that are a number as they stand keep a beginning like the code.
  ['2012345678', '20', '20 2012345678'],
  ['6598765432', '63', '63 6598765432'],
  // Trunk prefixes that are not zeros.
  ['8 916 123-45-67', '7', '7 9161234567'],
  ['+7 8 916 1234567', '63', '7 9161234567'],
  ['06 20 123 4567', '36', '36 201234567'],
  ['8 029 123-45-67', '375', '375 291234567'],
  ['044 55 1234 5678', '52', '52 5512345678'],
  ['+52 1 55 1234 5678', '63', '52 5512345678'],
  ['8 612 34567', '370', '370 61234567'],
  ['06 698 12345', '39', '39 0669812345'],
  ['tel:+639170000001', '63', '63 9170000001'],
  ['TEL:0917-000-0001', '63', '63 9170000001'],
  ['\u202a+63 917 000 0001\u202c', '63', '63 9170000001'],
  ['+0', '63', '63 +0'],
  ['917a', '63', '63 917a'],
  ['', '63', '63 '],
])('[VALID-05] reads %j beside %s as %s', (typed, code, expected) => {
  const { countryDialingCode, mobileNum } = readMobileNumber(typed, code)
  expect(`${countryDialingCode} ${mobileNum}`).toBe(expected)
})

describe('a number in one form', () => {
  const plain = (countryDialingCode: string, mobileNum: string) => {
    const number = canonicalMobileNumber({ countryDialingCode, mobileNum })
    return `${number.countryDialingCode} ${number.mobileNum}`
  }

  it.each([
    ['63', '09170000001', '63 9170000001'],
    ['063', '9170000001', '63 9170000001'],
    ['630', '9170000001', '63 9170000001'],
    ['63', '0063 917 000 0001', '63 9170000001'],
    ['63', '639170000001', '63 9170000001'],
    ['7', '89161234567', '7 9161234567'],
    ['1', '8095551234', '1809 5551234'],
    ['1809', '5551234', '1809 5551234'],
    ['880', '01712345678', '880 1712345678'],
    // Here the zero belongs to the number: with it and without it are two.
    ['39', '0612345678', '39 0612345678'],
    ['0039', '0612345678', '39 0612345678'],
    ['225', '0701020304', '225 0701020304'],
    ['999', '9170000001', '999 9170000001'],
    ['63', 'demo', '63 demo'],
    ['63', '', '63 '],
  ])('[VALID-05] is of +%s %s: %s', (code, number, expected) => {
    expect(plain(code, number)).toBe(expected)
  })

  it('[VALID-05] is the same for the zeros before it, wherever they are dialed, and stays what it is', () => {
    const codes = DIALING_CODES.map(({ code }) => code).filter((code) => !['242', '39', '225', '378'].includes(code))
    const national = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{3,6}$/)
    fc.assert(
      fc.property(fc.constantFrom(...codes), national, fc.nat(3), (code, number, zeros) => {
        // A number that begins like its own code, or like the trunk prefix of its country, may have that before it.
        const trunk = { '36': '6', '370': '8', '375': '8', '993': '8' }[code] ?? code
        fc.pre(!number.startsWith(code) && !number.startsWith(trunk))
        const once = plain(code, number)
        expect(once.replace(' ', '')).toBe(`${code}${number}`)
        expect(plain(`${'0'.repeat(zeros)}${code}`, `0${number}`)).toBe(once)
        expect(plain('63', `+${code}${number}`)).toBe(once)
        const [kept = '', rest = ''] = once.split(' ')
        expect(plain(kept, rest)).toBe(once)
      }),
    )
  })
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
