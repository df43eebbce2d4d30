/**
 * Days and times of a named zone, by `Intl`. A day has 23 or 25 hours where the zone changes its clock, so days are told
 * by their names (YYYY-MM-DD) and never by a number of hours.
 */
export interface TimeZone {
  /** Of the IANA table: `Asia/Manila`. */
  readonly name: string
  /** @param at ms since the epoch @returns YYYY-MM-DD */
  dayOf(at: number): string
  /** @param at ms since the epoch @returns e.g. `2026-11-24T12:10:05+08:00` (RFC 3339) */
  dateTimeOf(at: number): string
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** The times that a `Date` can hold. */
const LAST_MS = 8.64e15

/** undefined where the device knows no such zone. */
export function readTimeZone(name: string): TimeZone | undefined {
  try {
    return createTimeZone(name)
  } catch {
    return undefined
  }
}

function createTimeZone(name: string): TimeZone {
  const figures = new Intl.DateTimeFormat('en', {
    timeZone: name,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const wallClock = (at: number): number => {
    const part: Partial<Record<string, number>> = {}
    for (const { type, value } of figures.formatToParts(at)) part[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  const isTime = (at: number) => Math.abs(at) < LAST_MS
  return {
    name,
    dayOf: (at) => (isTime(at) ? new Date(wallClock(at)).toISOString().slice(0, 10) : ''),
    dateTimeOf(at) {
      if (!isTime(at)) return ''
      const wall = wallClock(at)
      const offset = Math.round((wall - at) / MINUTE_MS)
      const size = Math.abs(offset)
      const two = (value: number) => String(value).padStart(2, '0')
      const sign = offset < 0 ? '-' : '+'
      return `${new Date(wall).toISOString().slice(0, 19)}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
    },
  }
}

/** Whether it is the name of a day that there is: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(Date.parse(`${text}T00:00:00Z`)) === text
}

/** So many days after a day; before it where negative. */
export function addDays(day: string, count: number): string {
  return toDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS)
}

/** How many days a range has, both ends included; below 1 where it is the wrong way round. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1
}

function toDay(ms: number): string {
  return Number.isNaN(ms) || Math.abs(ms) >= LAST_MS ? '' : new Date(ms).toISOString().slice(0, 10)
}
