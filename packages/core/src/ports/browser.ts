import { afterPaint } from './after-paint.ts'
import { createListeners } from './listeners.ts'
import { MODAL_ENTRY } from './modal-entry.ts'
import type {
  Installer,
  KeyValueStorage,
  Navigation,
  NavigationCause,
  Ports,
  SecretCipher,
  Unsubscribe,
} from './ports.ts'
import { systemClock } from './system-clock.ts'

/** Words for a window that is still empty, in the language of the page. */
export interface WindowText {
  readonly text: string
  /** BCP 47. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

export interface BrowserPortsOptions {
  /**
   * Returns what a window shows until its page is there, by its locale key. Undefined if the texts are not here yet. Without it the
   * window is empty.
   */
  readonly windowText?: ((textKey: string) => WindowText | undefined) | undefined
}

/**
 * {@link Ports} of a page. `window` is read only when a port is used, so that a module that makes them can be loaded
 * anywhere. No listener blocks the back-forward cache.
 */
export function browserPorts({ windowText }: BrowserPortsOptions = {}): Ports {
  return {
    storage: webStorage(() => window.localStorage),
    sessionStorage: webStorage(() => window.sessionStorage),
    clock: systemClock(),
    // Not loaded lazily: if the chunk failed, token refreshes would silently run without a lock.
    locks: { hold: holdWebLock },
    random: { next: () => Math.random(), uuid: newUuid },
    crypto: {
      get subtle() {
        // Undefined on an insecure origin, although the types say otherwise.
        return window.crypto?.subtle
      },
    },
    secrets: lazySecretCipher(),
    network: {
      async fetch(request, onUploadProgress) {
        if (onUploadProgress === undefined) return window.fetch(request)
        const { sendWithProgress } = await import('./upload-with-progress.ts')
        return sendWithProgress(request, onUploadProgress)
      },
      isOnline: () => window.navigator.onLine,
      onChange(listener) {
        const undoOnline = listen(window, 'online', () => listener(true))
        const undoOffline = listen(window, 'offline', () => listener(false))
        return () => {
          undoOnline()
          undoOffline()
        }
      },
    },
    device: {
      get userAgent() {
        return window.navigator.userAgent
      },
      get touchPoints() {
        return window.navigator.maxTouchPoints
      },
      get standalone() {
        const onIos = 'standalone' in window.navigator && window.navigator.standalone === true
        return onIos || window.matchMedia('(display-mode: standalone)').matches
      },
      get host() {
        return window.location.host
      },
      get origin() {
        return window.location.origin
      },
    },
    installer: browserInstaller(),
    visibility: {
      isVisible: () => document.visibilityState === 'visible',
      afterPaint,
      onChange: (listener) =>
        listen(document, 'visibilitychange', () => listener(document.visibilityState === 'visible')),
    },
    navigation: historyNavigation(windowText),
    scripts: {
      // Loaded lazily: few visits need it.
      load: async (address, signal) => (await import('./load-script.ts')).loadScript(address, signal),
      global: (name) => Reflect.get(window, name),
    },
  }
}

function listen(target: Window | Document, event: string, handler: (event: Event) => void): Unsubscribe {
  target.addEventListener(event, handler)
  return () => target.removeEventListener(event, handler)
}

/** What Chromium tells a page once the site could be installed. Not in TypeScript's library: no standard has it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/**
 * Where the browser's offer is kept. A page that loads this code late keeps it there itself, from its first script:
 * `addEventListener('beforeinstallprompt', (event) => { event.preventDefault(); window.foyerInstallPrompt = event })`.
 */
const OFFER = 'foyerInstallPrompt'

function browserInstaller(): Installer {
  const listeners = createListeners<[change: 'offer' | 'installed']>()
  const offer = (): BeforeInstallPromptEvent | undefined => Reflect.get(window, OFFER)
  const keep = (event?: Event) => {
    // Without this the browser shows a bar of its own, at a moment of its own.
    event?.preventDefault()
    Reflect.set(window, OFFER, event)
    listeners.notify('offer')
  }
  return {
    canPrompt: () => offer() !== undefined,
    async prompt() {
      const kept = offer()
      if (kept === undefined) return 'unavailable'
      try {
        const { outcome } = await kept.prompt()
        return outcome === 'accepted' ? 'accepted' : 'refused'
      } catch {
        // Used up, or outside a tap.
        return 'unavailable'
      } finally {
        keep()
      }
    },
    onChange(listener) {
      const undoOwn = listeners.add(listener)
      const undoOffer = listen(window, 'beforeinstallprompt', keep)
      const undoInstalled = listen(window, 'appinstalled', () => listener('installed'))
      return () => {
        undoOwn()
        undoOffer()
        undoInstalled()
      }
    },
  }
}

/** The methods throw where storage is denied; `createStoredValue` handles that. */
function webStorage(area: () => Storage): KeyValueStorage {
  return {
    get: (key) => area().getItem(key),
    set: (key, value) => area().setItem(key, value),
    remove: (key) => area().removeItem(key),
    keys() {
      const store = area()
      return Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null)
    },
    onChange: (listener) =>
      listen(window, 'storage', (event) => {
        if (event instanceof StorageEvent && event.storageArea === area()) listener(event.key)
      }),
  }
}

/** Loaded with the first secret: few visits have one. */
function lazySecretCipher(): SecretCipher {
  let cipher: SecretCipher | undefined
  const loaded = async () => {
    cipher ??= (await import('./indexed-db-cipher.ts')).createIndexedDbCipher()
    return cipher
  }
  return {
    encrypt: async (secret, purpose) => (await loaded()).encrypt(secret, purpose),
    decrypt: async (encrypted, purpose) => (await loaded()).decrypt(encrypted, purpose),
  }
}

const BEHIND = 'foyerBehind'
/** Browsers keep no more history entries than this. */
const MAX_BEHIND = 50

/** The paths behind an entry are stored in its state, so that they survive reloads and the return from a game. */
function historyNavigation(windowText: BrowserPortsOptions['windowText']): Navigation {
  const listeners = createListeners<[cause: NavigationCause]>()
  const stateOf = (): Readonly<Record<string, unknown>> => {
    const state: unknown = window.history.state
    return typeof state === 'object' && state !== null ? { ...state } : {}
  }
  const current = () => window.location.pathname + window.location.search + window.location.hash
  const behind = (): readonly string[] => {
    const known = stateOf()[BEHIND]
    return Array.isArray(known) ? known.filter((path) => typeof path === 'string') : []
  }

  const isModalEntry = () => stateOf()[MODAL_ENTRY] === true
  /** The state of an entry for a page. */
  const pageState = () => {
    const { [MODAL_ENTRY]: _, ...state } = stateOf()
    return state
  }

  return {
    current,
    push(to) {
      const state = { [BEHIND]: [...behind(), current()].slice(-MAX_BEHIND) }
      if (isModalEntry()) window.history.replaceState(state, '', to)
      else window.history.pushState(state, '', to)
      listeners.notify('push')
    },
    replace(to) {
      window.history.replaceState(pageState(), '', to)
      listeners.notify('replace')
    },
    back(steps = 1) {
      // The entry of a modal has the address of its page, so it is one step more. Unmarked, it is left once only.
      const more = isModalEntry() ? 1 : 0
      if (more > 0) window.history.replaceState(pageState(), '')
      window.history.go(-steps - more)
    },
    behind,
    onChange(listener) {
      const undoOwn = listeners.add(listener)
      const undoPop = listen(window, 'popstate', () => listener('pop'))
      return () => {
        undoOwn()
        undoPop()
      }
    },
    assign: (url) => window.location.assign(url),
    openWindow(textKey) {
      const opened = window.open('', '_blank')
      if (opened === null) return undefined
      // `noopener` would return no window; this too keeps the game from accessing our page.
      opened.opener = null
      writeWindowText(opened.document, textKey, windowText)
      return { go: (url) => opened.location.replace(url), close: () => opened.close() }
    },
  }
}

/** The text stays until the page of the new address is drawn. Styles are set by script, because a policy may forbid others. */
function writeWindowText(opened: Document, textKey: string, windowText: BrowserPortsOptions['windowText']): void {
  try {
    const words = windowText?.(textKey)
    if (words === undefined) return
    const { text, tag, dir } = words
    opened.title = text
    opened.documentElement.lang = tag
    opened.documentElement.dir = dir
    const line = opened.createElement('p')
    line.setAttribute('role', 'status')
    line.textContent = text
    Object.assign(line.style, {
      margin: '40vh 1.5rem 0',
      font: '1.125rem/1.5 system-ui, sans-serif',
      textAlign: 'center',
    })
    opened.body.append(line)
  } catch (cause) {
    // The texts are code of the host: the window is needed all the same.
    window.reportError(cause)
  }
}

/** Web Locks. They are missing on insecure origins and in old browsers, and fail where storage is denied. */
async function holdWebLock<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (!('locks' in window.navigator)) return work()
  let granted = false
  try {
    return await window.navigator.locks.request(name, { signal }, () => {
      granted = true
      return work()
    })
  } catch (cause) {
    if (granted || signal.aborted) throw cause
    return work()
  }
}

/** `crypto.randomUUID` is missing on insecure origins. */
function newUuid(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) =>
    // Version 4 and variant 10, in the bits that RFC 9562 gives them.
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
