import { LIMITS, type ToastIntent, type ToastKind } from '@foyer/core'
import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

const ICONS: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  loading: LoaderCircle,
}

/**
 * Shows the messages of core, one at a time, for as long as core says (TOAST-04). A loading one keeps taps from what
 * lies behind it and can be dismissed after 15 s (settlement 14). Stands once in a page.
 */
export function ToastHost() {
  const foyer = useFoyer()
  const t = useText()
  const [toast, setToast] = useState<ToastIntent>()
  const [dismissible, setDismissible] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

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

  useEffect(() => {
    if (toast === undefined) return
    setDismissible(false)
    const hide = setTimeout(() => setToast(undefined), toast.ms)
    const offer = setTimeout(() => setDismissible(true), LIMITS.loadingDismissMs)
    // Over a sheet or dialog that was opened since.
    if (document.querySelector('dialog[open]') !== null) {
      ref.current?.hidePopover?.()
      ref.current?.showPopover?.()
    }
    return () => {
      clearTimeout(hide)
      clearTimeout(offer)
    }
  }, [toast])

  const Icon = toast ? ICONS[toast.kind] : undefined
  const body =
    toast && Icon ? (
      <div className="fy-toast" data-kind={toast.kind} key={toast.id}>
        <Icon aria-hidden className="fy-icon" />
        <span className="fy-toast-text">{toast.text ?? t.any(toast.key, toast.params)}</span>
        {toast.kind === 'loading' && dismissible ? (
          <IconButton
            label={t('toast.dismiss')}
            icon={<X aria-hidden className="fy-icon" />}
            onClick={() => setToast(undefined)}
          />
        ) : null}
      </div>
    ) : null
  const alert = toast?.kind === 'error'
  return (
    <div ref={ref} className="fy-toasts" popover="manual" data-blocking={toast?.kind === 'loading' || undefined}>
      <div role="status">{alert ? null : body}</div>
      <div role="alert">{alert ? body : null}</div>
    </div>
  )
}
