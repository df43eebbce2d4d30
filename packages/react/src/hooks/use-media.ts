import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; false on a server and where there is no `matchMedia`. */
export function useMedia(query: string): boolean {
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
    () => typeof matchMedia !== 'undefined' && matchMedia(query).matches,
    () => false,
  )
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}
