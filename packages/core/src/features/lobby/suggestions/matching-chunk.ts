import { createNameIndex, type NameIndex } from './name-index.ts'
import { fragmentsOf } from './query-fragments.ts'
import { createWordReader } from './word-reader.ts'

/** Compares typed text with names. Loaded with the first search. */
export interface Matching {
  indexOf(names: readonly string[]): NameIndex
  /** Fragments of a text, as search texts for the platform. */
  fragmentsOf(text: string): readonly string[]
}

/** @param toLatin writes a normalized text of another script in Latin letters */
export function createMatching(toLatin?: (normalized: string) => string): Matching {
  const reader = createWordReader(toLatin)
  return {
    indexOf: (names) => createNameIndex({ names, reader }),
    fragmentsOf: (text) => fragmentsOf(text, reader.wordsOf(text)),
  }
}
