/**
 * ms that the header Retry-After asks to wait: seconds, or a date; undefined for nonsense.
 * @param now ms since the epoch, of the server
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Dates of HTTP begin with the day of the week.
  const at = /^[a-z]{3}.{1,40}$/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
