import type { Withdrawal, WithdrawalState } from '@foyer/core'
import { Check, Circle, CircleDot, X } from 'lucide-react'
import { formatDate } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'

/** The usual way. */
const WAY = ['requested', 'review', 'sending', 'paid'] as const

interface Step {
  readonly state: WithdrawalState
  /** Missing: still to come. */
  readonly at: number | undefined
  readonly place: 'past' | 'now' | 'coming' | 'failed'
}

function stepsOf({ state, history }: Pick<Withdrawal, 'state' | 'history'>): readonly Step[] {
  const hasFailed = state === 'refused' || state === 'returned'
  const reached = history.map(({ state: one, at }, index): Step => {
    const isLast = index === history.length - 1
    const place = !isLast || one === 'paid' ? 'past' : hasFailed ? 'failed' : 'now'
    return { state: one, at, place }
  })
  const hasEnded = hasFailed || state === 'paid'
  const coming = WAY.filter((one) => !hasEnded && history.every((step) => step.state !== one))
  return [...reached, ...coming.map((one): Step => ({ state: one, at: undefined, place: 'coming' }))]
}

const ICONS = { past: Check, now: CircleDot, coming: Circle, failed: X } as const

/** What a withdrawal has gone through, with times, and what is still to come. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: Pick<Withdrawal, 'state' | 'history'> }) {
  const t = useText()
  const { tag } = useTranslation()
  return (
    <ol className="fy-timeline" aria-label={t('withdraw.timeline')}>
      {stepsOf(withdrawal).map(({ state, at, place }) => {
        const Icon = ICONS[place]
        return (
          <li key={state} className="fy-timeline-step" data-place={place} aria-current={place === 'now' || undefined}>
            <Icon aria-hidden className="fy-icon" />
            <span className="fy-timeline-name">{t(`withdraw.step.${state}`)}</span>
            <span className="fy-withdraw-note">
              {at === undefined ? t('withdraw.step.coming') : formatDate(tag, at, 'slashedMoment')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
