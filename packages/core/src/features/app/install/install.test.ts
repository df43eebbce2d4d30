import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryInstaller, type MemoryInstaller } from '../../../ports/memory.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { appDownloadEndpoints } from '../app-downloads/endpoints.ts'
import { install, REFUSAL_MS } from './install.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const LINKS = [
  { resourceType: 'Android', url: 'https://a.test/app.apk' },
  { resourceType: 'AppDownloadIcon', url: 'app/icon.svg' },
]

interface Visit {
  readonly storage?: MemoryStorage
  readonly installer?: MemoryInstaller
  readonly links?: readonly Record<string, unknown>[] | 'failing'
  readonly now?: number
}

/** A visit to the lobby on an Android phone, with the links loaded. */
async function visit({
  storage = createMemoryStorage(),
  installer = createMemoryInstaller(),
  links = LINKS,
  now,
}: Visit = {}) {
  const script = scriptedPlatform()
  script.on(appDownloadEndpoints.resourceLinks, () =>
    links === 'failing' ? json({}, { status: 500 }) : json({ success: true, value: links }),
  )
  const test = createTestFoyer({
    fetch: script.fetch,
    start: false,
    config: { http: { retries: 0 } },
    storage,
    installer,
    device: { userAgent: ANDROID, touchPoints: 5 },
    ...(now === undefined ? {} : { now }),
  })
  onTestFinished(() => test.dispose())
  const api = test.foyer.use(install)
  expect(api.$offers.get()).toBeUndefined()
  await api.load()
  return {
    ...test,
    installer,
    storage,
    api,
    offers: () => api.$offers.get(),
    page: () => api.$offers.get()?.page.map(({ kind }) => kind),
  }
}

it('[INSTALL-12] knows the offers and the icon with the links, and without them where they fail', async () => {
  const { api, offers, page } = await visit()
  expect(page()).toEqual(['android'])
  expect(api.$icon.get()).toBe('app/icon.svg')
  expect(offers()?.bar).toBe(true)
  const failing = await visit({ links: 'failing' })
  expect(failing.page()).toEqual([])
  expect(failing.offers()?.bar).toBe(false)
})

it('[INSTALL-03] a link that may not be opened is none', async () => {
  const refused = ['javascript:alert(1)', 'data:text/html,x', 'https://bank.test@evil.test/', ' ', 'https://']
  for (const url of refused)
    expect((await visit({ links: [{ resourceType: 'Android', url }] })).page(), url).toEqual([])
  const own = await visit({ links: [{ resourceType: 'Android', url: '/files/app.apk' }] })
  expect(own.offers()?.page).toEqual([{ kind: 'android', url: 'https://foyer.test/files/app.apk' }])
})

it('leaves nothing behind', async () => {
  const { dispose, leftovers } = await visit()
  dispose()
  expect(leftovers()).toEqual([])
})

describe('the bar', () => {
  it('[INSTALL-13] stays closed on later visits, and is back when the storage was cleared', async () => {
    const storage = createMemoryStorage()
    const first = await visit({ storage })
    first.api.closeBar()
    expect(first.offers()?.bar).toBe(false)
    expect(storage.get('MC_DOWNLOAD_BAR_HIDDEN')).toBe('1')
    expect((await visit({ storage, now: Date.UTC(2040, 0, 1) })).offers()?.bar).toBe(false)
    storage.remove('MC_DOWNLOAD_BAR_HIDDEN')
    expect((await visit({ storage })).offers()?.bar).toBe(true)
  })

  it('[INSTALL-13] closes where the storage refuses, for this visit', async () => {
    const storage = createMemoryStorage()
    storage.behaviour = 'denied'
    const { api, offers } = await visit({ storage })
    api.closeBar()
    expect(offers()?.bar).toBe(false)
  })
})

describe('the installation by the browser', () => {
  it('is offered from the moment that the browser offers it, until it is used', async () => {
    const { api, installer, page, offers } = await visit()
    installer.offer('accepted')
    expect(page()).toEqual(['prompt', 'android'])
    expect(await api.prompt()).toEqual({ ok: true, data: 'accepted' })
    expect(page()).toEqual(['android'])
    expect(offers()).toMatchObject({ isInstalled: true, bar: false, marquee: false, sheet: undefined })
  })

  it('is known to be done on later visits, until the browser offers it again', async () => {
    const first = await visit()
    first.installer.install()
    expect((await visit({ storage: first.storage })).offers()).toMatchObject({ isInstalled: true, bar: false })
    // Removed from the home screen.
    const installer = createMemoryInstaller()
    const later = await visit({ storage: first.storage, installer })
    installer.offer('accepted')
    expect(later.offers()).toMatchObject({ isInstalled: false, bar: true })
    expect((await visit({ storage: first.storage })).offers()).toMatchObject({ isInstalled: false, bar: true })
  })

  it('is known where the browser offered before the client was there', async () => {
    const installer = createMemoryInstaller()
    installer.offer('accepted')
    expect((await visit({ installer })).page()).toEqual(['prompt', 'android'])
  })

  it('after a refusal nothing is offered unasked for 90 days', async () => {
    const now = Date.UTC(2026, 10, 24)
    const first = await visit({ now })
    first.installer.offer('refused')
    expect(first.offers()?.bar).toBe(true)
    expect(await first.api.prompt()).toEqual({ ok: true, data: 'refused' })
    expect(first.offers()).toMatchObject({ isInstalled: false, bar: false, sheet: undefined, marquee: true })
    const { storage } = first
    expect(REFUSAL_MS).toBe(90 * 24 * 60 * 60 * 1000)
    expect((await visit({ storage, now: now + REFUSAL_MS - 60_000 })).offers()?.bar).toBe(false)
    expect((await visit({ storage, now: now + REFUSAL_MS + 60_000 })).offers()?.bar).toBe(true)
  })

  it('says so where the browser does not ask', async () => {
    const { api, offers } = await visit()
    expect(await api.prompt()).toEqual({ ok: true, data: 'unavailable' })
    expect(offers()?.bar).toBe(true)
  })
})
