import type { Ports, Unsubscribe } from '../ports/ports.ts'
import type { Scope } from './scope.ts'

export interface WatchersOptions {
  readonly scope: Scope
  readonly visibility: Ports['visibility']
  /** Called when the first visible page watches. `watched` ends with the last watcher, or when the page is hidden. */
  start(watched: Scope): void
}

/** Runs `start` while there is a watcher and the page is visible. Returns `watch`: until the returned function is called. */
export function createWatchers({ scope, visibility, start }: WatchersOptions): () => Unsubscribe {
  let watchers = 0
  let watched: Scope | undefined

  const update = () => {
    const isWanted = watchers > 0 && visibility.isVisible() && !scope.disposed
    if (isWanted === (watched !== undefined)) return
    watched?.dispose()
    watched = undefined
    if (!isWanted) return
    watched = scope.child()
    start(watched)
  }
  scope.add(visibility.onChange(update))

  return () => {
    let isWatching = true
    watchers += 1
    update()
    return () => {
      if (!isWatching) return
      isWatching = false
      watchers -= 1
      update()
    }
  }
}
