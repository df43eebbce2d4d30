import { useEffect, useMemo } from 'react'
import { onInteraction } from '../../hooks/when-interacted-or-idle.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import { useLoadFailureToast } from '../lazy/use-load-failure-toast.ts'
import type { SheetProps } from './sheet.tsx'

export const lazySheet = lazyComponent(async () => (await import('./sheet.tsx')).Sheet)

/**
 * A sheet of the first screen: its code is prefetched, or loaded when it opens. If that fails a toast says so, and it opens
 * when the network is back; `onClose` is called where the person does something else before, so that the next opening tries
 * again.
 */
export function LazySheet({ open, onClose, ...props }: SheetProps) {
  // Each opening is another trigger.
  const isWanted = open || props.keepMounted === true
  const trigger = useMemo(() => (isWanted ? { open } : undefined), [isWanted, open])
  const sheet = useLazyComponent(lazySheet, trigger)
  const failed = open && sheet.status === 'failed'
  useLoadFailureToast(failed, trigger)
  useEffect(() => (failed ? onInteraction(onClose) : undefined), [failed, onClose])
  return sheet.status === 'ready' ? <sheet.Component {...props} open={open} onClose={onClose} /> : null
}
