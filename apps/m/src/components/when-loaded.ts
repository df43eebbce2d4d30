import type { GameList } from '@foyer/core'

/** Resolves when a list has its first page, or has failed to load it. */
export function whenLoaded({ $state }: GameList): Promise<void> {
  return new Promise((resolve) => {
    const stop = $state.subscribe(({ status }) => {
      if (status === 'loading') return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
