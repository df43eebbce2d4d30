import { BN } from './bn.ts'
import { TY } from './fil.ts'

/**
 * Says something of a game in a language: t('Banker'), t`Tie at ${5}`. The English words are the key of the others, with
 * `{0}` for the first value; what a dictionary does not have, names of teams for example, stays as it is.
 */
export type Translate = (words: string | TemplateStringsArray, ...values: readonly (string | number)[]) => string

const keyOf = (words: string | TemplateStringsArray) =>
  typeof words === 'string' ? words : words.reduce((text, part, index) => `${text}{${index - 1}}${part}`)

function sayer(dictionary: Readonly<Record<string, string>>): Translate {
  return (words, ...values) => {
    const key = keyOf(words)
    const text = Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key
    if (values.length === 0) return text
    return text.replace(/\{(\d)\}/g, (whole, index) => `${values[Number(index)] ?? whole}`)
  }
}

export const english = sayer({})
const filipino = sayer(TY)
const bengali = sayer(BN)

/** For a platform language code. */
export function sayIn(language: string): Translate {
  switch (language.toUpperCase()) {
    case 'TY':
      return filipino
    case 'BN':
      return bengali
    default:
      return english
  }
}
