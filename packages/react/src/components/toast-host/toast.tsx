import { type FoyerError, refusalDetails, SPEC_CONSTANTS, type ToastEvent, type ToastKind } from '@foyer/core'
import { CircleAlert, CircleCheck, Info, LoaderCircle, type LucideIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRefusalText } from '../../text/use-error-text.ts'
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

function Words({ toast: { key, params, text, error } }: { readonly toast: ToastEvent }) {
  const t = useText()
  const details = error === undefined ? undefined : refusalDetails(error)
  // Those texts are not there before the first page.
  if (error !== undefined && details !== undefined && t.has(details.key)) return <RefusalWords error={error} />
  return text ?? t.any(key, params)
}

/** With the amounts and moments that the refusal names. */
function RefusalWords({ error }: { readonly error: FoyerError }) {
  return useRefusalText()(error)
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
      <span className="fy-toast-text">
        <Words toast={toast} />
      </span>
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
