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
 * @throws FoyerError `network.offline`, `network.failed`, or the reason of the signal.
 */
export function createSender({ network, clock, time, log }: SenderOptions): Sender {
  const fetchWith = (onSent: SentListener | undefined) =>
    createFetch({
      fetch: (request, init) => network.fetch(new Request(request, init), onSent),
      // Repeating is the retry step's; ofetch would do it for calls that are not safe, on the platform's timers.
      defaults: { retry: false, ignoreResponseError: true },
    })
  const plain = fetchWith(undefined)

  return async (outgoing, endpoint, { signal, onSent }) => {
    signal.throwIfAborted()
    if (!network.isOnline()) throw new FoyerError({ code: 'network.offline', endpoint: endpoint.id, retryable: true })
    const sentAt = clock.now()
    const { method, url, headers, body } = outgoing
    try {
      const ofetch = onSent === undefined ? plain : fetchWith(onSent)
      const response = await ofetch.raw<string, 'text'>(url, {
        method,
        headers: { ...headers },
        signal,
        responseType: 'text',
        ...(body === undefined ? {} : { body: encode(body, endpoint) }),
      })
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

function encode(body: Readonly<Record<string, unknown>>, { encoding }: AnyEndpoint) {
  switch (encoding) {
    case 'json':
      return body
    case 'form':
      return toParams(body)
    case 'multipart':
      return toFormData(body)
  }
}
