import { atom } from 'nanostores'
import type { Unsubscribe } from '../ports/ports.ts'
import { type CallbackLog, runCallback } from './run-callback.ts'

/**
 * A value that can be read and listened to. Only the feature that made the store changes it: the store is frozen, and so
 * are the objects and lists that are its value. Fits wherever nanostores takes a store: `computed`, `useStore` of
 * `@nanostores/react`.
 */
export interface Store<T> {
  get(): T
  readonly value: T
  /** Calls at once, and on each change. */
  subscribe(listener: (value: T, previous: T | undefined) => void): Unsubscribe
  /** Calls on each change. */
  listen(listener: (value: T, previous: T | undefined) => void): Unsubscribe
  /** @internal Here and below: what the types of nanostores' bindings ask for. */
  readonly init: T | undefined
  /** @internal Listeners. */
  readonly lc: number
  /** @internal */
  eq(previous: T | undefined, value: T): boolean
  /** @internal Does nothing. */
  notify(): void
  /** @internal Does nothing. */
  off(): void
}

/** A store for the feature that changes it. */
export interface Writable<T> extends Store<T> {
  set(value: T): void
}

type Source<T> = Pick<Store<T>, 'get' | 'subscribe' | 'listen' | 'init' | 'eq' | 'lc'>

/**
 * Has the reading methods of its source, which are closures, and does not expose the source. A listener that throws
 * is logged: the change, other listeners and the verb behind the change go on. Reads do not go through the private
 * field: for the oldest browsers it is built as a `WeakMap`.
 */
class ReadOnlyStore<T> implements Store<T> {
  static {
    Object.freeze(ReadOnlyStore.prototype)
  }
  readonly get: Store<T>['get']
  readonly subscribe: Store<T>['subscribe']
  readonly listen: Store<T>['listen']
  readonly eq: Store<T>['eq']
  readonly init: T | undefined
  readonly #source: Source<T>

  constructor(source: Source<T>, log: CallbackLog) {
    const guarded =
      (listener: (value: T, previous: T | undefined) => void): typeof listener =>
      (value, previous) =>
        runCallback(log, 'store', () => listener(value, previous))
    this.get = source.get
    this.subscribe = (listener) => source.subscribe(guarded(listener))
    this.listen = (listener) => source.listen(guarded(listener))
    this.eq = source.eq
    this.init = source.init
    this.#source = source
    Object.freeze(this)
  }
  get value(): T {
    return this.get()
  }
  get lc(): number {
    return this.#source.lc
  }
  notify(): void {}
  off(): void {}
}

/** A view of a store that cannot change it, not even from JavaScript, and whose listeners may throw. */
export function readOnly<T>(source: Source<T>, log: CallbackLog): Store<T> {
  return new ReadOnlyStore(source, log)
}

/** Makes a store, which callers get through {@link readOnly}. Freezes each value. */
export function writable<T>(initial: T): Writable<T> {
  const store = atom(freeze(initial))
  const { set } = store
  store.set = (value) => set(freeze(value))
  return store
}

/** Freezes a state, its parts and their lists: `{ data: { items: [] } }`. The items of a list are readonly only by type. */
function freeze<T>(value: T, depth = 2): T {
  if (!isPlain(value) || Object.isFrozen(value)) return value
  Object.freeze(value)
  if (depth > 0 && !Array.isArray(value)) for (const part of Object.values(value)) freeze(part, depth - 1)
  return value
}

/** An object literal or an array, and not a file, an error or a map. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
