import { useEffect, useMemo, useState } from 'react'
import { onInteraction } from '../../hooks/when-interacted-or-idle.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import { useLoadFailureToast } from '../lazy/use-load-failure-toast.ts'
import type { SheetProps } from './sheet.tsx'

export const lazySheet = lazyComponent(async () => (await import('./sheet.tsx')).Sheet, 'first')

/**
 * A sheet of the first screen: its code is prefetched, or loaded when it opens. If that fails it closes with a toast, so
 * that the next opening tries again, and opens by itself when the network is back, unless the person does something else.
 */
export function LazySheet({ open, onClose, ...props }: SheetProps) {
  const [isAwaited, setAwaited] = useState(false)
  const isWanted = open || isAwaited
  // Each opening is another trigger.
  const trigger = useMemo(() => (isWanted ? {} : undefined), [isWanted])
  const sheet = useLazyComponent(lazySheet, trigger)
  const isReady = sheet.status === 'ready'
  const failed = sheet.status === 'failed'
  useLoadFailureToast(failed && open, trigger)
  useEffect(() => {
    if (!failed || !open) return
    setAwaited(true)
    onClose()
  }, [failed, open, onClose])
  useEffect(() => (isAwaited && !isReady ? onInteraction(() => setAwaited(false)) : undefined), [isAwaited, isReady])
  const close = () => {
    setAwaited(false)
    onClose()
  }
  return isReady ? <sheet.Component {...props} open={isWanted} onClose={close} /> : null
}
