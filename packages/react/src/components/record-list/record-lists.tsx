import { catalogue, records, wallet } from '@foyer/core'
import { useEffect } from 'react'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { type DateStyle, formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { RecordList } from './record-list.tsx'
import { SignedAmount } from './signed-amount.tsx'

/** The rounds that were played, newest first. */
export function BetRecords() {
  return (
    <PageTexts>
      <Bets />
    </PageTexts>
  )
}

function Bets() {
  const walletApi = useFeature(wallet)
  const catalogueApi = useFeature(catalogue)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  // The vendors' names.
  useCatalogueData()
  const list = useDisposable(() => recordsApi.bets(), [recordsApi])
  useEffect(() => {
    void list.load()
  }, [list])
  return (
    <RecordList
      list={list}
      label={t('records.bets')}
      emptyTitle={t('records.empty.bets.title')}
      emptyText={t('records.empty.bets')}
      keyOf={({ betId }) => betId}
    >
      {(bet) => (
        <>
          <span className="fy-record-main">{bet.gameName}</span>
          <span className="fy-record-amount">
            <SignedAmount amount={bet.winAmount} />
          </span>
          <span className="fy-record-note">
            {catalogueApi.vendorName(bet.vassalage)} · <span>{formatDate(tag, bet.betAt, 'moment')}</span>
          </span>
          <span className="fy-record-side">
            {t('records.bet')} <span className="fy-money">{walletApi.format(bet.betAmount)}</span>
          </span>
          {bet.result ? <span className="fy-record-more">{bet.result}</span> : null}
        </>
      )}
    </RecordList>
  )
}

export interface TransactionRecordsProps {
  /** Only the latest so many. */
  readonly limit?: number | undefined
  /** How their moments are written. Default: by locale. */
  readonly dates?: DateStyle | undefined
}

/** Every change of the balance, newest first. */
export function TransactionRecords(props: TransactionRecordsProps) {
  return (
    <PageTexts>
      <Transactions {...props} />
    </PageTexts>
  )
}

function Transactions({ limit, dates = 'moment' }: TransactionRecordsProps) {
  const walletApi = useFeature(wallet)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  const list = useDisposable(() => recordsApi.transactions(), [recordsApi])
  useEffect(() => {
    void list.load()
  }, [list])
  return (
    <RecordList
      list={list}
      label={t('records.transactions')}
      emptyTitle={t('records.empty.transactions.title')}
      emptyText={t('records.empty.transactions')}
      keyOf={({ transactionId }) => transactionId}
      limit={limit}
    >
      {(row) => (
        <>
          <span className="fy-record-main">{t(`records.kind.${row.kind}`)}</span>
          <span className="fy-record-amount">
            <SignedAmount amount={row.amount} />
          </span>
          <span className="fy-record-note">{formatDate(tag, row.at, dates)}</span>
          <span className="fy-record-side">
            <span className="fy-hidden-text">{t('records.balance')} </span>
            <span className="fy-money">{walletApi.format(row.balanceAfter)}</span>
          </span>
        </>
      )}
    </RecordList>
  )
}

/** Won and lost by day, newest first. */
export function ProfitAndLossRecords() {
  return (
    <PageTexts>
      <Days />
    </PageTexts>
  )
}

function Days() {
  const walletApi = useFeature(wallet)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  const list = useDisposable(() => recordsApi.profitAndLoss(), [recordsApi])
  useEffect(() => {
    void list.load()
  }, [list])
  return (
    <RecordList
      list={list}
      label={t('records.days')}
      emptyTitle={t('records.empty.days.title')}
      emptyText={t('records.empty.days')}
      keyOf={({ day }) => day}
    >
      {(row) => (
        <>
          <span className="fy-record-main">{formatDate(tag, row.day)}</span>
          <span className="fy-record-amount">
            <SignedAmount amount={row.profit} />
          </span>
          <span className="fy-record-note">{t('records.rounds', { count: row.rounds })}</span>
          <span className="fy-record-side">
            {t('records.bet')} <span className="fy-money">{walletApi.format(row.betAmount)}</span> · {t('records.win')}{' '}
            <span className="fy-money">{walletApi.format(row.winAmount)}</span>
          </span>
        </>
      )}
    </RecordList>
  )
}
