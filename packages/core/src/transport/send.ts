import { createFetch, FetchError } from 'ofetch'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { FoyerError, isFoyerError, networkErrorCode } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { ServerClock } from '../kernel/server-clock.ts'
import type { Clock, Network, UploadProgressListener } from '../ports/ports.ts'
import { type PlainRequest, toFormData, toParams } from './build-request.ts'
import type { ConnectionMonitor } from './connection.ts'
import type { RawResponse } from './read-response.ts'

export interface SenderOptions {
  readonly network: Network
  readonly clock: Clock
  readonly time: ServerClock
  readonly connection: Pick<ConnectionMonitor, 'noteResponse' | 'noteFailure'>
  readonly log: Log
}

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onUploadProgress?: UploadProgressListener | undefined
}

export type Sender = (outgoing: PlainRequest, endpoint: AnyEndpoint, options: SendOptions) => Promise<RawResponse>

const DEFAULTS = {
  // A redirect would send the body to another server, and its response would be taken for the platform's.
  redirect: 'error',
  // The retry interceptor retries: ofetch would retry unsafe calls too, and not with our clock.
  retry: false,
  // The envelope is read whatever the status.
  ignoreResponseError: true,
  // Reading must stop at the size limit.
  responseType: 'stream',
} as const

/**
 * Sends one request over the network port. Logs id, status and duration, never a URL, a body or a header.
 * @throws FoyerError `network.offline`, `network.failed`, `request.invalid` for values that a request cannot carry, or
 * the reason of the signal.
 */
export function createSender({ network, clock, time, connection, log }: SenderOptions): Sender {
  return async ({ method, baseURL, path, headers, body }, endpoint, { signal, onUploadProgress }) => {
    signal.throwIfAborted()
    let isSent = false
    const ofetch = createFetch({
      fetch(url, init) {
        const request = new Request(url, init)
        isSent = true
        return network.fetch(request, onUploadProgress)
      },
      defaults: DEFAULTS,
    })
    const sentAt = clock.monotonic()
    const exchange = async () => {
      const response = await ofetch.raw(path, { method, baseURL, headers, body: encode(body, endpoint), signal })
      // A port may answer a request that was aborted.
      signal.throwIfAborted()
      const headersAt = clock.monotonic()
      return { response, headersAt, text: await readText(response, endpoint.id) }
    }
    /** What an exchange that got no whole response rejects with. */
    const failureOf = (error: unknown): FoyerError => {
      signal.throwIfAborted()
      if (isFoyerError(error)) return error
      // The original error quotes the invalid header, which may contain a token.
      if (!isSent) return new FoyerError({ code: 'request.invalid', endpoint: endpoint.id })
      // The error of ofetch contains the URL.
      const cause = error instanceof FetchError ? error.cause : error
      const code = networkErrorCode(network)
      log.warn('request.failed', { endpoint: endpoint.id, code, ms: clock.monotonic() - sentAt })
      return new FoyerError({ code, endpoint: endpoint.id, retryable: true, cause })
    }
    const { response, headersAt, text } = await exchange().catch((error: unknown) => {
      throw failureOf(error)
    })
    const { status, headers: received } = response
    // A page in place of data is of a portal between the device and the platform, which has not answered.
    if (response.ok && isPage(text)) {
      connection.noteFailure(new FoyerError({ code: 'network.failed', endpoint: endpoint.id }))
    } else connection.noteResponse()
    // Nothing that fails from here on may look like a failure of the network.
    log.debug('request', { endpoint: endpoint.id, status, ms: clock.monotonic() - sentAt })
    const date = Date.parse(received.get('date') ?? '')
    // A kept response has an age, and an upload takes time before the platform answers.
    const isTimely = !(Number(received.get('age')) > 0) && endpoint.encoding !== 'multipart'
    return {
      status,
      text,
      retryAfterMs: retryAfter(received.get('retry-after'), time.now()),
      hasDate: !Number.isNaN(date),
      time: isTimely && !Number.isNaN(date) ? { date, sentAt, receivedAt: headersAt } : undefined,
    }
  }
}

/** Whether a text is an HTML page. Its content type is not asked, because platforms and portals label their answers wrongly. */
const isPage = (text: string) => /^\s*<(?:!doctype|html)\b/i.test(text.slice(0, 200))

/** The content type of text is set by ofetch, that of forms by `Request`, with the boundary of a multipart one. */
function encode(body: PlainRequest['body'], { encoding }: AnyEndpoint): BodyInit | undefined {
  if (body === undefined) return undefined
  switch (encoding) {
    case 'json':
      // Text already: ofetch takes an object with a field `buffer` for bytes.
      return JSON.stringify(body)
    case 'form':
      return toParams(body)
    case 'multipart':
      return toFormData(body)
  }
}

/**
 * The body as text. A body that is too large is refused while it is read, since parsing cannot be interrupted.
 * @throws FoyerError `response.malformed`, or the error of the stream
 */
async function readText(response: Response, endpoint: string): Promise<string> {
  const tooLarge = () => new FoyerError({ code: 'response.malformed', endpoint, status: response.status })
  const { body } = response
  if (body === null) return ''
  if (Number(response.headers.get('content-length')) > SPEC_CONSTANTS.answer.maxBytes) {
    await body.cancel()
    throw tooLarge()
  }
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    // At once: Node takes several times as long for a text that is decoded piece by piece.
    if (done) return new TextDecoder().decode(joined(chunks, bytes))
    bytes += value.byteLength
    if (bytes > SPEC_CONSTANTS.answer.maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
}

function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const [first] = chunks
  if (first !== undefined && chunks.length === 1) return first
  const all = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

/** The three date formats of RFC 9110, section 5.6.7. The last one has no time zone and means GMT. */
const FIXED = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/

/**
 * The value of the header Retry-After, seconds or a date, in ms; undefined where it is invalid or more than a day.
 * @param now ms since the epoch, of the server
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Math.max(0, dateOf(text) - now)
  return wait <= SPEC_CONSTANTS.longestRetryAfterMs ? wait : undefined
}

/** NaN where the text is not a date. */
function dateOf(text: string): number {
  if (FIXED.test(text) || RFC_850.test(text)) return Date.parse(text)
  return ASCTIME.test(text) ? Date.parse(`${text} GMT`) : Number.NaN
}
