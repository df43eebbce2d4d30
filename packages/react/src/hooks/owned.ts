import { useEffect, useState } from 'react'

interface Held<Value> {
  readonly value: Value
  readonly deps: readonly unknown[]
  ended: boolean
}

/**
 * Something of core that a component makes and ends: a list, a form, a rotation. Made while rendering, so that the
 * first render (and a server's) has content; made anew when `deps` change; disposed when the component goes.
 */
export function useOwned<Value extends { dispose(): void }>(make: () => Value, deps: readonly unknown[]): Value {
  const fresh = (): Held<Value> => ({ value: make(), deps, ended: false })
  const [state, setState] = useState(fresh)
  let held = state
  if (held.deps.length !== deps.length || held.deps.some((dep, index) => !Object.is(dep, deps[index]))) {
    held = fresh()
    setState(held)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `held` alone decides; `fresh` changes with every render.
  useEffect(() => {
    // StrictMode runs the clean-up and comes back: what was ended must not be used again.
    if (held.ended) {
      setState(fresh())
      return
    }
    return () => {
      held.ended = true
      held.value.dispose()
    }
  }, [held])
  return held.value
}
