import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'

export interface EmptyStateProps {
  /** Why there is nothing; in words. */
  readonly title?: string | undefined
  /** What to do about it. */
  readonly text?: string | undefined
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/** Says why there is nothing and what next. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  const t = useText()
  return (
    <div className="fy-state" role="status">
      <span className="fy-state-icon">{icon ?? <Inbox aria-hidden className="fy-icon" />}</span>
      <p className="fy-state-title">{title ?? t('state.empty')}</p>
      {text ? <p className="fy-state-text">{text}</p> : null}
      {action}
    </div>
  )
}
