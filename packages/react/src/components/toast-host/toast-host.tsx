import type { ToastIntent } from '@foyer/core'
import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { latePart } from '../late/late-part.ts'
import { usePart } from '../late/use-part.ts'

/** What a message looks like and how long it stays. */
export const toastPart = latePart(async () => (await import('./toast.tsx')).Toast)

/**
 * Shows the messages of core, one at a time, for as long as core says (TOAST-04). A loading one keeps taps from what
 * lies behind it and can be dismissed after 15 s (settlement 14). Stands once in a page.
 */
export function ToastHost() {
  const foyer = useFoyer()
  const [toast, setToast] = useState<ToastIntent>()
  const ref = useRef<HTMLDivElement>(null)
  const state = usePart(toastPart, toast)

  useEffect(() => {
    const ends = [
      foyer.intents.on('toast', setToast),
      foyer.intents.on('toastHide', (id) => setToast((shown) => (shown?.id === id ? undefined : shown))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [foyer])

  useEffect(() => {
    // In the top layer from the start: a live region that appears together with its text is not announced. Older
    // browsers ignore the attribute and stack by z-index.
    ref.current?.showPopover?.()
  }, [])

  const { status } = state
  useEffect(() => {
    // What could not be shown in its time is not shown later.
    if (status === 'failed') setToast(undefined)
  }, [status])

  const shown = status === 'ready' ? toast : undefined
  const body =
    state.status === 'ready' && toast !== undefined ? (
      <state.Part key={toast.id} toast={toast} onEnd={() => setToast(undefined)} />
    ) : null
  const alert = shown?.kind === 'error'
  return (
    <div ref={ref} className="fy-toasts" popover="manual" data-blocking={shown?.kind === 'loading' || undefined}>
      <div role="status">{alert ? null : body}</div>
      <div role="alert">{alert ? body : null}</div>
    </div>
  )
}
