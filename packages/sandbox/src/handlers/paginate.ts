import { invalidField } from '../engine/refusal.ts'

const MOST_ROWS = 500

export interface Page<T> {
  readonly rows: readonly T[]
  readonly pageNum: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalCount: number
}

/** One page; `pageField` is what the call names its page number. @throws Refusal for a page or size out of bounds. */
export function paginate<T>(all: readonly T[], pageNo: number, pageSize: number, pageField = 'pageNo'): Page<T> {
  if (pageNo < 1) throw invalidField(pageField)
  if (pageSize < 1 || pageSize > MOST_ROWS) throw invalidField('pageSize')
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
