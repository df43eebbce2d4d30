const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i

/**
 * ms since the epoch, from a number, a number written as text, or a date as ISO writes it, also with a space for the T;
 * undefined for anything else, which each browser would read in its own way, also for days that no calendar has. A day without
 * an hour begins at midnight in the local time zone, so that it is shown as that day everywhere.
 */
export function readDate(value: string | number | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : readDateText(value.trim())
  // Also of a number that is beyond all dates, which no formatter takes.
  return Number.isNaN(new Date(ms).getTime()) ? undefined : ms
}

function readDateText(text: string): number {
  const [, day, hour, utc = '', offset, minutes] = MOMENT.exec(text) ?? []
  if (day === undefined) return readDay(text)
  if (Number.isNaN(readDay(day))) return Number.NaN
  return Date.parse(`${day}T${hour}${offset === undefined ? utc.toUpperCase() : `${offset}:${minutes}`}`)
}

/** Its first moment in the local time zone. */
function readDay(text: string): number {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00`) : Number.NaN
  // 31 February would be read as a day of March.
  return new Date(ms).getDate() === Number(text.slice(8)) ? ms : Number.NaN
}
