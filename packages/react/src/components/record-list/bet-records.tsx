import { type Bet, catalogue, money, records, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { NativeSelect } from '../native-select/native-select.tsx'
import { Note } from '../note/note.tsx'
import { type ChosenDays, DayPicker, RecordFile, RecordTotals, WayOn } from './record-controls.tsx'
import { BetDetails } from './record-details.tsx'
import { RecordListView } from './record-list.tsx'
import { amountSign, SignedAmount } from './signed-amount.tsx'

/** The rounds that were played, newest first: of chosen days, vendors and games, with their totals (ROUTE-19). */
export function BetRecords() {
  return (
    <PageTexts>
      <Bets />
    </PageTexts>
  )
}

function Bets() {
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const catalogueApi = useFeature(catalogue)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  // The vendors' names.
  const known = useCatalogueData()
  const [period, setPeriod] = useState<ChosenDays>('days7')
  const [{ vendorCode, gameType }, setGames] = useState({ vendorCode: '', gameType: '' })
  const list = useList(
    () => recordsApi.bets({ period, vendorCode, gameType }),
    [recordsApi, period, vendorCode, gameType],
  )
  const [opened, setOpened] = useState<Bet>()
  const zone = useZone(useStore(list.$summary)?.zone)
  const isFiltered = vendorCode !== '' || gameType !== ''
  const vendors = Object.entries(known?.vendorNames ?? {}).map(([value, label]) => ({ value, label }))
  vendors.sort((one, other) => one.label.localeCompare(other.label, tag))
  const types = (known?.categories ?? []).map(({ code }) => ({ value: code, label: categoryName(t, code) }))
  return (
    <>
      <DayPicker calendar={recordsApi} value={period} onChange={setPeriod} />
      <div className="fy-record-filters">
        <NativeSelect
          label={t('records.vendors')}
          labelHidden
          value={vendorCode}
          options={[{ value: '', label: t('records.vendors.all') }, ...vendors]}
          onValue={(code) => setGames({ vendorCode: code, gameType })}
        />
        <NativeSelect
          label={t('records.types')}
          labelHidden
          value={gameType}
          options={[{ value: '', label: t('records.types.all') }, ...types]}
          onValue={(code) => setGames({ vendorCode, gameType: code })}
        />
      </div>
      <RecordTotals
        list={list}
        count={4}
        shown={({ count, betAmount, winAmount, profit }) => [
          { label: t('records.total.bets'), value: count },
          { label: t('records.total.result'), value: <SignedAmount amount={profit} /> },
          { label: t('records.total.staked'), value: walletApi.format(betAmount) },
          { label: t('records.total.won'), value: walletApi.format(winAmount) },
        ]}
        said={({ count, profit }) =>
          t('records.said.bets', { count, result: money.spoken(profit, config.currency, tag) })
        }
      />
      <RecordListView
        list={list}
        label={t('records.bets')}
        emptyTitle={t(isFiltered ? 'records.none.filter' : 'records.none.bets')}
        emptyText={t(isFiltered ? 'records.none.filter.text' : 'records.empty.bets')}
        emptyAction={
          <WayOn
            days={period}
            onDays={setPeriod}
            onClear={isFiltered ? () => setGames({ vendorCode: '', gameType: '' }) : undefined}
          />
        }
        keyOf={({ betId }) => betId}
        onOpen={setOpened}
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
            <Note as="span" size={1} className="fy-record-note">
              {/* First what is known: the name of a vendor may come later, and moves nothing. */}
              <span>{formatDate(tag, bet.betAt, 'moment', zone)}</span>{' '}
              <span>{catalogueApi.vendorName(bet.vassalage)}</span>
            </Note>
            <Note as="span" size={1} className="fy-record-side">
              {t('records.bet')} <span className="fy-money">{walletApi.format(bet.betAmount)}</span>
            </Note>
            {bet.isVoid || bet.result ? (
              <Note as="span" size={1} className="fy-record-more">
                {bet.isVoid ? t('records.void') : bet.result}
              </Note>
            ) : null}
          </>
        )}
      </RecordListView>
      <RecordFile
        list={list}
        name="bets"
        heads={[
          t('records.time'),
          t('records.game'),
          t('records.vendors'),
          t('records.total.staked'),
          t('records.total.won'),
          t('records.round'),
          t('records.number'),
        ]}
        cells={(bet, timeOf) => [
          timeOf(bet.betAt),
          bet.gameName,
          catalogueApi.vendorName(bet.vassalage),
          { number: bet.betAmount },
          { number: bet.winAmount },
          bet.isVoid ? t('records.void') : (bet.result ?? ''),
          bet.betId,
        ]}
      />
      <BetDetails row={opened} zone={zone} onClose={() => setOpened(undefined)} />
    </>
  )
}
