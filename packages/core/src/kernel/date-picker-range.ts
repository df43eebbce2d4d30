import { SPEC_CONSTANTS } from '../config/spec-constants.ts'

export interface DateRange {
  /** YYYY-MM-DD, both included. */
  readonly min: string
  readonly max: string
}

/** The range of a date picker, unless the field has its own (CONST-05). Birthdays have one (VALID-13). */
export function datePickerRange(
  from: number = SPEC_CONSTANTS.datePicker.minYear,
  to: number = SPEC_CONSTANTS.datePicker.maxYear,
): DateRange {
  return { min: `${from}-01-01`, max: `${to}-12-31` }
}
