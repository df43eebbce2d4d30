import type { AnyEndpoint, EndpointResponse } from '../kernel/endpoint.ts'

/** One request, in a form that tests can read. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  /** Body as text; '' where there is none. */
  readonly body: string
  readonly signal: AbortSignal
}

export type ScriptedResponse = (request: RecordedRequest) => Response | Promise<Response>

/** A platform with responses that a test defines. */
export interface ScriptedPlatform {
  readonly fetch: (request: Request) => Promise<Response>
  readonly requests: readonly RecordedRequest[]
  /** Responds to every request of the endpoint with `value` in the envelope. */
  answer<E extends AnyEndpoint>(endpoint: E, value: EndpointResponse<E>): void
  /** Responds with HTTP 200 and a refusal. */
  refuse(endpoint: AnyEndpoint, code: string, rest?: { readonly message?: string; readonly value?: unknown }): void
  /** Responds with these responses in order; the last one is used again and again. */
  on(endpoint: AnyEndpoint, ...reactions: readonly ScriptedResponse[]): void
  /** The requests of one endpoint. */
  requestsOf(endpoint: AnyEndpoint): readonly RecordedRequest[]
}

/** Unexpected requests get 404 and are in `requests` too. */
export function scriptedPlatform(): ScriptedPlatform {
  const requests: RecordedRequest[] = []
  const script = new Map<string, ScriptedResponse[]>()
  const nameOf = (method: string, path: string) => `${method} ${path}`

  const on: ScriptedPlatform['on'] = (endpoint, ...reactions) => {
    script.set(nameOf(endpoint.method, endpoint.path), [...reactions])
  }

  return {
    requests,
    on,
    async fetch(request) {
      const url = new URL(request.url)
      const { method, headers, signal } = request
      const body = await request.text()
      const entry: RecordedRequest = {
        method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers,
        body,
        signal,
      }
      requests.push(entry)
      const reactions = script.get(nameOf(method, url.pathname)) ?? []
      const reaction = reactions.length > 1 ? reactions.shift() : reactions[0]
      return reaction?.(entry) ?? new Response('{}', { status: 404 })
    },
    answer: (endpoint, value) => on(endpoint, () => json({ success: true, value })),
    refuse: (endpoint, code, rest = {}) => on(endpoint, () => json({ success: false, code, ...rest })),
    requestsOf: (endpoint) =>
      requests.filter((entry) => entry.method === endpoint.method && entry.path === endpoint.path),
  }
}

/** A JSON response. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })
}

/** A response that never arrives; rejects when the signal of the request aborts, as a real network does. */
export function hang({ signal }: Pick<RecordedRequest, 'signal'>): Promise<Response> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
