import { catalogue, records, wallet } from '@foyer/core'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { RecordList } from './record-list.tsx'
import { amountSign } from './signed-amount.tsx'

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
  const list = useList(() => recordsApi.bets(), [recordsApi])
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
            {/* What was paid out, the stake within it: no change of the balance. */}
            {t('records.win')}{' '}
            <span className="fy-money fy-change" data-sign={amountSign(bet.winAmount)}>
              {walletApi.format(bet.winAmount)}
            </span>
          </span>
          <span className="fy-record-note">
            {/* First what is known: the name of a vendor may come later, and moves nothing. */}
            <span>{formatDate(tag, bet.betAt, 'moment')}</span> <span>{catalogueApi.vendorName(bet.vassalage)}</span>
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
