import { createFetch, FetchError } from 'ofetch'
import { FoyerError } from '../kernel/errors.ts'
import type { Log } from '../kernel/log.ts'
import type { Clock, Network, SentListener } from '../ports/ports.ts'
import { type Outgoing, toFormData, toParams } from './build-request.ts'
import type { AnyEndpoint } from './endpoint.ts'
import type { Reply } from './read-reply.ts'
import type { ServerClock } from './server-clock.ts'

export interface SenderOptions {
  readonly network: Network
  readonly clock: Clock
  readonly time: ServerClock
  readonly log: Log
}

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onSent?: SentListener | undefined
}

export type Sender = (outgoing: Outgoing, endpoint: AnyEndpoint, options: SendOptions) => Promise<Reply>

/**
 * One exchange over the network port. Learns the server's time, logs id, status and duration (never an address, a
 * body or a header), and refuses at once without a connection (ERR-17).
 * @throws FoyerError `network.offline`, `network.failed`, `request.invalid` for what no request can carry, or the reason
 * of the signal.
 */
export function createSender({ network, clock, time, log }: SenderOptions): Sender {
  // Repeating is the retry step's; ofetch would do it for calls that are not safe, on the platform's timers.
  const defaults = { retry: false, ignoreResponseError: true } as const

  return async (outgoing, endpoint, { signal, onSent }) => {
    signal.throwIfAborted()
    if (!network.isOnline()) throw new FoyerError({ code: 'network.offline', endpoint: endpoint.id, retryable: true })
    const request = requestOf(outgoing, endpoint, signal)
    const ofetch = createFetch({ fetch: () => network.fetch(request, onSent), defaults })
    const sentAt = clock.now()
    try {
      const response = await ofetch.raw<string, 'text'>(request, { responseType: 'text' })
      const receivedAt = clock.now()
      time.learn(response.headers.get('date'), sentAt, receivedAt)
      log.debug('request', { endpoint: endpoint.id, status: response.status, ms: receivedAt - sentAt })
      return { status: response.status, text: response._data ?? '' }
    } catch (error) {
      signal.throwIfAborted()
      // ofetch's own error names the address, which is nobody else's business.
      const cause = error instanceof FetchError ? error.cause : error
      const code = network.isOnline() ? 'network.failed' : 'network.offline'
      log.warn('request.failed', { endpoint: endpoint.id, code, ms: clock.now() - sentAt })
      throw new FoyerError({ code, endpoint: endpoint.id, retryable: true, cause })
    }
  }
}

function requestOf({ method, url, headers, body }: Outgoing, endpoint: AnyEndpoint, signal: AbortSignal): Request {
  try {
    return new Request(url, { method, signal, ...encode(headers, body, endpoint) })
  } catch {
    // The platform's own error quotes what does not fit into a header, which may be a token.
    throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id })
  }
}

function encode(headers: Outgoing['headers'], body: Outgoing['body'], { encoding }: AnyEndpoint): RequestInit {
  if (body === undefined) return { headers }
  switch (encoding) {
    case 'json':
      return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    // The platform names these two itself, the second with its boundary.
    case 'form':
      return { headers, body: toParams(body) }
    case 'multipart':
      return { headers, body: toFormData(body) }
  }
}
