import { createListeners } from './listeners.ts'
import type { Navigation, NavigationCause } from './ports.ts'

/** A history in memory. */
export interface MemoryNavigation extends Navigation {
  readonly listeners: number
  /** The URLs of `assign`. */
  readonly assigned: readonly string[]
  /** The URLs of opened windows, in order: '' while empty, undefined once closed. */
  readonly windows: readonly (string | undefined)[]
  /** The back and forward buttons of a browser. */
  go(delta: number): void
}

export function createMemoryNavigation(start = '/'): MemoryNavigation {
  const listeners = createListeners<[cause: NavigationCause]>()
  const assigned: string[] = []
  const windows: (string | undefined)[] = []
  let entries: readonly string[] = [start]
  let index = 0

  const go = (delta: number) => {
    const target = index + delta
    if (target < 0 || target >= entries.length || delta === 0) return
    index = target
    listeners.notify('pop')
  }

  return {
    get listeners() {
      return listeners.size
    },
    assigned,
    windows,
    current: () => entries[index] ?? start,
    push(to) {
      entries = [...entries.slice(0, index + 1), to]
      index += 1
      listeners.notify('push')
    },
    replace(to) {
      entries = entries.map((entry, at) => (at === index ? to : entry))
      listeners.notify('replace')
    },
    back: (steps = 1) => go(-steps),
    behind: () => entries.slice(0, index),
    onChange: (listener) => listeners.add(listener),
    assign: (url) => {
      assigned.push(url)
    },
    openWindow() {
      const at = windows.push('') - 1
      return {
        go: (url) => {
          windows[at] = url
        },
        close: () => {
          windows[at] = undefined
        },
      }
    },
    go,
  }
}
