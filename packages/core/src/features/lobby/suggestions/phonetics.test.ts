import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameIndex } from './name-index.ts'
import { toPhonetic, vowelDistance } from './phonetics.ts'

describe('names by ear', () => {
  it.each([
    ['phoenix', 'feniks', 'finix', 'feenix'],
    ['fortune', 'fortuna'],
    ['lucky', 'lukky', 'luckey'],
    ['wizard', 'vizard', 'wisard'],
    ['ghost', 'gost'],
    ['queen', 'kween'],
    ['lounge', 'launj'],
  ])('%s is found by other spellings of what is heard', (name, ...spellings) => {
    const index = createNameIndex({ names: [name] })
    expect(spellings.filter((spelling) => index.find(spelling).indexes.length === 0)).toEqual([])
  })

  it.each([
    ['chicken', 'saigon'],
    ['qwert', 'court'],
    ['foobar', 'fever'],
    ['asia', 'ice'],
  ])('%s does not sound like %s', (one, other) => {
    expect(
      toPhonetic(one).kind === toPhonetic(other).kind && vowelDistance(toPhonetic(one), toPhonetic(other), false) < 1,
    ).toBe(false)
  })

  it('has a vowel, if an empty one, around each consonant of whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (word) => {
        const { consonants, vowels, kind } = toPhonetic(word)
        expect(vowels).toHaveLength(consonants.length + 1)
        expect(kind).toHaveLength(consonants.length)
      }),
    )
  })
})
