import type { ListData } from '../../../kernel/paged-query.ts'
import type { Game } from './game.ts'
import { type GameQuery, queryKeyOf } from './list-query.ts'

/** The first page of a query. */
interface CachedPage {
  readonly data: ListData<Game>
  /** The revision of the favourites or recents at the request. With another revision the page is out of date. */
  readonly revision: number
}

/** First pages of the last few queries of one list: a tab or filter that is chosen again shows its games at once. */
export interface FirstPageCache {
  read(query: GameQuery, revision: number): ListData<Game> | undefined
  write(query: GameQuery, page: CachedPage): void
  clear(): void
}

const MAX_QUERIES = 8

export function createFirstPageCache(): FirstPageCache {
  /** In the order in which they came. */
  const pages = new Map<string, CachedPage>()

  return {
    read(query, revision) {
      const page = pages.get(queryKeyOf(query))
      return page?.revision === revision ? page.data : undefined
    },
    write(query, page) {
      const key = queryKeyOf(query)
      pages.delete(key)
      pages.set(key, page)
      for (const oldest of pages.keys()) {
        if (pages.size <= MAX_QUERIES) break
        pages.delete(oldest)
      }
    },
    clear: () => pages.clear(),
  }
}
