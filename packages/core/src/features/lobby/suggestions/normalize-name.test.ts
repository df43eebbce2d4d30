import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasNonLatinLetters, normalizeName } from './normalize-name.ts'

describe('names', () => {
  it('are compared without case, accents and apostrophes', () => {
    expect(normalizeName("  Piñata  Queen’s PHỞ '88 ")).toBe('pinata  queens pho 88')
    // Marks that are letters of a script stay.
    expect(normalizeName('লেমন')).toBe('লেমন')
  })

  it('say whether another script is left', () => {
    expect(['Lemon', 'Piñata', '88 ★', ''].map((text) => hasNonLatinLetters(normalizeName(text)))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['লেমন', 'лимон', '幸运 88', 'ナイト'].map((text) => hasNonLatinLetters(normalizeName(text)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('fold for whatever is typed, and twice is once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const normalized = normalizeName(text)
        expect(normalizeName(normalized)).toBe(normalized)
      }),
    )
  })
})
