import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, hasOtherScript, sound } from './fold.ts'

describe('names', () => {
  it('are compared without case, accents and apostrophes', () => {
    expect(fold("  Piñata  Queen’s PHỞ '88 ")).toBe('pinata  queens pho 88')
    // Marks that are letters of a script stay.
    expect(fold('লেমন')).toBe('লেমন')
  })

  it('say whether another script is left', () => {
    expect(['Lemon', 'Piñata', '88 ★', ''].map((text) => hasOtherScript(fold(text)))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['লেমন', 'лимон', '幸运 88', 'ナイト'].map((text) => hasOtherScript(fold(text)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('sound alike where only the spelling differs', () => {
    const alike = (...words: readonly string[]) => expect(new Set(words.map(sound)).size, words.join()).toBe(1)
    alike('phoenix', 'feniks', 'finix', 'feenix')
    alike('fortune', 'fortuna')
    alike('lucky', 'lukky', 'luckey')
    alike('wizard', 'vizard', 'wisard')
    alike('ghost', 'gost')
    expect(sound('dragon 88')).toBe('drakun 88')
  })

  it('fold and sound for whatever is typed, and twice is once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const folded = fold(text)
        expect(fold(folded)).toBe(folded)
        expect(typeof sound(folded)).toBe('string')
      }),
    )
  })
})
