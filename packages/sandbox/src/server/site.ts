import { ROUTE_PATHS, resolveRoute } from '@foyer/core'
import { documentHeaders } from '../engine/document-headers.ts'
import { readDocuments, type SiteDocument } from './documents.ts'
import { type ContentEncoding, chooseEncoding } from './encoding.ts'
import { listSiteFiles, type SiteFile } from './site-files.ts'
import { readSiteManifest } from './site-manifest.ts'

/** A built site, and optionally the configuration of the merchant that it is served for. */
export interface SiteSource {
  /** What the site's build wrote, with its `site-manifest.json`. */
  readonly dir: string
  /** Takes the place of the configuration that was built in. */
  readonly config?: unknown
}

export interface BuiltSite {
  answer(request: Request): Promise<Response>
}

const HOME = '/m/home'
const PREFIX = '/m/'
const ASSETS = 'assets/'
/** The language that was chosen here; the page writes it down for its next document. */
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

function send(request: Request, body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Response {
  if (isFresh(request, headers.ETag ?? '')) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

function missing(): Response {
  return new Response('Not found', { status: 404, headers: { ...SHARED, 'Content-Type': 'text/plain; charset=utf-8' } })
}

/**
 * The site as any host has to serve it (docs/hosting.md): one of its documents for every path of the application,
 * hashed files for ever, a missing file as 404, anything else home.
 *
 * @throws Error when `dir` holds no built site.
 */
export async function openSite({ dir, config }: SiteSource): Promise<BuiltSite> {
  const manifest = await readSiteManifest(dir)
  const languages = await readDocuments(dir, manifest, config)
  const files = await listSiteFiles(dir)

  function sendDocument(request: Request, document: SiteDocument): Response {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip'])
    return send(request, document.bodies[encoding ?? 'identity'], {
      ...SHARED,
      Vary: `${SHARED.Vary}, Cookie`,
      ...documentHeaders({ frame: 'none', secure: isSecure(request), ...manifest.csp }),
      ...encodingHeader(encoding),
      'Content-Type': 'text/html; charset=utf-8',
      ETag: `"${document.etag}${encoding ? `-${encoding}` : ''}"`,
    })
  }

  async function sendFile(request: Request, file: SiteFile): Promise<Response> {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), file.encodings)
    const { body, etag } = await files.read(file, encoding)
    return send(request, body, {
      ...SHARED,
      ...encodingHeader(encoding),
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: `"${etag}"`,
    })
  }

  function documentFor(request: Request): SiteDocument | undefined {
    const { pathname, search } = new URL(request.url)
    const resolution = resolveRoute(pathname + search)
    const ours = resolution.kind === 'route' || ROUTE_PATHS.includes(pathname)
    if (!ours && (!pathname.startsWith(PREFIX) || LOOKS_LIKE_A_FILE.test(pathname))) return undefined
    const name = resolution.kind === 'route' ? resolution.route.name : 'default'
    const chosen = LANGUAGE_COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1]
    const documents = languages.get(chosen ?? '') ?? languages.get(manifest.language)
    return documents?.get(pathname) ?? documents?.get(name) ?? documents?.get('default')
  }

  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      }
      const { pathname } = new URL(request.url)
      const path = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : undefined
      const file = path === undefined ? undefined : files.find(path)
      if (file) return sendFile(request, file)
      if (path?.startsWith(ASSETS)) return missing()
      const document = documentFor(request)
      if (document) return sendDocument(request, document)
      if (LOOKS_LIKE_A_FILE.test(pathname)) return missing()
      return new Response(null, { status: 302, headers: { Location: HOME, 'Cache-Control': 'no-store' } })
    },
  }
}
