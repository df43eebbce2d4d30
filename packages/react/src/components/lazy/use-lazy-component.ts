import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react'
import { useOnline } from '../../hooks/stores.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import type { LazyComponent } from './lazy-component.ts'

export type LazyComponentState<Props extends object> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }

/**
 * A lazy component, together with its texts. Fetched as soon as somebody has a `wish` for it;
 * after a failure (offline, an old deploy) the next wish tries again, and so does a network that comes back.
 * What is here already shows at once.
 *
 * @param trigger anything but undefined; another value is another wish
 */
export function useLazyComponent<Props extends object>(
  component: LazyComponent<Props>,
  trigger: unknown,
): LazyComponentState<Props> {
  const { text } = useFoyerContext()
  const online = useOnline()
  const [failedFor, setRefused] = useState<unknown>()
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  const { texts } = component
  const loaded = text.has(texts) ? component.loaded() : undefined
  const missing = loaded === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that comes back is another chance.
  useEffect(() => {
    if (!missing || trigger === undefined) return
    let current = true
    Promise.all([component.load(), text.load(texts)]).then(
      () => current && startTransition(rerender),
      () => current && setRefused(trigger),
    )
    return () => {
      current = false
    }
  }, [component, text, texts, missing, trigger, online])

  if (loaded !== undefined) return { status: 'ready', Component: loaded }
  return { status: trigger !== undefined && failedFor === trigger ? 'failed' : 'waiting' }
}

/** Fetches a lazy component and its texts before anybody wishes for it. A failure shows where the part is then missing. */
export function usePrefetch<Props extends object>(component: LazyComponent<Props>): () => void {
  const { text } = useFoyerContext()
  return () => void Promise.allSettled([component.load(), text.load(component.texts)])
}
