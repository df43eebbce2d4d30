import { createListeners } from './listeners.ts'
import { createMemoryCipher, type MemoryCipher } from './memory-cipher.ts'
import { createMemoryLocks } from './memory-locks.ts'
import { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts'
import { createMemoryNetwork, type FetchHandler, type MemoryNetwork } from './memory-network.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import type { Clock, CryptoSource, Device, Locks, Ports, Random, Scripts, Visibility } from './ports.ts'
import { systemClock } from './system-clock.ts'

export interface MemoryPortsOptions {
  /** Default: the platform's clock. */
  readonly clock?: Clock
  /** Default: the platform's `fetch`. */
  readonly fetch?: FetchHandler
  readonly storage?: MemoryStorage
  readonly sessionStorage?: MemoryStorage
  /** Tabs that have to exclude each other share one instance. */
  readonly locks?: Locks
  readonly random?: Random
  readonly crypto?: CryptoSource
  /** Share it, with the storage, to simulate a restart or another tab. */
  readonly secrets?: MemoryCipher
  /** Default: no user agent, not installed, no page; `http.baseUrl` is then required. */
  readonly device?: Partial<Device>
  /** Default: scripts cannot be loaded. */
  readonly scripts?: Scripts
  /** Path to start on. Default '/'. */
  readonly path?: string
}

export interface MemoryVisibility extends Visibility {
  readonly listeners: number
  setVisible(visible: boolean): void
}

/** {@link Ports} in memory: for Node, server rendering and tests. */
export interface MemoryPorts extends Ports {
  readonly storage: MemoryStorage
  readonly sessionStorage: MemoryStorage
  readonly secrets: MemoryCipher
  readonly network: MemoryNetwork
  readonly visibility: MemoryVisibility
  readonly navigation: MemoryNavigation
}

export function memoryPorts(options: MemoryPortsOptions = {}): MemoryPorts {
  return {
    storage: options.storage ?? createMemoryStorage(),
    sessionStorage: options.sessionStorage ?? createMemoryStorage(),
    clock: options.clock ?? systemClock(),
    locks: options.locks ?? createMemoryLocks(),
    random: options.random ?? { next: () => Math.random() },
    crypto: options.crypto ?? { subtle: globalThis.crypto?.subtle },
    secrets: options.secrets ?? createMemoryCipher(),
    network: createMemoryNetwork(options.fetch ?? ((request) => fetch(request))),
    device: { userAgent: '', standalone: false, host: '', origin: '', ...options.device },
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
