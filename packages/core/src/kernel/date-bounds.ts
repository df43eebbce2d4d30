import { CONSTANTS } from '../config/constants.ts'

export interface DateBounds {
  /** YYYY-MM-DD, both included. */
  readonly min: string
  readonly max: string
}

/** The range of a date picker, unless the field has its own (CONST-05). Birthdays have one (VALID-13). */
export function dateBounds(
  from: number = CONSTANTS.datePicker.minYear,
  to: number = CONSTANTS.datePicker.maxYear,
): DateBounds {
  return { min: `${from}-01-01`, max: `${to}-12-31` }
}
