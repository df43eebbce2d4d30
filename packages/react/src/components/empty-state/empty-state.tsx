import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { joinClasses } from '../join-classes.ts'

export interface EmptyStateProps {
  /** Explains why there is nothing. */
  readonly title?: string | undefined
  /** A button or link for the next step. */
  readonly text?: string | undefined
  readonly icon?: ReactNode
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** An empty list: why it is empty, and a next step. */
export function EmptyState({ title, text, icon, action, className }: EmptyStateProps) {
  const t = useText()
  return (
    <div className={joinClasses('fy-state', className)} role="status">
      <span className="fy-state-icon">{icon ?? <Inbox aria-hidden className="fy-icon" />}</span>
      <p className="fy-state-title">{title ?? t('state.empty')}</p>
      {text ? <p className="fy-state-text">{text}</p> : null}
      {action}
    </div>
  )
}
