import { createListeners } from './listeners.ts'
import { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts'
import { createMemoryNetwork, type FetchHandler, type MemoryNetwork } from './memory-network.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import type { Clock, CryptoSource, Device, Ports, Random, Visibility } from './ports.ts'
import { systemClock } from './system-clock.ts'

export interface MemoryPortsOptions {
  /** Default: the platform's clock. */
  readonly clock?: Clock
  /** Default: the platform's `fetch`. */
  readonly fetch?: FetchHandler
  readonly storage?: MemoryStorage
  readonly sessionStorage?: MemoryStorage
  readonly random?: Random
  readonly crypto?: CryptoSource
  /** Default: no user agent, not installed, no page; then `http.baseUrl` says where the platform is. */
  readonly device?: Partial<Device>
  /** Path to start on. Default '/'. */
  readonly path?: string
}

export interface MemoryVisibility extends Visibility {
  readonly listeners: number
  setVisible(visible: boolean): void
}

/** {@link Ports} that keep everything in the process: for Node, server rendering and tests. */
export interface MemoryPorts extends Ports {
  readonly storage: MemoryStorage
  readonly sessionStorage: MemoryStorage
  readonly network: MemoryNetwork
  readonly visibility: MemoryVisibility
  readonly navigation: MemoryNavigation
}

/** Ports without a page. Nothing is touched before it is used. */
export function memoryPorts(options: MemoryPortsOptions = {}): MemoryPorts {
  return {
    storage: options.storage ?? createMemoryStorage(),
    sessionStorage: options.sessionStorage ?? createMemoryStorage(),
    clock: options.clock ?? systemClock(),
    random: options.random ?? { next: () => Math.random() },
    crypto: options.crypto ?? { subtle: globalThis.crypto?.subtle },
    network: createMemoryNetwork(options.fetch ?? ((request) => fetch(request))),
    device: { userAgent: '', standalone: false, host: '', origin: '', ...options.device },
    visibility: createMemoryVisibility(),
    navigation: createMemoryNavigation(options.path),
  }
}

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
