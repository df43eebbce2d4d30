import type { UploadProgressListener } from './ports.ts'

/** `Response` throws for a body with one of these statuses. */
const BODYLESS_STATUSES: readonly number[] = [204, 205, 304]

/**
 * Sends a request with `XMLHttpRequest`, which reports upload progress; `fetch` does not. Rejects as `fetch` does: with a
 * `TypeError` for a broken connection, and with the signal's reason for an aborted one.
 */
export async function sendWithProgress(request: Request, onUploadProgress: UploadProgressListener): Promise<Response> {
  const { method, url, headers, signal } = request
  const body = await request.blob()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.upload.onprogress = ({ loaded }) => onUploadProgress(Math.min(loaded, body.size), body.size)
    xhr.upload.onload = () => onUploadProgress(body.size, body.size)
    xhr.onload = () => {
      // XMLHttpRequest always follows redirects, so the response of a redirect is refused here.
      if (request.redirect === 'error' && xhr.responseURL !== '' && xhr.responseURL !== url) {
        reject(new TypeError('Failed to fetch'))
      } else {
        resolve(toResponse(xhr))
      }
    }
    xhr.onerror = () => reject(new TypeError('Failed to fetch'))
    xhr.onabort = () => reject(signal.reason)
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    xhr.open(method, url)
    xhr.responseType = 'blob'
    for (const [name, value] of headers) xhr.setRequestHeader(name, value)
    signal.addEventListener('abort', abort, { once: true })
    xhr.send(body)
  })
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  const response: unknown = xhr.response
  const body = response instanceof Blob && !BODYLESS_STATUSES.includes(status) ? response : null
  return new Response(body, { status, statusText, headers })
}
