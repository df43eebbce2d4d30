import { fragmentsOf } from './fragments.ts'
import { createNameIndex, type NameIndex } from './name-index.ts'
import { createReader } from './read-words.ts'

/** All that compares what is typed with names. Comes when somebody searches. */
export interface Matching {
  indexOf(names: readonly string[]): NameIndex
  /** What the platform may be asked for in place of a text. */
  fragmentsOf(text: string): readonly string[]
}

/** @param toLatin writes a folded text of another script in Latin letters */
export function createMatching(toLatin?: (normalized: string) => string): Matching {
  const reader = createReader(toLatin)
  return {
    indexOf: (names) => createNameIndex({ names, reader }),
    fragmentsOf: (text) => fragmentsOf(text, reader.wordsOf(text)),
  }
}
