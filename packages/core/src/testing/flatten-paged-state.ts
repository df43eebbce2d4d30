import type { ListData } from '../kernel/paged-query.ts'
import type { Resource } from '../kernel/query.ts'

const NOT_READY = { stale: false, refreshing: false }

/** The state of a paged query in one record. `status` is `ready` only where nothing is under way and nothing has failed. */
export function flattenPagedState<Item>(state: Resource<ListData<Item>>) {
  const { page = 0, totalPages = 0, total = 0, hasMore = false, more = 'idle' } = state.data ?? {}
  const { stale, refreshing, error } = state.status === 'ready' ? state : { ...NOT_READY, error: state.error }
  const doing = refreshing ? 'refreshing' : more !== 'idle' ? `more ${more}` : stale ? 'stale' : state.status
  return { page, totalPages, total, hasMore, stale, error, status: doing }
}
