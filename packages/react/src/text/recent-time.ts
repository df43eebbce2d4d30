/** Latin figures, as in amounts (`docs/decisions/0007-latin-figures.md`). */
const numberingSystem = 'latn'

/** The hour for a moment of today, with its day for an older one. In the reader's time zone. */
export function formatRecent(tag: string, at: number, now: number): string {
  if (new Date(at).toDateString() === new Date(now).toDateString()) {
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
