/**
 * Everything that Foyer needs from its host environment: `browserPorts()` of `@foyer/core/browser` in a browser,
 * `nodePorts()` of `@foyer/core/node` on a server or in a script, `memoryPorts()` in tests. No other code of core uses globals of the host.
 */
export interface Ports {
  /** Survives a restart: session, caches, settings. */
  readonly storage: KeyValueStorage
  /** Lives as long as the tab: hot games, countdowns. */
  readonly sessionStorage: KeyValueStorage
  readonly clock: HostClock
  readonly locks: Locks
  readonly random: Random
  readonly crypto: CryptoSource
  readonly secrets: SecretCipher
  readonly network: Network
  readonly device: Device
  readonly installer: Installer
  readonly visibility: Visibility
  readonly navigation: Navigation
  readonly scripts: Scripts
}

/** A synchronous string store. Every method may throw (denied, quota); use it through `createStoredValue`. */
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
export interface HostClock {
  /** Wall time of the device, ms since the epoch, for dates. Wall time jumps when a person or the network sets the device's clock. */
  now(): number
  /**
   * Milliseconds since any fixed moment, for durations. Monotonic time never goes back and ignores changes of the device's clock.
   * The host decides whether it counts the sleep of the device.
   *
   * If a host has no such time, core counts how far `now()` moves forward. When wall time is set back, waiting then takes a little
   * longer. When wall time is set forward, waiting ends early.
   */
  monotonic?(): number
  /** Calls back once after 0 to 2^31 - 1 ms: core splits longer delays, which hosts do not accept. */
  setTimeout(callback: () => void, ms: number): TimerId
  clearTimeout(id: TimerId): void
}

/** A clock as core uses it. */
export interface Clock extends HostClock {
  monotonic(): number
}

/** The ports as core uses them: `completePorts` adds what a host may leave out. */
export interface CompletePorts extends Ports {
  readonly clock: Clock
}

export type TimerId = number | object

/** Mutual exclusion of the tabs of one browser. */
export interface Locks {
  /**
   * Runs `work` while no other caller, in this tab or another, holds the lock of this name; callers wait in order. Where
   * the host has no locks, `work` runs at once. Rejects as `work` does, and with the reason of `signal` where it aborts
   * before the lock is granted.
   */
  hold<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export interface Random {
  /** Uniform in [0, 1). Not for secrets. */
  next(): number
  /** A new UUID of version 4 (RFC 9562): no two are the same. */
  uuid(): string
}

export interface CryptoSource {
  /** WebCrypto; undefined on an insecure origin, where encrypted calls fail (CRYPTO-04). */
  readonly subtle: unknown | undefined
}

/**
 * Encrypts small secrets for storage (SESSION-10). Only the same site in the same browser can decrypt the text, and only
 * with the same purpose.
 */
export interface SecretCipher {
  /** @throws where encryption is not possible: an insecure origin, a browser that stores no keys. */
  encrypt(secret: string, purpose: string): Promise<string>
  /** @throws where decryption is not possible: another browser or purpose, a lost key, a changed text. */
  decrypt(encrypted: string, purpose: string): Promise<string>
}

export interface Network {
  /**
   * Like the global `fetch`. `onUploadProgress` gets growing numbers, at last the whole body (UPLOAD); a host that cannot
   * measure the upload calls it once, at the end.
   */
  fetch(request: Request, onUploadProgress?: UploadProgressListener): Promise<Response>
  /** Wraps dynamic imports, so that a test can count them. Default: calls `code`. */
  importModule?<T>(code: () => Promise<T>): Promise<T>
  isOnline(): boolean
  onChange(listener: (online: boolean) => void): Unsubscribe
}

/** Bytes of a request's body that have been sent, and their total. */
export type UploadProgressListener = (sent: number, total: number) => void

/** Third-party scripts, loaded when they are needed (LOGIN-05). */
export interface Scripts {
  /**
   * Resolves when the script has run. Each URL is loaded once; after a failure the next call tries again.
   * @throws TypeError where it cannot be loaded, or the page allows no scripts.
   */
  load(url: string, signal: AbortSignal): Promise<void>
  /** A global that such a script has defined. */
  global(name: string): unknown
}

export interface Device {
  readonly userAgent: string
  /** How many fingers the screen can tell apart; 0 without a touch screen. */
  readonly touchPoints: number
  /** Running as an installed home-screen web app. */
  readonly standalone: boolean
  /** `location.host` of the page, '' where there is none. */
  readonly host: string
  /** `location.origin` of the page, '' where there is none. */
  readonly origin: string
}

/** The browser's own way of putting the site on the home screen, which it offers when it sees fit. */
export interface Installer {
  /** Whether the browser can ask now. It asks once for each offer. */
  canPrompt(): boolean
  /** Lets the browser ask; to be called within a tap. Never rejects: `unavailable` where it does not ask. */
  prompt(): Promise<'accepted' | 'refused' | 'unavailable'>
  /** Calls back when `canPrompt()` has changed, and when the site was installed from this browser. */
  onChange(listener: (change: 'offer' | 'installed') => void): Unsubscribe
}

export interface Visibility {
  isVisible(): boolean
  onChange(listener: (visible: boolean) => void): Unsubscribe
  /**
   * Calls back once the last change is painted, for work that the screen does not wait for. A hidden page calls back at
   * once. Missing in hosts that paint nothing, such as servers and tests.
   *
   * @returns a function that cancels the wait
   */
  afterPaint?(run: () => void): Unsubscribe
}

/** The current URL and history, as path + query + hash relative to the origin. */
export interface Navigation {
  current(): string
  push(to: string): void
  replace(to: string): void
  /** Back in this site's own history, one step unless given. */
  back(steps?: number): void
  /**
   * The entries of this site before the current one, the nearest last; the oldest may be missing. Empty means that "back"
   * would leave the site.
   */
  behind(): readonly string[]
  /** Calls back after every change of `current()`. */
  onChange(listener: (cause: NavigationCause) => void): Unsubscribe
  /** Leaves for another document in the same window. The URL has been checked before (http, https). */
  assign(url: string): void
  /**
   * Opens a window for a page whose address is not known yet. Undefined where the browser blocks it, for example outside a tap.
   *
   * @param textKey the locale key of what the window shows until the page is there, e.g. `toast.launching`
   */
  openWindow(textKey: string): OpenedWindow | undefined
}

export interface OpenedWindow {
  /** The URL has been checked before (http, https). */
  go(url: string): void
  close(): void
}

export type NavigationCause = 'push' | 'replace' | 'pop'
