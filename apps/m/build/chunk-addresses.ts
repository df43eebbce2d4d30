import { createHash } from 'node:crypto'

/** Vite's manifest, as far as we read it: source module to chunk. */
export type ChunkManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>

/** What the client's build leaves beside the renderer, so that documents can be drawn again without another build. */
export const SHELL = 'shell.html'
export const CHUNKS = 'chunks.json'
export const WEB_APP = 'web-app.json'
/** What the installed site is drawn with: a folder of the build, and below the site's address. */
export const WEB_APP_FOLDER = 'web-app'

/** Names a release: all file names of the build, which hold a hash of their content, and so all code and styles. */
export function releaseOf(chunks: string): string {
  return createHash('sha256').update(chunks).digest('base64url').slice(0, 12)
}

/** Below this the files of the build are served. */
export const BASE = '/m/'

/**
 * Addresses of everything that the modules need, each once, so that the browser can fetch them in parallel
 * instead of finding them one after the other.
 */
export function chunksOf(manifest: ChunkManifest, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${key} is not in the build`)
    const address = BASE + chunk.file
    if (found.has(address)) return
    found.add(address)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const module of modules) visit(module)
  return [...found]
}

/** Folder and module are named after the language tag. */
const TEXTS = /\/texts?\/(?<tag>[\w-]+)\/\k<tag>\.[jt]s$/

/**
 * The modules that bring the texts of a language: of the components, of our pages, of the merchant's. A document that names
 * their chunks saves a round trip.
 */
export function textModules(manifest: ChunkManifest, tag: string): string[] {
  return Object.keys(manifest).filter((key) => TEXTS.exec(key)?.groups?.tag === tag)
}
