import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerNavigation, keepDocuments } from './documents.ts'
import { ASSETS, DOCUMENTS } from './messages-and-caches.ts'

// Workbox looks for it when it is imported.
vi.hoisted(() => vi.stubGlobal('self', globalThis))

const ORIGIN = 'https://site.example'
const SCRIPT = '/m/assets/start-12345678.js'
const CHUNK = '/m/assets/home-12345678.js'
const STYLES = '/m/assets/site-12345678.css'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const JS = { 'Content-Type': 'text/javascript; charset=utf-8' }

const documentOf = (release: string, name = 'home') =>
  `<!doctype html><html lang="en" data-release="${release}"><script type="module" src="${SCRIPT}"></script>` +
  `<script type="application/json" id="foyer-chunks">${JSON.stringify([CHUNK, STYLES])}</script>` +
  `<div id="root" data-document="${name}" data-language="EN"></div>`

/** What a captive portal, or a host that knows no 404, sends for everything. */
const SOMEBODY_ELSES = '<!doctype html><html><title>Sign in to the network</title>'

type Answer = () => Response
/** By path; what is not here cannot be reached. */
let host: Map<string, Answer>
let stored: Map<string, Map<string, Response>>

function respond(path: string, body: string, headers: HeadersInit, { status = 200, redirected = false } = {}): Answer {
  return () =>
    Object.defineProperties(new Response(body, { status, headers }), {
      url: { value: ORIGIN + path },
      redirected: { value: redirected },
      // A copy of Node's own has no address.
      clone: { value: () => respond(path, body, headers, { status, redirected })() },
    })
}

function serve(path: string, body: string, headers: HeadersInit, options?: Parameters<typeof respond>[3]): void {
  host.set(path, respond(path, body, headers, options))
}

function serveRelease(release: string): void {
  serve('/m/home', documentOf(release), HTML)
  serve('/m/login', documentOf(release, 'default'), HTML)
  for (const path of [SCRIPT, CHUNK]) serve(path, '0', JS)
  serve(STYLES, 'a{}', { 'Content-Type': 'text/css' })
}

const fetchFromHost = async (input: string | { readonly url: string }) => {
  const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN)
  const answer = host.get(pathname)
  if (answer === undefined) throw new TypeError('Failed to fetch')
  return answer()
}

function openStored(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
  const hrefOf = (key: string | { readonly url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  return {
    match: async (key: string | { readonly url: string }) => entries.get(hrefOf(key))?.clone(),
    put: async (key: string, response: Response) => {
      entries.delete(hrefOf(key))
      entries.set(hrefOf(key), response)
    },
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    delete: async (key: { readonly url: string }) => entries.delete(hrefOf(key)),
  }
}

/** Everything that is kept, without its origin. */
const kept = () =>
  [...stored.values()].flatMap((entries) => [...entries.keys()].map((href) => href.slice(ORIGIN.length))).sort()

/** A person opens a page. */
async function navigate(path: string, preloaded?: Response): Promise<string> {
  const lasting: Promise<unknown>[] = []
  const event = {
    request: { url: ORIGIN + path },
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (work: Promise<unknown>) => lasting.push(work),
  }
  const response = await answerNavigation(event as unknown as FetchEvent)
  await Promise.allSettled(lasting)
  return response.text()
}

const keepStart = () => keepDocuments({ type: 'keep', documents: ['/m/home', '/m/login'], assets: [] })

beforeEach(() => {
  host = new Map()
  stored = new Map()
  vi.stubGlobal('self', { registration: { scope: `${ORIGIN}/m/` } })
  vi.stubGlobal('caches', { open: async (name: string) => openStored(name) })
  vi.stubGlobal('fetch', fetchFromHost)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is kept', () => {
  it('[SW-03] is a document with all that it starts with, by its path alone', async () => {
    serveRelease('1')
    await navigate('/m/home?token=secret')
    expect(kept()).toEqual([STYLES, CHUNK, SCRIPT, '/m/home'].sort())
    serve('/m/set', documentOf('1', 'default'), HTML)
    await navigate('/m/set')
    // One for all pages without a document of their own.
    expect(kept()).toContain('/m/?default')
    expect(kept()).not.toContain('/m/set')
  })

  it.each([
    ['a page of its own in place of a script', SCRIPT, SOMEBODY_ELSES, HTML, {}],
    ['a page of its own in place of a chunk', CHUNK, SOMEBODY_ELSES, HTML, {}],
    ['a page of its own in place of the styles', STYLES, SOMEBODY_ELSES, HTML, {}],
    ['words in place of a script', SCRIPT, 'Not found', { 'Content-Type': 'text/plain' }, {}],
    ['a script from somewhere else', CHUNK, '0', JS, { redirected: true }],
    ['no script', CHUNK, 'Not found', JS, { status: 404 }],
  ])('[SW-03] is not %s, nor the document that needs it', async (_, path, body, headers, options) => {
    serveRelease('1')
    serve(path, body, headers, options)
    await navigate('/m/home')
    expect(kept()).not.toContain(path)
    expect(kept()).not.toContain('/m/home')
    // As it should be again.
    serveRelease('1')
    await navigate('/m/home')
    expect(kept()).toContain(path)
    expect(kept()).toContain('/m/home')
  })

  it.each([
    ['the page of a network', SOMEBODY_ELSES, HTML, {}],
    ['an error', documentOf('2'), HTML, { status: 404 }],
    ['what a redirect has led to', documentOf('2'), HTML, { redirected: true }],
    ['an answer of the API', '{"value":"secret"}', { 'Content-Type': 'application/json' }, {}],
    ['a document that is cut off', documentOf('2').slice(0, 60), HTML, {}],
  ])('[SW-03] is not %s: the document from before stays', async (_, body, headers, options) => {
    serveRelease('1')
    await navigate('/m/home')
    serve('/m/home', body, headers, options)
    await navigate('/m/home')
    await keepStart()
    host.clear()
    expect(await navigate('/m/home')).toContain('data-release="1"')
    expect(kept()).toContain('/m/home')
  })

  it('[SW-03] is nothing outside its scope, whoever asks for it', async () => {
    serveRelease('1')
    serve('/wps/session', '{}', JS)
    await keepDocuments({ type: 'keep', documents: ['/m/home'], assets: ['/wps/session'] })
    await keepDocuments({ type: 'keep', documents: ['/m/home'], assets: ['/m/../wps/session'] })
    await keepDocuments({ type: 'keep', documents: ['/m/home'], assets: ['https://other.example/m/assets/a.js'] })
    expect(kept()).toEqual([])
  })

  it('stays where the document of the other pages cannot be had', async () => {
    serveRelease('1')
    serve('/m/login', 'ill', HTML, { status: 503 })
    await keepStart()
    expect(kept()).toContain('/m/home')
  })

  it('[SW-03] are twelve documents, the last that were opened, besides that of all other pages', async () => {
    serveRelease('1')
    await keepStart()
    const paths = Array.from({ length: 13 }, (_, index) => `/m/list-${index}`)
    for (const path of paths) {
      serve(path, documentOf('1', path), HTML)
      await navigate(path)
    }
    const documents = [...(stored.get(DOCUMENTS)?.keys() ?? [])].map((href) => href.slice(ORIGIN.length))
    expect(documents).toEqual(['/m/?default', ...paths.slice(1)])
  })

  it('[SW-03] of a former release goes once the next one is here', async () => {
    serveRelease('1')
    await keepStart()
    serve('/m/slot-games', documentOf('1', 'slots'), HTML)
    await navigate('/m/slot-games')
    serveRelease('2')
    await keepStart()
    expect([...(stored.get(DOCUMENTS)?.keys() ?? [])].sort()).toEqual([`${ORIGIN}/m/?default`, `${ORIGIN}/m/home`])
  })
})

describe('a document', () => {
  it('[PERR-10] that is kept opens where the host cannot be reached, is ill or is late, with its age', async () => {
    vi.setSystemTime(1_700_000_000_000)
    serveRelease('__FOYER_RELEASE__')
    await keepStart()
    const old = '<html data-kept-at="1700000000000" lang="en" data-release="__FOYER_RELEASE__">'
    serve('/m/home', 'ill', HTML, { status: 503 })
    expect(await navigate('/m/home')).toContain(old)
    host.clear()
    expect(await navigate('/m/home')).toContain(old)
    // Without one of its own: that of every other page.
    expect(await navigate('/m/activity')).toContain('data-document="default"')
  })

  it('[PERR-10] has the age of the host’s clock when the clock of the device is wrong', async () => {
    vi.setSystemTime(1_700_000_000_000)
    serveRelease('1')
    serve('/m/home', documentOf('1'), { ...HTML, Date: 'Wed, 15 Nov 2023 06:00:00 GMT' })
    await navigate('/m/home')
    host.clear()
    expect(await navigate('/m/home')).toContain(`data-kept-at="${Date.UTC(2023, 10, 15, 6)}"`)
  })

  it('[PERR-10] that is kept opens if the preload of the browser resolves to an error, as in Firefox', async () => {
    serveRelease('1')
    await keepStart()
    host.clear()
    expect(await navigate('/m/home', Response.error())).toContain('data-release="1"')
  })

  it.each([
    ['of this release stands in for a slow host after 3 s', '__FOYER_RELEASE__', true],
    ['of another release does not', '1', false],
  ])('[PERR-10] %s', async (_, release, standsIn) => {
    serveRelease(release)
    await keepStart()
    const answer = respond('/m/home', documentOf('of the host'), HTML)
    let arrive = () => {}
    vi.stubGlobal('fetch', () => new Promise((resolve) => (arrive = () => resolve(answer()))))
    const shown: string[] = []
    const opened = navigate('/m/home').then((html) => shown.push(html))
    await vi.advanceTimersByTimeAsync(2999)
    expect(shown).toEqual([])
    vi.stubGlobal('fetch', fetchFromHost)
    await vi.advanceTimersByTimeAsync(1)
    arrive()
    await opened
    expect(shown[0]?.includes('data-kept-at')).toBe(standsIn)
  })
})

describe('a storage', () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

  it.each([
    ['that is refused, as in a private window', { open: full }],
    ['that is full', { open: async (name: string) => ({ ...openStored(name), put: full }) }],
    ['that was cleared meanwhile', { open: async () => openStored(String(Math.random())) }],
  ])('%s: the page comes from the host', async (_, storage) => {
    serveRelease('1')
    vi.stubGlobal('caches', storage)
    expect(await navigate('/m/home')).toBe(documentOf('1'))
    expect(await navigate('/m/home')).toBe(documentOf('1'))
  })

  it('that has lost the files alone takes them again with the next document', async () => {
    serveRelease('1')
    await navigate('/m/home')
    stored.delete(ASSETS)
    await navigate('/m/home')
    expect(kept()).toContain(CHUNK)
  })
})

describe('what a network puts in the place of a document', () => {
  /** As a browser whose own cache holds what a network has sent for the address. */
  function withCached(path: string, body: string): void {
    const cached = respond(path, body, { ...HTML, 'Cache-Control': 'max-age=86400' })
    vi.stubGlobal('fetch', async (input: string | { readonly url: string }, init?: RequestInit) =>
      typeof input !== 'string' && init?.cache !== 'reload' ? cached() : fetchFromHost(input),
    )
  }

  it('[PERR-10] is asked for again past the browser’s own cache, so that the document comes when the host is back', async () => {
    serveRelease('1')
    await keepStart()
    withCached('/m/home', SOMEBODY_ELSES)
    serve('/m/home', documentOf('1'), HTML)
    expect(await navigate('/m/home')).toBe(documentOf('1'))
    // A preload comes from the same cache.
    const preloaded = respond('/m/home', SOMEBODY_ELSES, HTML)()
    expect(await navigate('/m/home', preloaded)).toBe(documentOf('1'))
    host.delete('/m/home')
    expect(await navigate('/m/home')).toContain('data-kept-at=')
  })

  it('[PERR-10] is shown while it is all that the network sends, since it may ask for a sign-in', async () => {
    serveRelease('1')
    await keepStart()
    serve('/m/home', SOMEBODY_ELSES, HTML)
    expect(await navigate('/m/home')).toBe(SOMEBODY_ELSES)
  })

  it.each(['', ' \n'])('[PERR-10] gives way to the kept document when it is %j', async (body) => {
    serveRelease('1')
    await keepStart()
    serve('/m/home', body, HTML)
    expect(await navigate('/m/home')).toContain('data-kept-at=')
    host.delete('/m/home')
    stored.clear()
    serve('/m/set', body, HTML)
    expect(await navigate('/m/set')).toBe(body)
  })

  it('[PERR-10] a document of the site is asked for once', async () => {
    serveRelease('1')
    let asked = 0
    vi.stubGlobal('fetch', (input: string | { readonly url: string }) => {
      if (typeof input !== 'string') asked += 1
      return fetchFromHost(input)
    })
    await navigate('/m/home')
    expect(asked).toBe(1)
  })
})
