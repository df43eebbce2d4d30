import { records, wallet } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { type DateStyle, formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { RecordList } from './record-list.tsx'
import { SignedAmount } from './signed-amount.tsx'

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
  const list = useList(() => recordsApi.transactions(), [recordsApi])
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
          <span className="fy-record-note">
            <span>{formatDate(tag, row.at, dates)}</span>
          </span>
          <span className="fy-record-side">
            {t('records.balance')} <span className="fy-money">{walletApi.format(row.balanceAfter)}</span>
          </span>
        </>
      )}
    </RecordList>
  )
}
