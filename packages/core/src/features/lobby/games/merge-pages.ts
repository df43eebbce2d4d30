import type { Page } from '../../../kernel/paged-list.ts'

type Load<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>

/** Several paged sources as one: page n holds page n of each that has one. */
export function mergePages<Row>(sources: readonly Load<Row>[]): Load<Row> {
  const pages = new Map<Load<Row>, number>()

  return async (page, signal) => {
    const responses = await Promise.all(
      sources
        .filter((source) => page <= (pages.get(source) ?? page))
        .map(async (source) => {
          const response = await source(page, signal)
          pages.set(source, response.totalPages)
          return response
        }),
    )
    return {
      rows: responses.flatMap(({ rows }) => rows),
      totalPages: Math.max(0, ...pages.values()),
      totalCount: responses.reduce((sum, { totalCount }) => sum + totalCount, 0),
    }
  }
}
