import { SPEC_CONSTANTS, type ToastEvent, type ToastKind } from '@foyer/core'
import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ToastInDialog } from './toast-in-dialog.tsx'
import { useTopDialog } from './use-top-dialog.ts'

const ICONS: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  error: CircleAlert,
  loading: LoaderCircle,
}

export interface ToastProps {
  readonly toast: ToastEvent
  /** Called when its time is over or it was dismissed. */
  readonly onEnd: () => void
}

/** One toast. Its timer belongs to one message: use the id of the message as key. */
export function Toast({ toast, onEnd }: ToastProps) {
  const t = useText()
  const dialog = useTopDialog()
  const [dismissible, setDismissible] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message.
  useEffect(() => {
    const hide = setTimeout(onEnd, toast.ms)
    const offer = setTimeout(() => setDismissible(true), SPEC_CONSTANTS.loadingDismissMs)
    return () => {
      clearTimeout(hide)
      clearTimeout(offer)
    }
  }, [])

  const Icon = ICONS[toast.kind]
  const message = (
    <div className="fy-toast" data-kind={toast.kind}>
      <Icon aria-hidden className="fy-icon" />
      <span className="fy-toast-text">{toast.text ?? t.any(toast.key, toast.params)}</span>
      {toast.kind === 'loading' && dismissible ? (
        <IconButton label={t('toast.dismiss')} icon={<X aria-hidden className="fy-icon" />} onClick={onEnd} />
      ) : null}
    </div>
  )
  return dialog === null ? (
    message
  ) : (
    <ToastInDialog dialog={dialog} kind={toast.kind} blocks={toast.blocks}>
      {message}
    </ToastInDialog>
  )
}
