import { type DailyProfitAndLoss, type Money, money, type RecordDays, wallet } from '@foyer/core'
import { useId } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { SignedAmount } from './signed-amount.tsx'

export interface ProfitChartProps {
  /** Newest first; days on which nothing happened may be missing. */
  readonly rows: readonly DailyProfitAndLoss[]
  readonly days: RecordDays
}

const HEIGHT = 120
const STEP = 10
/** Anything that is not nothing can be seen. */
const LEAST = 2

/**
 * The result of each day: what was won stands above the line, what was lost hangs below it, hatched. Both have one scale,
 * so that neither looks smaller than it is.
 */
export function ProfitChart({ rows, days }: ProfitChartProps) {
  const { format } = useFeature(wallet)
  const t = useText()
  const { tag } = useTranslation()
  const pattern = useId()
  const byDay = new Map(rows.map(({ day, profit }) => [day, profit]))
  const all = everyDay(days)
  const profits = rows.map(({ profit }) => profit)
  const [first = money.sum([])] = profits
  const best = profits.reduce(money.max, first)
  const worst = profits.reduce(money.min, first)
  const gain = money.isNegative(best) ? money.sum([]) : best
  const loss = money.isNegative(worst) ? worst : money.sum([])
  const span = money.subtract(gain, loss)
  const zero = money.share(gain, span, HEIGHT)
  const width = all.length * STEP
  const short = (day: string) => formatDate(tag, day)
  return (
    <figure className="fy-profit-chart">
      <div aria-hidden="true" className="fy-profit-extremes">
        <span>
          {t('records.chart.best')} <SignedAmount amount={best} />
        </span>
        <span>
          {t('records.chart.worst')} <SignedAmount amount={worst} />
        </span>
      </div>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('records.chart', {
          from: short(days.from),
          to: short(days.to),
          best: format(best),
          worst: format(worst),
        })}
      >
        <defs>
          <pattern id={pattern} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect className="fy-profit-lost" width="4" height="4" />
            <path className="fy-profit-hatch" d="M0 4 L4 0" />
          </pattern>
        </defs>
        {all.map((day, at) => {
          const bar = barOf(byDay.get(day), span, zero)
          return bar === undefined ? null : (
            <rect
              key={day}
              className={bar.isLoss ? undefined : 'fy-profit-won'}
              fill={bar.isLoss ? `url(#${pattern})` : undefined}
              x={at * STEP + 1}
              width={STEP - 2}
              y={bar.y}
              height={bar.height}
            />
          )
        })}
        <line className="fy-profit-zero" x1="0" x2={width} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true" className="fy-profit-ends">
        <span>{short(days.from)}</span>
        <span>{short(days.to)}</span>
      </figcaption>
    </figure>
  )
}

function barOf(profit: Money | undefined, span: Money, zero: number) {
  if (profit === undefined || money.isZero(profit)) return undefined
  const height = Math.max(LEAST, money.share(profit, span, HEIGHT))
  const isLoss = money.isNegative(profit)
  return { isLoss, height, y: isLoss ? Math.min(zero, HEIGHT - height) : Math.max(0, zero - height) }
}

const DAY_MS = 86_400_000

/** Oldest first. Days by name: whole days of UTC, of 24 hours each. */
function everyDay({ from, to }: RecordDays): readonly string[] {
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = Math.round((end - start) / DAY_MS) + 1
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY_MS).toISOString().slice(0, 10))
}
