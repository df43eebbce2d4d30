import { invalidField } from '../world/refusal.ts'

const MAX_ROWS = 500

export interface Page<T> {
  readonly rows: readonly T[]
  readonly pageNum: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalCount: number
}

/** What a page is cut from: an array, or a list of which only the page is made. */
interface Listed<T> {
  readonly length: number
  slice(start: number, end: number): readonly T[]
}

interface PageLimits {
  /** What the call names its page number. */
  readonly pageField?: string
  readonly mostRows?: number
}

/** One page. @throws Refusal for a page or size out of bounds. */
export function paginate<T>(
  all: Listed<T>,
  pageNo: number,
  pageSize: number,
  { pageField = 'pageNo', mostRows = MAX_ROWS }: PageLimits = {},
): Page<T> {
  if (pageNo < 1) throw invalidField(pageField)
  if (pageSize < 1 || pageSize > mostRows) throw invalidField('pageSize')
  const start = (pageNo - 1) * pageSize
  return {
    rows: all.slice(start, start + pageSize),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.length,
  }
}

/** Everything as the one page that there is. */
export function singlePage<T>(all: readonly T[]): Page<T> {
  return { rows: all, pageNum: 1, pageSize: Math.max(1, all.length), totalPages: 1, totalCount: all.length }
}
