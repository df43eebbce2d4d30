import { invalid, Refusal } from './refusal.ts'

const MAX_BYTES = 1_000_000

export type BodyKind = 'json' | 'form'

const KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
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

/**
 * The body as fields. An empty one has none.
 * @throws Refusal 413 when it is too long, 415 when it is not written as `expected`, 400 when it cannot be read.
 */
export async function readBody(request: Request, expected: BodyKind): Promise<Record<string, unknown>> {
  const text = await request.text()
  if (text.length > MAX_BYTES) throw new Refusal('request.invalid', { status: 413, field: 'body' })
  if (text.trim() === '') return {}
  if (kindOf(request) !== expected) throw new Refusal('request.invalid', { status: 415, field: 'Content-Type' })
  return expected === 'json' ? readJson(text) : Object.fromEntries(new URLSearchParams(text))
}
