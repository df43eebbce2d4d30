import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  describeSite,
  type RenderedPage,
  renderDocuments,
  type SiteDescription,
  sitePaths,
  unknownPathOf,
} from '../src/server.tsx'
import {
  BASE,
  CHUNKS,
  type ChunkManifest,
  chunksOf,
  releaseOf,
  SHELL,
  textModules,
  WEB_APP,
  WEB_APP_FOLDER,
} from './chunk-addresses.ts'
import { compressTree } from './compress.ts'
import { scriptHashes, styleHashes } from './csp-hashes.ts'
import type { WebAppFiles } from './draw-web-app.ts'
import { webAppManifest, webAppTags } from './web-app-manifest.ts'

/** What a server of the site reads: its pages, which document answers which path or route, and what the policy must allow. */
interface SiteManifest {
  /** For visitors who have chosen none. */
  readonly language: string
  /** The paths of each page, other spellings among them, by route name. */
  readonly routes: Readonly<Record<string, readonly string[]>>
  /** What an unknown path leads to. */
  readonly unknownPath: 'home' | 'notFound'
  /** By language, then by path or route. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly csp: {
    readonly scriptHashes: readonly string[]
    readonly styleHashes: readonly string[]
    /** Names of the Trusted Types policies that the site makes. */
    readonly trustedTypes: readonly string[]
  }
}

/** Of the sanitiser of platform HTML, of the port that brings scripts of other networks, and of the service worker's address. */
const TRUSTED_TYPES = ['dompurify', 'foyer-scripts', 'foyer-worker']

export interface PrerenderOptions {
  /** Holds the renderer with `shell.html`, `chunks.json` and `web-app.json`. */
  readonly rendererDir: string
  /** The built client: gets `documents/`, `site-manifest.json` and the manifests of the installed site. */
  readonly outDir: string
  /** Configuration of the merchant, as data in each document. */
  readonly merchant: unknown
  /** Address of the merchant's platform. Without it documents are skeletons that hold no games. */
  readonly platform?: string | undefined
}

/**
 * Draws all documents, compresses them and puts them in the place of those that were there, with the manifest that
 * names them. Answers how many there are.
 *
 * @throws Error when a call of the platform fails, or the client in `outDir` is of another build. Then everything in
 * `outDir` is as it was.
 */
export async function prerenderDocuments({
  rendererDir,
  outDir,
  merchant,
  platform,
}: PrerenderOptions): Promise<number> {
  const shell = await withInlineStyles(await readFile(join(rendererDir, SHELL), 'utf8'), outDir)
  const manifest = await readFile(join(rendererDir, CHUNKS), 'utf8')
  const chunks = JSON.parse(manifest) as ChunkManifest
  const webApp = JSON.parse(await readFile(join(rendererDir, WEB_APP), 'utf8')) as WebAppFiles
  const sites = await describeSite(merchant)
  const pages = await renderDocuments(merchant, platform)
  const [first] = pages
  if (first === undefined) throw new Error('no page was rendered')

  const draft = await mkdtemp(join(outDir, '.documents-'))
  try {
    const documents: Record<string, Record<string, string>> = {}
    const scripts = new Set<string>()
    const styles = new Set<string>()
    await mkdir(join(draft, WEB_APP_FOLDER))
    for (const site of sites) {
      const file = join(draft, WEB_APP_FOLDER, manifestName(site.language))
      await writeFile(file, `${JSON.stringify(webAppManifest(site, webApp), null, 2)}\n`)
    }
    for (const page of pages) {
      const needed = chunksOf(chunks, [...page.modules, ...textModules(chunks, page.language.tag)])
      await checkClient(outDir, needed)
      const site = sites.find(({ language }) => language.code === page.language.code)
      if (site === undefined) throw new Error(`the site is not described in ${page.language.code}`)
      const html = fillTemplate(shell, page, { site, webApp, merchant, chunks: needed, release: releaseOf(manifest) })
      const { code } = page.language
      const file = `documents/${code}/${page.name.replace(/^\/m\//, '')}.html`
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await writeFile(join(draft, file), html)
      documents[code] = { ...documents[code], [page.name]: file }
      for (const hash of scriptHashes(html)) scripts.add(hash)
      for (const hash of styleHashes(html)) styles.add(hash)
    }
    const site: SiteManifest = {
      language: first.language.code,
      routes: sitePaths(),
      unknownPath: unknownPathOf(merchant),
      documents,
      csp: { scriptHashes: [...scripts], styleHashes: [...styles], trustedTypes: TRUSTED_TYPES },
    }
    await compressTree(draft)
    await writeFile(join(draft, 'site-manifest.json'), `${JSON.stringify(site, null, 2)}\n`)
    await replace(outDir, draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return pages.length
}

/** Everything is written and whole before the first old file moves. */
async function replace(outDir: string, draft: string): Promise<void> {
  const current = join(outDir, 'documents')
  const old = join(draft, 'old')
  // The first time there are none.
  if (await exists(current)) await rename(current, old)
  await rename(join(draft, 'documents'), current)
  for (const file of await readdir(join(draft, WEB_APP_FOLDER))) {
    await rename(join(draft, WEB_APP_FOLDER, file), join(outDir, WEB_APP_FOLDER, file))
  }
  await rename(join(draft, 'site-manifest.json'), join(outDir, 'site-manifest.json'))
}

const manifestName = ({ code }: SiteDescription['language']) => `${code}.webmanifest`

/** Documents that name scripts of another release would never be hydrated. */
async function checkClient(outDir: string, chunks: readonly string[]): Promise<void> {
  for (const chunk of chunks) {
    if (!(await exists(join(outDir, chunk.slice(BASE.length))))) {
      throw new Error(`${outDir} holds no client of the same build: ${chunk} is missing`)
    }
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="(?<address>[^"]+)">/g

/**
 * A style sheet of its own would be one more round trip before anything is painted. The link stays, disabled: the loader of chunks
 * looks for it, and would otherwise bring the same styles again behind those of the pages.
 */
async function withInlineStyles(shell: string, outDir: string): Promise<string> {
  const links = [...shell.matchAll(STYLESHEET)]
  if (links.length === 0) throw new Error('the shell lacks a style sheet')
  let html = shell
  for (const { 0: link, groups } of links) {
    const address = groups?.address ?? ''
    await checkClient(outDir, [address])
    const css = await readFile(join(outDir, address.slice(BASE.length)), 'utf8')
    if (css.includes('</')) throw new Error('the style sheet would end its own element')
    html = html.replace(link, () => `<style>${css.trim()}</style>${link.replace('<link ', '<link disabled ')}`)
  }
  return html
}

interface DocumentParts {
  readonly site: SiteDescription
  readonly webApp: WebAppFiles
  readonly merchant: unknown
  /** Addresses of the files that it starts with. */
  readonly chunks: readonly string[]
  readonly release: string
}

function fillTemplate(shell: string, page: RenderedPage, parts: DocumentParts): string {
  const { code, tag, dir } = page.language
  const { site, webApp, merchant, chunks, release } = parts
  const tags = webAppTags(webApp, `${BASE}${WEB_APP_FOLDER}/${manifestName(site.language)}`, escapeText(site.name))
  const places: readonly (readonly [what: string, by: string])[] = [
    ['<html lang="en" dir="ltr"', `<html lang="${tag}" dir="${dir}" data-release="${release}"`],
    ['<title>Foyer</title>', `<title>${escapeText(page.title)}</title>`],
    ['name="description" content=""', `name="description" content="${escapeText(site.description)}"`],
    ['name="theme-color" content=""', `name="theme-color" content="${webApp.color}"`],
    // What the first screen is painted with comes first.
    ['<!--foyer:head-->', page.head + tags],
    ['id="foyer-config"></script>', `id="foyer-config">${jsonForHtml(merchant)}</script>`],
    ['<!--foyer:failed-->', failedTemplate(site.failed)],
    ['<!--foyer:no-script-->', escapeText(site.noScript)],
    [
      '<div id="root"></div>',
      `<div id="root" data-document="${page.name}" data-language="${code}">${page.html}</div><script type="application/json" id="foyer-hydration">${jsonForHtml(page.hydration)}</script>`,
    ],
    ['</head>', `<script type="application/json" id="foyer-chunks">${jsonForHtml(chunks)}</script></head>`],
  ]
  return places.reduce((html, [what, by]) => replaceOnce(html, what, by), shell)
}

/** What `entry/load-again.ts` shows. The link is to the page itself, its query included. */
function failedTemplate({ text, retry }: SiteDescription['failed']): string {
  const link = `<a class="fy-button fy-button-primary fy-button-small" href="">${escapeText(retry)}</a>`
  const message = `<div class="fy-toast" data-kind="error"><span>${escapeText(text)}</span>${link}</div>`
  return `<template id="foyer-failed"><div class="fy-toasts" role="alert">${message}</div></template>`
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
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
