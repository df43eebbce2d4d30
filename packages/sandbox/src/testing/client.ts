import { type AnyEndpoint, type Contract, contract, type EndpointId, type EndpointInput } from '@foyer/core/contract'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Anything that answers like `fetch`: the engine, the HTTP server, a page under MSW. */
export interface FetchTarget {
  readonly origin: string
  fetch(request: Request): Promise<Response>
}

/** The envelope with its status, as a raw client sees it. */
interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  readonly success: boolean
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  readonly value: any
  readonly code: string | undefined
  readonly message: string | undefined
}

interface CallOptions {
  readonly token?: string | undefined
  readonly signal?: AbortSignal
  /** Instead of the module of the call; null leaves it out. */
  readonly moduleId?: string | null
}

export interface Client {
  call<Id extends EndpointId>(id: Id, input: EndpointInput<Contract[Id]>, options?: CallOptions): Promise<ApiResponse>
  raw(path: string, init?: RequestInit): Promise<ApiResponse>
  /** Answers the token. */
  login(userName?: string, more?: Readonly<Record<string, unknown>>): Promise<string>
  tryLogin(fields?: Readonly<Record<string, unknown>>): Promise<ApiResponse>
}

/** Its boundary makes the content type. */
function multipart(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one))
  }
  return form
}

/** An independent client, written from the specification alone: it shares no code with core. */
export function createClient(target: FetchTarget): Client {
  async function raw(path: string, init?: RequestInit): Promise<ApiResponse> {
    const response = await target.fetch(new Request(target.origin + path, init))
    const text = await response.text()
    const { status, headers } = response
    let body: Partial<ApiResponse> & { data?: unknown } = {}
    if (headers.get('Content-Type')?.startsWith('application/json')) body = JSON.parse(text)
    // The affiliate check answers under `data` (CALL-14).
    const value = body.value ?? body.data
    return { success: false, code: undefined, message: undefined, ...body, value, status, headers }
  }

  async function encrypted(fields: unknown): Promise<{ data: string; header: string }> {
    const { kid, jwk } = (await raw('/wps/crypto/key')).value as { kid: string; jwk: JWK }
    const alg = jwk.alg ?? 'RSA-OAEP-256'
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
      .setProtectedHeader({ alg, enc: 'A256GCM', kid })
      .encrypt(await importJWK(jwk, alg))
    return { data, header: `jwe;kid=${kid}` }
  }

  async function call(id: EndpointId, fields: unknown, options: CallOptions = {}): Promise<ApiResponse> {
    const { token, signal } = options
    const endpoint: AnyEndpoint = contract[id]
    const input: Record<string, unknown> = { ...(fields as object) }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(input[name]))
      delete input[name]
      return value
    })
    const { moduleId = endpoint.module ?? null } = options
    const beside = moduleId === null ? {} : { moduleId }
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const init = { method: endpoint.method, headers, ...(signal ? { signal } : {}) }
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
      const query = new URLSearchParams(
        Object.entries(input)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      )
      return raw(`${path}?${query}`, init)
    }
    if (endpoint.encoding === 'multipart') return raw(path, { ...init, body: multipart(input) })
    headers['Content-Type'] = 'application/json'
    if (endpoint.encoding === 'form') {
      headers['Content-Type'] = 'application/x-www-form-urlencoded'
      return raw(path, { ...init, body: new URLSearchParams(input as Record<string, string>).toString() })
    }
    if (!endpoint.encrypted) return raw(path, { ...init, body: JSON.stringify({ ...input, ...beside }) })
    const { data, header } = await encrypted(input)
    headers['X-Encryption'] = header
    return raw(path, { ...init, body: JSON.stringify({ data, ...beside }) })
  }

  const tryLogin = (fields: Readonly<Record<string, unknown>> = {}) =>
    call('login', { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo', ...fields })

  return {
    raw,
    call,
    tryLogin,
    async login(userName = 'demo', more = {}) {
      const reply = await tryLogin({ username: userName, ...more })
      if (!reply.success) throw new Error(`login of ${userName} was refused: ${reply.code}`)
      return reply.value.token
    },
  }
}

/** What a game list request names always (LIST-16). */
export const LIST = {
  merchant: 'demo',
  platform: 'html5',
  language: 'EN',
  clientType: 2,
  pageNo: 1,
  pageSize: 25,
} as const

/** What every registration carries besides what the method asks for (DATA-09). */
export const REGISTRATION = {
  type: 0,
  registerUrl: 'foyer.test',
  domain: 'foyer.test',
  registerMethod: 'H5',
  password: 'Fresh2026',
  confirmPassword: 'Fresh2026',
} as const
