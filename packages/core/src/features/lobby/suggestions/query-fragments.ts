import type { Word } from './word-reader.ts'
import { alternativeNumber } from './word-reader.ts'

/** The length of a fragment, the length of the shortest one, and how many words and fragments are used. */
const FRAGMENT_LETTERS = 3
const MIN_LETTERS = 2
const MAX_WORDS = 2
const MAX_FRAGMENTS = 4
/** Up to the first length, a typo in the middle changes both ends. From the second on, the middle is a fragment too. */
const SHORT_WORD = 6
const LONG_WORD = 9

/**
 * Fragments of the longest words, as search texts for the platform. A typo changes one part of a word: the platform finds
 * the name by another part, and the name is then compared here.
 *
 * @param text the text with these words; its own script is used too, since the platform may have names in it
 */
export function fragmentsOf(text: string, words: readonly Word[]): readonly string[] {
  const lists = words
    .map((word) => ({ ...word, text: (/\d/.test(word.text) ? alternativeNumber(word.text) : undefined) ?? word.text }))
    .filter((word) => word.text.length > FRAGMENT_LETTERS)
    .sort((one, other) => other.text.length - one.text.length)
    .slice(0, MAX_WORDS)
    .map((word) => (word.foreign ? ofScript(text.slice(word.from, word.to), word.text) : ofWord(word.text)))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...new Set(inTurn)].filter((fragment) => fragment.length >= MIN_LETTERS).slice(0, MAX_FRAGMENTS)
}

const start = (word: string) => word.slice(0, FRAGMENT_LETTERS)
const end = (word: string) => word.slice(-FRAGMENT_LETTERS)

function ofWord(word: string): readonly string[] {
  const spelled = englishSpelling(word)
  const [a = '', b = '', c = ''] = start(word)
  const middle = Math.floor((word.length - FRAGMENT_LETTERS) / 2)
  return [
    start(word),
    end(word),
    start(spelled),
    end(spelled),
    ...(word.length <= SHORT_WORD ? [spelled.slice(0, MIN_LETTERS), a + c + b] : []),
    ...(word.length >= LONG_WORD ? [word.slice(middle, middle + FRAGMENT_LETTERS)] : []),
  ]
}

function ofScript(written: string, latin: string): readonly string[] {
  const spelled = englishSpelling(latin.replace(/ph/g, 'f'))
  return [start(written), start(spelled), end(written), end(spelled)]
}

/** The spelling that is more usual in English. */
function englishSpelling(word: string): string {
  return word
    .replace(/(.)\1+/g, '$1')
    .replace(/ks/g, 'x')
    .replace(/k(?=[aoulr]|$)/g, 'c')
}
