import { drawArt } from '../art/draw-art.ts'
import { fingerprint } from '../world/secrets.ts'
import { methodNotAllowed, notFound } from './json-responses.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures, drawn at each request; browsers keep them for a day. */
export async function handleArt(request: Request, path: string): Promise<Response> {
  if (request.method !== 'GET') return methodNotAllowed(['GET'])
  const art = drawArt(path)
  if (!art) return notFound()
  const etag = `"${(await fingerprint(art.svg)).slice(0, 22)}"`
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(art.svg, { headers })
}
