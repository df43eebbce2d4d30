import type { FieldError } from '../../../kernel/form.ts'

const FIRST_YEAR = 1900

export interface BirthdayRange {
  /** YYYY-MM-DD, both included. */
  readonly min: string
  readonly max: string
}

/** The dates that can be picked (VALID-13). */
export function birthdayRange(now: number): BirthdayRange {
  return { min: `${FIRST_YEAR}-01-01`, max: `${new Date(now).getFullYear()}-12-31` }
}

/**
 * An existing date, at least `minAge` years ago (VALID-12, VALID-13).
 * @param now ms since the epoch; dates are in the time zone of the device
 */
export function birthdayRule(value: string, now: number, minAge: number): FieldError | undefined {
  const wrong: FieldError = { key: 'valid.birthday', params: { 0: minAge } }
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < FIRST_YEAR || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return wrong
  const today = new Date(now)
  const latest = Date.UTC(today.getFullYear() - minAge, today.getMonth(), today.getDate())
  return date.getTime() <= latest ? undefined : wrong
}
