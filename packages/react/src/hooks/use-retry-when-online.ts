import { useEffect, useRef } from 'react'
import { useConnection } from './store-hooks.ts'

/**
 * For a part that failed: calls `onRetry` when the network is back.
 *
 * @returns whether there is no network now, so that a button to try again would not help
 */
export function useRetryWhenOnline(onRetry: (() => void) | undefined): boolean {
  const isOffline = useConnection() === 'offline'
  const wasOffline = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the network is back.
  useEffect(() => {
    if (wasOffline.current && !isOffline) onRetry?.()
    wasOffline.current = isOffline
  }, [isOffline])
  return isOffline
}
