import { useEffect, useState } from 'react'

interface Held<Value> {
  readonly value: Value
  readonly deps: readonly unknown[]
  disposed: boolean
}

/**
 * An object of core that a component creates and disposes: a list, a form, a rotation. Made while rendering, so that the
 * first render (and a server's) has content; made anew when `deps` change; disposed when the component goes.
 */
export function useDisposable<Value extends { dispose(): void }>(make: () => Value, deps: readonly unknown[]): Value {
  const create = (): Held<Value> => ({ value: make(), deps, disposed: false })
  const [state, setState] = useState(create)
  let held = state
  if (held.deps.length !== deps.length || held.deps.some((dep, index) => !Object.is(dep, deps[index]))) {
    held = create()
    setState(held)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` alone decides; `fresh` changes with every render.
  useEffect(() => {
    // StrictMode runs the clean-up and mounts again: a disposed object must not be used.
    if (held.disposed) {
      setState(create())
      return
    }
    return () => {
      held.disposed = true
      held.value.dispose()
    }
  }, [held])
  return held.value
}
