import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useCloseOnBack } from '../../hooks/use-close-on-back.ts'
import { openModal } from './open-modal.ts'

export interface ModalProps {
  readonly open: boolean
  /** Called for Escape, a person's way back (a gesture, the browser's button), a tap on the mask and the close button. */
  readonly onClose: () => void
  readonly className: string
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Names it; gets the id that the dialog points to. */
  readonly title: (id: string) => ReactNode
  readonly describedBy?: string | undefined
  /** Renders the panel before the first opening, and keeps it after a closing, so that an opening only shows it. */
  readonly keepMounted?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * A modal dialog: it keeps the focus in, gives it back, and answers Escape and the way back.
 * The element stays in the page so that the focus can be given back; what is in it is there only while open.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, className, role = 'dialog', title, describedBy, keepMounted = false, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const titleId = useId()
  useCloseOnBack(open, onClose)
  // Before the paint, and so that a modal that is unmounted while open (a page change) closes before it leaves the page.
  useLayoutEffect(() => {
    if (!open || ref.current === null) return
    return openModal(ref.current, () => latest.current())
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tap on the mask has Escape as its key.
    <dialog
      ref={ref}
      className={`fy-modal ${className}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={({ target, currentTarget }) => {
        // The event comes later than the closing: StrictMode has opened it again by then.
        if (target === currentTarget && open && !currentTarget.open) onClose()
      }}
      onClick={(event) => {
        // The panel fills the dialog, so a click on the element itself is one on the mask.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open || keepMounted ? (
        <div className="fy-modal-panel">
          {title(titleId)}
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
