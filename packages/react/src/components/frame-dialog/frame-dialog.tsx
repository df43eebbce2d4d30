import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCloseOnBack } from '../../hooks/use-close-on-back.ts'
import { openNativeModal } from '../modal/open-modal.ts'
import { useEntryOfItsOwn } from './use-entry-of-its-own.ts'

export interface FrameDialogProps {
  /** It has been checked before. */
  readonly url: string
  /** What stands in the bar. */
  readonly name: string
  /** Of dialog and frame, for screen readers. */
  readonly title: string
  /** Said until the page is there. */
  readonly waiting: string
  /** Words of the button that leaves it. */
  readonly close: string
  /** Called for the button, Escape and the way back. */
  readonly onClose: () => void
  /** Features that the page may use. Default: none. */
  readonly allow?: string | undefined
  /** What else the page may do; `''` is nothing. Default: all that pages in frames may. */
  readonly sandbox?: string | undefined
  /** The page in the frame has said something; what it says is not to be believed. */
  readonly onMessage?: (() => void) | undefined
  /** Said under the bar, as soon as there is something. */
  readonly note?: string | null | undefined
  /** Beside the name. */
  readonly children?: ReactNode
}

/** A page of another maker over everything, in a frame, with a way back. */
export function FrameDialog(props: FrameDialogProps) {
  const { url, name, title, waiting, close, onClose, allow, sandbox, onMessage, note, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useCloseOnBack(true, onClose)
  useEntryOfItsOwn(onClose)
  useEffect(() => (dialog.current === null ? undefined : openNativeModal(dialog.current)), [])
  useEffect(() => {
    if (onMessage === undefined) return
    const listen = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) onMessage()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onMessage])
  return (
    <dialog
      ref={dialog}
      className="fy-modal fy-frame-dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="fy-frame-dialog-bar">
        <h2 className="fy-frame-dialog-name">{name}</h2>
        {children}
        <button type="button" className="fy-frame-dialog-close" onClick={onClose}>
          <X aria-hidden="true" className="fy-icon" />
          {close}
        </button>
      </header>
      <p className="fy-frame-dialog-note" role="status">
        {note}
      </p>
      <p className="fy-frame-dialog-waiting" role="status">
        {waiting}
      </p>
      <iframe
        ref={frame}
        className="fy-frame-dialog-page"
        src={url}
        title={title}
        allow={allow}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </dialog>
  )
}
