import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { ContentEncoding } from './choose-encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const SUFFIX: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' }

export interface SiteFile {
  readonly path: string
  readonly type: string
  readonly encodings: readonly ContentEncoding[]
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean
}

interface ReadFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly encoding: ContentEncoding | undefined
  readonly etag: string
}

/** The files of a built site besides its documents, by their path below `/m/`. Nothing else can be asked for. */
export interface SiteFiles {
  find(path: string): SiteFile | undefined
  /**
   * @returns the file as it is where its compressed copy has gone since the folder was listed, as after a new build, and
   *   nothing where both have
   */
  read(file: SiteFile, encoding: ContentEncoding | undefined): Promise<ReadFile | undefined>
}

const isServed = (path: string) => extname(path) in TYPES && path !== 'site-manifest.json'

export async function listSiteFiles(dir: string): Promise<SiteFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const encodings = Object.keys(SUFFIX) as ContentEncoding[]
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    if (!isServed(path)) continue
    files.set(path, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      encodings: encodings.filter((encoding) => paths.has(path + SUFFIX[encoding])),
      immutable: path.startsWith('assets/'),
    })
  }
  return {
    find: (path) => files.get(path),
    async read({ path }, wanted) {
      const packed = wanted && (await readIfThere(join(dir, path + SUFFIX[wanted])))
      const body = packed ?? (await readIfThere(join(dir, path)))
      if (body === undefined) return undefined
      const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
      return { body, encoding: packed && wanted, etag }
    },
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}
