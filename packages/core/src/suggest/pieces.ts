import type { Word } from './words.ts'
import { withNumber } from './words.ts'

/** Letters of a piece of a word, and of how many words pieces are asked for. */
const PIECE = 3
const SHORTEST = 2
const MOST_WORDS = 2
const MOST_PIECES = 4
/** Up to here a slip in the middle leaves no piece of a word whole, from here on there is one between both ends. */
const SHORT = 6
const LONG = 9

/**
 * Pieces of the longest words. A slip is in one place: the platform finds the name by another one, and it is compared here.
 *
 * @param text what the words are of: the platform may have names in its script
 */
export function piecesOf(text: string, words: readonly Word[]): readonly string[] {
  const lists = words
    .map((word) => ({ ...word, text: (/\d/.test(word.text) ? withNumber(word.text) : undefined) ?? word.text }))
    .filter((word) => word.text.length > PIECE)
    .sort((one, other) => other.text.length - one.text.length)
    .slice(0, MOST_WORDS)
    .map((word) => (word.foreign ? ofScript(text.slice(word.from, word.to), word.text) : ofWord(word.text)))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...new Set(inTurn)].filter((piece) => piece.length >= SHORTEST).slice(0, MOST_PIECES)
}

const start = (word: string) => word.slice(0, PIECE)
const end = (word: string) => word.slice(-PIECE)

function ofWord(word: string): readonly string[] {
  const spelled = respelled(word)
  const [a = '', b = '', c = ''] = start(word)
  const middle = Math.floor((word.length - PIECE) / 2)
  return [
    start(word),
    end(word),
    start(spelled),
    end(spelled),
    ...(word.length <= SHORT ? [spelled.slice(0, SHORTEST), a + c + b] : []),
    ...(word.length >= LONG ? [word.slice(middle, middle + PIECE)] : []),
  ]
}

function ofScript(written: string, latin: string): readonly string[] {
  const spelled = respelled(latin.replace(/ph/g, 'f'))
  return [start(written), start(spelled), end(written), end(spelled)]
}

/** As English rather has it. */
function respelled(word: string): string {
  return word
    .replace(/(.)\1+/g, '$1')
    .replace(/ks/g, 'x')
    .replace(/k(?=[aoulr]|$)/g, 'c')
}
