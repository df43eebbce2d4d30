import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { browserPorts } from './browser.ts'

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', '/m/home?a=1#top')
})

it('navigation keeps what lies behind in the history, over reloads, and tells who moved', async () => {
  const { navigation } = browserPorts()
  const causes: string[] = []
  const stop = navigation.onChange((cause) => causes.push(cause))
  expect(navigation.current()).toBe('/m/home?a=1#top')
  expect(navigation.behind()).toEqual([])
  navigation.push('/m/help')
  navigation.push('/m/set')
  expect(navigation.behind()).toEqual(['/m/home?a=1#top', '/m/help'])
  window.history.replaceState({ ...window.history.state, theirs: 1 }, '')
  navigation.replace('/m/app')
  expect(window.history.state).toMatchObject({ theirs: 1 })
  expect(browserPorts().navigation.behind()).toEqual(['/m/home?a=1#top', '/m/help'])
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  navigation.back()
  await popped
  expect(navigation.current()).toBe('/m/help')
  expect(navigation.behind()).toEqual(['/m/home?a=1#top'])
  stop()
  navigation.push('/m/agent')
  expect(causes).toEqual(['push', 'push', 'replace', 'pop'])
  window.history.replaceState({ foyerBehind: 'damaged' }, '')
  expect(navigation.behind()).toEqual([])
})

it('storage reads, writes and hears of other tabs', () => {
  const { storage } = browserPorts()
  const heard: (string | null)[] = []
  const stop = storage.onChange((key) => heard.push(key))
  storage.set('MC_X', '1')
  expect([storage.get('MC_X'), storage.keys()]).toEqual(['1', ['MC_X']])
  const tell = (key: string | null, storageArea: Storage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  tell('MC_X', window.localStorage)
  tell('MC_Y', window.sessionStorage)
  tell(null, window.localStorage)
  stop()
  tell('MC_Z', window.localStorage)
  expect(heard).toEqual(['MC_X', null])
  storage.remove('MC_X')
  expect(storage.get('MC_X')).toBeNull()
})

it('a denied storage throws when used, not when made', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { storage } = browserPorts()
  expect(() => storage.get('a')).toThrow('denied')
})

it('locks are those of the browser; where it has none, or refuses, the work is done all the same', async () => {
  const { signal } = new AbortController()
  const work = async () => 'done'
  expect(await browserPorts().locks.hold('a', signal, work)).toBe('done')

  const request = vi.fn((_name: string, _options: object, granted: () => Promise<string>) => granted())
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } })
  try {
    const held = browserPorts().locks.hold('a', signal, work)
    // At once: whatever has to be fetched first may not come, and the turn would be lost in silence.
    expect(request).toHaveBeenCalledTimes(1)
    expect(await held).toBe('done')
    expect(request).toHaveBeenCalledWith('a', { signal }, expect.any(Function))
    const broken = () => Promise.reject(new Error('broken'))
    await expect(browserPorts().locks.hold('a', signal, broken)).rejects.toThrow('broken')

    request.mockRejectedValue(new DOMException('denied', 'SecurityError'))
    expect(await browserPorts().locks.hold('a', signal, work)).toBe('done')
    await expect(browserPorts().locks.hold('a', AbortSignal.abort(), work)).rejects.toThrow('denied')
  } finally {
    Reflect.deleteProperty(window.navigator, 'locks')
  }
})

it('connection, visibility and device come from the page', async () => {
  const { network, visibility, device, crypto, random } = browserPorts()
  const seen: unknown[] = []
  const stops = [network.onChange((on) => seen.push(on)), visibility.onChange((on) => seen.push(on))]
  expect([network.isOnline(), visibility.isVisible()]).toEqual([true, true])
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  for (const stop of stops) stop()
  window.dispatchEvent(new Event('offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(seen).toEqual([false, true, false])

  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
  expect(device.standalone).toBe(true)
  expect(device.origin).toBe(window.location.origin)
  expect(device.host).toBe(window.location.host)
  expect(device.userAgent).toContain('jsdom')
  vi.stubGlobal('navigator', { maxTouchPoints: 5 })
  expect(device.touchPoints).toBe(5)
  vi.unstubAllGlobals()

  expect(crypto.subtle).toBe(window.crypto.subtle)
  expect(random.next()).toBeLessThan(1)
  const fetch = vi.fn(async () => new Response('ok'))
  vi.stubGlobal('fetch', fetch)
  const request = new Request('https://foyer.test/a')
  expect((await network.fetch(request)).status).toBe(200)
  expect(fetch).toHaveBeenCalledWith(request)
  vi.unstubAllGlobals()
})

describe('a window whose page is not known yet', () => {
  const openWith = (options?: Parameters<typeof browserPorts>[0]) => {
    const opened = document.implementation.createHTMLDocument()
    const close = vi.fn()
    vi.stubGlobal('open', () => ({ document: opened, opener: window, close, location: { replace: vi.fn() } }))
    onTestFinished(() => void vi.unstubAllGlobals())
    return { opened, window: browserPorts(options).navigation.openWindow('toast.openingPayment') }
  }

  it('shows the words of the host in the language of the page', () => {
    const { opened } = openWith({ windowText: (key) => ({ text: `${key}…`, tag: 'fil', dir: 'ltr' }) })
    const { lang, dir } = opened.documentElement
    expect([lang, dir, opened.title]).toEqual(['fil', 'ltr', 'toast.openingPayment…'])
    expect(opened.querySelector('[role="status"]')?.textContent).toBe('toast.openingPayment…')
  })

  it('opens without words when the texts are not here yet, or the host throws', () => {
    expect(openWith({ windowText: () => undefined }).opened.body.textContent).toBe('')
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const broken = openWith({
      windowText: () => {
        throw new Error('no texts')
      },
    })
    expect([broken.window === undefined, reported.mock.calls.length]).toEqual([false, 1])
  })
})

describe('the installation by the browser', () => {
  const KEY = 'foyerInstallPrompt'
  const offered = (outcome: 'accepted' | 'dismissed' | 'used up') =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        if (outcome === 'used up') throw new DOMException('again', 'InvalidStateError')
        return { outcome }
      },
    })

  it('keeps the offer of the browser, and uses it once', async () => {
    const { installer } = browserPorts()
    const heard: string[] = []
    const stop = installer.onChange((change) => heard.push(change))
    expect([installer.canPrompt(), await installer.prompt()]).toEqual([false, 'unavailable'])
    const event = offered('accepted')
    window.dispatchEvent(event)
    // The browser shows no bar of its own.
    expect([event.defaultPrevented, installer.canPrompt()]).toEqual([true, true])
    expect(await installer.prompt()).toBe('accepted')
    expect(installer.canPrompt()).toBe(false)
    window.dispatchEvent(offered('dismissed'))
    expect(await installer.prompt()).toBe('refused')
    window.dispatchEvent(new Event('appinstalled'))
    stop()
    window.dispatchEvent(new Event('appinstalled'))
    expect(heard).toEqual(['offer', 'offer', 'offer', 'offer', 'installed'])
  })

  it('finds what the page kept before the client was there', async () => {
    Reflect.set(window, KEY, offered('used up'))
    const { installer } = browserPorts()
    expect(installer.canPrompt()).toBe(true)
    expect(await installer.prompt()).toBe('unavailable')
    expect(installer.canPrompt()).toBe(false)
  })
})
