import type { FeatureContext } from './feature.ts'

/**
 * A day of the calendar by its name, YYYY-MM-DD. Names sort as the days do. Days are never counted in hours, since a day has 23 or 25
 * hours if its zone changes the clock. Everything that people read as a day is cut in the merchant's zone.
 */
export type CalendarDay = string

/** A time zone of the IANA database. */
export interface TimeZone {
  /** `Asia/Manila` */
  readonly name: string
  /**
   * The day of a moment.
   *
   * @param at ms since the epoch
   * @returns '' if the calendar has no such day: before 1600, after 9999, or NaN
   */
  dayOf(at: number): CalendarDay
  /**
   * The wall time of a moment with the offset of the zone (RFC 3339), e.g. `2026-11-24T12:10:05+08:00`.
   *
   * @param at ms since the epoch
   * @returns '' as for `dayOf`
   */
  dateTimeOf(at: number): string
  /** The first moment of a day, ms since the epoch. The moment is not midnight if the zone skips midnight. NaN if there is no such day. */
  startOf(day: CalendarDay): number
  /** The first moment after a day, ms since the epoch. NaN if there is no such day. */
  endOf(day: CalendarDay): number
  /**
   * The moment of a wall time, ms since the epoch. A wall time that occurs twice is the first of both moments. A wall time that the zone
   * skips moves on by the part that is skipped.
   *
   * @param wall the wall time as if it were UTC, ms since the epoch
   * @returns NaN if the calendar has no such wall time
   */
  momentOf(wall: number): number
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** Earlier days differ between `Date` and `Intl`, which writes them by the Julian calendar. Some platforms write "no date" as year 1. */
const MIN_MS = Date.UTC(1600, 0, 1)
/** The moments that a `Date` can hold. */
const MAX_MS = 8.64e15

/** Returns undefined if the device does not know the zone. */
export function readTimeZone(name: string): TimeZone | undefined {
  try {
    return createTimeZone(name)
  } catch {
    // `Intl` throws if it does not know the name.
    return undefined
  }
}

/** The zone in which the merchant's days are cut; UTC if the device does not know it. */
export function merchantZone({ config }: Pick<FeatureContext, 'config'>): TimeZone {
  return readTimeZone(config.timeZone) ?? createTimeZone('UTC')
}

/** Returns a function that reads the present day in the merchant's zone, by server time. Make it once, since a zone is slow to make. */
export function merchantDay(context: Pick<FeatureContext, 'config' | 'time'>): () => CalendarDay {
  const zone = merchantZone(context)
  return () => zone.dayOf(context.time.now())
}

function createTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en', {
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
    for (const { type, value } of format.formatToParts(at)) part[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  /** The wall time in ISO 8601 without an offset. */
  const wallTextOf = (at: number): string => (isMoment(at) ? isoText(wallOf(at)) : '')
  const momentOf = (wall: number): number => {
    // The moments around it are used below.
    if (!isMoment(wall - DAY_MS) || !isMoment(wall + DAY_MS)) return Number.NaN
    // `Intl` drops milliseconds.
    const second = Math.floor(wall / 1000) * 1000
    // No zone changes its clock twice within two days.
    const offsets = [second - DAY_MS, second + DAY_MS].map((near) => wallOf(near) - near)
    const moments = offsets.map((offset) => second - offset)
    const exact = moments.filter((at) => wallOf(at) === second)
    return (exact.length > 0 ? Math.min(...exact) : Math.max(...moments)) + wall - second
  }
  return {
    name,
    dayOf: (at) => wallTextOf(at).slice(0, 10),
    dateTimeOf(at) {
      const wall = wallTextOf(at)
      if (wall === '') return ''
      const offset = Math.round((wallOf(at) - at) / MINUTE_MS)
      const size = Math.abs(offset)
      return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`
    },
    startOf: (day) => momentOf(midnightOf(day)),
    endOf: (day) => momentOf(midnightOf(day) + DAY_MS),
    momentOf,
  }
}

/** Midnight of a day in UTC, where each day has 24 hours. NaN if there is no such day. */
function midnightOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The comparison is false for NaN. */
function isMoment(at: number): boolean {
  return at >= MIN_MS && at < MAX_MS
}

/** `2026-11-24T12:10:05`, in UTC; '' if there is no such day. */
function isoText(at: number): string {
  const text = isMoment(at) ? new Date(at).toISOString() : ''
  // A year above 9999 has six digits.
  return text.startsWith('+') ? '' : text.slice(0, 19)
}

/** Whether a text is the name of a day in the calendar. 2026-02-30 is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayName(midnightOf(text)) === text
}

/** The day a number of days later, or earlier if the number is negative. '' if there is no such day. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayName(midnightOf(day) + count * DAY_MS)
}

/** The number of days in a range, first and last day included. The number is below 1 if the range ends before it begins. */
export function countDays({ from, to }: { readonly from: CalendarDay; readonly to: CalendarDay }): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS + 1
}

/** Age on a day, in whole years. A person born on 29 February is a year older on 1 March if the year has no 29 February (ADR 0025). */
export function ageOn(born: CalendarDay, today: CalendarDay): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  // Month and day sort alone as the whole name does.
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** Reads a day as platforms write it: `2026-11-28` or `2026/11/28`. */
export function readDay(text: string): CalendarDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isDay(day) ? day : undefined
}

const MOMENT =
  /^(?<day>\d{4}[-/]\d{2}[-/]\d{2})[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(?<utc>Z)|(?<hours>[+-]\d{2})(?::?(?<minutes>\d{2}))?)?$/i

/**
 * Reads a moment as platforms write it: milliseconds since the epoch, also as text, or a date of ISO 8601, also with slashes or with a
 * space for the T. A wall time without an offset is in the zone. A day without a time is its first moment.
 *
 * @returns ms since the epoch; undefined for any other text, because browsers read other texts differently
 */
export function readMoment(value: string | number | null | undefined, zone: TimeZone): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : momentOfText(value.trim(), zone)
  return Math.abs(ms) < MAX_MS ? ms : undefined
}

/** Reads when something is over that has this last day or moment. A day without a time counts to its end. */
export function readEnd(value: string | number | null | undefined, zone: TimeZone): number | undefined {
  const day = typeof value === 'string' ? readDay(value) : undefined
  return readMoment(day === undefined ? value : zone.endOf(day), zone)
}

/** NaN if the text is no moment. */
function momentOfText(text: string, zone: TimeZone): number {
  const { day: written = text, time, utc, hours, minutes = '00' } = MOMENT.exec(text)?.groups ?? {}
  const day = readDay(written)
  if (day === undefined) return Number.NaN
  if (time === undefined) return zone.startOf(day)
  if (hours !== undefined) return Date.parse(`${day}T${time}${hours}:${minutes}`)
  const wall = Date.parse(`${day}T${time}Z`)
  return utc === undefined ? zone.momentOf(wall) : wall
}

function dayName(at: number): CalendarDay {
  return isoText(at).slice(0, 10)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
