import { useEffect, useState } from 'react'

interface Held<Value> {
  readonly value: Value
  readonly deps: readonly unknown[]
  disposed: boolean
  /** Ends the value of a render that React threw away. */
  abandoned: ReturnType<typeof setTimeout> | undefined
}

/** Longer than the hydration of a page on a slow phone. A value that is mounted later than this is made anew. */
const ABANDONED_MS = 10_000

/**
 * An object of core that a component creates and disposes: a list, a form, a rotation. Made while rendering, so that the
 * first render (and a server's) has content; made anew when `deps` change; disposed when the component goes, or when it
 * never comes: StrictMode renders twice, and a render that suspends or is interrupted is thrown away without an effect.
 */
export function useDisposable<Value extends { dispose(): void }>(make: () => Value, deps: readonly unknown[]): Value {
  const create = (): Held<Value> => {
    const held: Held<Value> = { value: make(), deps, disposed: false, abandoned: undefined }
    // A server ends with the client that it made for the request.
    if (typeof window !== 'undefined') held.abandoned = setTimeout(() => dispose(held), ABANDONED_MS)
    return held
  }
  const [state, setState] = useState(create)
  let held = state
  if (held.deps.length !== deps.length || held.deps.some((dep, index) => !Object.is(dep, deps[index]))) {
    held = create()
    setState(held)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` alone decides; `create` changes with every render.
  useEffect(() => {
    clearTimeout(held.abandoned)
    // StrictMode runs the clean-up and mounts again: a disposed object must not be used.
    if (held.disposed) {
      setState(create())
      return
    }
    return () => dispose(held)
  }, [held])
  return held.value
}

function dispose(held: Held<{ dispose(): void }>): void {
  clearTimeout(held.abandoned)
  if (held.disposed) return
  held.disposed = true
  held.value.dispose()
}
