import { hasNonLatinLetters, normalizeName } from './normalize-name.ts'
import { type PhoneticWord, toPhonetic } from './phonetics.ts'

/** A word of a text, in Latin letters and digits, with its place in the text. */
export interface Word {
  readonly text: string
  /** Written in another script. */
  readonly foreign: boolean
  readonly from: number
  readonly to: number
}

/** Splits texts into words. Results are cached, since the same names are read again with each new game. */
export interface WordReader {
  wordsOf(text: string): readonly Word[]
  toPhonetic(word: string): PhoneticWord
}

const WORD = /[\p{L}\p{M}\p{N}'’`]+/gu

/** @param toLatin writes a normalized text of another script in Latin letters; default: leaves it as it is */
export function createWordReader(toLatin = (normalized: string) => normalized): WordReader {
  const readWords = (text: string): readonly Word[] =>
    [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
      const normalized = normalizeName(written)
      const place = { foreign: hasNonLatinLetters(normalized), from: index, to: index + written.length }
      return (toLatin(normalized).match(/[a-z\d]+/g) ?? []).map((word) => ({ text: word, ...place }))
    })
  return { wordsOf: remembered(readWords), toPhonetic: remembered(toPhonetic) }
}

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? read(text)
    known.set(text, value)
    return value
  }
}

const NUMBERS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The other way to write a word with a small number: `7s` and `sevens`, `five` and `5`. */
export function alternativeNumber(word: string): string | undefined {
  const number = NUMBERS.indexOf(word)
  if (number >= 0) return String(number)
  const [, figures, rest = ''] = /^(\d{1,2})([a-z]*)$/.exec(word) ?? []
  const spoken = figures === undefined ? undefined : NUMBERS[Number(figures)]
  return spoken === undefined ? undefined : spoken + rest
}
