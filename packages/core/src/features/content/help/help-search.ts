import { editDistance } from '../../../kernel/edit-distance.ts'
import { htmlToText } from '../html-to-text.ts'
import type { HelpTopic } from './help.ts'

/** How far a word is from what was typed, nearest first; one that is not there is `NONE`. */
const TITLE = { word: 0, within: 1, typo: 2 }
const CONTENT = { word: 10, within: 11, typo: 12 }
const NONE = Number.POSITIVE_INFINITY

/** A shorter word is taken for a word only from its beginning, and as it was typed. */
const SHORT_WORD = 4
const LONG_WORD = 8

/** In lower case, without accents and with one kind of apostrophe, so that `Deposito` finds `depósito`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .toLowerCase()
}

/** Bengali signs that are written on a letter are part of the word. */
const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []

type Fits = (word: string) => boolean

const begins = (typed: string): Fits => {
  return (word) => word.startsWith(typed)
}

const isWithin = (typed: string): Fits => {
  return (word) => typed.length >= SHORT_WORD && word.includes(typed)
}

const backwards = (text: string) => [...text].reverse().join('')

/** Its beginning or its end is what was typed but for the typo: Filipino puts syllables before a word, Bengali behind it. */
const isMistyped = (typed: string): Fits => {
  const most = typed.length < SHORT_WORD ? 0 : typed.length < LONG_WORD ? 1 : 2
  const isNear = (one: string, other: string) => editDistance(one, other, { most, isPrefix: true }) <= most
  return (word) => most > 0 && (isNear(typed, word) || isNear(backwards(typed), backwards(word)))
}

/**
 * The topics that have all these words in their title or in what a person reads of their text: those with the words in the
 * title first, else in their order. A word that stands nowhere as it was typed may have a typo, two from eight letters on.
 * Without a word: all of them.
 */
export function searchHelp(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const words = wordsOf(typed)
  if (words.length === 0) return topics
  const read = topics.map((topic) => ({
    topic,
    title: wordsOf(topic.title),
    content: wordsOf(htmlToText(topic.content)),
    distance: 0,
  }))
  for (const word of words) {
    const far = (fits: Fits, kind: keyof typeof TITLE) =>
      read.map(({ title, content }) => (title.some(fits) ? TITLE[kind] : content.some(fits) ? CONTENT[kind] : NONE))
    const [whole, within] = [far(begins(word), 'word'), far(isWithin(word), 'within')]
    const asTyped = whole.map((distance, at) => Math.min(distance, within[at] ?? NONE))
    const isThere = asTyped.some((distance) => distance < NONE)
    const distances = isThere ? asTyped : far(isMistyped(word), 'typo')
    for (const [at, row] of read.entries()) row.distance += distances[at] ?? NONE
  }
  return read
    .filter(({ distance }) => distance < NONE)
    .sort((one, other) => one.distance - other.distance)
    .map(({ topic }) => topic)
}
