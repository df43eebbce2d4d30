import type { Foyer } from '@foyer/core'
import { useEffect } from 'react'
import { bindSwipeBack } from './bind-swipe-back.ts'

/** A swipe goes back (ROUTE-26). */
export function useSwipeBack({ access }: Foyer): void {
  useEffect(() => bindSwipeBack(() => access.back('swipe')), [access])
}
