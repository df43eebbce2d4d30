import { useEffect, useState } from 'react'

interface Held<Value> {
  readonly value: Value
  readonly deps: readonly unknown[]
  mounted: boolean
  disposed: boolean
  /** Ends the value of a render that React threw away. */
  abandoned: ReturnType<typeof setTimeout> | undefined
}

/** Longer than the hydration of a page on a slow phone. A value that is mounted later than this is made anew. */
const ABANDONED_MS = 10_000

/**
 * An object of core that a component creates and disposes: a list, a form, a rotation. Made while rendering, so that the
 * first render (and a server's) has content; made anew when `deps` change; disposed a microtask after the component went,
 * or when it never comes: StrictMode renders twice, and a render that suspends or is interrupted is thrown away without
 * an effect.
 */
export function useDisposable<Value extends { dispose(): void }>(make: () => Value, deps: readonly unknown[]): Value {
  const create = (): Held<Value> => {
    const held: Held<Value> = { value: make(), deps, mounted: false, disposed: false, abandoned: undefined }
    // A server ends with the client that it made for the request.
    if (typeof window !== 'undefined') held.abandoned = setTimeout(() => dispose(held), ABANDONED_MS)
    return held
  }
  let first: Held<Value> | undefined
  const [state, setState] = useState(() => {
    // StrictMode calls this twice, and drops what the second call returns: it would ask the platform beside the first.
    first ??= create()
    return first
  })
  let held = state
  if (held.deps.length !== deps.length || held.deps.some((dep, index) => !Object.is(dep, deps[index]))) {
    held = create()
    setState(held)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` alone decides; `create` changes with every render.
  useEffect(() => {
    clearTimeout(held.abandoned)
    // A disposed object must not be used: React may show again what it had hidden, or mount what it rendered long ago.
    if (held.disposed) {
      setState(create())
      return
    }
    held.mounted = true
    return () => {
      held.mounted = false
      // StrictMode mounts again at once, with the same object and what it has begun to load.
      queueMicrotask(() => {
        if (!held.mounted) dispose(held)
      })
    }
  }, [held])
  return held.value
}

function dispose(held: Held<{ dispose(): void }>): void {
  clearTimeout(held.abandoned)
  if (held.disposed) return
  held.disposed = true
  held.value.dispose()
}
