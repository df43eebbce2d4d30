import { useEffect, useMemo } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import type { SheetProps } from './sheet.tsx'

export const lazySheet = lazyComponent(async () => (await import('./sheet.tsx')).Sheet, 'first')

/**
 * A sheet of the first screen: its code comes ahead of the first touch, or with it. Where it cannot be had it closes,
 * so that the next opening asks again.
 */
export function LazySheet(props: SheetProps) {
  const { open, onClose } = props
  // Each opening is a wish of its own.
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
