import { type Withdrawal, wallet, withdrawals } from '@foyer/core'
import { isWithdrawalOpen } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { IncompleteNote, IncompleteRows } from '../incomplete-note/incomplete-note.tsx'
import { Note } from '../note/note.tsx'
import { AccountEnding } from '../payout-accounts/payout-accounts-screen.tsx'
import { Stack } from '../stack/stack.tsx'
import { TimesNote, WithdrawalTimeline } from './withdrawal-timeline.tsx'

interface WithdrawalHistoryProps {
  readonly onOpen: (withdrawalId: string) => void
}

/** What is on its way, with where it stands, then what has ended. Nothing where there was never one. */
export function WithdrawalHistory({ onOpen }: WithdrawalHistoryProps) {
  const t = useText()
  const feature = useFeature(withdrawals)
  const open = useResource(feature.open.$state, feature.open.load)
  const list = useList(() => feature.list(), [feature])
  const { status, data } = useStore(list.$state)
  const rows = useStore(list.$items)
  const openOnes = open.data ?? []
  // What has left the ones on their way has its end in the list.
  const openIds = openOnes.map(({ withdrawalId }) => withdrawalId).join(' ')
  useEffect(() => {
    if (openIds !== undefined) void list.refresh()
  }, [list, openIds])
  const ended = rows.filter((row) => !isWithdrawalOpen(row))
  return (
    <>
      {openOnes.length === 0 ? null : (
        <Stack as="section" aria-label={t('withdraw.open', { count: openOnes.length })}>
          <h2 className="fy-withdraw-title">{t('withdraw.open', { count: openOnes.length })}</h2>
          {openOnes.map((one) => (
            <div key={one.withdrawalId} className="fy-withdrawal-open">
              <Row withdrawal={one} onOpen={onOpen} />
              <WithdrawalTimeline withdrawal={one} />
            </div>
          ))}
        </Stack>
      )}
      {data?.isIncomplete ? <IncompleteNote list={list} /> : <IncompleteRows rows={open.data} />}
      {status !== 'ready' || ended.length === 0 ? null : (
        <Stack as="section" aria-label={t('withdraw.earlier')}>
          <h2 className="fy-withdraw-title">{t('withdraw.earlier')}</h2>
          <ul className="fy-records">
            {ended.map((one) => (
              <li key={one.withdrawalId} className="fy-record-item" data-place={one.withdrawalId}>
                <Row withdrawal={one} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          {data?.hasMore ? (
            <Button wide busy={data.more === 'loading'} onClick={() => void list.loadMore()}>
              {t('records.more')}
            </Button>
          ) : null}
        </Stack>
      )}
      <TimesNote withdrawals={[...openOnes, ...ended]} />
    </>
  )
}

function Row({ withdrawal, onOpen }: WithdrawalHistoryProps & { readonly withdrawal: Withdrawal }) {
  const t = useText()
  const { moment } = useMerchantTime()
  const { format } = useFeature(wallet)
  const { withdrawalId, amount, account, state, reason, history } = withdrawal
  const at = history.at(-1)?.at
  return (
    <button type="button" className="fy-withdrawal-row" onClick={() => onOpen(withdrawalId)}>
      <Stack as="span" gap={0} shrink className="fy-withdrawal-words">
        <span className="fy-money">{format(amount)}</span>
        <Note as="span" size={1} className="fy-withdraw-note">
          {account.name} <AccountEnding masked={account.masked} />
        </Note>
        {reason === undefined ? null : (
          <Note as="span" size={1} className="fy-withdraw-note">
            {t(`withdraw.reason.${reason}`)}
          </Note>
        )}
      </Stack>
      <Stack as="span" gap={0} shrink className="fy-withdrawal-state" data-state={state}>
        {t(`withdraw.state.${state}`)}
        {at === undefined ? null : (
          <Note as="span" size={1} className="fy-withdraw-note">
            {moment(at)}
          </Note>
        )}
      </Stack>
      <ChevronRight aria-hidden className="fy-icon" />
    </button>
  )
}
