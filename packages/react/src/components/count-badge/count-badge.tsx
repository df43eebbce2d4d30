import { badge } from '@foyer/core'
import { joinClasses } from '../join-classes.ts'

export interface CountBadgeProps {
  readonly count: number
  /** What is counted, in words with the number: "3 unread messages". */
  readonly label: string
  readonly className?: string | undefined
}

/**
 * A counter on an icon or entry: nothing for 0, `99+` above 99 (MSG-07).
 *
 * @public
 */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  const shown = badge(count)
  if (shown === null) return null
  return (
    <span className={joinClasses('fy-badge', className)}>
      <span aria-hidden="true">{shown}</span>
      <span className="fy-hidden-text">{label}</span>
    </span>
  )
}
