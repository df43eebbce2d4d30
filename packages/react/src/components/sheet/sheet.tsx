import { X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
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
  /** Draws the panel ahead, and keeps it once it is closed. */
  readonly keep?: boolean | undefined
  readonly children?: ReactNode
}

/** A panel from an edge of the screen; modal. A swipe back over that edge closes it (PRESS-08). */
export function Sheet({ open, onClose, title, side, footer, keep, children }: SheetProps) {
  const t = useText()
  const body = useRef<HTMLDivElement>(null)
  useSwipeToClose(body, side, open)
  // A panel as high as the screen is painted before its content is rendered; one at the bottom is as high as its content.
  const isPainted = useDeferredValue(open, false)
  return (
    <Modal
      open={open}
      onClose={onClose}
      keep={keep}
      className={`fy-sheet fy-sheet-${side}`}
      title={(id) => (
        <div className="fy-sheet-head">
          <h2 id={id} className="fy-sheet-title">
            {title}
          </h2>
          <IconButton label={t('action.close')} icon={<X aria-hidden className="fy-icon" />} onClick={onClose} />
        </div>
      )}
    >
      <div ref={body} className="fy-sheet-body" data-waiting={(open && side !== 'bottom' && !isPainted) || undefined}>
        {isPainted || keep || side === 'bottom' ? children : null}
      </div>
      {footer ? <div className="fy-sheet-foot">{footer}</div> : null}
    </Modal>
  )
}
