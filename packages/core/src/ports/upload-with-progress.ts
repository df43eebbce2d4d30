import type { UploadProgressListener } from './ports.ts'

/** These statuses have no body, and `Response` insists on it. */
const BODYLESS_STATUSES: readonly number[] = [204, 205, 304]

/**
 * Sends a request that says how far it is: `fetch` cannot, `XMLHttpRequest` can. Rejects as `fetch` does, with a
 * `TypeError` for a broken connection and with the signal's reason for one that was given up.
 */
export async function sendWithProgress(request: Request, onUploadProgress: UploadProgressListener): Promise<Response> {
  const { method, url, headers, signal } = request
  const body = await request.blob()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest()
    const giveUp = () => exchange.abort()
    exchange.upload.onprogress = ({ loaded }) => onUploadProgress(Math.min(loaded, body.size), body.size)
    exchange.upload.onload = () => onUploadProgress(body.size, body.size)
    exchange.onload = () => {
      // It cannot be told not to follow a redirect, so its answer is refused.
      if (request.redirect === 'error' && exchange.responseURL !== '' && exchange.responseURL !== url) {
        reject(new TypeError('Failed to fetch'))
      } else {
        resolve(toResponse(exchange))
      }
    }
    exchange.onerror = () => reject(new TypeError('Failed to fetch'))
    exchange.onabort = () => reject(signal.reason)
    exchange.onloadend = () => signal.removeEventListener('abort', giveUp)
    exchange.open(method, url)
    exchange.responseType = 'blob'
    for (const [name, value] of headers) exchange.setRequestHeader(name, value)
    signal.addEventListener('abort', giveUp, { once: true })
    exchange.send(body)
  })
}

function toResponse(exchange: XMLHttpRequest): Response {
  const { status, statusText } = exchange
  const headers = new Headers()
  for (const line of exchange
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  const response: unknown = exchange.response
  const body = response instanceof Blob && !BODYLESS_STATUSES.includes(status) ? response : null
  return new Response(body, { status, statusText, headers })
}
