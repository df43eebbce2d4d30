import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { whenInteractedOrIdle } from '../../hooks/when-interacted-or-idle.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import type { LazyComponent } from './lazy-component.ts'

export type LazyComponentState<Props extends object> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }

/**
 * A lazy component with its texts. They are fetched as soon as `trigger` is set; after a failure (offline, an old deploy)
 * again with the next trigger, and when the network comes back. What is loaded already shows at once.
 *
 * @param trigger anything but undefined; another value is another try
 */
export function useLazyComponent<Props extends object>(
  component: LazyComponent<Props>,
  trigger: unknown,
): LazyComponentState<Props> {
  const { text } = useFoyerContext()
  const online = useOnline()
  const [failedFor, setFailedFor] = useState<unknown>()
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  const { texts } = component
  const loaded = text.has(texts) ? component.loaded() : undefined
  const missing = loaded === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that comes back is another try.
  useEffect(() => {
    if (!missing || trigger === undefined) return
    let current = true
    Promise.all([component.load(), text.load(texts)]).then(
      () => current && startTransition(rerender),
      () => current && setFailedFor(trigger),
    )
    return () => {
      current = false
    }
  }, [component, text, texts, missing, trigger, online])

  if (loaded !== undefined) return { status: 'ready', Component: loaded }
  return { status: trigger !== undefined && failedFor === trigger ? 'failed' : 'waiting' }
}

/**
 * {@link useLazyComponent} that fetches with the first interaction, or a moment after the first screen; after a failure
 * also with the next interaction.
 *
 * @param atOnce without waiting for either
 */
export function useLazyWhenInteracted<Props extends object>(
  component: LazyComponent<Props>,
  atOnce = false,
): LazyComponentState<Props> {
  const { text } = useFoyerContext()
  const [attempt, setAttempt] = useState(0)
  useEffect(
    () =>
      whenInteractedOrIdle(() => {
        setAttempt((last) => last + 1)
        return Promise.all([component.load(), text.load(component.texts)])
      }),
    [component, text],
  )
  return useLazyComponent(component, attempt > 0 || atOnce ? attempt : undefined)
}

/** Fetches a lazy component and its texts before it is triggered. A failure shows when the component is used. */
export function usePrefetch<Props extends object>(component: LazyComponent<Props>): () => void {
  const { text } = useFoyerContext()
  return () => void Promise.allSettled([component.load(), text.load(component.texts)])
}
