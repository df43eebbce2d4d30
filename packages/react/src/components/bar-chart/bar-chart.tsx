import { type Money, money } from '@foyer/core'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'

export interface ChartBar {
  readonly key: string
  /** Nothing is drawn where it is missing or zero. */
  readonly value: Money | undefined
}

export interface BarChartProps {
  /** From left to right, all equally wide. */
  readonly bars: readonly ChartBar[]
  /** The chart in one sentence: its highest, its lowest. */
  readonly label: string
  /** Beside the chart for eyes alone, since the sentence says them. */
  readonly extremes: readonly [ReactNode, ReactNode]
  /** What stands below the first and the last bar. */
  readonly ends: readonly [string, string]
  /** `result`: gains and losses of one's own. `plain`: figures that are neither good nor bad. */
  readonly tone: 'result' | 'plain'
}

const HEIGHT = 120
const STEP = 10
/** Anything that is not nothing can be seen. */
const LEAST = 2

/**
 * Amounts as bars: what is above zero stands above the line, what is below hangs from it, striped. Both have one scale, so
 * that neither looks smaller than it is.
 */
export function BarChart({ bars, label, extremes, ends, tone }: BarChartProps) {
  const pattern = useId()
  const { highest, lowest } = extremesOf(bars)
  const gain = money.isNegative(highest) ? money.sum([]) : highest
  const loss = money.isNegative(lowest) ? lowest : money.sum([])
  const span = money.subtract(gain, loss)
  const zero = money.share(gain, span, HEIGHT)
  const width = bars.length * STEP
  return (
    <figure className="fy-bar-chart" data-tone={tone}>
      <div aria-hidden="true" className="fy-bar-chart-extremes">
        <span>{extremes[0]}</span>
        <span>{extremes[1]}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <defs>
          <pattern id={pattern} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect className="fy-bar-below" width="4" height="4" />
            {/* Level: the chart is stretched, and slanted lines would be torn apart on a wide screen. */}
            <path className="fy-bar-hatch" d="M0 2 H4" />
          </pattern>
        </defs>
        {bars.map(({ key, value }, at) => {
          const bar = barOf(value, span, zero)
          return bar === undefined ? null : (
            <rect
              key={key}
              className={bar.isBelow ? undefined : 'fy-bar-above'}
              fill={bar.isBelow ? `url(#${pattern})` : undefined}
              x={at * STEP + 1}
              width={STEP - 2}
              y={bar.y}
              height={bar.height}
            />
          )
        })}
        <line className="fy-bar-zero" x1="0" x2={width} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true" className="fy-bar-chart-ends">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  )
}

/** As high as a chart that is on its way. */
export function ChartWaiting() {
  return (
    <div className="fy-bar-chart-waiting">
      <Skeleton shape="block" />
    </div>
  )
}

/** The highest and the lowest of the bars that there are; 0 where there are none. */
export function extremesOf(bars: readonly ChartBar[]): { readonly highest: Money; readonly lowest: Money } {
  const values = bars.flatMap(({ value }) => value ?? [])
  const [first = money.sum([])] = values
  return { highest: values.reduce(money.max, first), lowest: values.reduce(money.min, first) }
}

function barOf(value: Money | undefined, span: Money, zero: number) {
  if (value === undefined || money.isZero(value)) return undefined
  const height = Math.max(LEAST, money.share(value, span, HEIGHT))
  const isBelow = money.isNegative(value)
  return { isBelow, height, y: isBelow ? Math.min(zero, HEIGHT - height) : Math.max(0, zero - height) }
}
