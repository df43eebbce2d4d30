import { matchPath, type RouteName, type RouteTable, toPath } from '@foyer/core'
import { UNKNOWN_PATH_HASH } from '@foyer/core/site'
import * as z from 'zod/mini'
import { documentHeaders } from '../engine/document-headers.ts'
import { type ContentEncoding, chooseEncoding } from './choose-encoding.ts'
import { readDocuments, type SiteDocument } from './documents.ts'
import { listSiteFiles, type SiteFile } from './site-files.ts'
import { readSiteManifest } from './site-manifest.ts'

/** A built site, and optionally the configuration of the merchant that it is served for. */
export interface SiteSource {
  /** What the site's build wrote, with its `site-manifest.json`. */
  readonly dir: string
  /** Takes the place of the configuration that was built in. */
  readonly config?: unknown
  /** Other origins from which the documents may show pictures. */
  readonly pictureOrigins?: ((origin: string) => readonly string[]) | undefined
}

export interface BuiltSite {
  respond(request: Request): Promise<Response>
}

const readings = z.object({
  readings: z.optional(z.object({ unknownPath: z.optional(z.enum(['home', 'notFound'])) })),
})

const PREFIX = '/m/'
const ASSETS = 'assets/'
/** The language that the person has chosen. The page sets the cookie for its next document. */
const LANGUAGE_COOKIE = /(?:^|;\s*)MC_LANGUAGE=([\w-]+)/
const LOOKS_LIKE_A_FILE = /\.[A-Za-z0-9]{1,11}$/
const SHARED = { Vary: 'Accept-Encoding', 'X-Content-Type-Options': 'nosniff' }

function encodingHeader(encoding: ContentEncoding | undefined): Record<string, string> {
  return encoding ? { 'Content-Encoding': encoding } : {}
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
}

/** A cached copy may be compared in its weak form (RFC 9110). */
function isFresh(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

function send(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  if (status === 200 && isFresh(request, headers.ETag ?? '')) return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers })
}

/** The merchant's choice in a configuration that replaces the one that was built in. */
function unknownPathOf(config: unknown): 'home' | 'notFound' | undefined {
  if (config === undefined) return undefined
  const parsed = z.safeParse(readings, config)
  return parsed.success ? (parsed.data.readings?.unknownPath ?? 'home') : undefined
}

function missing(): Response {
  const headers = { ...SHARED, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response('Not found', { status: 404, headers })
}

/**
 * The site as any host has to serve it (docs/hosting.md): one of its documents for every path of the application,
 * hashed files for ever, a missing file as 404, an unknown path home (or as 404, as the merchant has chosen).
 *
 * @throws Error when `dir` holds no built site.
 */
export async function openSite({ dir, config, pictureOrigins = () => [] }: SiteSource): Promise<BuiltSite> {
  const manifest = await readSiteManifest(dir)
  const languages = await readDocuments(dir, manifest, config)
  const files = await listSiteFiles(dir)
  // A merchant's site may have pages more, and others at another address.
  const table: unknown = Object.fromEntries(Object.entries(manifest.routes).map(([name, paths]) => [name, { paths }]))
  const routes = table as RouteTable
  const home = toPath(routes, { name: 'home' })
  const unknownPath = unknownPathOf(config) ?? manifest.unknownPath

  function sendDocument(request: Request, document: SiteDocument, status: number): Response {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip'])
    const headers = {
      ...SHARED,
      Vary: `${SHARED.Vary}, Cookie`,
      ...documentHeaders({
        frame: 'none',
        secure: isSecure(request),
        pictureOrigins: pictureOrigins(new URL(request.url).origin),
        ...manifest.csp,
      }),
      ...encodingHeader(encoding),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: `"${document.etag}${encoding ? `-${encoding}` : ''}"`,
    }
    return send(request, document.body(encoding), headers, status)
  }

  async function sendFile(request: Request, file: SiteFile): Promise<Response> {
    const read = await files.read(file, chooseEncoding(request.headers.get('Accept-Encoding'), file.encodings))
    if (read === undefined) return missing()
    return send(request, read.body, {
      ...SHARED,
      ...encodingHeader(read.encoding),
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: `"${read.etag}"`,
    })
  }

  /** The route of a path; a file that is missing is none. */
  function routeNameOf({ pathname, search }: URL): RouteName | 'default' | undefined {
    const name = matchPath(routes, pathname + search)?.name
    if (name === undefined) return pathname.startsWith(PREFIX) ? 'default' : undefined
    return name === 'notFound' && LOOKS_LIKE_A_FILE.test(pathname) ? undefined : name
  }

  /** The fragment says why, so that the lobby shows one message (settlement 29). */
  function leadHome(): Response {
    const headers = { Location: `${home}#${UNKNOWN_PATH_HASH}`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 302, headers })
  }

  function documentFor(request: Request, name: string): SiteDocument | undefined {
    const { pathname } = new URL(request.url)
    const chosen = LANGUAGE_COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1]
    const documents = languages.get(chosen ?? '') ?? languages.get(manifest.language)
    return documents?.get(pathname) ?? documents?.get(name) ?? documents?.get('default')
  }

  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      }
      const { pathname } = new URL(request.url)
      const path = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : undefined
      const file = path === undefined ? undefined : files.find(path)
      if (file) return sendFile(request, file)
      if (path?.startsWith(ASSETS)) return missing()
      const name = routeNameOf(new URL(request.url))
      if (name === 'notFound' && unknownPath === 'home') return leadHome()
      const document = name && documentFor(request, name)
      if (document) return sendDocument(request, document, name === 'notFound' ? 404 : 200)
      if (LOOKS_LIKE_A_FILE.test(pathname)) return missing()
      return leadHome()
    },
  }
}
