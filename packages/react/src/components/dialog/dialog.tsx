import { type ReactNode, useId } from 'react'
import { Heading } from '../heading/heading.tsx'
import { Modal } from '../modal/modal.tsx'
import { Note } from '../note/note.tsx'

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
        <Heading id={id} size={5}>
          {title}
        </Heading>
      )}
    >
      <Note id={textId} as="div" size="inherit">
        {children}
      </Note>
      <div className="fy-dialog-actions">{actions}</div>
    </Modal>
  )
}
