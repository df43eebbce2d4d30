import type { FoyerError } from './errors.ts'

/**
 * Something that is loaded. `stale` marks content from a cache or from before a failed refresh: shown, quietly
 * marked, never thrown away.
 */
export type Resource<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T; readonly refreshing: boolean; readonly stale: boolean }
  | { readonly status: 'failed'; readonly error: FoyerError }
