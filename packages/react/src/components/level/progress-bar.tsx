import { type Money, money } from '@foyer/core'

export interface ProgressBarProps {
  readonly done: Money
  readonly required: Money
  /** How far it is, in words. */
  readonly label: string
}

/** How far one amount is on the way to another; full only when it is there. */
export function ProgressBar({ done, required, label }: ProgressBarProps) {
  const isThere = money.compare(done, required) >= 0
  const percent = isThere ? 100 : Math.min(99, money.share(done, required, 100))
  return <progress className="fy-progress-bar" max={100} value={percent} aria-label={label} />
}
