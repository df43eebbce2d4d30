import { useEffect, useMemo } from 'react'
import { latePart } from '../late/late-part.ts'
import { usePart } from '../late/use-part.ts'
import type { SheetProps } from './sheet.tsx'

export const sheetPart = latePart(async () => (await import('./sheet.tsx')).Sheet, 'first')

/**
 * A sheet of the first screen: its code comes ahead of the first touch, or with it. Where it cannot be had it closes,
 * so that the next opening asks again.
 */
export function LateSheet(props: SheetProps) {
  const { open, onClose } = props
  // Each opening is a wish of its own.
  const sheet = usePart(
    sheetPart,
    useMemo(() => (open ? {} : undefined), [open]),
  )
  const failed = sheet.status === 'failed'
  useEffect(() => {
    if (failed) onClose()
  }, [failed, onClose])
  return sheet.status === 'ready' ? <sheet.Part {...props} /> : null
}
