/**
 * How a date is written. By locale, except where the specification names the form: `slashed` (2026/03/05, PROMO-05) and
 * `dashed` (2026-03-05, NOTICE-01).
 */
export type DateStyle = 'day' | 'moment' | 'zonedMoment' | 'time' | 'slashed' | 'dashed'

/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'
/** For a moment that has to be met: it has to be clear which Sunday, and on whose clock. */
const ZONED = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/**
 * Every date on screen comes from here.
 *
 * @param tag language tag of the page
 * @param at a day as text (YYYY-MM-DD), which is the same day in every zone; or ms since the epoch. Text that is no day is shown as
 * it is.
 * @param zone the zone in which a moment is shown: one that `readTimeZone` knows. Usually that of `useMerchantTime`, because the day and
 * the hour are the merchant's.
 */
export function formatDate(tag: string, day: string, style?: DateStyle): string
export function formatDate(tag: string, at: number | string, style: DateStyle, zone: string): string
export function formatDate(tag: string, at: number | string, style: DateStyle = 'day', zone = 'UTC'): string {
  const ms = typeof at === 'number' ? at : Date.parse(`${at}T00:00:00Z`)
  if (Number.isNaN(ms)) return String(at)
  const timeZone = typeof at === 'number' ? zone : 'UTC'
  switch (style) {
    case 'day':
      return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone, numberingSystem }).format(ms)
    case 'moment':
      return new Intl.DateTimeFormat(tag, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
        numberingSystem,
      }).format(ms)
    case 'zonedMoment':
      return new Intl.DateTimeFormat(tag, { ...ZONED, timeZone, numberingSystem }).format(ms)
    case 'time':
      return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone, numberingSystem }).format(ms)
    case 'dashed':
      // Sweden writes dates in this order, with these signs.
      return new Intl.DateTimeFormat('sv-SE', {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone,
      }).format(ms)
    case 'slashed':
      return formatDate(tag, at, 'dashed', timeZone).replaceAll('-', '/')
  }
}

/** The hour with its seconds. @param timeZone one that `readTimeZone` knows */
export function formatTime(tag: string, at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'medium', timeZone, numberingSystem }).format(at)
}

/** Days from the first to the last, as the language writes a range. Both are days as text (YYYY-MM-DD). */
export function formatDays(tag: string, from: string, to: string): string {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  if (Number.isNaN(first) || Number.isNaN(last)) return `${from} – ${to}`
  const style = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC', numberingSystem })
  return style.formatRange(first, last)
}

/** What people call a time zone; its own name where the language has no other. */
export function zoneName(tag: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Of a date and time with its offset (RFC 3339): `UTC+8`, `UTC-3:30`. */
export function zoneOffset(dateTime: string): string {
  const [, sign = '+', hours = '0', minutes = '00'] = /([+-])(\d{2}):(\d{2})$/.exec(dateTime) ?? []
  if (Number(hours) === 0 && minutes === '00') return 'UTC'
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}
