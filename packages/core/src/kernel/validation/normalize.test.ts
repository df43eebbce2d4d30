import { expect, it } from 'vitest'
import { normalizeDigits } from './normalize.ts'

it.each([
  ['９１７００００００１', '9170000001'],
  [' 917 000 0001\n', '9170000001'],
  ['\u202a9170000001\u202c', '9170000001'],
  ['917\u00a0000\u30000001', '9170000001'],
  ['\ufeff917\u200b0000001', '9170000001'],
  ['𝟗𝟏𝟕0000001', '9170000001'],
  // Keyboards of other scripts write digits of their own.
  ['৯১৭০০০০০০১', '9170000001'],
  ['٩١٧٠٠٠٠٠٠١', '9170000001'],
  ['۹۱۷۰۰۰۰۰۰۱', '9170000001'],
  // What is no digit stays, and is refused.
  ['917-000-0001', '917-000-0001'],
  ['+639170000001', '+639170000001'],
  ['917½', '9171⁄2'],
  ['917🎲', '917🎲'],
  ['917\u0000', '917\u0000'],
  ['917\ud83c', '917\ud83c'],
])('[VALID-05][VALID-06] reads %j as %j', (typed, expected) => {
  expect(normalizeDigits(typed)).toBe(expected)
})

it('[VALID-05] leaves alone what is too long for any number, for reading marks that follow each other takes more than their length', () => {
  const marks = '\u0315\u0300'.repeat(1_000_000)
  expect(normalizeDigits(marks)).toBe(marks)
})
