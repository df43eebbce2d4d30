import { type Money, money, type ReportStep, wallet } from '@foyer/core'
import { reportSteps } from '@foyer/core/site'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate, formatDays } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { BarChart, type ChartBar, extremesOf } from '../bar-chart/bar-chart.tsx'
import { ReportViewToggle, useReportView } from '../bar-chart/report-view-toggle.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { ReportTable } from '../report-table/report-table.tsx'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'

/** What can be drawn of a day. */
export interface SeriesMetric<Day, Name extends string> {
  readonly name: Name
  readonly label: string
  amountOf(day: Day): Money
  /** How a sum of it is written. Default: as an amount. */
  readonly write?: ((amount: Money) => string) | undefined
}

export interface TeamSeriesProps<Day extends { readonly day: string }, Name extends string> {
  /** Every day, earliest first. */
  readonly series: readonly Day[]
  readonly metrics: readonly SeriesMetric<Day, Name>[]
  readonly metric: Name
  readonly onMetric: (name: Name) => void
  /** What the table is about. */
  readonly caption: string
}

/** The days of a report as bars, and the same steps as a table with every metric. */
export function TeamSeries<Day extends { readonly day: string }, Name extends string>({
  series,
  metrics,
  metric,
  onMetric,
  caption,
}: TeamSeriesProps<Day, Name>) {
  const t = useText()
  const view = useReportView()
  const steps = reportSteps(series)
  const shown = metrics.find(({ name }) => name === metric) ?? metrics[0]
  if (shown === undefined) return null
  return (
    <Stack as="section" shrink aria-label={caption}>
      <Row gap={3} align="center" className="fy-team-series-controls">
        <ReportViewToggle />
        {view === 'chart' ? (
          <NativeSelect
            label={t('team.metric')}
            labelHidden
            value={shown.name}
            options={metrics.map(({ name, label }) => ({ value: name, label }))}
            onValue={(name) => {
              const chosen = metrics.find((one) => one.name === name)
              if (chosen !== undefined) onMetric(chosen.name)
            }}
          />
        ) : null}
      </Row>
      {view === 'chart' ? (
        <SeriesChart steps={steps} metric={shown} />
      ) : (
        <SeriesTable steps={steps} metrics={metrics} caption={caption} />
      )}
    </Stack>
  )
}

const sumOf = <Day,>({ days }: ReportStep<Day>, { amountOf }: SeriesMetric<Day, string>) =>
  money.sum(days.map(amountOf))

interface StepsProps<Day> {
  readonly steps: readonly ReportStep<Day>[]
}

/** The steps of a report as bars. */
export function SeriesChart<Day>({ steps, metric }: StepsProps<Day> & { readonly metric: SeriesMetric<Day, string> }) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const { write = format } = metric
  const bars: readonly ChartBar[] = steps.map((step) => ({ key: step.from, value: sumOf(step, metric) }))
  const { highest, lowest } = extremesOf(bars)
  const from = formatDate(tag, steps[0]?.from ?? '')
  const to = formatDate(tag, steps.at(-1)?.to ?? '')
  const sum = money.sum(bars.flatMap(({ value }) => value ?? []))
  const sizes = { highest: write(highest), lowest: write(lowest), sum: write(sum) }
  const isWeekly = steps.some(({ days }) => days.length > 1)
  return (
    <BarChart
      bars={bars}
      tone="plain"
      label={t(isWeekly ? 'team.chart.weeks' : 'team.chart', { metric: metric.label, from, to, ...sizes })}
      extremes={[
        `${t('records.chart.best')} ${sizes.highest}`,
        isWeekly ? t('team.chart.perWeek') : `${t('records.chart.worst')} ${sizes.lowest}`,
      ]}
      ends={[from, to]}
    />
  )
}

interface SeriesTableProps<Day> extends StepsProps<Day> {
  readonly metrics: readonly SeriesMetric<Day, string>[]
  readonly caption: string
}

function SeriesTable<Day>({ steps, metrics, caption }: SeriesTableProps<Day>) {
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  return (
    <ReportTable
      caption={caption}
      rows={[...steps].reverse()}
      keyOf={({ from }) => from}
      columns={[
        {
          name: 'day',
          head: t('records.day'),
          cell: ({ from, to }) => (from === to ? formatDate(tag, from) : formatDays(tag, from, to)),
          oneLine: true,
        },
        ...metrics.map((metric) => ({
          name: metric.name,
          head: metric.label,
          cell: (step: ReportStep<Day>) => (metric.write ?? format)(sumOf(step, metric)),
        })),
      ]}
    />
  )
}
