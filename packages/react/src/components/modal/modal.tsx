import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCloseOnBack } from '../../hooks/use-close-on-back.ts'
import { setRootAttribute } from '../../hooks/use-root-attribute.ts'
import { canOpenOverPage, openOverPage } from './open-over-page.ts'

export interface ModalProps {
  readonly open: boolean
  /** Called for Escape, a person's way back (a gesture, the browser's button), a tap on the mask and the close button. */
  readonly onClose: () => void
  readonly className: string
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Names it; gets the id that the dialog points to. */
  readonly title: (id: string) => ReactNode
  readonly describedBy?: string | undefined
  /** Draws the panel ahead, and keeps it once it is closed, so that an opening only shows it. */
  readonly keep?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * The platform's modal dialog: it keeps the focus in, gives it back, and answers Escape and the way back.
 * The element stays in the page so that the focus can be given back; what is in it is there only while open.
 */
export function Modal({ open, onClose, className, role = 'dialog', title, describedBy, keep = false, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const mask = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  // A component is drawn by a browser alone while it can be opened: no document of a server has one.
  const [isOver] = useState(canOpenOverPage)
  useEffect(() => {
    latest.current = onClose
  })
  const titleId = useId()
  useCloseOnBack(open, onClose)
  useEffect(() => {
    const dialog = ref.current
    if (!open || dialog === null) return
    if (isOver) {
      const hide = openOverPage(dialog, mask.current, () => latest.current())
      const unlock = setRootAttribute('data-fy-modal')
      return () => {
        unlock()
        hide()
      }
    }
    dialog.showModal()
    const unlock = setRootAttribute('data-fy-modal')
    // Also where it is unmounted while open (a page change): the focus is returned as well.
    return () => {
      unlock()
      dialog.close()
    }
  }, [open, isOver])
  return (
    <>
    {isOver ? <div ref={mask} className="fy-modal-mask" popover="manual" onClick={onClose} /> : null}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tap on the mask has Escape as its key. */}
    <dialog
      ref={ref}
      popover={isOver ? 'manual' : undefined}
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
      {open || keep ? (
        <div className="fy-modal-panel">
          {title(titleId)}
          {children}
        </div>
      ) : null}
    </dialog>
    </>
  )
}
