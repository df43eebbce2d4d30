import { type Art, drawArt } from '@foyer/demo-games'
import { fingerprint } from '../world/fingerprint.ts'
import { methodNotAllowed, notFound } from './json-responses.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Below the merchant code: the width of the wanted one. */
const WIDTH = /^w(\d{1,4})\//

/** What a raster image may be encoded as. */
export type RasterFormat = 'avif' | 'webp' | 'jpeg'

/**
 * Turns a drawing into the bytes of a raster image: the same drawing always into the same bytes.
 *
 * @param width px; the height follows from the drawing
 */
export type Rasterise = (svg: string, width: number, format: RasterFormat) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Pictures; browsers keep them for a day. Covers and banners come as a raster image in the best format that the caller
 * takes, as picture hosts send them, in two sizes: the whole one, and the half where `w<px>/` before the path asks for
 * that width or less.
 *
 * @param rasterise without it they are drawings, as icons and logos are
 */
export async function handleArt(request: Request, path: string, rasterise?: Rasterise): Promise<Response> {
  if (request.method !== 'GET') return methodNotAllowed(['GET'])
  const wanted = WIDTH.exec(path)
  const art = drawArt(path.slice(wanted?.[0].length ?? 0))
  if (!art) return notFound()
  const raster = rasterise && rasterOf(art, request, Number(wanted?.[1]), rasterise)
  const etag = `"${(await fingerprint(art.svg + (raster?.format ?? '') + (raster?.width ?? ''))).slice(0, 22)}"`
  const headers = {
    'Content-Type': raster === undefined ? 'image/svg+xml; charset=utf-8' : `image/${raster.format}`,
    'Cache-Control': 'public, max-age=86400',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(raster !== undefined && { Vary: 'Accept' }),
  }
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(raster === undefined ? art.svg : await raster.draw(), { headers })
}

function rasterOf({ svg, size }: Art, request: Request, wanted: number, rasterise: Rasterise) {
  if (size === undefined) return undefined
  const accept = request.headers.get('Accept') ?? ''
  const format: RasterFormat = accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg'
  const [whole] = size
  const width = wanted <= whole / 2 ? whole / 2 : whole
  return { format, width, draw: () => rasterise(svg, width, format) }
}
