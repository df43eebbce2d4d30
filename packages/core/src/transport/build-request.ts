import { GATEWAY } from '../config/code-lists.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { FoyerError } from '../kernel/errors.ts'
import type { Codec } from './codec.ts'
import type { Operation } from './interceptor.ts'

/** A request before encryption and network. */
export interface PlainRequest {
  readonly method: string
  readonly baseURL: string
  /** With the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for calls with all fields in the URL. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

export interface RequestContext {
  readonly config: Pick<FoyerConfig, 'merchant' | 'baseUrl' | 'http' | 'auth'>
  /** Origin of the page, used where `baseUrl` is empty (CALL-01). */
  readonly origin: string
  readonly language: string
  readonly standalone: boolean
  readonly codec?: Pick<Codec, 'encode'> | undefined
}

/**
 * URL, body and headers of a call (CALL-01, CALL-03, CALL-44, CALL-45, LIST-16, PCALL-24).
 * @throws FoyerError `url.empty` without a path, and where the URL of the platform is unknown; `request.invalid` for a path that does
 * not begin with `/`, and for a path parameter without a value.
 */
export function buildRequest(operation: Operation, context: RequestContext): PlainRequest {
  const { endpoint, input, token } = operation
  const { http, auth, merchant, baseUrl } = context.config
  if (endpoint.path === '') throw new FoyerError({ code: 'url.empty', endpoint: endpoint.id })
  // A whole URL would be asked in place of the platform, with the token.
  if (!endpoint.path.startsWith('/'))
    throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id, field: 'path' })
  const baseURL = baseUrl || context.origin
  if (baseURL === '') throw new FoyerError({ code: 'url.empty', endpoint: endpoint.id })

  const rest = withoutEmpty(input, endpoint)
  if (token !== undefined && endpoint.tokenInPayload && auth.tokenPlacement !== 'header') rest.token = token

  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? (name === 'merchantCode' ? merchant : undefined)
    delete rest[name]
    const text = String(value ?? '')
    // '..' would leave the path of the endpoint, and a lone surrogate cannot be encoded.
    const isValid = !/^\.{0,2}$/.test(text) && !/\p{Surrogate}/u.test(text)
    if (!isValid) throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id, field: name })
    return encodeURIComponent(text)
  })

  const fields = encodeFields(rest, endpoint, context.codec)

  const headers: Record<string, string> = { accept: 'application/json' }
  const put = (name: string | null, value: string | undefined) => {
    if (name && value) headers[name] = value
  }
  if (auth.tokenPlacement !== 'payload' && token) put(auth.header, `${auth.scheme} ${token}`.trim())
  put(http.moduleHeader, endpoint.module)
  put(http.languageHeader, context.language)
  put(http.gatewayHeader, String(GATEWAY.MOBILE))
  if (endpoint.marksDevice) put('Device', context.standalone ? 'OTHERS' : undefined)

  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return {
    method: endpoint.method,
    baseURL,
    path: inQuery ? withQuery(path, fields) : path,
    headers,
    body: inQuery ? undefined : fields,
  }
}

/** The module of a call stays unencrypted, since the platform uses it for routing before it decrypts the body. */
export function withModule(request: PlainRequest, { module }: AnyEndpoint): PlainRequest {
  if (module === undefined || request.body === undefined) return request
  return { ...request, body: { ...request.body, moduleId: module } }
}

/** Leaves out empty values (LIST-16). */
function withoutEmpty(fields: Readonly<Record<string, unknown>>, { keepsEmpty }: AnyEndpoint): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && (value !== '' || keepsEmpty)),
  )
}

function encodeFields(
  fields: Readonly<Record<string, unknown>>,
  endpoint: AnyEndpoint,
  codec: RequestContext['codec'],
): Readonly<Record<string, unknown>> {
  if (codec?.encode === undefined) return fields
  try {
    return withoutEmpty(codec.encode(endpoint.id, fields), endpoint)
  } catch {
    // The codec's error is dropped, since it may quote the fields, a password for example.
    throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id })
  }
}

function withQuery(path: string, fields: Readonly<Record<string, unknown>>): string {
  const query = toParams(fields).toString()
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** An array repeats its name. */
export function toParams(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one))
  }
  return params
}

/** Values as text, a `Blob` as a file. */
export function toFormData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(key, one)
      else form.append(key, String(one))
    }
  }
  return form
}
