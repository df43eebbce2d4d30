import { Check, X } from 'lucide-react'
import { formatDate } from '../../text/dates.ts'
import { useTranslation } from '../../text/use-text.ts'

export interface TimelineStep {
  readonly name: string
  /** ms since the epoch; undefined for what is still to come. */
  readonly at?: number | undefined
  /** It ends here, and not well. */
  readonly isFailure?: boolean | undefined
}

export interface TimelineProps {
  readonly label: string
  readonly steps: readonly TimelineStep[]
}

/** What has happened to something, when, and what is still to come. The last step that has happened is the current one. */
export function Timeline({ label, steps }: TimelineProps) {
  const { tag } = useTranslation()
  const current = steps.findLastIndex(({ at }) => at !== undefined)
  return (
    <ol className="fy-timeline" aria-label={label}>
      {steps.map(({ name, at, isFailure = false }, index) => (
        <li
          key={name}
          className="fy-timeline-step"
          data-state={at === undefined ? 'coming' : isFailure ? 'failed' : 'done'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="fy-timeline-mark" aria-hidden="true">
            {at === undefined ? null : isFailure ? <X className="fy-icon" /> : <Check className="fy-icon" />}
          </span>
          <span className="fy-timeline-name">{name}</span>
          {at === undefined ? null : <span className="fy-timeline-at">{formatDate(tag, at, 'moment')}</span>}
        </li>
      ))}
    </ol>
  )
}
