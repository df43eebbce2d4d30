/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'

/** When a draw was: the hour for one of today, with its day for an older one. In the reader's own place. */
export function drawnAt(tag: string, at: number, now: number): string {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'short', numberingSystem })
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', numberingSystem })
  const sameDay = day.format(at) === day.format(now)
  return sameDay
    ? time.format(at)
    : new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        numberingSystem,
      }).format(at)
}
