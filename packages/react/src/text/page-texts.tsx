import { type ReactNode, useEffect, useState } from 'react'
import { FailedState } from '../components/failed-state/failed-state.tsx'
import { useFoyerContext } from '../provider/use-foyer.ts'

/**
 * For what may stand alone, and whose texts come with the first page that has any: waits for them. Needs no boundary
 * above; texts that cannot be had are asked for again on a tap.
 */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  const { text } = useFoyerContext()
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>(text.has('pages') ? 'ready' : 'waiting')
  useEffect(() => {
    if (state !== 'waiting') return
    let current = true
    text.load('pages').then(
      () => current && setState('ready'),
      () => current && setState('failed'),
    )
    return () => {
      current = false
    }
  }, [text, state])
  if (state === 'failed') return <FailedState onRetry={() => setState('waiting')} />
  return state === 'ready' ? children : null
}
