import type { GameList } from '@foyer/core'

/** Until a list has its first page, or it is known that it cannot be had. */
export function whenLoaded({ $state }: GameList): Promise<void> {
  return new Promise((resolve) => {
    const stop = $state.subscribe(({ status }) => {
      if (status === 'loading') return
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
