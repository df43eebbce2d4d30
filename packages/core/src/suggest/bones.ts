import { sound } from './fold.ts'

/**
 * Spellings that stand for one class of consonants, in their order. `S` is all that hisses: scripts and languages do not
 * agree on which of s, sh, ch, j and z a sound is.
 */
const CLASSES: readonly (readonly [spelling: RegExp, kind: string])[] = [
  [/^isl/g, 'il'],
  [/^kn/g, 'n'],
  [/gh(?=t|$)/g, ''],
  [/n[gk]+/g, 'n'],
  [/tch|ts|ch|sch|sh|[td]y(?=[aeiou])|t(?=u(?:re|ne))|dge|c(?=[eiy])/g, 'S'],
  [/x/g, 'kS'],
  [/ph|f/g, 'p'],
  [/bh|v/g, 'b'],
  [/ck|[cqg]/g, 'k'],
  [/[szj]/g, 'S'],
  [/[aeiouhwy]/g, ''],
  // Bengali does not write the vowel between two letters, and writes none twice that English does.
  [/(.)\1+/g, '$1'],
]

/** What is left of a word in Latin letters without its vowels: `tiger`, `taaigaar` and `tayger` come out alike. */
function bonesOf(word: string): string {
  return CLASSES.reduce((left, [spelling, kind]) => left.replace(spelling, kind), word)
}

interface Word {
  readonly bones: string
  readonly heard: string
}

const wordsOf = (written: string): readonly Word[] =>
  (written.match(/[a-z\d]+/g) ?? []).map((word) => ({ bones: bonesOf(word), heard: sound(word) }))

/** By how much a word may sound otherwise. */
export interface Farthest {
  /** Letters. */
  readonly word: number
  /** Letters of a word with a single consonant, which has little else to be known by. */
  readonly single: number
  /** Part of the longer one of both: short words are soon alike in nothing. */
  readonly part: number
}

/** A word that keeps less of itself when it is heard (`zzzzqqq`: `sk`) resembles nothing. */
const LEAST_HEARD = 0.4

/** Whether a text has a word that resembles none: one piece over and over, or next to nothing when it is heard. */
export function isNoise(text: string): boolean {
  return text
    .split(' ')
    .some((word) => /^(.{1,3})\1{2,}$/u.test(word) || sound(word).length < word.length * LEAST_HEARD)
}

export type BonesIndex = (needle: string, farthest: Farthest) => readonly number[]

/** Finds names whose words have the same bones as those asked for, the one that sounds most alike first. */
export function createBonesIndex(written: readonly string[]): BonesIndex {
  const names = written.map(wordsOf)
  return (needle, farthest) => {
    const asked = wordsOf(needle)
    if (asked.every(({ bones }) => bones === '')) return []
    return names
      .map((words, at) => ({ at, far: farAway(asked, words, farthest) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((one, other) => one.far - other.far || one.at - other.at)
      .map(({ at }) => at)
  }
}

/** How far what is asked for sounds from the words of a name, in all; infinite where a word is missing. */
function farAway(asked: readonly Word[], words: readonly Word[], farthest: Farthest): number {
  return asked.reduce((sum, { bones, heard }) => {
    const fitting = words.filter((word) => word.bones === bones)
    const letters = bones.length === 1 ? farthest.single : farthest.word
    const distances = fitting.flatMap((word) => {
      const far = distance(word.heard, heard)
      return far <= letters && far <= farthest.part * Math.max(word.heard.length, heard.length) ? far : []
    })
    return sum + Math.min(...distances)
  }, 0)
}

/** How many letters have to be changed, added or taken away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, asked] of [...other].entries()) {
      const swapped = (row[at] ?? 0) + (letter === asked ? 0 : 1)
      next.push(Math.min(swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
