import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameIndex } from './name-index.ts'
import { toLatin } from './transliterate.ts'
import { createWordReader } from './word-reader.ts'

const NAMES = [
  'Lemon Lounge',
  'Fire Phoenix',
  'Fortune Tiger',
  'Dragon Tiger Draw',
  'Piñata Party',
  'Lucky Lanterns',
  'Golden Dragon',
  'Singapura 4D',
  "Pharaoh's Night",
  '幸运锦鲤',
  'Jazz Cellar',
] as const

const index = createNameIndex({ names: NAMES, reader: createWordReader(toLatin) })
const found = (text: string) => index.find(text).indexes.map((at) => NAMES[at])

describe('the index of names', () => {
  it('finds beginnings, middles and words in any order, the nearest first', () => {
    expect(found('lem')).toEqual(['Lemon Lounge'])
    expect(found('LOUNGE')).toEqual(['Lemon Lounge'])
    expect(found('tiger fortune')[0]).toBe('Fortune Tiger')
    expect(found('dragon')[0]).toBe('Dragon Tiger Draw')
    expect(found('dragon')).toContain('Golden Dragon')
    expect(found('4d')).toEqual(['Singapura 4D'])
    expect(found('pinata')).toEqual(['Piñata Party'])
    expect(found('-"dragon"')).toContain('Golden Dragon')
    expect(found('pharaohs')).toEqual(["Pharaoh's Night"])
  })

  it('forgives a typo in a word', () => {
    expect(found('lemmon lounge')).toContain('Lemon Lounge')
    expect(found('fotrune')).toContain('Fortune Tiger')
    expect(found('lantrens')).toContain('Lucky Lanterns')
    expect(found('sngapura')).toContain('Singapura 4D')
  })

  it('forgives spaces that are missing, or too many', () => {
    expect(found('lemonlounge')).toEqual(['Lemon Lounge'])
    expect(found('jazzcel')).toEqual(['Jazz Cellar'])
    expect(found('pina tapar ty')).toEqual(['Piñata Party'])
  })

  it('finds what is written by ear', () => {
    expect(found('feniks')).toEqual(['Fire Phoenix'])
    expect(found('faraos')).toContain("Pharaoh's Night")
    expect(found('luky lanterns')).toContain('Lucky Lanterns')
  })

  it('finds what is written in another script, and names that are', () => {
    expect(found('лемон')).toContain('Lemon Lounge')
    expect(found('ফিনিক্স')).toContain('Fire Phoenix')
    expect(found('লেমন')).toContain('Lemon Lounge')
    expect(found('джаз')).toContain('Jazz Cellar')
    expect(found('ジャズ')).toContain('Jazz Cellar')
    expect(found('феникс')).toContain('Fire Phoenix')
    expect(found('xing yun')).toContain('幸运锦鲤')
    expect(found('锦鲤')).toContain('幸运锦鲤')
  })

  it('finds nothing where nothing is near', () => {
    for (const text of ['', '   ', 'zzzz', '★', '(', '.*', '\\', '-"\'']) expect(found(text), text).toEqual([])
  })

  it('finds every name by every beginning of it, of two letters and more', () => {
    const latin = NAMES.filter((name) => /^[\w' ]+$/.test(name))
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.integer({ min: 2, max: 20 }), fc.boolean(), (name, length, loud) => {
        const typed = name.slice(0, length)
        expect(found(loud ? typed.toUpperCase() : typed)).toContain(name)
      }),
    )
  })

  it('finds every name after one typo within a word of five letters or more', () => {
    const words = NAMES.flatMap((name) => name.split(' ').map((word) => ({ name, word }))).filter(({ word }) =>
      /^[A-Za-z]{5,}$/.test(word),
    )
    const missed = new Set<string>()
    for (const { name, word } of words) {
      // The first and the last letter are what people get right.
      for (let at = 1; at < word.length - 2; at += 1) {
        const [before, letter, next, rest] = [
          word.slice(0, at),
          word.charAt(at),
          word.charAt(at + 1),
          word.slice(at + 2),
        ]
        const edits = [
          before + next + letter + rest,
          before + next + rest,
          before + letter + letter + next + rest,
          `${before}${letter === 'x' ? 'w' : 'x'}${next}${rest}`,
        ]
        for (const typed of edits) if (!found(typed).includes(name)) missed.add(`${word} as ${typed}`)
      }
    }
    expect([...missed]).toEqual([])
  })

  it('answers whatever is typed with places of the list, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const { indexes } = index.find(text)
        expect(new Set(indexes).size).toBe(indexes.length)
        for (const at of indexes) expect(NAMES[at]).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})
