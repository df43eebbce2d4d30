interface CloseWatcherLike extends EventTarget {
  destroy(): void
}

type CloseWatcherClass = new () => CloseWatcherLike

/** Chrome 126 has it. */
function closeWatcherOf(page: Document): CloseWatcherClass | undefined {
  const found: unknown = Reflect.get(page.defaultView ?? {}, 'CloseWatcher')
  return typeof found === 'function' ? (found as CloseWatcherClass) : undefined
}

/** Whether the browser says itself when a person wants to close something, by Escape as well. */
export function closesByWatcher(page: Document): boolean {
  return closeWatcherOf(page) !== undefined
}

/** Hears Escape and Android's way back while a modal is open, where the browser has close watchers. */
export function watchClose(page: Document, close: () => void): () => void {
  const Watcher = closeWatcherOf(page)
  if (Watcher === undefined) return () => {}
  let watcher: CloseWatcherLike | undefined
  let isOver = false
  const start = () => {
    if (isOver) return
    watcher = new Watcher()
    watcher.addEventListener('close', () => {
      close()
      // A watcher closes once. A modal whose owner keeps it open needs the next one.
      start()
    })
  }
  start()
  return () => {
    isOver = true
    watcher?.destroy()
  }
}
