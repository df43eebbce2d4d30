import { type ComponentType, startTransition, useEffect, useReducer, useState } from 'react'
import { useOnline } from '../../hooks/stores.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import type { LatePart } from './late-part.ts'

export type PartState<Props extends object> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> }

/**
 * A late part, together with its texts. Fetched as soon as somebody has a `wish` for it;
 * after a failure (offline, an old deploy) the next wish tries again, and so does a network that comes back.
 * What is here already shows at once.
 *
 * @param wish anything but undefined; another value is another wish
 */
export function usePart<Props extends object>(part: LatePart<Props>, wish: unknown): PartState<Props> {
  const { text } = useFoyerContext()
  const online = useOnline()
  const [refused, setRefused] = useState<unknown>()
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const { texts } = part
  const here = text.has(texts) ? part.now() : undefined
  const missing = here === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that comes back is another chance.
  useEffect(() => {
    if (!missing || wish === undefined) return
    let current = true
    Promise.all([part.load(), text.load(texts)]).then(
      () => current && startTransition(lookAgain),
      () => current && setRefused(wish),
    )
    return () => {
      current = false
    }
  }, [part, text, texts, missing, wish, online])

  if (here !== undefined) return { status: 'ready', Part: here }
  return { status: wish !== undefined && refused === wish ? 'failed' : 'waiting' }
}

/** Fetches a late part and its texts before anybody wishes for it. A failure shows where the part is then missing. */
export function useAhead<Props extends object>(part: LatePart<Props>): () => void {
  const { text } = useFoyerContext()
  return () => void Promise.allSettled([part.load(), text.load(part.texts)])
}
