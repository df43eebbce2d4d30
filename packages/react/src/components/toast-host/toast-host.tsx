import type { ToastEvent } from '@foyer/core'
import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'

/** The toast itself and its timer. */
export const lazyToast = lazyComponent(async () => (await import('./toast.tsx')).Toast)

/**
 * Shows the messages of core, one at a time, for as long as core says (TOAST-04). A blocking one
 * keeps taps from the page behind it; every loading one can be dismissed after 15 s (settlement 14). Render it once in a page.
 */
export function ToastHost() {
  const foyer = useFoyer()
  const t = useText()
  const [toast, setToast] = useState<ToastEvent>()
  const [stands, setStands] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const raised = useRef(false)
  const state = useLazyComponent(lazyToast, toast)

  useEffect(() => {
    const ends = [
      foyer.events.on('toast', setToast),
      foyer.events.on('toastHide', (id) => setToast((shown) => (shown?.id === id ? undefined : shown))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [foyer])

  useEffect(() => {
    if (toast === undefined || raised.current) return
    raised.current = true
    // Moved to the top layer with the first toast, since that restyles the whole page. It stays there, and the text
    // is set a frame later: a live region that appears together with its text is not announced. Older browsers ignore
    // the attribute and stack by z-index.
    ref.current?.showPopover?.()
    requestAnimationFrame(() => setStands(true))
  }, [toast])

  // Offline or an old deploy: toasts whose texts are loaded show as plain text, the others when the network is back.
  const failed = state.status === 'failed' ? toast : undefined
  const words = failed && (failed.text ?? (t.has(failed.key) ? t.any(failed.key, failed.params) : undefined))
  useEffect(() => {
    // A toast that cannot be shown blocks nothing, and a loading toast is not shown later.
    if (failed?.kind === 'loading') setToast(undefined)
    else if (words !== undefined) {
      const hide = setTimeout(setToast, failed?.ms)
      return () => clearTimeout(hide)
    }
    return undefined
  }, [failed, words])

  const alert = toast?.kind === 'error'
  const blocks = state.status === 'ready' && toast?.blocks === true
  const plain = words === undefined ? null : <div className="fy-toast">{words}</div>
  const body =
    stands &&
    (state.status === 'ready' && toast !== undefined ? (
      <state.Component key={toast.id} toast={toast} onEnd={() => setToast(undefined)} />
    ) : (
      plain
    ))
  return (
    <div ref={ref} className="fy-toasts" popover="manual" data-blocking={blocks || undefined}>
      <div role="status">{alert ? null : body}</div>
      <div role="alert">{alert ? body : null}</div>
    </div>
  )
}
