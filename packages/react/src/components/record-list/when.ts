/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'

/** A moment in the reader's own place and language: day and minute. */
export function showMoment(tag: string, at: number): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', numberingSystem }).format(at)
}

/** A day as the platform counts it (YYYY-MM-DD), the same in every time zone. */
export function showDay(tag: string, day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return day
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC', numberingSystem }).format(at)
}
