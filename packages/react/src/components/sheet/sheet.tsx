import { X } from 'lucide-react'
import { Activity, type ReactNode, useDeferredValue, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Modal } from '../modal/modal.tsx'
import { useSwipeToClose } from './use-swipe-to-close.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The edge it comes from: `start` for the menu, `end` for the member, `bottom` for choices. */
  readonly side: 'start' | 'end' | 'bottom'
  /** Stays at the end of the sheet while the rest scrolls. */
  readonly footer?: ReactNode
  /**
   * Renders the content before the first opening, and keeps it after a closing. While the sheet is closed its content has
   * no effects: it listens to nothing and asks for nothing.
   */
  readonly keepMounted?: boolean | undefined
  readonly children?: ReactNode
}

/** A panel from an edge of the screen; modal. A swipe back over that edge closes it (PRESS-08). */
export function Sheet({ open, onClose, title, side, footer, keepMounted, children }: SheetProps) {
  const t = useText()
  const body = useRef<HTMLDivElement>(null)
  useSwipeToClose(body, side, open, onClose)
  // A panel as high as the screen is painted before its content is shown; one at the bottom is as high as its content.
  const isPainted = useDeferredValue(open, false)
  return (
    <Modal
      open={open}
      onClose={onClose}
      keepMounted={keepMounted}
      className={`fy-sheet fy-sheet-${side}`}
      title={(id) => (
        <div className="fy-sheet-head">
          <Heading id={id}>{title}</Heading>
          <IconButton label={t('action.close')} icon={<X aria-hidden className="fy-icon" />} onClick={onClose} />
        </div>
      )}
    >
      <div ref={body} className="fy-sheet-body">
        <Activity mode={open && (isPainted || side === 'bottom') ? 'visible' : 'hidden'}>{children}</Activity>
      </div>
      {footer ? <div className="fy-sheet-foot">{footer}</div> : null}
    </Modal>
  )
}
