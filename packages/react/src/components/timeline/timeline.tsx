import { Check, X } from 'lucide-react'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Note } from '../note/note.tsx'
import { Stack } from '../stack/stack.tsx'

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
    <Stack as="ol" gap={0} className="fy-timeline" aria-label={label}>
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
          <Note as="span" size={1} align="end">
            {at === undefined ? t('timeline.coming') : moment(at)}
          </Note>
        </li>
      ))}
    </Stack>
  )
}
