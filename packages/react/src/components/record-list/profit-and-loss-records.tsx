import { records, wallet } from '@foyer/core'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { RecordList } from './record-list.tsx'
import { SignedAmount } from './signed-amount.tsx'

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
  const list = useList(() => recordsApi.profitAndLoss(), [recordsApi])
  return (
    <>
      <p className="fy-records-note">{t('records.days.note')}</p>
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
              {t('records.bet')} <span className="fy-money">{walletApi.format(row.betAmount)}</span> ·{' '}
              {t('records.win')} <span className="fy-money">{walletApi.format(row.winAmount)}</span>
            </span>
          </>
        )}
      </RecordList>
    </>
  )
}
