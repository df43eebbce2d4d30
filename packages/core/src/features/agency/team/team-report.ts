import { addDays, countDays } from '../../../kernel/calendar-day.ts'
import { isNegative, isZero, type Money, share, subtract } from '../../../kernel/money/money.ts'

/** Days that are shown as one: a bar of the chart, a row of the table. */
export interface ReportStep<Day> {
  /** YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
  readonly days: readonly Day[]
}

/** More bars than these are too thin to tell apart on a phone. */
const MAX_DAYS_ALONE = 31
const WEEK = 7

/** A step for each day; of more than 31 days one for seven, counted back from the last, so that the first may be shorter. */
export function reportSteps<Day extends { readonly day: string }>(series: readonly Day[]): readonly ReportStep<Day>[] {
  const size = series.length > MAX_DAYS_ALONE ? WEEK : 1
  const steps: ReportStep<Day>[] = []
  for (let end = series.length; end > 0; end -= size) {
    const days = series.slice(Math.max(0, end - size), end)
    const [first, last] = [days[0], days.at(-1)]
    if (first !== undefined && last !== undefined) steps.push({ from: first.day, to: last.day, days })
  }
  return steps.reverse()
}

/** Every day, earliest first: the rows that there are, and a blank one for each day without. */
export function everyDay<Row extends { readonly day?: string | undefined }>(
  rows: readonly Row[],
  days: { readonly from: string; readonly to: string },
  blank: Row,
): readonly (Row & { readonly day: string })[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: Math.max(0, countDays(days)) }, (_, at) => {
    const day = addDays(days.from, at)
    return { ...(byDay.get(day) ?? blank), day }
  })
}

/** By how many whole percent an amount has grown; undefined where there was nothing, or less, before. */
export function percentChange(now: Money, before: Money | undefined): number | undefined {
  if (before === undefined || isZero(before) || isNegative(before)) return undefined
  const change = subtract(now, before)
  const percent = Math.round(share(change, before, 100))
  return isNegative(change) ? -percent : percent
}
