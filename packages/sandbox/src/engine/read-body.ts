import { invalidField, Refusal } from '../world/refusal.ts'
import type { BodyShare } from './body-room.ts'

const MAX_BYTES = 1_000_000
/** More than any upload may have; `check-uploads.ts` checks the limits of its files. */
const MAX_UPLOAD_BYTES = 32_000_000
/** When a caller may try again who found no room for a body. */
const NO_ROOM_MS = 10_000

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

/**
 * Reads the whole body up to the limit: a body without a length could fill the memory otherwise.
 * @throws Refusal `tooLong` as soon as there is more, and `too.many` as soon as the share has no room for it.
 */
async function readBytes(
  request: Request,
  most: number,
  tooLong: Refusal,
  share: BodyShare | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLong
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength
    const hasRoom = share?.take(part.value.byteLength) ?? true
    if (size > most || !hasRoom) {
      await reader?.cancel()
      throw size > most ? tooLong : new Refusal('too.many', { retryAfterMs: NO_ROOM_MS })
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

function readJson(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw invalidField('body')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalidField('body')
  return parsed as Record<string, unknown>
}

/** Texts as text, files as `Blob`s; a name that comes more than once has a list. */
async function readMultipart(request: Request, share: BodyShare | undefined): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES, new Refusal('upload.tooLarge', { status: 413 }), share)
  let form: FormData
  try {
    const type = request.headers.get('Content-Type') ?? ''
    form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw invalidField('body')
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
 * @param share of the memory for all bodies
 * @throws Refusal 413 when it is too long, 429 when the share has no room, 415 when its type is not `expected`, 400 when it cannot be read.
 */
export async function readBody(
  request: Request,
  expected: BodyKind,
  share?: BodyShare,
): Promise<Record<string, unknown>> {
  if (expected === 'multipart') {
    if (request.body === null) return {}
    if (kindOf(request) !== expected) throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
    return readMultipart(request, share)
  }
  const tooLong = new Refusal('request.invalid', { status: 413, field: 'body' })
  const text = new TextDecoder().decode(await readBytes(request, MAX_BYTES, tooLong, share))
  if (text.trim() === '') return {}
  if (kindOf(request) !== expected) throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
  return expected === 'json' ? readJson(text) : Object.fromEntries(new URLSearchParams(text))
}

/**
 * A form that a page posts; a name may come more than once.
 * @throws Refusal 413 when it is too long, 415 when it is no form.
 */
export async function readPostedForm(request: Request): Promise<URLSearchParams> {
  if (kindOf(request) !== 'form') throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
  const tooLong = new Refusal('request.invalid', { status: 413, field: 'body' })
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BYTES, tooLong, undefined)))
}
