import { editDistance } from '../../../kernel/edit-distance.ts'
import { normalizeName } from './normalize-name.ts'
import { createWordIndex, type Distances, keepNearest, ONE_EDIT_DISTANCE } from './word-index.ts'
import { createWordReader, type Word, type WordReader } from './word-reader.ts'

/** Finds names by what people type: the beginning, words in any order, words with typos, other spellings. */
export interface NameIndex {
  find(text: string): NameMatches
}

export interface NameMatches {
  /** Indexes in the list of names, best first; [] without a match. */
  readonly indexes: readonly number[]
  readonly match: MatchQuality
  /** The part of the best name that matches the typed text; '' where that is not one part. */
  readonly matchedText: string
}

/**
 * How well the best names match, from worst to best. `part`: at least half of the typed letters. `whole`: every word, but
 * the list may lack a better name. `sure`: every word, with about one typo in each at most. `written`: every word as it is typed.
 */
export type MatchQuality = 'none' | 'part' | 'whole' | 'sure' | 'written'

export interface NameIndexOptions {
  readonly names: readonly string[]
  /** Default: a reader for Latin letters only. */
  readonly reader?: WordReader
}

/** With fewer names that contain the typed text, those that sound like it are added. */
const FEW_MATCHES = 12
/** How many letters are needed for a match without spaces: without a typo, with one, and with two. */
const MIN_JOINED_LETTERS = 5
const MIN_JOINED_LETTERS_ONE_TYPO = 6
const MIN_JOINED_LETTERS_TWO_TYPOS = 10
/** How much larger than the smallest distance that of another match may be, where words differ from the typed ones. */
const MAX_DISTANCE_FROM_BEST = 1
/** The share of the typed letters that a name must have. */
const MIN_SHARE = 0.5
/** The distance for a missing letter: more than for every other difference. */
const MISSING_LETTER = 10

const HAN = /\p{Script=Han}/u
const NONE: NameMatches = Object.freeze({ indexes: [], match: 'none', matchedText: '' })

interface Name {
  readonly normalized: string
  /** `entry`: the index of the word in the word index. */
  readonly words: readonly (Word & { readonly entry: number })[]
}

/** The end of a name, from one of its words on, without spaces. */
interface Rest {
  readonly name: number
  readonly word: number
  readonly text: string
}

export function createNameIndex({ names: list, reader = createWordReader() }: NameIndexOptions): NameIndex {
  const wordIndex = createWordIndex(reader)
  const names: readonly Name[] = list.map((name, at) => ({
    normalized: normalizeName(name),
    words: reader.wordsOf(name).map((word) => ({ ...word, entry: wordIndex.add(word.text, at) })),
  }))
  /** Made at the first use. */
  let rests: readonly Rest[] | undefined

  const wordsAt = (at: number) => names[at]?.words ?? []

  /** The part of a name from one of its words to another. */
  const fragment = (at: number, from: number, to: number): string =>
    (list[at] ?? '').slice(wordsAt(at)[from]?.from, wordsAt(at)[to]?.to)

  /** The names that contain one of these words. */
  const having = (words: Distances): Distances => {
    const found = new Map<number, number>()
    for (const [word, distance] of words) for (const name of wordIndex.namesOf(word)) keepNearest(found, name, distance)
    return found
  }

  /** The names that contain a word of each set. */
  const havingAll = (asked: readonly Distances[]): Distances => {
    const [first = new Map<number, number>(), ...others] = asked.map(having)
    const sums = [...first].map(([name, distance]): [number, number] => [
      name,
      others.reduce((sum, other) => sum + (other.get(name) ?? Number.POSITIVE_INFINITY), distance),
    ])
    return new Map(sums.filter(([, sum]) => sum < Number.POSITIVE_INFINITY))
  }

  /** The nearest first; of equally near names, those that begin with the text, then those that contain it. */
  const ordered = (found: Distances, text: string): readonly number[] => {
    const phrase = normalizeName(text)
    const rank = (at: number) => {
      const place = names[at]?.normalized.indexOf(phrase) ?? -1
      return place < 0 ? 2 : Math.min(place, 1)
    }
    return [...found]
      .map(([at, distance]) => ({ at, distance, rank: rank(at) }))
      .sort((one, other) => one.distance - other.distance || one.rank - other.rank || one.at - other.at)
      .map(({ at }) => at)
  }

  /** The part of a name that consists of these words, in any order; '' where other words stand between them. */
  const fragmentWith = (at: number, asked: readonly Distances[]): string => {
    const words = wordsAt(at)
    const taken: number[] = []
    for (const distances of asked) {
      const each = words.map(({ entry }) => distances.get(entry) ?? Number.POSITIVE_INFINITY)
      const best = Math.min(...each)
      const last = taken.at(-1) ?? -1
      taken.push(each[last + 1] === best ? last + 1 : each.indexOf(best))
    }
    const [from, to] = [Math.min(...taken), Math.max(...taken)]
    return new Set(taken).size === to - from + 1 ? fragment(at, from, to) : ''
  }

  /** The names that contain the matched text of the best name, then those that are almost as near. */
  const nearest = (
    found: Distances,
    text: string,
    sureDistance: number,
    textOf: (best: number) => string,
  ): NameMatches => {
    const least = Math.min(...found.values())
    const near = new Map([...found].filter(([, distance]) => distance <= least + MAX_DISTANCE_FROM_BEST))
    const [best] = ordered(near, text)
    if (best === undefined) return NONE
    const matchedText = textOf(best)
    const phrase = normalizeName(matchedText)
    if (phrase !== '') {
      for (const [at, { normalized }] of names.entries()) {
        if (normalized.includes(phrase)) near.set(at, (found.get(at) ?? least) - MISSING_LETTER)
      }
    }
    const match = least === 0 ? 'written' : least <= sureDistance ? 'sure' : 'whole'
    return { indexes: ordered(near, matchedText), match, matchedText }
  }

  const asWritten = (words: readonly Word[], text: string): NameMatches => {
    const asked = words.map(wordIndex.written)
    const found = havingAll(asked)
    const places = ordered(found, text)
    const [best] = places
    if (best === undefined) return NONE
    const isExact = found.get(best) === 0
    const others = isExact || places.length >= FEW_MATCHES ? [] : ordered(havingAll(words.map(wordIndex.heard)), text)
    return { indexes: [...new Set([...places, ...others])], match: 'written', matchedText: fragmentWith(best, asked) }
  }

  const withTypos = (asked: readonly Distances[], text: string): NameMatches =>
    nearest(havingAll(asked), text, asked.length * ONE_EDIT_DISTANCE, (best) => fragmentWith(best, asked))

  /** For a text with missing or wrong spaces. */
  const asOneWord = (words: readonly Word[], text: string, most: number): NameMatches => {
    const typed = joined(words)
    if (typed.length < (most === 0 ? MIN_JOINED_LETTERS : MIN_JOINED_LETTERS_ONE_TYPO) || /^\d+$/.test(typed))
      return NONE
    rests ??= names.flatMap(({ words: all }, name) =>
      all.map((_, word) => ({ name, word, text: joined(all.slice(word)) })),
    )
    const found = new Map<number, number>()
    const starts = new Map<number, number>()
    for (const rest of rests) {
      const distance = typosFromStart(typed, rest.text, most)
      if (distance > most || distance >= (found.get(rest.name) ?? Number.POSITIVE_INFINITY)) continue
      found.set(rest.name, distance)
      starts.set(rest.name, rest.word)
    }
    return nearest(found, text, 1, (best) => {
      const from = starts.get(best) ?? 0
      const words = wordsAt(best)
      const last = words.findIndex((_, to) => joined(words.slice(from, to + 1)).length >= typed.length - most)
      return fragment(best, from, last)
    })
  }

  /** The names that lack some of the words; those with most of the typed letters first. */
  const inPart = (words: readonly Word[], asked: readonly Distances[], text: string): NameMatches => {
    const all = joined(words).length
    const distances = new Map<number, number>()
    for (const [row, found] of asked.map(having).entries()) {
      const letters = words[row]?.text.length ?? 0
      for (const [name, distance] of found)
        distances.set(name, (distances.get(name) ?? all * MISSING_LETTER) - letters * MISSING_LETTER + distance)
    }
    const places = ordered(
      new Map([...distances].filter(([, distance]) => distance <= (1 - MIN_SHARE) * all * MISSING_LETTER)),
      text,
    )
    return places.length === 0 ? NONE : { indexes: places, match: 'part', matchedText: '' }
  }

  const search = (words: readonly Word[], text: string): NameMatches => {
    const written = asWritten(words, text)
    if (written.match !== 'none') return written
    const unspaced = asOneWord(words, text, 0)
    if (unspaced.match !== 'none') return unspaced
    const asked = words.map(wordIndex.near)
    const near = withTypos(asked, text)
    if (near.match !== 'none') return near
    const withTypo = asOneWord(words, text, joined(words).length >= MIN_JOINED_LETTERS_TWO_TYPOS ? 2 : 1)
    return withTypo.match !== 'none' || words.length === 1 ? withTypo : inPart(words, asked, text)
  }

  return {
    find(text) {
      const words = reader.wordsOf(text)
      if (words.length === 0) return NONE
      const found = search(words, text)
      if (!HAN.test(text)) return found
      // A Han character is written by its meaning: its sound does not lead to a word of another language.
      const places = found.indexes.filter((at) => HAN.test(list[at] ?? ''))
      return places.length === 0 ? NONE : { ...found, indexes: places }
    },
  }
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('')
}

/** The number of typos between the typed text and the beginning of a name; `most + 1` where it is larger than `most`. */
function typosFromStart(typed: string, text: string, most: number): number {
  if (text.startsWith(typed)) return 0
  if (most === 0 || typed[0] !== text[0]) return most + 1
  // With two typos, one third of the text is still correct. This test is fast, so it comes first.
  const third = Math.floor(typed.length / 3)
  const thirds = [typed.slice(0, third), typed.slice(third, 2 * third), typed.slice(2 * third)]
  return thirds.some((some) => text.includes(some)) ? editDistance(typed, text, { most, isPrefix: true }) : most + 1
}
