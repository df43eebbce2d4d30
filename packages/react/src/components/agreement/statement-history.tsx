import { type ContractKind, type ContractStatement, contracts, type PeriodParams, type RecordPeriod } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { History } from 'lucide-react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate, formatDays } from '../../text/dates.ts'
import type { Translate } from '../../text/i18n.ts'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { AddressDays, shownPeriod, withDays } from '../record-list/address-days.tsx'
import { RecordFile, RecordTotals, WayOn } from '../record-list/record-controls.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { ReportTable } from '../report-table/report-table.tsx'
import { Stack } from '../stack/stack.tsx'
import { Amount } from '../team/team-figures.tsx'

export interface StatementDaysProps {
  /** The days whose settled periods are shown. */
  readonly address: PeriodParams
  /** To be put into the address, in place of what it says. */
  readonly onAddress: (address: PeriodParams) => void
}

interface StatementHistoryProps extends StatementDaysProps {
  readonly kind: ContractKind
}

const USUAL: Readonly<Record<ContractKind, RecordPeriod>> = {
  dailySalary: 'days30',
  dividend: 'days90',
  hourlySalary: 'days7',
}
const FILES: Readonly<Record<ContractKind, string>> = {
  dailySalary: 'daily-salary',
  dividend: 'dividend',
  hourlySalary: 'hourly-salary',
}

/** What became of an agreement: its settled periods, latest first, with what they were reckoned from. */
export function StatementHistory({ kind, address, onAddress }: StatementHistoryProps) {
  const api = useFeature(contracts)
  const t = useText()
  const usual = USUAL[kind]
  const shown = shownPeriod(address, usual, api)
  const list = useList(() => api.statements(kind, shown.period), [api, kind, shown.key])
  const zone = useZone(useStore(list.$summary)?.zone)
  const columns = columnsOf(kind, t)
  const periodOf = usePeriodName(kind, zone)
  return (
    <Stack as="section" shrink>
      <h2 className="fy-team-heading">{t('agreement.history')}</h2>
      <AddressDays calendar={api} address={address} onAddress={onAddress} shown={shown} usual={usual} />
      <RecordTotals
        list={list}
        count={1}
        shown={({ paid }) => [{ label: t('agreement.history.paid'), value: <Amount amount={paid} /> }]}
        said={() => ''}
      />
      <RecordListView
        list={list}
        label={t('agreement.history')}
        emptyTitle={t('agreement.history.none')}
        emptyText={t('agreement.history.none.text')}
        emptyIcon={<History aria-hidden="true" className="fy-icon" />}
        emptyAction={<WayOn days={shown.period} onDays={(days) => onAddress(withDays(address, days, usual))} />}
        keyOf={({ from }) => String(from)}
        body={(statements) => (
          <ReportTable
            caption={t('agreement.history')}
            rows={statements}
            keyOf={({ from }) => from}
            columns={[
              { name: 'period', head: t('agreement.settled'), cell: periodOf, oneLine: true },
              ...columns.map(({ label, field }) => ({
                name: field,
                head: label,
                cell: (statement: ContractStatement) =>
                  field === 'active' ? statement.active : <Amount amount={statement[field]} />,
              })),
            ]}
          />
        )}
      >
        {periodOf}
      </RecordListView>
      <RecordFile
        list={list}
        name={FILES[kind]}
        heads={[t('records.from'), t('records.to'), ...columns.map(({ label }) => label)]}
        cells={(statement, timeOf) => [
          kind === 'hourlySalary' ? timeOf(statement.from) : statement.fromDay,
          statement.toDay,
          ...columns.map(({ field }) => ({ number: String(statement[field]) })),
        ]}
      />
    </Stack>
  )
}

interface Column {
  readonly label: string
  readonly field: 'paid' | 'base' | 'carry' | 'active' | 'turnover' | 'gross' | 'below'
}

/** What was paid comes first, then what it was reckoned from. */
function columnsOf(kind: ContractKind, t: Translate): readonly Column[] {
  const active: Column = { label: t('agreement.active'), field: 'active' }
  const turnover: Column = { label: t('agreement.turnover'), field: 'turnover' }
  const isDividend = kind === 'dividend'
  return [
    { label: t('agreement.paid'), field: 'paid' },
    ...(isDividend
      ? ([
          { label: t('agreement.base'), field: 'base' },
          { label: t('agreement.carried'), field: 'carry' },
          active,
          turnover,
        ] as const)
      : [turnover, active]),
    { label: t('agreement.gross'), field: 'gross' },
    { label: t('agreement.below'), field: 'below' },
  ]
}

/** The days of a statement, or its hour. */
function usePeriodName(kind: ContractKind, zone: string): (statement: ContractStatement) => string {
  const { tag } = useTranslation()
  return ({ from, fromDay, toDay }) => {
    if (kind === 'hourlySalary') return formatDate(tag, from, 'moment', zone)
    return fromDay === toDay ? formatDate(tag, fromDay) : formatDays(tag, fromDay, toDay)
  }
}
