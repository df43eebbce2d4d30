import { CacheExpiration } from 'workbox-expiration'
import { ASSET_LIMITS, ASSETS, DOCUMENTS, type Keep, RELEASE } from './messages-and-caches.ts'
import { isAsset, isHtml } from './right-answers.ts'

declare const self: ServiceWorkerGlobalScope

/** A kept document is shown when the host has not answered by then, ms. */
const NETWORK_MS = 3000
/** How many of them are kept, besides the one for every other page. */
const MAX_DOCUMENTS = 12
/** The document of every page without one of its own. No path, so that no page can have it. */
const DEFAULT = '?default'
/** Header of a kept document: its release and its language. */
const EDITION = 'Foyer-Edition'
/** When the host sent the document last, or said that it has not changed; ms since the epoch, by the host's clock. */
const KEPT_AT = 'Foyer-Kept-At'
/** An unchanged document is not written again before, ms. */
const KEPT_AGAIN_MS = 600_000

const address = (key: string) => new URL(key, self.registration.scope).href

/**
 * The document from the host, or the one that is kept where the host cannot be reached, is ill, is slow, or sends nothing. Whatever
 * arrives is kept, with all files that it starts with, so that no document ever meets the files of another release.
 */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = new URL(request.url).pathname
  const network = fetchDocument(event)
  const keep = ({ response }: Arrival) => keepDocument(key, response.clone())
  // What does not come cannot be kept; a storage that refuses it is said in the worker's console.
  event.waitUntil(network.then(keep, () => undefined))
  const kept = (await findDocument(key)) ?? (await findDocument(DEFAULT))
  if (kept === undefined) return (await network).response
  let dated: Promise<Response> | undefined
  const old = () => {
    dated ??= withAge(kept)
    return dated
  }
  const answer = network
    .then(({ response, isBlank }) => (response.status >= 500 || isBlank ? old() : response))
    .catch(old)
  const isOfThisRelease = kept.headers.get(EDITION)?.startsWith(`${RELEASE} `) === true
  return isOfThisRelease ? Promise.race([answer, late().then(old)]) : answer
}

/** The page learns how old the document is, and with it what it was drawn from. */
async function withAge(kept: Response): Promise<Response> {
  const at = Number(kept.headers.get(KEPT_AT))
  const html = (await kept.text()).replace('<html', `<html data-kept-at="${at}"`)
  return new Response(html, { headers: kept.headers })
}

/** The document that came, `blank` where nothing is in it. */
interface Arrival {
  readonly response: Response
  readonly isBlank: boolean
}

async function fetchDocument(event: FetchEvent): Promise<Arrival> {
  const { request } = event
  const preloaded: unknown = await event.preloadResponse
  // In Firefox a preload that fails is no rejection: it resolves to a response of the type `error`.
  const first = await arrivalOf(
    preloaded instanceof Response && preloaded.type !== 'error' ? preloaded : await fetch(request),
  )
  if (!first.isForeign) return first
  // A page of the network's operator may lie in the browser's own cache, long after the host can be reached again.
  return arrivalOf(
    await fetch(request.url, {
      ...{ cache: 'reload', credentials: 'include', redirect: 'manual' },
      headers: { Accept: 'text/html' },
    }),
  )
}

/** So many characters of a document are enough to see whose it is. */
const START_LENGTH = 1024
const RELEASE_OF = /<html[^>]* data-release="([\w-]+)"/

/** Looks at the start of a document alone, since the browser draws the document while it comes. */
async function arrivalOf(response: Response): Promise<Arrival & { readonly isForeign: boolean }> {
  if (response.status !== 200) return { response, isBlank: false, isForeign: false }
  const start = await startOf(response.clone())
  return { response, isBlank: start.trim() === '', isForeign: !RELEASE_OF.test(start) }
}

async function startOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let start = ''
  while (start.length < START_LENGTH) {
    const { done, value } = await reader.read()
    if (done) return start
    start += decoder.decode(value, { stream: true })
  }
  // The other copy of the response goes on.
  void reader.cancel()
  return start
}

function late(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_MS))
}

async function findDocument(key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(DOCUMENTS)).match(address(key), { ignoreVary: true })
  } catch {
    // Storage is refused here: as without a worker.
    return undefined
  }
}

/**
 * Keeps a document once all files that it starts with are here. Not under its whole address, and without it: a query may
 * hold what is meant for one person.
 *
 * @returns whether it is here as it is now
 */
async function keepDocument(path: string, response: Response): Promise<boolean> {
  if (!isHtml(response)) return false
  const html = await response.text()
  const found = read(html)
  if (found === undefined || !(await keepAssets(found.files))) return false
  const key = found.isDefault ? DEFAULT : path
  const known = await findDocument(key)
  const etag = response.headers.get('ETag')
  const isUnchanged = known !== undefined && etag !== null && known.headers.get('ETag') === etag
  const sentAt = Date.parse(response.headers.get('Date') ?? '') || Date.now()
  if (isUnchanged && sentAt - Number(known.headers.get(KEPT_AT)) < KEPT_AGAIN_MS) return true
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set(EDITION, found.edition)
  headers.set(KEPT_AT, String(sentAt))
  const cache = await caches.open(DOCUMENTS)
  await cache.put(address(key), new Response(html, { headers }))
  await limit(cache)
  return true
}

interface FoundDocument {
  /** All files that it starts with. */
  readonly files: readonly string[]
  readonly isDefault: boolean
  /** Its release and its language. */
  readonly edition: string
}

/** What a document of this site says of itself; undefined for others, such as a page of the network's operator. */
function read(html: string): FoundDocument | undefined {
  const release = RELEASE_OF.exec(html)?.[1]
  const [, name, language] = /<div id="root" data-document="([^"]*)" data-language="([^"]*)"/.exec(html) ?? []
  const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1]
  const chunks = /id="foyer-chunks">([^<]*)</.exec(html)?.[1]
  if (release === undefined || name === undefined || script === undefined || chunks === undefined) return undefined
  const listed: unknown = JSON.parse(chunks)
  return {
    files: [script, ...(Array.isArray(listed) ? listed.map(String) : [])],
    isDefault: name === 'default',
    edition: `${release} ${language}`,
  }
}

/** @returns whether all are here. They are nearly always in the browser's own cache, so nothing is transferred. */
async function keepAssets(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(ASSETS)
  const kept = files.map(async (file) => {
    if ((await cache.match(file)) !== undefined) return true
    const response = await fetch(file)
    if (!isAsset(response)) return false
    await cache.put(file, response)
    await date(file)
    return true
  })
  return (await Promise.all(kept)).every(Boolean)
}

/** Workbox dates a file when a page asks for it, and takes out by that date alone: one that no page asks for would stay. */
async function date(file: string): Promise<void> {
  try {
    await new CacheExpiration(ASSETS, ASSET_LIMITS).updateTimestamp(file)
  } catch {
    // No IndexedDB, as in some private windows: there nothing stays anyway.
  }
}

/** The oldest go first: what is written again is the newest. */
async function limit(cache: Cache): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => url !== address(DEFAULT))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_DOCUMENTS)).map((key) => cache.delete(key)))
}

/** Keeps what the page asks for. Documents of another release or language go once those of this one are here. */
export async function keepDocuments({ documents, assets }: Keep): Promise<void> {
  const { scope } = self.registration
  const own = [...documents, ...assets].map((path) => new URL(path, scope).href)
  if (own.some((href) => !href.startsWith(scope))) return
  let areHere = true
  for (const path of documents) {
    // As a page is asked for, with the cookie that names its language; 304 where nothing has changed.
    const response = await fetch(path, { headers: { Accept: 'text/html' } })
    if (!(await keepDocument(new URL(path, scope).pathname, response))) areHere = false
  }
  if (areHere) await deleteOtherEditions()
  await keepAssets(assets)
}

async function deleteOtherEditions(): Promise<void> {
  const cache = await caches.open(DOCUMENTS)
  const edition = (await findDocument(DEFAULT))?.headers.get(EDITION)
  for (const key of await cache.keys()) {
    const kept = await cache.match(key)
    if (kept?.headers.get(EDITION) !== edition) await cache.delete(key)
  }
}
