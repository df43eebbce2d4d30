import type { FoyerError, ReadyResource, Resource } from '@foyer/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface ResourceViewProps<Data> {
  readonly resource: Resource<Data>
  /** Asks again after a failure; without it no button is shown. */
  readonly onRetry?: (() => void) | undefined
  /** While nothing is here yet. Default: one grey bar. */
  readonly loading?: ReactNode
  /** Where there is nothing to show. Default: an `EmptyState`; null for nothing. */
  readonly empty?: ReactNode
  /** Default: a list without entries. */
  readonly isEmpty?: ((data: Data) => boolean) | undefined
  /** In place of a `FailedState`. */
  readonly failed?: ((error: FoyerError) => ReactNode) | undefined
  /** Heading of the `FailedState`. */
  readonly failedTitle?: string | undefined
  /**
   * `stale` and `refreshing` of the resource are in the second argument; what `useResource` gives never is `refreshing`, so
   * that a reload draws nothing anew.
   */
  readonly children: (data: Data, resource: ReadyResource<Data>) => ReactNode
}

const hasNoEntries = (data: unknown) => Array.isArray(data) && data.length === 0

/**
 * What a page shows of something that is fetched: on its way, failed, empty, or there. Where each of these has a frame of
 * its own, a `switch` over `status` says more.
 */
export function ResourceView<Data>({
  resource,
  onRetry,
  loading = <Skeleton />,
  empty = <EmptyState />,
  isEmpty = hasNoEntries,
  failed,
  failedTitle,
  children,
}: ResourceViewProps<Data>): ReactNode {
  switch (resource.status) {
    case 'idle':
    case 'loading':
      return loading
    case 'failed':
      return failed === undefined ? (
        <FailedState title={failedTitle} error={resource.error} onRetry={onRetry} />
      ) : (
        failed(resource.error)
      )
    case 'ready':
      return isEmpty(resource.data) ? empty : children(resource.data, resource)
  }
}
