import type * as z from 'zod/mini'
import type { Page } from '../../../kernel/paged-list.ts'
import type { wireGamePage } from './contract.ts'
import type { Game } from './game.ts'

/** How the pages of one question are had, wherever they come from. */
export type LoadGamePage = (page: number, signal: AbortSignal) => Promise<Page<Game>>

/**
 * LIST-13, DATA-05: rows stand under games, content or list, in this order of preference. A missing number of
 * pages follows from the count; without a count there is one page.
 */
export function readGamePage(response: z.output<typeof wireGamePage>, pageSize: number): Page<Game> {
  const rows =
    [response.games, response.content, response.list].find((some) => some !== undefined && some.length > 0) ?? []
  const size = response.pageSize ?? pageSize
  const totalPages =
    response.totalPages ?? (response.totalCount === undefined ? 1 : Math.ceil(response.totalCount / Math.max(1, size)))
  return { rows, totalPages, totalCount: response.totalCount ?? rows.length }
}
