import type { PeriodCalendar } from '../../cashier/records/period-lists.ts'
import { RECORD_PERIODS, type RecordDays, type RecordPeriod } from '../../cashier/records/record-days.ts'

/** The days of a report as an address holds them: a period by its name, or its first and its last day. */
export interface PeriodParams {
  readonly period?: string | undefined
  /** YYYY-MM-DD */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface AddressPeriod {
  readonly period: RecordPeriod | RecordDays
  /** The address names days that cannot be shown. */
  readonly isWrong: boolean
}

/** What is shown of days that cannot be: the last seven. */
const INSTEAD: RecordPeriod = 'days7'

/** @param usual of an address that names none */
export function readPeriod(
  { period, from, to }: PeriodParams,
  usual: RecordPeriod,
  calendar: Pick<PeriodCalendar, 'checkDays'>,
): AddressPeriod {
  if (from !== undefined || to !== undefined) {
    const days = { from: from ?? '', to: to ?? '' }
    const isWrong = calendar.checkDays(days) !== undefined
    return { period: isWrong ? INSTEAD : days, isWrong }
  }
  if (period === undefined) return { period: usual, isWrong: false }
  const named = RECORD_PERIODS.find((name) => name === period)
  return { period: named ?? INSTEAD, isWrong: named === undefined }
}

/** What an address holds of these days: nothing of the usual ones. */
export function periodParams(period: RecordPeriod | RecordDays, usual: RecordPeriod): PeriodParams {
  if (typeof period !== 'string') return { from: period.from, to: period.to }
  return period === usual ? {} : { period }
}
