/**
 * Everything that Foyer needs from the platform it runs on. The browser gives one set (`browserPorts()`
 * from `@foyer/core/browser`), Node, server rendering and tests another (`memoryPorts()`).
 * Nothing else in core touches a global of the platform.
 */
export interface Ports {
  /** Survives a restart: session record, caches, choices. */
  readonly storage: KeyValueStorage
  /** Lives as long as the tab: hot games, countdowns. */
  readonly sessionStorage: KeyValueStorage
  readonly clock: Clock
  readonly locks: Locks
  readonly random: Random
  readonly crypto: CryptoSource
  readonly secrets: SecretCipher
  readonly network: Network
  readonly device: Device
  readonly visibility: Visibility
  readonly navigation: Navigation
  readonly scripts: Scripts
}

/** A synchronous string store. Every method may throw (denied, quota); callers go through `createStoredValue`. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
  /** Calls back when another tab or process changed `key` (null: the whole store was cleared). */
  onChange(listener: (key: string | null) => void): Unsubscribe
}

export type Unsubscribe = () => void

/** The only source of time. All durations are ms. */
export interface Clock {
  /** Device time, ms since the epoch. Server-corrected time is `transport/server-clock`. */
  now(): number
  setTimeout(callback: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
}

export type TimerId = number | object

/** Exclusion among the tabs of one browser. */
export interface Locks {
  /**
   * Does `work` while nobody else, in this tab or another, holds the lock of this name; whoever waits has its turn in
   * order. Where the platform has no locks it does the work at once. Rejects with the reason of `signal` when that
   * aborts before the turn has come, and as `work` does.
   */
  hold<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export interface Random {
  /** Uniform in [0, 1). Not for secrets. */
  next(): number
}

export interface CryptoSource {
  /** WebCrypto, or undefined where the platform has none (an insecure origin): encrypted calls then refuse (CRYPTO-04). */
  readonly subtle: unknown | undefined
}

/**
 * Keeps small secrets unreadable at rest (SESSION-10). What was encrypted is text that may be stored anywhere: only a box
 * of the same place (this site in this browser) opens it, and only for the purpose it was encrypted for.
 */
export interface SecretCipher {
  /** @throws where nothing can be encrypted: an insecure origin, a browser that keeps no keys. */
  encrypt(secret: string, purpose: string): Promise<string>
  /** @throws where it cannot be opened: another place or purpose, a lost key, a text that was changed. */
  decrypt(encrypted: string, purpose: string): Promise<string>
}

export interface Network {
  /**
   * Like the platform's `fetch`. With `onSent` it tells how much of the body has left (UPLOAD): never less than before,
   * at last all of it; a platform that cannot tell calls it once, at the end.
   */
  fetch(request: Request, onUploadProgress?: UploadProgressListener): Promise<Response>
  /** How code comes that a site fetches when it is needed; for a network that counts what is on its way. Default: it just comes. */
  importModule?<T>(code: () => Promise<T>): Promise<T>
  isOnline(): boolean
  onChange(listener: (online: boolean) => void): Unsubscribe
}

/** Bytes of a request's body that have left, of how many there are. */
export type UploadProgressListener = (sent: number, total: number) => void

/** Scripts of others, brought when somebody uses them (LOGIN-05). */
export interface Scripts {
  /**
   * Resolves when the script has run. One address is brought once; after a failure the next call tries again.
   * @throws TypeError where it cannot be had, or the page takes none.
   */
  load(address: string, signal: AbortSignal): Promise<void>
  /** What such a script has left behind under this global name. */
  global(name: string): unknown
}

export interface Device {
  readonly userAgent: string
  /** Running as an installed home-screen web app. */
  readonly standalone: boolean
  /** `location.host` of the page, '' where there is none. */
  readonly host: string
  /** `location.origin` of the page, '' where there is none. */
  readonly origin: string
}

export interface Visibility {
  isVisible(): boolean
  onChange(listener: (visible: boolean) => void): Unsubscribe
}

/** Where the person is, as path + query + hash relative to the origin. */
export interface Navigation {
  current(): string
  push(to: string): void
  replace(to: string): void
  /** Back in this site's own history, one step unless given. */
  back(steps?: number): void
  /**
   * Where the entries of this site behind the current one lead, the nearest last; it may leave out those that are far
   * back. None means that "back" would leave.
   */
  behind(): readonly string[]
  /** Called after every change of `current()`; `cause` tells who moved. */
  onChange(listener: (cause: NavigationCause) => void): Unsubscribe
  /** Leaves for another document, same window. The address has been checked before (http, https). */
  assign(url: string): void
  /** An empty window, to be filled later. Call it inside the tap, or the browser refuses (undefined). */
  openWindow(): OpenedWindow | undefined
}

export interface OpenedWindow {
  /** The address has been checked before (http, https). */
  go(url: string): void
  close(): void
}

export type NavigationCause = 'push' | 'replace' | 'pop'
