import type { Unsubscribe } from './ports.ts'

/** A set of listeners of one port. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly size: number
  add(listener: (...args: Args) => void): Unsubscribe
  notify(...args: Args): void
}

export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  /** Boxed, so that one function added twice counts twice. */
  const boxes = new Set<{ readonly run: (...args: Args) => void }>()
  return {
    get size() {
      return boxes.size
    },
    add(listener) {
      const cipher = { run: listener }
      boxes.add(cipher)
      return () => {
        boxes.delete(cipher)
      }
    },
    notify(...args) {
      for (const cipher of [...boxes]) cipher.run(...args)
    },
  }
}
