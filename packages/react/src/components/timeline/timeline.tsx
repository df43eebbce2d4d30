import { Check, X } from 'lucide-react'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'

export interface TimelineStep {
  readonly name: string
  /** ms since the epoch; undefined for what is still to come. */
  readonly at?: number | undefined
  /** It has begun, and goes on. */
  readonly isRunning?: boolean | undefined
  /** It ends here, and not well. */
  readonly isFailure?: boolean | undefined
}

export interface TimelineProps {
  readonly label: string
  readonly steps: readonly TimelineStep[]
}

/**
 * What has happened to something, when by the merchant's clock, and what is still to come. The last step that has happened
 * is the current one.
 */
export function Timeline({ label, steps }: TimelineProps) {
  const t = useText()
  const { moment } = useMerchantTime()
  const current = steps.findLastIndex(({ at }) => at !== undefined)
  return (
    <ol className="fy-timeline" aria-label={label}>
      {steps.map(({ name, at, isRunning = false, isFailure = false }, index) => (
        <li
          key={name}
          className="fy-timeline-step"
          data-state={at === undefined ? 'coming' : isFailure ? 'failed' : isRunning ? 'running' : 'done'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="fy-timeline-mark" aria-hidden="true">
            {at === undefined || isRunning ? null : isFailure ? (
              <X className="fy-icon" />
            ) : (
              <Check className="fy-icon" />
            )}
          </span>
          <span className="fy-timeline-name">{name}</span>
          <span className="fy-timeline-at">{at === undefined ? t('timeline.coming') : moment(at)}</span>
        </li>
      ))}
    </ol>
  )
}
