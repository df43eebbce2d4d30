import type { CachedRows } from '../../../kernel/paged-list.ts'
import type { Game } from './game.ts'
import type { ListQuery } from './list-query.ts'
import { needsSession } from './list-rules.ts'

/** The first page of an answered query. */
interface Answer extends CachedRows<Game> {
  /** Of the favourites or recents when it was asked for: another one makes the answer worthless. */
  readonly revision: number
}

/** Answers to the last few queries of one list: a tab or filter that is chosen again shows its games at once. */
export interface AnswerCache {
  read(query: ListQuery, revision: number): Answer | undefined
  write(query: ListQuery, answer: Answer): void
  clear(): void
}

const MAX_ANSWERS = 8

export function createAnswerCache(): AnswerCache {
  /** In the order in which they came. */
  const answers = new Map<string, Answer>()

  return {
    read(query, revision) {
      const answer = answers.get(keyOf(query))
      return answer?.revision === revision ? answer : undefined
    },
    write(query, answer) {
      const key = keyOf(query)
      answers.delete(key)
      answers.set(key, answer)
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_ANSWERS) break
        answers.delete(oldest)
      }
    },
    clear: () => answers.clear(),
  }
}

/** Modes that only say how the filter was chosen ask the same of the platform. */
function keyOf({ category, mode, isNew, filter }: ListQuery): string {
  return JSON.stringify([category, mode === 'hot' || needsSession(mode) ? mode : 'all', isNew, filter])
}
