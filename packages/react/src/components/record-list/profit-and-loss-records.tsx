import { type DailyProfitAndLoss, type Money, money, records, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ChartWaiting } from '../bar-chart/bar-chart.tsx'
import { ReportViewToggle, useReportView } from '../bar-chart/report-view-toggle.tsx'
import { ReportTable } from '../report-table/report-table.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { type ChosenDays, DayPicker, RecordFile, RecordTotals, WayOn } from './record-controls.tsx'
import { RecordListView } from './record-list.tsx'
import { SignedAmount } from './signed-amount.tsx'

/** Won and lost by day, as a chart and as a table (ROUTE-19). */
export function ProfitAndLossRecords() {
  return (
    <PageTexts>
      <Days />
    </PageTexts>
  )
}

const PERIODS = ['days7', 'days30', 'days90'] as const

function Days() {
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const recordsApi = useFeature(records)
  const t = useText()
  const { tag } = useTranslation()
  const [period, setPeriod] = useState<ChosenDays>('days7')
  const view = useReportView()
  const list = useList(() => recordsApi.profitAndLoss({ period }), [recordsApi, period])
  const days = useStore(list.$summary)?.days
  return (
    <>
      <DayPicker calendar={recordsApi} value={period} onChange={setPeriod} periods={PERIODS} />
      <RecordTotals
        list={list}
        count={4}
        shown={({ profit, rewardAmount, betAmount, winAmount }) => [
          { label: t('records.total.result'), value: <SignedAmount amount={profit} /> },
          {
            label: t('records.total.rewards'),
            value: rewardAmount === undefined ? '-' : walletApi.format(rewardAmount),
          },
          { label: t('records.total.staked'), value: walletApi.format(betAmount) },
          { label: t('records.total.won'), value: walletApi.format(winAmount) },
        ]}
        said={({ count, profit }) =>
          t('records.said.bets', { count, result: money.spoken(profit, config.currency, tag) })
        }
      />
      <p className="fy-records-note">{t('records.result.note')}</p>
      <ReportViewToggle />
      <RecordListView
        list={list}
        label={t('records.days')}
        emptyTitle={t('records.none.days')}
        emptyText={t('records.empty.days')}
        emptyAction={<WayOn days={period} onDays={setPeriod} />}
        keyOf={({ day }) => day}
        waiting={view === 'chart' ? <ChartWaiting /> : undefined}
        body={(rows) =>
          view === 'chart' && days !== undefined ? (
            <ProfitChart rows={rows} days={days} />
          ) : (
            <DayTable rows={rows} format={walletApi.format} />
          )
        }
      >
        {({ day }) => day}
      </RecordListView>
      <RecordFile
        list={list}
        name="profit-and-loss"
        heads={[
          t('records.day'),
          t('records.total.staked'),
          t('records.total.won'),
          t('records.total.result'),
          t('records.total.rewards'),
          t('records.total.bets'),
        ]}
        cells={(row) => [
          row.day,
          { number: row.betAmount },
          { number: row.winAmount },
          { number: row.profit },
          { number: row.rewardAmount ?? '' },
          { number: String(row.rounds) },
        ]}
      />
    </>
  )
}

interface DayTableProps {
  readonly rows: readonly DailyProfitAndLoss[]
  readonly format: (amount: Money) => string
}

function DayTable({ rows, format }: DayTableProps) {
  const t = useText()
  const { tag } = useTranslation()
  return (
    <ReportTable
      caption={t('records.days')}
      layout="fit"
      rows={rows}
      keyOf={({ day }) => day}
      columns={[
        {
          name: 'day',
          head: t('records.day'),
          cell: ({ day, rewardAmount }) => (
            <>
              {formatDate(tag, day)}
              {rewardAmount === undefined || money.isZero(rewardAmount) ? null : (
                <span className="fy-record-reward">
                  {t('records.total.rewards')} <span className="fy-money">{format(rewardAmount)}</span>
                </span>
              )}
            </>
          ),
        },
        {
          name: 'staked',
          head: t('records.total.staked'),
          cell: ({ betAmount }) => <span className="fy-money">{format(betAmount)}</span>,
        },
        {
          name: 'won',
          head: t('records.total.won'),
          cell: ({ winAmount }) => <span className="fy-money">{format(winAmount)}</span>,
        },
        { name: 'result', head: t('records.total.result'), cell: ({ profit }) => <SignedAmount amount={profit} /> },
      ]}
    />
  )
}
