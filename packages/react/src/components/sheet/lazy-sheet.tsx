import { useEffect, useMemo } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import type { SheetProps } from './sheet.tsx'

export const lazySheet = lazyComponent(async () => (await import('./sheet.tsx')).Sheet, 'first')

/**
 * A sheet of the first screen: its code is prefetched, or loaded when it opens. If that fails it closes, so that the
 * next opening tries again.
 */
export function LazySheet(props: SheetProps) {
  const { open, onClose } = props
  // Each opening is another trigger.
  const sheet = useLazyComponent(
    lazySheet,
    useMemo(() => (open ? {} : undefined), [open]),
  )
  const failed = sheet.status === 'failed'
  useEffect(() => {
    if (failed) onClose()
  }, [failed, onClose])
  return sheet.status === 'ready' ? <sheet.Component {...props} /> : null
}
