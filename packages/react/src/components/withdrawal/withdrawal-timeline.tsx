import type { Withdrawal, WithdrawalState } from '@foyer/core'
import type { Translate } from '../../text/i18n.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Timeline, type TimelineStep } from '../timeline/timeline.tsx'
import { ZoneNote } from '../zone-note/zone-note.tsx'

/** The usual way. */
const WAY = ['requested', 'review', 'sending', 'paid'] as const

type Past = Pick<Withdrawal, 'state' | 'history'>

function stepsOf(t: Translate, { state, history }: Past): readonly TimelineStep[] {
  const nameOf = (one: WithdrawalState) => t(`withdraw.step.${one}`)
  const hasFailed = state === 'refused' || state === 'returned'
  const hasEnded = hasFailed || state === 'paid'
  const reached = history.map(({ state: one, at }, index): TimelineStep => {
    const isLast = index === history.length - 1
    return { name: nameOf(one), at, isRunning: isLast && !hasEnded, isFailure: isLast && hasFailed }
  })
  const coming = WAY.filter((one) => !hasEnded && history.every((step) => step.state !== one))
  return [...reached, ...coming.map((one) => ({ name: nameOf(one) }))]
}

/** What a withdrawal has gone through, with times, and what is still to come. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: Past }) {
  const t = useText()
  return <Timeline label={t('withdraw.timeline')} steps={stepsOf(t, withdrawal)} />
}

/** By whose clock the times of these withdrawals are, the latest of them first. */
export function TimesNote({ withdrawals: [latest] }: { readonly withdrawals: readonly Past[] }) {
  const { zone, dayOf } = useMerchantTime()
  const at = latest?.history.at(-1)?.at
  return at === undefined ? null : <ZoneNote zone={zone} day={dayOf(at)} of="times" />
}
