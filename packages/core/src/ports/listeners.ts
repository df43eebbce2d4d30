import type { Unsubscribe } from './ports.ts'

/** A set of listeners of one port. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly size: number
  add(listener: (...args: Args) => void): Unsubscribe
  /** Calls each listener, also after one that throws. The first error is thrown at the end. */
  notify(...args: Args): void
}

export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  /** Wrapped in objects, so that a function can be added twice. */
  const entries = new Set<{ readonly run: (...args: Args) => void }>()
  return {
    get size() {
      return entries.size
    },
    add(listener) {
      const entry = { run: listener }
      entries.add(entry)
      return () => {
        entries.delete(entry)
      }
    },
    notify(...args) {
      const errors: unknown[] = []
      for (const entry of [...entries]) {
        try {
          entry.run(...args)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw errors[0]
    },
  }
}
