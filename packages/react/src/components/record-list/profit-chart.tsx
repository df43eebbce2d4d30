import { type DailyProfitAndLoss, type RecordDays, wallet } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { BarChart, extremesOf } from '../bar-chart/bar-chart.tsx'
import { SignedAmount } from './signed-amount.tsx'

export interface ProfitChartProps {
  /** Newest first; days on which nothing happened may be missing. */
  readonly rows: readonly DailyProfitAndLoss[]
  readonly days: RecordDays
}

/** The result of each day. */
export function ProfitChart({ rows, days }: ProfitChartProps) {
  const { format } = useFeature(wallet)
  const t = useText()
  const { tag } = useTranslation()
  const byDay = new Map(rows.map(({ day, profit }) => [day, profit]))
  const bars = everyDay(days).map((day) => ({ key: day, value: byDay.get(day) }))
  const { highest: best, lowest: worst } = extremesOf(bars)
  const [from, to] = [formatDate(tag, days.from), formatDate(tag, days.to)]
  return (
    <BarChart
      bars={bars}
      tone="result"
      label={t('records.chart', { from, to, best: format(best), worst: format(worst) })}
      extremes={[
        <>
          {t('records.chart.best')} <SignedAmount amount={best} />
        </>,
        <>
          {t('records.chart.worst')} <SignedAmount amount={worst} />
        </>,
      ]}
      ends={[from, to]}
    />
  )
}

const DAY_MS = 86_400_000

/** Oldest first. Days by name: whole days of UTC, of 24 hours each. */
function everyDay({ from, to }: RecordDays): readonly string[] {
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = Math.round((end - start) / DAY_MS) + 1
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY_MS).toISOString().slice(0, 10))
}
