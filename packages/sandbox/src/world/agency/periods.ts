import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'

/** What is settled at once. `halfMonth`: from the 1st to the 15th, and from the 16th to the end. */
export const PERIODS = ['hour', 'day', 'week', 'halfMonth', 'month'] as const
export type PeriodKind = (typeof PERIODS)[number]

/** Moments are ms since the epoch; the end is the first one after it. Days are of the zone, both included. */
export interface Period {
  readonly from: number
  readonly to: number
  readonly fromDay: string
  readonly toDay: string
}

const HOUR_MS = 3_600_000

const daysPeriod = (fromDay: string, toDay: string): Period => ({
  from: startOfDay(TIME_ZONE, fromDay),
  to: startOfDay(TIME_ZONE, addDays(toDay, 1)),
  fromDay,
  toDay,
})

function lastOfMonth(day: string): string {
  return addDays(`${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
}

/** The period of a day; of an hour the first one of that day. */
export function periodOfDay(kind: Exclude<PeriodKind, 'hour'>, day: string): Period {
  const month = day.slice(0, 8)
  switch (kind) {
    case 'day':
      return daysPeriod(day, day)
    case 'week': {
      // Monday is the first.
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
      return daysPeriod(monday, addDays(monday, 6))
    }
    case 'halfMonth':
      return day.slice(8) <= '15' ? daysPeriod(`${month}01`, `${month}15`) : daysPeriod(`${month}16`, lastOfMonth(day))
    case 'month':
      return daysPeriod(`${month}01`, lastOfMonth(day))
  }
}

/** The period that a moment lies in. */
export function periodAt(kind: PeriodKind, moment: number): Period {
  const day = dayIn(TIME_ZONE, moment)
  if (kind !== 'hour') return periodOfDay(kind, day)
  const from = Math.floor(moment / HOUR_MS) * HOUR_MS
  return { from, to: from + HOUR_MS, fromDay: day, toDay: day }
}
