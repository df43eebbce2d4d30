/** In which the platform cuts days, for every member alike. */
export const TIME_ZONE = 'Asia/Manila'
/** The longest range of one question. */
export const MAX_DAYS = 90

const DAY_MS = 86_400_000

/** Days of so many hours as they have in the zone. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** YYYY-MM-DD. Sweden writes days in this order. */
export function dayIn(zone: string, at: number): string {
  let calendar = calendars.get(zone)
  if (calendar === undefined) {
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(zone, calendar)
  }
  return calendar.format(at)
}

/** When the next day begins in the zone, ms since the epoch. */
export function nextDayIn(zone: string, at: number): number {
  const today = dayIn(zone, at)
  let before = at
  // No day has more hours.
  let after = at + 26 * 3_600_000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(zone, middle) === today) before = middle
    else after = middle
  }
  return after
}

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** So many days after a day; before it where negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Every day of a range, earliest first. */
export function daysIn({ from, to }: DayRange): readonly string[] {
  return Array.from({ length: Math.max(0, lengthOf({ from, to })) }, (_, index) => addDays(from, index))
}

const starts = new Map<string, number>()
const STARTS_KEPT = 1000

/** The first moment of a day in a zone, ms since the epoch. Clocks change by whole minutes, at most by a day. */
export function startOfDay(zone: string, day: string): number {
  const key = `${zone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const middle = Date.parse(`${day}T00:00:00Z`)
  let before = middle - DAY_MS
  let after = middle + DAY_MS
  while (after - before > 60_000) {
    const between = before + Math.floor((after - before) / 120_000) * 60_000
    if (dayIn(zone, between) < day) before = between
    else after = between
  }
  if (starts.size >= STARTS_KEPT) starts.clear()
  starts.set(key, after)
  return after
}

/** Both ends included. */
export function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1
}
