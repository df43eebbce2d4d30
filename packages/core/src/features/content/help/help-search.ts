import { editDistance } from '../../../kernel/edit-distance.ts'
import { htmlToText } from '../../../kernel/html-to-text.ts'
import type { HelpTopic } from './types.ts'

/** How far a word is from what was typed, nearest first; one that is not there is `NONE`. */
const TITLE = { word: 0, within: 1, form: 2, typo: 3 }
const CONTENT = { word: 10, within: 11, form: 12, typo: 13 }
const NONE = Number.POSITIVE_INFINITY

/** Words that make a question, in the languages that are shipped. They say nothing about the topic. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are be can could did do does for from get has have how i if in is it long many me much my of on or our should',
    'take takes taking that the there this to was we what when where which who why will with would you your',
    'akin ako ang at ay ba bakit gaano ilan ilang ito ka katagal kailan kay ko kung mag magkano may mga mo na ng ni ninyo',
    'nang ano anong pa paano po pwede puwede sa saan si sino tagal ako nako',
    'আছে আমার আমি আর ই এ এই ও কখন কত কতক্ষণ কবে করব করে কি কী কীভাবে কিভাবে কে কেন কোথায় কোন জন্য থেকে দিন যায় যাবে লাগবে লাগে সময় হবে হয়',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
)

/** A shorter word is taken for a word only from its beginning, and as it was typed. */
const SHORT_WORD = 4
const LONG_WORD = 8
/** Signs that two forms of one word have in common at their beginning, and their share of the longer form. */
const FORM_LATIN = 5
const FORM_OTHER = 3
const FORM_SHARE = 0.6

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

/** Another form of what was typed: `withdraw` of `withdrawal`, `তুলব` of `তুলতে`. */
const isFormOf = (typed: string): Fits => {
  const least = /\p{Script=Latin}/u.test(typed) ? FORM_LATIN : FORM_OTHER
  return (word) => {
    let shared = 0
    while (shared < typed.length && typed[shared] === word[shared]) shared += 1
    return shared >= least && shared >= FORM_SHARE * Math.max(typed.length, word.length)
  }
}

const backwards = (text: string) => [...text].reverse().join('')

/** Its beginning or its end is what was typed but for the typo: Filipino puts syllables before a word, Bengali behind it. */
const isMistyped = (typed: string): Fits => {
  const most = typed.length < SHORT_WORD ? 0 : typed.length < LONG_WORD ? 1 : 2
  const isNear = (one: string, other: string) => editDistance(one, other, { most, isPrefix: true }) <= most
  return (word) => most > 0 && (isNear(typed, word) || isNear(backwards(typed), backwards(word)))
}

/**
 * The topics that have these words in their title or in what a person reads of their text: those with the words in the
 * title first, else in their order. Words that only make a question do not count, nor do words that no topic has. If no
 * topic has all of the others, those with most of them are found. A word that stands nowhere as it was typed may have a
 * typo, two from eight letters on. Without a word: all topics.
 */
export function searchHelp(topics: readonly HelpTopic[], typed: string): readonly HelpTopic[] {
  const all = wordsOf(typed)
  if (all.length === 0) return topics
  const said = all.filter((word) => !QUESTION_WORDS.has(word))
  const words = said.length === 0 ? all : said
  const read = topics.map((topic) => ({
    topic,
    title: wordsOf(topic.title),
    content: wordsOf(htmlToText(topic.content)),
    missing: 0,
    distance: 0,
  }))
  let known = 0
  for (const word of words) {
    const far = (fits: Fits, kind: keyof typeof TITLE) =>
      read.map(({ title, content }) => (title.some(fits) ? TITLE[kind] : content.some(fits) ? CONTENT[kind] : NONE))
    const nearest = (...kinds: readonly (readonly number[])[]) =>
      read.map((_, at) => Math.min(...kinds.map((distances) => distances[at] ?? NONE)))
    const asTyped = nearest(far(begins(word), 'word'), far(isWithin(word), 'within'))
    const isThere = asTyped.some((distance) => distance < NONE)
    const distances = nearest(far(isFormOf(word), 'form'), isThere ? asTyped : far(isMistyped(word), 'typo'))
    if (distances.every((distance) => distance === NONE)) continue
    known += 1
    for (const [at, row] of read.entries()) {
      const distance = distances[at] ?? NONE
      if (distance === NONE) row.missing += 1
      else row.distance += distance
    }
  }
  const fewest = Math.min(...read.map(({ missing }) => missing))
  if (known === 0 || fewest === known) return []
  return read
    .filter(({ missing }) => missing === fewest)
    .sort((one, other) => one.distance - other.distance)
    .map(({ topic }) => topic)
}
