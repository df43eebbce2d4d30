/** One request and its response. Holds no secrets: of an encrypted body only the cipher text. */
export interface LogEntry {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Which call, fault name or page it was. */
  readonly endpoint: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** A clear body's fields, secrets redacted; of an encrypted one `data` and the fields beside it. */
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly userName: string | undefined
  /** undefined while it is in flight and for a lost connection. */
  readonly status: number | undefined
  readonly code: string | undefined
  /** An error of the sandbox itself: a defect. */
  readonly error: string | undefined
}

export type OpenEntry = { -readonly [Field in keyof LogEntry]: LogEntry[Field] }

export interface RequestLog {
  open(request: Request, url: URL): OpenEntry
  /** Earliest first. */
  entries(): readonly LogEntry[]
  clear(): void
}

const MAX_ENTRIES = 500
/** Characters of one text. */
const MAX_TEXT = 2000
/** Characters of all texts of one body or query. */
const MAX_TEXTS = 8000
/** Characters of one header. */
const MAX_HEADER = 200
/** Characters of a method. */
const MAX_METHOD = 20
/** More than any call has. */
const MAX_FIELDS = 100
const REDACTED = '[withheld]'
const SECRET = /pass|token|secret|ticket|session|captcha|verification|payment/i
const HEADERS = ['Language', 'ModuleId', 'X-Encryption', 'Content-Type', 'Device'] as const

function withoutSecrets<T>(fields: Readonly<Record<string, T>>): Record<string, T | string> {
  let room = MAX_TEXTS
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => {
        const note = SECRET.test(name) ? REDACTED : summarize(value, Math.min(MAX_TEXT, room))
        if (typeof note === 'string') room = Math.max(0, room - note.length)
        return [beginning(name, 100), note]
      }),
  )
}

/**
 * The first characters of a text, as a text of its own: what V8 slices keeps the whole text in memory, and the log would
 * keep every body that it has a piece of.
 */
function beginning(text: string, length: number): string {
  return JSON.parse(JSON.stringify(text.slice(0, length)))
}

/** The beginning of a text; only kind and size of files, lists and objects, which may hold secrets or be huge. */
function summarize<T>(value: T, length: number): T | string {
  if (typeof value === 'string')
    return value.length > length ? `${beginning(value, length)}…` : beginning(value, length)
  if (value instanceof Blob) return `[${beginning(value.type, 100)}, ${value.size} bytes]`
  if (Array.isArray(value)) return `[list, ${value.length} entries]`
  if (typeof value === 'object' && value !== null) return `[object, ${Object.keys(value).length} fields]`
  return value
}

export function redactBody(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return withoutSecrets(body)
}

export function createRequestLog(now: () => number): RequestLog {
  const kept: OpenEntry[] = []
  return {
    open(request, url) {
      const headers: Record<string, string> = {}
      for (const name of HEADERS) {
        const value = request.headers.get(name)
        if (value !== null) headers[name] = summarize(value, MAX_HEADER)
      }
      if (request.headers.has('Authorization')) headers.Authorization = REDACTED
      const entry: OpenEntry = {
        at: now(),
        method: summarize(request.method, MAX_METHOD),
        path: summarize(url.pathname, MAX_TEXT),
        query: withoutSecrets(Object.fromEntries(url.searchParams)),
        endpoint: undefined,
        headers,
        body: undefined,
        userName: undefined,
        status: undefined,
        code: undefined,
        error: undefined,
      }
      kept.push(entry)
      if (kept.length > MAX_ENTRIES) kept.shift()
      return entry
    },
    entries: () => kept.map((entry) => ({ ...entry })),
    clear: () => void kept.splice(0),
  }
}
