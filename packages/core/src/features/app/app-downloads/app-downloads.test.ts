import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { platformEndpoints } from '../platform/endpoints.ts'
import { appDownloads, findDownloadLink } from './app-downloads.ts'
import { appDownloadEndpoints } from './endpoints.ts'

it('[DATA-07][PDATA-13][PCALL-18] finds links by their type, exactly as it is spelled', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/app' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const downloadsApi = test.foyer.use(appDownloads)
  await downloadsApi.load()
  const state = downloadsApi.$links.get()
  const links = state.status === 'ready' ? state.data : []
  expect(links).toHaveLength(5)
  expect(findDownloadLink(links, 'Android')).toBe('https://apps.foyer.example/foyer.apk')
  expect(findDownloadLink(links, 'ANDROID')).toBeUndefined()
  await downloadsApi.load()
  expect(test.asked('resourceLinks')).toBe(1)
  await downloadsApi.refresh()
  expect(test.asked('resourceLinks')).toBe(2)
})

it('[DATA-07][PCALL-18] leaves out unknown types, and knows the rest from the last visit', async () => {
  const script = scriptedPlatform()
  const storage = createMemoryStorage()
  const open = () => {
    const test = createTestFoyer({ fetch: script.fetch, storage, start: false, config: { http: { retries: 0 } } })
    onTestFinished(() => test.dispose())
    return { ...test, appDownloads: test.foyer.use(appDownloads) }
  }
  const rows = [
    { resourceType: 'WINDOWS', url: 'https://x.test' },
    { resourceType: 'IOS', url: 'https://i.test' },
    null,
  ]
  script.on(appDownloadEndpoints.resourceLinks, () => json({ success: true, value: rows }))
  const first = open()
  await first.appDownloads.load()
  const data = [{ resourceType: 'IOS', url: 'https://i.test' }]
  expect(first.appDownloads.$links.get()).toMatchObject({ status: 'ready', data })

  script.on(appDownloadEndpoints.resourceLinks, () => json({}, { status: 500 }))
  const later = open()
  void later.appDownloads.load()
  expect(later.appDownloads.$links.get()).toMatchObject({ status: 'ready', data })
  await later.idle()
  expect(later.appDownloads.$links.get()).toMatchObject({ status: 'ready', data, stale: true })
})

it('[PCALL-25] keeps a refusal for the page to say, without a toast, and asks again', async () => {
  const script = scriptedPlatform()
  const test = createTestFoyer({ fetch: script.fetch, start: false, config: { http: { retries: 0 } } })
  onTestFinished(() => test.dispose())
  const downloadsApi = test.foyer.use(appDownloads)
  script.on(appDownloadEndpoints.resourceLinks, () => json({ success: false, code: 'zzz' }))
  await downloadsApi.load()
  expect(downloadsApi.$links.get()).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
  expect(test.events.toasts).toEqual([])
  script.answer(appDownloadEndpoints.resourceLinks, [])
  await downloadsApi.load()
  expect(downloadsApi.$links.get()).toMatchObject({ status: 'ready', data: [] })
})

it('[DATA-10] hands on how the merchant wants the page of the app', async () => {
  const script = scriptedPlatform()
  script.answer(platformEndpoints.siteFlags, {
    mobileTemplate: { app_background: 'app/back.svg', app_desc: 'Get it.', app_desc_font_color: '#fff' },
  })
  const test = createTestFoyer({ fetch: script.fetch })
  onTestFinished(() => test.dispose())
  const none = { background: undefined, description: undefined, color: undefined }
  expect(test.foyer.platform.$settings.get().mobileTemplate).toEqual(none)
  await test.idle()
  expect(test.foyer.platform.$settings.get().mobileTemplate).toEqual({
    background: 'app/back.svg',
    description: 'Get it.',
    color: '#fff',
  })
  script.answer(platformEndpoints.siteFlags, { mobileTemplate: { app_background: null, app_desc: '' } } as never)
  await test.foyer.platform.refresh()
  expect(test.foyer.platform.$settings.get().mobileTemplate).toEqual(none)
})

it('[I18N-04] the words about the app follow the language', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/app' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const words = () => test.foyer.platform.$settings.get().mobileTemplate.description
  await test.idle()
  expect(words()).toContain('games')
  for (const [code, word] of [
    ['TY', 'laro'],
    ['BN', 'গেম'],
  ] as const) {
    test.foyer.languages.setLanguage(code)
    // Flags do not blink meanwhile.
    expect(test.foyer.platform.$settings.get().known).toBe(true)
    await test.idle()
    expect(words()).toContain(word)
  }
})
