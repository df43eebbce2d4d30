import { LIMITS } from '../config/limits.ts'

/** The three date formats of RFC 9110, section 5.6.7. The last one has no time zone and means GMT. */
const FIXED = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/

/**
 * The value of the header Retry-After, seconds or a date, in ms; undefined where it is invalid or more than a day.
 * @param now ms since the epoch, of the server
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Math.max(0, dateOf(text) - now)
  return wait <= LIMITS.longestRetryAfterMs ? wait : undefined
}

/** NaN where the text is not a date. */
function dateOf(text: string): number {
  if (FIXED.test(text) || RFC_850.test(text)) return Date.parse(text)
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}
