import type { PageInput } from '../cashier/records/period-lists.ts'
import type { RecordDays } from '../cashier/records/record-days.ts'

/** Days by the names that questions to the agency have for them. */
export const daysInput = ({ from, to }: RecordDays) => ({ startDate: from, endDate: to })

/** A page of a period, with those names. */
export function pageInput({ from = '', to = '', ...page }: PageInput) {
  return { ...page, ...daysInput({ from, to }) }
}
