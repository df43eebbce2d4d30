import type { Refusal } from '../world/refusal.ts'

/** Answers of the API are never cached, and never taken for anything but JSON. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } })
}

/** CALL-02 */
export function success(value: unknown): Response {
  return json(value === undefined ? { success: true } : { success: true, value })
}

/** The affiliate check's own envelope (CALL-14). */
export function successData(data: unknown): Response {
  return json({ success: true, data })
}

export function refusalResponse(refusal: Refusal): Response {
  const { code, message, value, status, retryAfter } = refusal
  const headers = retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` }
  return json({ success: false, code, message, ...(value === undefined ? {} : { value }) }, status, headers)
}

export function notFound(): Response {
  return json({ success: false, code: 'unknown', message: 'There is nothing here.' }, 404)
}

export function methodNotAllowed(allowed: readonly string[]): Response {
  const body = { success: false, code: 'request.invalid', message: 'This method is not offered here.' }
  return json(body, 405, { Allow: allowed.join(', ') })
}
