import { LIMITS } from '../config/limits.ts'

export interface DateRange {
  /** YYYY-MM-DD, both included. */
  readonly min: string
  readonly max: string
}

/** CONST-05: what a date is picked from, unless the field says otherwise. Birthdays do (VALID-13). */
export function dateRange(from: number = LIMITS.datePicker.minYear, to: number = LIMITS.datePicker.maxYear): DateRange {
  return { min: `${from}-01-01`, max: `${to}-12-31` }
}
