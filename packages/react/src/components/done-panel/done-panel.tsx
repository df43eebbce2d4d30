import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../heading/heading.tsx'
import { Note } from '../note/note.tsx'

export interface DonePanelProps {
  readonly title: string
  readonly text: ReactNode
  /** The panel replaces the form that had the focus. It takes the focus, so that screen readers read it. */
  readonly takesFocus: boolean
  /** What the person can do next. */
  readonly children: ReactNode
}

/** Says that something of the account is settled. */
export function DonePanel({ title, text, takesFocus, children }: DonePanelProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <div ref={element} tabIndex={-1} className="fy-done">
      <span className="fy-done-icon">
        <BadgeCheck aria-hidden className="fy-icon" />
      </span>
      <Heading>{title}</Heading>
      <Note size="inherit">{text}</Note>
      {children}
    </div>
  )
}
