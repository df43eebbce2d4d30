import { editDistance } from '../../../kernel/edit-distance.ts'
import { type PhoneticWord, vowelDistance } from './phonetics.ts'
import { alternativeNumber, type Word, type WordReader } from './word-reader.ts'

/** Distances from the typed text, by the index of a word or of a name; 0 means equal. */
export type Distances = ReadonlyMap<number, number>

/** The words of all names, each stored once, and a search for the words that a typed word may mean. */
export interface WordIndex {
  /**
   * Returns the index of the word.
   * @param name the index of the name that contains the word; names are added in their order
   */
  add(text: string, name: number): number
  /** The indexes of the names that contain a word. */
  namesOf(word: number): readonly number[]
  /** The words that contain the typed word. A word of another script also finds words that sound like it, as nearer ones. */
  written(word: Word): Distances
  /** The result of `written`, and the words that sound like the typed word. */
  heard(word: Word): Distances
  /** The result of `heard`, and the words that become the typed word by a typo. */
  near(word: Word): Distances
}

const DISTANCES = {
  /** The word begins with the typed word. */
  prefix: 0.1,
  /** The word contains the typed word. */
  within: 0.3,
  /** For a word of another script, equal letters count less than an equal sound. */
  script: 0.6,
  /** Another spelling of the same sound, and such a spelling with a typo. */
  heard: 1,
  misheard: 1.75,
  /** A typo in the beginning of a longer word. */
  unfinished: 0.5,
  /** Divided by the number of names with the word: of two equally near words, the more frequent one wins. */
  rare: 0.2,
} as const
/** The largest distance of a word with one typo, or with the same sound. */
export const ONE_EDIT_DISTANCE = 1 + DISTANCES.rare

/** How many letters a word needs for a comparison by sound, for one typo, and for two. */
const MIN_PHONETIC_LETTERS = 3
const ONE_EDIT_LETTERS = 4
const TWO_EDITS_LETTERS = 8
/** How many sounds a word needs for a typo in one of them. */
const MIN_SOUNDS = 6
/** Up to this length the first letter must be equal: it is seldom mistyped, and short words resemble each other easily. */
const SHORT_WORD = 5

interface Entry {
  readonly text: string
  readonly letters: number
  readonly names: number[]
}

interface PhoneticWords {
  readonly all: readonly PhoneticWord[]
  readonly byKind: ReadonlyMap<string, readonly number[]>
}

export function createWordIndex({ toPhonetic }: Pick<WordReader, 'toPhonetic'>): WordIndex {
  const entries: Entry[] = []
  const places = new Map<string, number>()
  /** Made at the first use: most searches need no comparison by sound. */
  let heardWords: PhoneticWords | undefined

  const hearAll = (): PhoneticWords => {
    const all = entries.map(({ text }) => toPhonetic(text))
    const byKind = new Map<string, number[]>()
    for (const [at, { kind }] of all.entries()) {
      if (kind === '' || (entries[at]?.text.length ?? 0) < MIN_PHONETIC_LETTERS) continue
      const alike = byKind.get(kind)
      if (alike === undefined) byKind.set(kind, [at])
      else alike.push(at)
    }
    return { all, byKind }
  }

  /** The words that sound like this one, with the distance between their vowels. */
  const soundingLike = (asked: PhoneticWord, script: boolean): Distances => {
    heardWords ??= hearAll()
    const distances = new Map<number, number>()
    for (const at of heardWords.byKind.get(asked.kind) ?? []) {
      const name = heardWords.all[at]
      const distance = name === undefined ? Number.POSITIVE_INFINITY : vowelDistance(asked, name, script)
      if (distance < Number.POSITIVE_INFINITY) distances.set(at, distance)
    }
    return distances
  }

  const rarity = (at: number) => DISTANCES.rare / (entries[at]?.names.length ?? 1)

  const written = ({ text, foreign }: Word): Map<number, number> => {
    const distances = new Map<number, number>()
    const asNumber = alternativeNumber(text)
    const script = foreign ? DISTANCES.script : 0
    for (const [at, entry] of entries.entries()) {
      if (entry.text === text || entry.text === asNumber) distances.set(at, 0)
      else if (entry.text.includes(text))
        distances.set(at, script + (entry.text.startsWith(text) ? DISTANCES.prefix : DISTANCES.within))
    }
    if (!foreign) return distances
    for (const spelling of [text, withoutDoubleLetters(text)]) {
      for (const [at, distance] of soundingLike(toPhonetic(spelling), true)) keepNearest(distances, at, distance)
    }
    return distances
  }

  /** False for a word of another script: `written` has compared its sound already. */
  const isHeard = ({ text, foreign }: Word) => !foreign && text.length >= MIN_PHONETIC_LETTERS && !/\d/.test(text)

  const noteHeard = (distances: Map<number, number>, alike: Distances) => {
    for (const [at, distance] of alike) keepNearest(distances, at, DISTANCES.heard + distance + rarity(at))
  }

  const noteTypos = (distances: Map<number, number>, text: string, alike: Distances) => {
    const letters = letterBits(text)
    for (const [at, entry] of entries.entries()) {
      const most = allowedEdits(text, entry.text)
      if (most === 0 || hasMoreBits(letters & ~entry.letters, most)) continue
      if (!hasMoreBits(entry.letters & ~letters, most)) {
        const edits = editDistance(text, entry.text, { most })
        // A word that sounds alike too is a likelier match.
        if (edits <= most) keepNearest(distances, at, (alike.has(at) ? edits / 2 : edits) + rarity(at))
      }
      if (entry.text.length > text.length && text.length >= SHORT_WORD && text[0] === entry.text[0]) {
        const edits = editDistance(text, entry.text, { most: 1, isPrefix: true })
        if (edits <= 1) keepNearest(distances, at, edits + DISTANCES.unfinished + rarity(at))
      }
    }
  }

  const noteMisheard = (distances: Map<number, number>, { whole }: PhoneticWord) => {
    if (whole.length < MIN_SOUNDS) return
    heardWords ??= hearAll()
    for (const [at, other] of heardWords.all.entries()) {
      if (other.whole.length < MIN_SOUNDS || other.whole[0] !== whole[0]) continue
      if (editDistance(whole, other.whole, { most: 1 }) <= 1)
        keepNearest(distances, at, DISTANCES.misheard + rarity(at))
    }
  }

  return {
    add(text, name) {
      const at = places.get(text) ?? entries.push({ text, letters: letterBits(text), names: [] }) - 1
      places.set(text, at)
      const names = entries[at]?.names
      if (names?.at(-1) !== name) names?.push(name)
      heardWords = undefined
      return at
    },
    namesOf: (word) => entries[word]?.names ?? [],
    written,
    heard(word) {
      const distances = written(word)
      if (isHeard(word)) noteHeard(distances, soundingLike(toPhonetic(word.text), false))
      return distances
    },
    near(word) {
      const distances = written(word)
      if (/\d/.test(word.text)) return distances
      if (isHeard(word)) {
        const alike = soundingLike(toPhonetic(word.text), false)
        noteHeard(distances, alike)
        noteTypos(distances, word.text, alike)
      }
      noteMisheard(distances, toPhonetic(word.text))
      return distances
    },
  }
}

/** Keeps the smaller distance. */
export function keepNearest(distances: Map<number, number>, at: number, distance: number): void {
  if (distance < (distances.get(at) ?? Number.POSITIVE_INFINITY)) distances.set(at, distance)
}

/** Bengali does not write every vowel: a double letter may be two letters with an `a` between them. */
function withoutDoubleLetters(word: string): string {
  return word.replace(/([^aeiouh])\1/g, '$1a$1')
}

function allowedEdits(typed: string, word: string): number {
  if (typed.length < ONE_EDIT_LETTERS || word.length < ONE_EDIT_LETTERS - 1) return 0
  const longer = Math.max(typed.length, word.length)
  if (longer <= SHORT_WORD && !beginsAlike(typed, word)) return 0
  return longer >= TWO_EDITS_LETTERS ? 2 : 1
}

/** The first letter is the same, or swapped with the second one. */
function beginsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])
}

/** The letters of a word as bits. Where too many bits of two words differ, their edit distance is not computed. */
function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** Whether more than `most` bits are set. */
function hasMoreBits(letters: number, most: number): boolean {
  let left = letters
  for (let count = 0; count < most; count += 1) left &= left - 1
  return left !== 0
}
