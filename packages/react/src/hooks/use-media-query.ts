import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; false on a server and where there is no `matchMedia`. */
export function mediaMatches(query: string): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(query).matches
}

/** {@link mediaMatches}, followed. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (typeof matchMedia === 'undefined') return () => {}
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaMatches(query),
    () => false,
  )
}

export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)')
}
