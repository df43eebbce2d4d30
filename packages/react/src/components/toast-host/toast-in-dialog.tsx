import type { ToastKind } from '@foyer/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface ToastInDialogProps {
  readonly dialog: Element
  readonly kind: ToastKind
  /** Keeps taps from the rest of the dialog. */
  readonly blocks: boolean | undefined
  readonly children: ReactNode
}

/**
 * A message while a dialog is open. Everything outside the dialog is inert or lies below its mask: a toast outside would
 * neither be announced nor take taps, so it is rendered inside.
 */
export function ToastInDialog({ dialog, kind, blocks, children }: ToastInDialogProps) {
  const ref = useRef<HTMLDivElement>(null)
  const raised = useRef<Element>(null)
  const [stands, setStands] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog it is another element.
  useEffect(() => {
    // Older browsers throw where it is raised twice, as StrictMode would.
    if (raised.current !== ref.current) ref.current?.showPopover?.()
    raised.current = ref.current
    // A live region that appears together with its text is not announced.
    setStands(true)
  }, [dialog])
  return createPortal(
    <div ref={ref} className="fy-toasts" popover="manual" data-blocking={blocks || undefined}>
      <div role={kind === 'error' ? 'alert' : 'status'}>{stands ? children : null}</div>
    </div>,
    dialog,
  )
}
