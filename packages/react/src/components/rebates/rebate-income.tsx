import {
  GAME_GROUPS,
  money,
  type RebateIncomeRow,
  type RebateIncomeTotals,
  type RecordList as RecordListOf,
  rebates,
  wallet,
} from '@foyer/core'
import { everyDay, reportSteps } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Coins } from 'lucide-react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ChartWaiting } from '../bar-chart/bar-chart.tsx'
import { ReportViewToggle, useReportView } from '../bar-chart/report-view-toggle.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { AddressDays, shownPeriod, withDays } from '../record-list/address-days.tsx'
import { RecordFile, RecordTotals, WayOn } from '../record-list/record-controls.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { ReportTable } from '../report-table/report-table.tsx'
import { Row } from '../stack/row.tsx'
import { Amount } from '../team/team-figures.tsx'
import type { TeamReportProps } from '../team/team-period.tsx'
import { SeriesChart } from '../team/team-series.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'

const ZERO = money.sum([])
/** Of a day without turnover. */
const BLANK: RebateIncomeRow = {
  day: undefined,
  memberId: undefined,
  userName: undefined,
  turnover: ZERO,
  rebate: ZERO,
  soFar: ZERO,
}

/** What an agent gets of the turnover of the team, by day and by line (AGENT-16). What is not paid yet says so. */
export function RebateIncome(props: TeamReportProps) {
  return (
    <PageTexts>
      <Income {...props} />
    </PageTexts>
  )
}

const USUAL = 'days7'

const keyOf = ({ day, memberId }: RebateIncomeRow) => day ?? memberId ?? ''

function Income({ address, onAddress }: TeamReportProps) {
  const api = useFeature(rebates)
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const shown = shownPeriod(address, USUAL, api)
  const group = GAME_GROUPS.find((one) => one === address.group)
  const level = readLevel(address.level)
  const by = address.by === 'line' ? 'line' : 'day'
  const list = useList(() => api.income({ period: shown.period, group, level, by }), [api, shown.key, group, level, by])
  const view = useReportView()
  // What is said of figures would push the way on out of view.
  const hasRows = useStore(list.$items).length > 0
  const isFailed = useStore(list.$state).status === 'failed' && !hasRows
  const isChart = by === 'day' && view === 'chart'
  const nameOf = ({ day, userName }: RebateIncomeRow) =>
    by === 'day' ? formatDate(tag, day ?? '') : <bdi>{userName}</bdi>
  const head = t(by === 'day' ? 'rebates.day' : 'team.line')
  return (
    <div className="fy-team">
      <AddressDays calendar={api} address={address} onAddress={onAddress} shown={shown} usual={USUAL} />
      <div className="fy-record-filters">
        <NativeSelect
          label={t('records.types')}
          labelHidden
          value={group ?? ''}
          options={[
            { value: '', label: t('records.types.all') },
            ...GAME_GROUPS.map((value) => ({ value, label: t(`team.group.${value}`) })),
          ]}
          onValue={(value) => onAddress({ ...address, group: value || undefined })}
        />
        <LevelChoice list={list} level={level} onLevel={(next) => onAddress({ ...address, level: next })} />
        <ToggleGroup
          label={t('rebates.by')}
          variant="segments"
          options={[
            { value: 'day', label: t('team.byDay') },
            { value: 'line', label: t('rebates.byLine') },
          ]}
          value={by}
          onChange={(next) => onAddress({ ...address, by: next === 'line' ? 'line' : undefined })}
        />
      </div>
      <RecordTotals
        list={list}
        count={2}
        shown={({ paid, soFar }) => [
          { label: t('rebates.paid'), value: <Amount amount={paid} /> },
          { label: t('rebates.soFar'), value: <Amount amount={soFar} /> },
        ]}
        said={({ paid, soFar }) => t('rebates.said', { paid: format(paid), soFar: format(soFar) })}
      />
      {isFailed ? null : (
        <>
          <p className="fy-team-note">{t('rebates.income.note')}</p>
          {by === 'day' ? (
            <Row gap={3} align="center" className="fy-team-series-controls">
              <ReportViewToggle />
            </Row>
          ) : null}
        </>
      )}
      <RecordListView
        list={list}
        label={t('rebates.income')}
        failedTitle={t('rebates.income.failed')}
        emptyTitle={t('rebates.none')}
        emptyText={t('rebates.none.text')}
        emptyIcon={<Coins aria-hidden="true" className="fy-icon" />}
        emptyAction={
          <WayOn
            days={shown.period}
            onDays={(days) => onAddress(withDays(address, days, USUAL))}
            onClear={
              group === undefined && level === undefined
                ? undefined
                : () => onAddress({ ...address, group: undefined, level: undefined })
            }
          />
        }
        keyOf={keyOf}
        waiting={isChart ? <ChartWaiting /> : undefined}
        body={(rows) =>
          isChart ? (
            <SeriesChart
              steps={reportSteps(everyDay(rows, api.daysOf(shown.period), BLANK))}
              metric={{ name: 'rebate', label: t('rebates.rebate'), amountOf: ({ rebate }) => rebate }}
            />
          ) : (
            <ReportTable
              caption={t('rebates.income')}
              rows={rows}
              keyOf={keyOf}
              columns={[
                { name: 'of', head, cell: nameOf },
                {
                  name: 'rebate',
                  head: t('rebates.rebate'),
                  cell: ({ rebate, soFar }) => (
                    <>
                      <Amount amount={rebate} />
                      {money.isZero(soFar) ? null : (
                        <span className="fy-team-sub">{t('rebates.notPaid', { amount: format(soFar) })}</span>
                      )}
                    </>
                  ),
                },
                { name: 'turnover', head: t('team.turnover'), cell: ({ turnover }) => <Amount amount={turnover} /> },
              ]}
            />
          )
        }
      >
        {nameOf}
      </RecordListView>
      <RecordFile
        list={list}
        name={`rebate-income-${by}`}
        heads={[head, t('rebates.rebate'), t('rebates.ofIt'), t('team.turnover')]}
        cells={({ day, userName, rebate, soFar, turnover }) => [
          day ?? userName ?? '',
          { number: rebate },
          { number: soFar },
          { number: turnover },
        ]}
      />
    </div>
  )
}

/** A level of an address; undefined is all. */
function readLevel(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

interface LevelChoiceProps {
  readonly list: RecordListOf<RebateIncomeRow, RebateIncomeTotals>
  readonly level: number | undefined
  /** Undefined is all. */
  readonly onLevel: (level: string | undefined) => void
}

/** Of which members the turnover counts: as many levels as the team has. */
function LevelChoice({ list, level, onLevel }: LevelChoiceProps) {
  const t = useText()
  const deepest = Math.max(useStore(list.$summary)?.totals?.levels ?? 0, level ?? 0)
  return (
    <NativeSelect
      label={t('team.level.head')}
      labelHidden
      value={level === undefined ? '' : String(level)}
      options={[
        { value: '', label: t('rebates.levels.all') },
        { value: '0', label: t('rebates.levels.own') },
        ...Array.from({ length: deepest }, (_, at) => ({
          value: String(at + 1),
          label: t('team.level', { level: at + 1 }),
        })),
      ]}
      onValue={(value) => onLevel(value || undefined)}
    />
  )
}
