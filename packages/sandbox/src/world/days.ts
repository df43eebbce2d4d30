/** In which the platform cuts days, for every member alike. */
export const TIME_ZONE = 'Asia/Manila'
/** The longest range of one question. */
export const MOST_DAYS = 90

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

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Both ends included. */
export function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1
}
