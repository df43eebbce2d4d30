import { invalid, Refusal } from './refusal.ts'

const MAX_BYTES = 1_000_000
/** More than any upload may hold; the limits of its files are the business of `uploads.ts`. */
const MAX_UPLOAD_BYTES = 32_000_000

export type BodyKind = 'json' | 'form' | 'multipart'

const KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

function kindOf(request: Request): BodyKind | undefined {
  const media = (request.headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  return KINDS[media.trim().toLowerCase()]
}

function readJson(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw invalid('body')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid('body')
  return parsed as Record<string, unknown>
}

/** Texts as text, files as `Blob`s; a name that comes more than once has a list. */
async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const length = Number(request.headers.get('Content-Length') ?? 0)
  if (length > MAX_UPLOAD_BYTES) throw new Refusal('upload.tooLarge', { status: 413 })
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > MAX_UPLOAD_BYTES) throw new Refusal('upload.tooLarge', { status: 413 })
  let form: FormData
  try {
    const type = request.headers.get('Content-Type') ?? ''
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw invalid('body')
  }
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/**
 * The body as fields. An empty one has none.
 * @throws Refusal 413 when it is too long, 415 when it is not written as `expected`, 400 when it cannot be read.
 */
export async function readBody(request: Request, expected: BodyKind): Promise<Record<string, unknown>> {
  if (expected === 'multipart') {
    if (request.body === null) return {}
    if (kindOf(request) !== expected) throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
    return readMultipart(request)
  }
  const text = await request.text()
  if (text.length > MAX_BYTES) throw new Refusal('request.invalid', { status: 413, field: 'body' })
  if (text.trim() === '') return {}
  if (kindOf(request) !== expected) throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
  return expected === 'json' ? readJson(text) : Object.fromEntries(new URLSearchParams(text))
}
