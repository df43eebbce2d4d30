import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ContentEncoding } from './choose-encoding.ts'
import type { SiteManifest } from './site-manifest.ts'

/** One HTML document, ready to send. */
export interface SiteDocument {
  readonly etag: string
  /** Compressed when it is first asked for, and kept. undefined: plain. */
  body(encoding: ContentEncoding | undefined): Uint8Array<ArrayBuffer>
}

const CONFIG = /(<script type="application\/json" id="foyer-config">)[\s\S]*?(<\/script>)/

/** JSON that cannot end its own element nor a line of script. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Replaces the built-in configuration with that of a merchant. */
function withConfig(html: string, config: unknown): string {
  if (config === undefined) return html
  if (!CONFIG.test(html)) throw new Error('The document has no place for a configuration (foyer-config).')
  return html.replace(CONFIG, (_, open: string, close: string) => `${open}${jsonForHtml(config)}${close}`)
}

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const copy = (bytes: Uint8Array) => new Uint8Array(bytes)

function prepare(html: string): SiteDocument {
  const identity = new TextEncoder().encode(html)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const compress = {
    br: () =>
      brotliCompressSync(identity, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gzip: () => gzipSync(identity),
  }
  const compressed = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>()
  return {
    etag: hash,
    body(encoding) {
      if (encoding === undefined) return identity
      const body = compressed.get(encoding) ?? copy(compress[encoding]())
      compressed.set(encoding, body)
      return body
    },
  }
}

/** Documents of one language, by path or route name. */
export type SiteDocuments = ReadonlyMap<string, SiteDocument>

/** All documents of the build, by language. */
export async function readDocuments(
  dir: string,
  manifest: SiteManifest,
  config: unknown,
): Promise<ReadonlyMap<string, SiteDocuments>> {
  const languages = new Map<string, SiteDocuments>()
  for (const [language, files] of Object.entries(manifest.documents)) {
    const documents = new Map<string, SiteDocument>()
    for (const [name, file] of Object.entries(files)) {
      documents.set(name, prepare(withConfig(await readFile(join(dir, file), 'utf8'), config)))
    }
    languages.set(language, documents)
  }
  return languages
}
