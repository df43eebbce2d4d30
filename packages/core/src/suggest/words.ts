import { type Heard, hear } from './ear.ts'
import { fold, hasOtherScript } from './fold.ts'

/** A word of a text, in Latin letters and figures, and where the text has it. */
export interface Word {
  readonly text: string
  /** Written in another script. */
  readonly foreign: boolean
  readonly from: number
  readonly to: number
}

/** How texts are read. What was read once is remembered: names come again with every game that gets known. */
export interface Reader {
  wordsOf(text: string): readonly Word[]
  hear(word: string): Heard
}

const WRITTEN = /[\p{L}\p{M}\p{N}'’`]+/gu

/** @param toLatin writes a folded text of another script in Latin letters; default: leaves it as it is */
export function createReader(toLatin = (folded: string) => folded): Reader {
  const readWords = (text: string): readonly Word[] =>
    [...text.matchAll(WRITTEN)].flatMap(({ 0: written, index }) => {
      const folded = fold(written)
      const place = { foreign: hasOtherScript(folded), from: index, to: index + written.length }
      return (toLatin(folded).match(/[a-z\d]+/g) ?? []).map((word) => ({ text: word, ...place }))
    })
  return { wordsOf: remembered(readWords), hear: remembered(hear) }
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
export function withNumber(word: string): string | undefined {
  const number = NUMBERS.indexOf(word)
  if (number >= 0) return String(number)
  const [, figures, rest = ''] = /^(\d{1,2})([a-z]*)$/.exec(word) ?? []
  const spoken = figures === undefined ? undefined : NUMBERS[Number(figures)]
  return spoken === undefined ? undefined : spoken + rest
}
