import { type DailyProfitAndLoss, type Money, type RecordDays, wallet } from '@foyer/core'
import { everyDay } from '@foyer/core/site'
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

interface Day {
  readonly day?: string
  readonly profit?: Money | undefined
}

/** The result of each day. */
export function ProfitChart({ rows, days }: ProfitChartProps) {
  const { format } = useFeature(wallet)
  const t = useText()
  const { tag } = useTranslation()
  const bars = everyDay<Day>(rows, days, {}).map(({ day, profit }) => ({ key: day, value: profit }))
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
