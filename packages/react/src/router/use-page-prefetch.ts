import type { RouteName } from '@foyer/core'
import { useEffect } from 'react'
import { isSavingData } from '../hooks/is-saving-data.ts'
import { onInteraction } from '../hooks/when-interacted-or-idle.ts'
import { useFoyerContext } from '../provider/use-foyer.ts'
import { useRouterState } from './router-provider.tsx'

/** The longest wait for an idle moment, ms. */
const IDLE_TIMEOUT_MS = 2000
/** Safari reports no idle moments, ms. */
const FALLBACK_DELAY_MS = 500

/**
 * Fetches the code and the texts of a page that many people open next. Waits for an idle moment after the first
 * interaction, so that the first load does not run the code. Fetches nothing where data is expensive.
 */
export function usePagePrefetch(name: RouteName): void {
  const { router } = useRouterState()
  const { text } = useFoyerContext()
  useEffect(() => {
    let cancel = () => {}
    const stop = onInteraction(() => {
      stop()
      if (isSavingData()) return
      // If the fetch fails, the page itself loads again and shows the error.
      cancel = whenIdle(() => void Promise.allSettled([router.prepare(name, text)]))
    })
    return () => {
      stop()
      cancel()
    }
  }, [router, text, name])
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, FALLBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(id)
}
