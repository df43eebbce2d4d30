import { decryptText, encryptText, generateKey } from './aes-gcm.ts'
import { createListeners } from './listeners.ts'
import { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts'
import { createMemoryNetwork, type FetchHandler, type MemoryNetwork } from './memory-network.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import type {
  CryptoSource,
  Device,
  HostClock,
  Installer,
  Locks,
  Ports,
  Random,
  Scripts,
  SecretCipher,
  Visibility,
} from './ports.ts'
import { systemClock } from './system-clock.ts'

export interface MemoryPortsOptions {
  /** Default: the platform's clock. */
  readonly clock?: HostClock
  /** Default: the platform's `fetch`. */
  readonly fetch?: FetchHandler
  readonly storage?: MemoryStorage
  readonly sessionStorage?: MemoryStorage
  /** Tabs that have to exclude each other share one instance. */
  readonly locks?: Locks
  readonly random?: Partial<Random>
  readonly crypto?: CryptoSource
  /** Share it, with the storage, to simulate a restart or another tab. */
  readonly secrets?: MemoryCipher
  /** Default: no user agent, not installed, no page; `baseUrl` is then required. */
  readonly device?: Partial<Device>
  /** Default: the browser offers no installation until the test says so. */
  readonly installer?: MemoryInstaller
  /** Default: scripts cannot be loaded. */
  readonly scripts?: Scripts
  /** Path to start on. Default '/'. */
  readonly path?: string
}

export interface MemoryVisibility extends Visibility {
  readonly listeners: number
  setVisible(visible: boolean): void
}

/** {@link Ports} in memory, for tests. Servers and scripts have `nodePorts()`. */
export interface MemoryPorts extends Ports {
  readonly storage: MemoryStorage
  readonly sessionStorage: MemoryStorage
  readonly secrets: MemoryCipher
  readonly network: MemoryNetwork
  readonly installer: MemoryInstaller
  readonly visibility: MemoryVisibility
  readonly navigation: MemoryNavigation
}

export function memoryPorts(options: MemoryPortsOptions = {}): MemoryPorts {
  return {
    storage: options.storage ?? createMemoryStorage(),
    sessionStorage: options.sessionStorage ?? createMemoryStorage(),
    clock: options.clock ?? systemClock(),
    locks: options.locks ?? createMemoryLocks(),
    random: { next: () => Math.random(), uuid: () => globalThis.crypto.randomUUID(), ...options.random },
    crypto: options.crypto ?? { subtle: globalThis.crypto?.subtle },
    secrets: options.secrets ?? createMemoryCipher(),
    network: createMemoryNetwork(options.fetch ?? ((request) => fetch(request))),
    device: { userAgent: '', touchPoints: 0, standalone: false, host: '', origin: '', ...options.device },
    installer: options.installer ?? createMemoryInstaller(),
    visibility: createMemoryVisibility(),
    navigation: createMemoryNavigation(options.path),
    scripts: options.scripts ?? NO_SCRIPTS,
  }
}

const NO_SCRIPTS: Scripts = Object.freeze({
  load: () => Promise.reject(new TypeError('There is no page to run scripts in.')),
  global: () => undefined,
})

function createMemoryVisibility(): MemoryVisibility {
  const listeners = createListeners<[visible: boolean]>()
  let visible = true
  return {
    get listeners() {
      return listeners.size
    },
    isVisible: () => visible,
    onChange: (listener) => listeners.add(listener),
    setVisible(next) {
      if (next === visible) return
      visible = next
      listeners.notify(visible)
    },
  }
}

/** A browser that offers an installation when the test says so. */
export interface MemoryInstaller extends Installer {
  readonly listeners: number
  /** How the person answers; undefined: the browser does not ask. */
  offer(answer: 'accepted' | 'refused' | undefined): void
  /** The site is on the home screen now, by whatever way. */
  install(): void
}

export function createMemoryInstaller(): MemoryInstaller {
  const listeners = createListeners<[change: 'offer' | 'installed']>()
  let answer: 'accepted' | 'refused' | undefined
  const installer: MemoryInstaller = {
    get listeners() {
      return listeners.size
    },
    canPrompt: () => answer !== undefined,
    async prompt() {
      const outcome = answer ?? 'unavailable'
      installer.offer(undefined)
      if (outcome === 'accepted') installer.install()
      return outcome
    },
    onChange: (listener) => listeners.add(listener),
    offer(next) {
      answer = next
      listeners.notify('offer')
    },
    install: () => listeners.notify('installed'),
  }
  return installer
}

/** A cipher with a key in memory. It can fail like a real one. */
export interface MemoryCipher extends SecretCipher {
  /** `denied` refuses everything, `mute` never answers. */
  behaviour: 'works' | 'denied' | 'mute'
}

export function createMemoryCipher(): MemoryCipher {
  let generated: Promise<CryptoKey> | undefined
  const key = () => {
    if (cipher.behaviour === 'denied')
      return Promise.reject(new DOMException('No keys are kept here.', 'SecurityError'))
    if (cipher.behaviour === 'mute') return new Promise<CryptoKey>(() => {})
    generated ??= generateKey()
    return generated
  }
  const cipher: MemoryCipher = {
    behaviour: 'works',
    encrypt: async (secret, purpose) => encryptText(await key(), secret, purpose),
    decrypt: async (encrypted, purpose) => decryptText(await key(), encrypted, purpose),
  }
  return cipher
}

/** Locks within the process. Tabs that have to exclude each other share one instance. */
export function createMemoryLocks(): Locks {
  /** The waiting callers by name. An entry means that the lock is held. */
  const queues = new Map<string, (() => void)[]>()
  return {
    async hold(name, signal, work) {
      signal.throwIfAborted()
      const queue = queues.get(name)
      if (queue === undefined) queues.set(name, [])
      else await waitForTurn(queue, signal)
      try {
        return await work()
      } finally {
        const next = queues.get(name)?.shift()
        if (next === undefined) queues.delete(name)
        else next()
      }
    },
  }
}

function waitForTurn(queue: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.splice(queue.indexOf(enter), 1)
      reject(signal.reason)
    }
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
    queue.push(enter)
  })
}
