import { type ReactNode, useId } from 'react'
import { Modal } from '../modal/modal.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children?: ReactNode
  /** Buttons; the first gets the focus. */
  readonly actions: ReactNode
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/** A short question in the middle of the screen. */
export function Dialog({ open, onClose, title, children, actions, role }: DialogProps) {
  const textId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={role}
      className="fy-dialog"
      describedBy={textId}
      title={(id) => (
        <h2 id={id} className="fy-dialog-title">
          {title}
        </h2>
      )}
    >
      <div id={textId} className="fy-dialog-text">
        {children}
      </div>
      <div className="fy-dialog-actions">{actions}</div>
    </Modal>
  )
}
