import type { FeatureContext } from './feature.ts'

/**
 * Calendar days, and the moments at which a time zone begins and ends them. A day is its name, YYYY-MM-DD: it has 23 or 25 hours if the
 * zone changes its clock, so days are never counted in hours. Everything that people read as a day is cut in the merchant's zone.
 */
export type CalendarDay = string

/** A zone of the IANA table, by `Intl`. */
export interface TimeZone {
  /** `Asia/Manila` */
  readonly name: string
  /** @param at ms since the epoch @returns '' for a moment that no date can be */
  dayOf(at: number): CalendarDay
  /** @param at ms since the epoch @returns e.g. `2026-11-24T12:10:05+08:00` (RFC 3339) */
  dateTimeOf(at: number): string
  /** The first moment of a day, ms since the epoch; NaN for no day. Not midnight if the zone skips it. */
  startOf(day: CalendarDay): number
  /** The first moment after a day, ms since the epoch. */
  endOf(day: CalendarDay): number
  /**
   * The moment of a wall time, ms since the epoch. Of a time that occurs twice the first one; a time that the zone skips is moved on
   * by what is skipped.
   *
   * @param wall the wall time as if it were UTC, ms since the epoch
   */
  momentOf(wall: number): number
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** The moments that a `Date` can hold. */
const LAST_MS = 8.64e15

/** Returns undefined if the device knows no such zone. */
export function readTimeZone(name: string): TimeZone | undefined {
  try {
    return createTimeZone(name)
  } catch {
    return undefined
  }
}

/** The zone in which the merchant's days are cut; UTC if the device does not know it. */
export function merchantZone({ config }: Pick<FeatureContext, 'config'>): TimeZone {
  return readTimeZone(config.timeZone) ?? createTimeZone('UTC')
}

/** Returns a reader of the merchant's day, by server time. Make it once: a zone is slow to make and quick to ask. */
export function merchantDay(context: Pick<FeatureContext, 'config' | 'time'>): () => CalendarDay {
  const zone = merchantZone(context)
  return () => zone.dayOf(context.time.now())
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
  const wallOf = (at: number): number => {
    const part: Partial<Record<string, number>> = {}
    for (const { type, value } of figures.formatToParts(at)) part[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  const isMoment = (at: number) => Math.abs(at) < LAST_MS
  const dayOf = (at: number) => (isMoment(at) ? nameOf(wallOf(at)) : '')
  const momentOf = (wall: number) => {
    // Negated, so that NaN has no moment either.
    if (!(Math.abs(wall) < LAST_MS - 2 * DAY_MS)) return Number.NaN
    // `Intl` knows whole seconds only.
    const second = Math.floor(wall / 1000) * 1000
    // No zone changes its clock twice within two days.
    const offsets = [second - DAY_MS, second + DAY_MS].map((near) => wallOf(near) - near)
    const moments = offsets.map((offset) => second - offset)
    const exact = moments.filter((at) => wallOf(at) === second)
    return (exact.length > 0 ? Math.min(...exact) : Math.max(...moments)) + wall - second
  }
  const startOf = (day: CalendarDay) => momentOf(Date.parse(`${day}T00:00:00Z`))
  return {
    name,
    dayOf,
    dateTimeOf(at) {
      if (!isMoment(at)) return ''
      const wall = wallOf(at)
      const offset = Math.round((wall - at) / MINUTE_MS)
      const size = Math.abs(offset)
      const sign = offset < 0 ? '-' : '+'
      return `${new Date(wall).toISOString().slice(0, 19)}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
    },
    startOf,
    endOf: (day) => startOf(addDays(day, 1)),
    momentOf,
  }
}

/** Whether a text is the name of a day that exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && nameOf(Date.parse(`${text}T00:00:00Z`)) === text
}

/** The day that many days later, or earlier if the count is negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return nameOf(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS)
}

/** The number of days in a range, both ends included; below 1 if the range is the wrong way round. */
export function countDays({ from, to }: { readonly from: CalendarDay; readonly to: CalendarDay }): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1
}

/** Whole years of age on a day. A person who was born on 29 February is a year older on 1 March of other years. */
export function ageOn(born: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  // Names of days sort as the days do, so the year's part of a name can be compared alone.
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** A day as platforms write it: `2026-11-28` or `2026/11/28`. */
export function readDay(text: string): CalendarDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isDay(day) ? day : undefined
}

const MOMENT =
  /^(?<day>\d{4}[-/]\d{2}[-/]\d{2})[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(?<utc>Z)|(?<hours>[+-]\d{2}):?(?<minutes>\d{2}))?$/i

/**
 * A moment as platforms write it: a number of ms, also as text, or a date of ISO 8601, also with slashes and with a space for the T. A
 * wall time without an offset is in the zone, and a day without a time is its first moment.
 *
 * @returns ms since the epoch; undefined for anything else, since each browser would read it in its own way
 */
export function readMoment(value: string | number | null | undefined, zone: TimeZone): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : momentOfText(value.trim(), zone)
  return ms !== undefined && Math.abs(ms) < LAST_MS ? ms : undefined
}

/** When something with this last day or moment is over: a day without a time counts to its end. */
export function readEnd(value: string | number | null | undefined, zone: TimeZone): number | undefined {
  const day = typeof value === 'string' ? readDay(value) : undefined
  return day === undefined ? readMoment(value, zone) : zone.endOf(day)
}

function momentOfText(text: string, zone: TimeZone): number | undefined {
  const { day: written = text, time, utc, hours, minutes } = MOMENT.exec(text)?.groups ?? {}
  const day = readDay(written)
  if (day === undefined) return undefined
  if (time === undefined) return zone.startOf(day)
  const offset = utc === undefined && hours !== undefined ? `${hours}:${minutes}` : 'Z'
  const at = Date.parse(`${day}T${time}${offset}`)
  return utc === undefined && hours === undefined ? zone.momentOf(at) : at
}

function nameOf(ms: number): CalendarDay {
  return Number.isNaN(ms) || Math.abs(ms) >= LAST_MS ? '' : new Date(ms).toISOString().slice(0, 10)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
