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

/** A page may send messages without end. The first one is passed on at once, and then one in this time, the last one too. */
const MESSAGE_MS = 2000

/** A page of another maker over everything, in a frame, with a way back. */
export function FrameDialog(props: FrameDialogProps) {
  const { url, name, title, waiting, close, onClose, allow, sandbox, onMessage, note, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useCloseOnBack(true, onClose)
  useEntryOfItsOwn(onClose)
  useEffect(() => (dialog.current === null ? undefined : openNativeModal(dialog.current)), [])
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })
  const isListening = onMessage !== undefined
  useEffect(() => {
    if (!isListening) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    let hasMore = false
    const pass = () => {
      hasMore = false
      latest.current?.()
      pause = setTimeout(() => {
        pause = undefined
        if (hasMore) pass()
      }, MESSAGE_MS)
    }
    const listen = ({ source }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (pause === undefined) pass()
      else hasMore = true
    }
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('message', listen)
    }
  }, [isListening])
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
