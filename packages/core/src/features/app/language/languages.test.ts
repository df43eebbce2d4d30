import { expect, it } from 'vitest'
import { createFoyer } from '../../../create-foyer.ts'
import { createTestFoyer, hang, memoryPorts, type TestFoyerOptions } from '../../../testing.ts'
import { LANGUAGE_PICKER_CODES } from './languages.ts'

function bench(options: TestFoyerOptions = {}) {
  return createTestFoyer({ fetch: hang, ...options })
}

it('[I18N-01] starts in EN, takes TY, refuses what is not there', () => {
  const { foyer, ports, dispose } = bench()
  expect(foyer.languages.$language.get()).toBe('EN')
  expect(foyer.languages.setLanguage('TY')).toBe(true)
  expect(foyer.languages.$language.get()).toBe('TY')
  expect(ports.storage.get('MC_LANGUAGE')).toBe('TY')
  expect(foyer.languages.setLanguage('XX')).toBe(false)
  expect(foyer.languages.$language.get()).toBe('TY')
  dispose()
})

it('[I18N-03] one more language is a matter of configuration', () => {
  const { foyer, dispose } = bench({ config: { languages: ['TH', 'VI'] } })
  expect(foyer.languages.available).toEqual(['TH', 'VI'])
  expect(foyer.languages.$language.get()).toBe('TH')
  expect(foyer.languages.setLanguage('VI')).toBe(true)
  expect(foyer.languages.setLanguage('EN')).toBe(false)
  dispose()
})

it('[I18N-02] 40 codes are listed, each once, those of this site among them; none can be chosen by being listed', () => {
  const { foyer, dispose } = bench()
  expect(new Set(LANGUAGE_PICKER_CODES).size).toBe(40)
  expect(LANGUAGE_PICKER_CODES).toHaveLength(40)
  expect(foyer.languages.available.every((code) => LANGUAGE_PICKER_CODES.includes(code))).toBe(true)
  const others = LANGUAGE_PICKER_CODES.filter((code) => !foyer.languages.available.includes(code))
  expect(others).toHaveLength(37)
  for (const code of others) expect(foyer.languages.setLanguage(code)).toBe(false)
  expect(foyer.languages.$language.get()).toBe('EN')
  dispose()
})

it('remembers the choice, follows other tabs, and forgets a language that the site no longer has', async () => {
  const first = bench()
  first.foyer.languages.setLanguage('BN')
  const tab = first.ports.storage.tab()
  first.dispose()
  const second = bench({ storage: tab })
  expect(second.foyer.languages.$language.get()).toBe('BN')
  const other = tab.tab()
  other.set('MC_LANGUAGE', 'TY')
  expect(second.foyer.languages.$language.get()).toBe('TY')
  other.clear()
  expect(second.foyer.languages.$language.get()).toBe('EN')
  other.set('MC_LANGUAGE', 'XX')
  expect(second.foyer.languages.$language.get()).toBe('EN')
  second.dispose()
  await second.idle()
  expect(second.leftovers()).toEqual([])
})

it('[I18N-04] the next request names the new language', async () => {
  const seen: (string | null)[] = []
  const { foyer, idle, dispose } = bench({
    fetch: async (request) => {
      seen.push(request.headers.get('Language'))
      return Response.json({ value: {} })
    },
  })
  await idle()
  foyer.languages.setLanguage('TY')
  seen.length = 0
  await foyer.platform.refreshStatus()
  expect(seen).toEqual(['TY'])
  dispose()
})

it('[I18N-01] begins in the language of its document, if it has that; what was chosen counts from the start on', () => {
  for (const [language, first] of [
    ['BN', 'BN'],
    ['XX', 'EN'],
  ] as const) {
    const ports = memoryPorts()
    ports.storage.set('MC_LANGUAGE', 'TY')
    const foyer = createFoyer({ merchant: 'demo', ports, language })
    expect(foyer.languages.$language.get()).toBe(first)
    foyer.start()
    expect(foyer.languages.$language.get()).toBe('TY')
    foyer.dispose()
  }
})

it('a language chosen by a person changes with its texts: all at once, or not at all with a word about it', async () => {
  const { foyer, ports, dispose } = bench()
  const toasts: string[] = []
  foyer.events.on('toast', ({ key }) => toasts.push(key))
  let bring = () => {}
  const slow = () =>
    new Promise<void>((resolve) => {
      bring = resolve
    })
  const stays = () => {
    expect(foyer.languages.$language.get()).toBe('EN')
    expect(ports.storage.get('MC_LANGUAGE')).toBeNull()
  }
  const waiting = foyer.languages.changeLanguage('TY', slow)
  stays()
  expect(await foyer.languages.changeLanguage('BN', () => Promise.reject(new Error('404')))).toBe(false)
  expect(toasts).toEqual(['error.network.failed'])
  bring()
  // Another choice came after it.
  expect(await waiting).toBe(false)
  stays()
  ports.network.setOnline(false)
  expect(await foyer.languages.changeLanguage('BN', async () => {})).toBe(false)
  expect(toasts).toEqual(['error.network.failed', 'error.network.offline'])
  stays()
  ports.network.setOnline(true)
  expect(await foyer.languages.changeLanguage('XX', async () => {})).toBe(false)
  expect(await foyer.languages.changeLanguage('BN', async () => {})).toBe(true)
  expect(foyer.languages.$language.get()).toBe('BN')
  expect(ports.storage.get('MC_LANGUAGE')).toBe('BN')
  expect(toasts).toHaveLength(2)
  dispose()
})

it('[I18N-04] a choice of another tab counts more than an earlier one here whose texts are still coming', async () => {
  const { foyer, ports, dispose } = bench()
  let bring = () => {}
  const chosen = foyer.languages.changeLanguage('TY', () => new Promise<void>((resolve) => (bring = resolve)))
  ports.storage.tab().set('MC_LANGUAGE', 'BN')
  bring()
  expect(await chosen).toBe(false)
  expect(foyer.languages.$language.get()).toBe('BN')
  expect(ports.storage.get('MC_LANGUAGE')).toBe('BN')
  dispose()
})
