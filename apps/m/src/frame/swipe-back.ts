import type { Access, Foyer } from '@foyer/core'
import { useEffect, useState } from 'react'
import { loadElsewhere } from '../routes.ts'

type Follow = (access: Access) => () => void

/**
 * A swipe leads back (ROUTE-26). What follows the fingers comes with the first page that is not the lobby, or with
 * the first touch; a touch that finds no network leaves it to the next one.
 */
export function useSwipeBack({ access }: Foyer, atOnce: boolean): void {
  const [follow, setFollow] = useState<Follow>()
  useEffect(() => {
    if (follow !== undefined) return follow(access)
    let open = true
    const bring = () =>
      void loadElsewhere().then(
        ({ followFingers }) => open && setFollow(() => followFingers),
        () => undefined,
      )
    if (atOnce) bring()
    document.addEventListener('touchstart', bring, { passive: true })
    return () => {
      open = false
      document.removeEventListener('touchstart', bring)
    }
  }, [access, follow, atOnce])
}
