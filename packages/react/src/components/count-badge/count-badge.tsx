import { SPEC_CONSTANTS } from '@foyer/core'

export interface CountBadgeProps {
  readonly count: number
  /** What is counted, in words with the number: "3 unread messages". */
  readonly label: string
}

/**
 * A counter on an icon or entry: nothing for 0, `99+` above 99.
 *
 * @public
 */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="fy-badge">
      <span aria-hidden="true">{count > SPEC_CONSTANTS.badgeCap ? `${SPEC_CONSTANTS.badgeCap}+` : count}</span>
      <span className="fy-hidden-text">{label}</span>
    </span>
  )
}
