import { addDays, countDays, isDay } from '../../../kernel/calendar-day.ts'

/** Days with a name, by the clock of the platform and in the merchant's zone. `days7`: today and the six before. */
export const RECORD_PERIODS = ['today', 'yesterday', 'days7', 'days30', 'days90'] as const
export type RecordPeriod = (typeof RECORD_PERIODS)[number]

/** Days of a person's choice, YYYY-MM-DD, both included. */
export interface RecordDays {
  readonly from: string
  readonly to: string
}

/** Why days cannot be asked for, and the field that is to be mended. */
export interface RecordDaysProblem {
  readonly field: 'from' | 'to'
  /** `reversed`: the first is after the last. `tooLong`: more days than the platform answers at once. */
  readonly problem: 'missing' | 'future' | 'reversed' | 'tooLong'
}

/** As many as a platform answers at once. */
export const MAX_RECORD_DAYS = 90

const BEFORE_TODAY = { today: 0, yesterday: 1, days7: 6, days30: 29, days90: MAX_RECORD_DAYS - 1 } as const

/** The first and the last day of a period. */
export function recordDays(period: RecordPeriod | RecordDays, today: string): RecordDays {
  if (typeof period !== 'string') return period
  return { from: addDays(today, -BEFORE_TODAY[period]), to: period === 'yesterday' ? addDays(today, -1) : today }
}

/** @param today in the merchant's zone; a later day has no records */
export function checkRecordDays(
  { from, to }: RecordDays,
  today: string,
  mostDays = MAX_RECORD_DAYS,
): RecordDaysProblem | undefined {
  if (!isDay(from)) return { field: 'from', problem: 'missing' }
  if (!isDay(to)) return { field: 'to', problem: 'missing' }
  if (from > today) return { field: 'from', problem: 'future' }
  if (to > today) return { field: 'to', problem: 'future' }
  if (from > to) return { field: 'from', problem: 'reversed' }
  if (countDays({ from, to }) > mostDays) return { field: 'from', problem: 'tooLong' }
  return undefined
}
