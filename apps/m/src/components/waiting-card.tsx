import {
  attempts,
  type Deposit,
  deposits,
  kyc,
  type Resource,
  type Reward,
  rewards,
  unread,
  type Withdrawal,
  wallet,
  withdrawals,
} from '@foyer/core'
import {
  Button,
  FailedState,
  Note,
  Skeleton,
  useAccess,
  useFeature,
  useKyc,
  useRetryWhenOnline,
  useText,
} from '@foyer/react'
import { useStore } from '@nanostores/react'
import { CircleHelp, Gift, IdCard, type LucideIcon, Mail, SendHorizontal, Wallet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Card } from './card.tsx'
import { type Entry, EntryList } from './entry-list.tsx'
import { pageOfAttempt } from './page-of-attempt.ts'

/** One source of what waits: it loads, and fails, for itself. */
interface Source {
  readonly entries: readonly Entry[]
  readonly resource: Pick<Resource<unknown>, 'status'>
  load(): Promise<unknown>
}

/** As many lines as have their place from the beginning, so that nothing below moves. */
const PLACES = ['1', '2']

/** What a member may want to look after now: money on its way, rewards, documents, letters. */
export function WaitingCard() {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const attemptEntries = useAttemptEntries()
  const letters = useLetterEntries()
  const sources = [useDeposits(), useWithdrawals(), useRewards(), useIdentity()]
  const firstOnItsWay = sources.findIndex(({ resource: { status } }) => status === 'idle' || status === 'loading')
  const isLoading = firstOnItsWay !== -1
  // Nothing is shown before what stands above it is known.
  const known = isLoading ? sources.slice(0, firstOnItsWay) : sources
  const entries = [...attemptEntries, ...known.flatMap((source) => source.entries), ...(isLoading ? [] : letters)]
  const shown = showsAll ? entries : entries.slice(0, PLACES.length)
  const failed = sources.filter(({ resource }) => resource.status === 'failed')
  const retry = () => void Promise.all(failed.map((source) => source.load()))
  const isOffline = useRetryWhenOnline(failed.length > 0 ? retry : undefined)
  const list = useRef<HTMLDivElement>(null)
  // The button has gone: the keyboard goes on with the first line that was hidden.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('a')[PLACES.length]?.focus()
  }, [showsAll])
  const more =
    shown.length === entries.length ? undefined : (
      <Button tone="quiet" size="small" onClick={() => setShowsAll(true)}>
        {t('page.member.waiting.all', { count: entries.length })}
      </Button>
    )
  return (
    <Card title={t('page.member.waiting')} action={more}>
      <div ref={list} className="site-to-do" aria-busy={isLoading || undefined}>
        {shown.length === 0 ? null : <EntryList entries={shown} />}
        {isLoading ? (
          PLACES.slice(shown.length).map((place) => (
            <div key={place} className="site-to-do__waiting">
              <Skeleton />
            </div>
          ))
        ) : failed.length > 0 && isOffline ? (
          <FailedState />
        ) : failed.length > 0 ? (
          <div role="alert">
            <p>{t('page.member.waiting.failed')}</p>
            <Button size="small" onClick={retry}>
              {t('state.retry')}
            </Button>
          </div>
        ) : entries.length === 0 ? (
          <Note className="site-to-do__none">{t('page.member.waiting.none')}</Note>
        ) : null}
      </div>
    </Card>
  )
}

const entry = (icon: LucideIcon, id: string, label: string, to: Entry['to'], note?: string): Entry => ({
  ...{ id, label, to, icon },
  ...(note !== undefined && { note }),
})

function useAttemptEntries(): readonly Entry[] {
  const t = useText()
  const open = useStore(useFeature(attempts).$attempts)
  return open
    .filter(({ state }) => state.status !== 'sending')
    .map((attempt) =>
      entry(CircleHelp, attempt.key, t('page.member.waiting.unknown'), pageOfAttempt(attempt), attempt.reference),
    )
}

function useDeposits(): Source {
  const t = useText()
  const { format } = useFeature(wallet)
  const { open } = useFeature(deposits)
  const resource = useStore(open.$state)
  useEffect(() => void open.refresh(), [open])
  const toEntry = ({ depositId, amount, reference, state }: Deposit) =>
    entry(
      Wallet,
      depositId,
      t('page.member.waiting.deposit', { amount: format(amount) }),
      { name: 'deposit', params: { deposit: depositId } },
      `${t(`deposit.state.${state}`)} · ${reference}`,
    )
  return { entries: (resource.data ?? []).map(toEntry), resource, load: open.load }
}

function useWithdrawals(): Source {
  const t = useText()
  const { format } = useFeature(wallet)
  const { open } = useFeature(withdrawals)
  const resource = useStore(open.$state)
  useEffect(() => void open.refresh(), [open])
  const toEntry = ({ withdrawalId, amount, reference, state, missing }: Withdrawal) =>
    entry(
      SendHorizontal,
      withdrawalId,
      t('page.member.waiting.withdrawal', { amount: format(amount) }),
      { name: 'withdraw', params: { withdrawal: withdrawalId } },
      missing === 'identity' ? t('withdraw.missing.identity') : `${t(`withdraw.state.${state}`)} · ${reference}`,
    )
  return { entries: (resource.data ?? []).map(toEntry), resource, load: open.load }
}

const OFF = { status: 'ready' } as const

function useRewards(): Source {
  const t = useText()
  const { format } = useFeature(wallet)
  const { current } = useFeature(rewards)
  const isOn = useAccess().allows('rewardCenter')
  const resource = useStore(current.$state)
  useEffect(() => {
    if (isOn) void current.refresh()
  }, [current, isOn])
  const toEntry = ({ rewardId, kind, name, amount }: Reward) =>
    entry(
      Gift,
      rewardId,
      t('page.member.waiting.reward', { name: name ?? t(`rewards.kind.${kind}`), amount: format(amount) }),
      { name: 'rewardCenter' },
    )
  const { data } = resource
  // In a break nothing calls to play.
  const open = isOn && data?.paused === undefined ? (data?.rewards ?? []).filter(({ state }) => state === 'open') : []
  return { entries: open.map(toEntry), resource: isOn ? resource : OFF, load: current.load }
}

function useIdentity(): Source {
  const t = useText()
  const { load } = useFeature(kyc)
  const resource = useKyc()
  const status = resource.data?.status
  const to = { name: 'verification' } as const
  const entries =
    status === 'pending' || status === 'rejected'
      ? [entry(IdCard, 'identity', t(`page.member.waiting.identity.${status}`), to)]
      : []
  return { entries, resource, load }
}

function useLetterEntries(): readonly Entry[] {
  const t = useText()
  const { inbox } = useStore(useFeature(unread).$counts)
  return inbox === 0
    ? []
    : [entry(Mail, 'letters', t('page.member.waiting.letters', { count: inbox }), { name: 'inbox' })]
}
