import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChunkManifest, chunksOf } from './chunks.ts'
import { scriptHashes, styleHashes } from './hashes.ts'

/** What a document is written in. */
interface PageLanguage {
  /** As the platform writes it: EN, TY ... */
  readonly code: string
  /** BCP 47 */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** One page rendered to text, before it is put into the shell. */
export interface RenderedPage {
  /** Route name or path, or `default` for every route without a document of its own. */
  readonly name: string
  readonly language: PageLanguage
  readonly title: string
  readonly html: string
  /** Tags for the head, for example preloads of pictures. */
  readonly head: string
  /** What it was drawn from, for the client that takes it over (`KnownAnswers`). */
  readonly answers: Readonly<Record<string, unknown>>
  /** Modules that the page needs besides the entry, as paths below the project root. */
  readonly modules: readonly string[]
}

/** What a server of the site reads: which document answers which path or route, and what the policy must allow. */
interface SiteManifest {
  /** For whoever has chosen none. */
  readonly language: string
  /** By language, then by path or route. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly csp: {
    readonly scriptHashes: readonly string[]
    readonly styleHashes: readonly string[]
    /** Names of the Trusted Types policies that the site makes. */
    readonly trustedTypes: readonly string[]
  }
}

/** The sanitiser of platform HTML makes one, the port that brings scripts of other networks the other. */
const TRUSTED_TYPES = ['dompurify', 'foyer-scripts']

interface WriteOptions {
  readonly outDir: string
  readonly merchant: unknown
  readonly render: (merchant: unknown) => Promise<readonly RenderedPage[]>
}

/** Fills the shell once per rendered page and writes `documents/*.html` and `site-manifest.json`. */
export async function writeDocuments({ outDir, merchant, render }: WriteOptions): Promise<void> {
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as ChunkManifest
  const pages = await render(merchant)
  const documents: Record<string, Record<string, string>> = {}
  const scripts = new Set<string>()
  const styles = new Set<string>()

  for (const page of pages) {
    const html = fill(shell, page, merchant, chunksOf(manifest, page.modules))
    const { code } = page.language
    const file = `documents/${code}/${page.name.replace(/^\/m\//, '')}.html`
    await mkdir(join(outDir, 'documents', code), { recursive: true })
    await writeFile(join(outDir, file), html)
    documents[code] = { ...documents[code], [page.name]: file }
    for (const hash of scriptHashes(html)) scripts.add(hash)
    for (const hash of styleHashes(html)) styles.add(hash)
  }

  const [first] = pages
  if (first === undefined) throw new Error('no page was rendered')
  const site: SiteManifest = {
    language: first.language.code,
    documents,
    csp: { scriptHashes: [...scripts], styleHashes: [...styles], trustedTypes: TRUSTED_TYPES },
  }
  await writeFile(join(outDir, 'site-manifest.json'), `${JSON.stringify(site, null, 2)}\n`)
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, '.vite'), { recursive: true })
}

function fill(shell: string, page: RenderedPage, merchant: unknown, chunks: readonly string[]): string {
  const { code, tag, dir } = page.language
  const places: readonly (readonly [what: string, by: string])[] = [
    ['<html lang="en" dir="ltr"', `<html lang="${tag}" dir="${dir}"`],
    ['<title>Foyer</title>', `<title>${escapeText(page.title)}</title>`],
    ['<!--foyer:head-->', page.head],
    ['id="foyer-config"></script>', `id="foyer-config">${jsonForHtml(merchant)}</script>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-document="${page.name}" data-language="${code}">${page.html}</div><script type="application/json" id="foyer-answers">${jsonForHtml(page.answers)}</script>`,
    ],
    ['</head>', `<script type="application/json" id="foyer-chunks">${jsonForHtml(chunks)}</script></head>`],
  ]
  return places.reduce((html, [what, by]) => replaceOnce(html, what, by), shell)
}

function replaceOnce(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`the shell lacks ${what}`)
  return text.replace(what, () => by)
}

/** A data block must not be able to end its own element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
