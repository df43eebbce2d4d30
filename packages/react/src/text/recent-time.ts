/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'

const isSameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString()

/** The hour for a moment of today, with its day for an older one. In the reader's time zone. */
export function formatRecent(tag: string, at: number, now: number): string {
  if (isSameDay(at, now)) {
    return new Intl.DateTimeFormat(tag, { timeStyle: 'short', numberingSystem }).format(at)
  }
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem,
  }).format(at)
}
