import { createNameIndex, type NameIndex } from './name-index.ts'
import { piecesOf } from './pieces.ts'
import { createReader } from './words.ts'

/** All that compares what is typed with names. Comes when somebody searches. */
export interface Matching {
  indexOf(names: readonly string[]): NameIndex
  /** What the platform may be asked for in place of a text. */
  piecesOf(text: string): readonly string[]
}

/** @param toLatin writes a folded text of another script in Latin letters */
export function createMatching(toLatin?: (folded: string) => string): Matching {
  const reader = createReader(toLatin)
  return {
    indexOf: (names) => createNameIndex({ names, reader }),
    piecesOf: (text) => piecesOf(text, reader.wordsOf(text)),
  }
}
