import type { Unsubscribe } from '../ports/ports.ts'
import { type CallbackLog, runIsolated } from './run-callback.ts'

/**
 * A log entry for developers. What this SDK writes never holds a token, a password, a code or a request body: only ids,
 * codes, status numbers and durations. `error` is what the host's own code threw, and may hold anything. So a reporter sends
 * `error.name` only, unless it trusts that code.
 */
export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error'
  /** `request`, `storage.denied`, `session.refreshed` ... */
  readonly event: string
  /** ms since the epoch, device clock. */
  readonly at: number
  readonly data?: Readonly<Record<string, string | number | boolean | undefined>>
  /**
   * What the listener or callback threw or rejected with, for `callback.failed`. The value is not cleaned. The error of
   * `config.envelope` may quote a response, so its place is taken by a `FoyerError`.
   */
  readonly error?: unknown
}

export interface Log extends CallbackLog {
  on(listener: (entry: LogEntry) => void): Unsubscribe
  debug(event: string, data?: LogEntry['data']): void
  warn(event: string, data?: LogEntry['data']): void
  error(event: string, data?: LogEntry['data']): void
  /** Writes a warning once for each key. The key is not written, so it may be an address. */
  warnOnce(key: string, event: string, data?: LogEntry['data']): void
}

/** Keys that {@link Log.warnOnce} remembers. */
const MAX_WARNED = 500

export function createLog(now: () => number): Log {
  const listeners = new Set<(entry: LogEntry) => void>()
  /** @param isNews false for the report of a failure: a listener that fails again is not reported without an end */
  const send = (entry: LogEntry, isNews = true, broken?: (entry: LogEntry) => void) => {
    for (const listener of [...listeners]) {
      if (listener === broken) continue
      runIsolated(
        () => listener(entry),
        (error) => {
          if (isNews) send(failureOf('log', error), false, listener)
        },
      )
    }
  }
  const failureOf = (of: string, error: unknown): LogEntry => ({
    level: 'error',
    event: 'callback.failed',
    at: now(),
    data: { of },
    error,
  })
  const write = (level: LogEntry['level']) => (event: string, data?: LogEntry['data']) => {
    send({ level, event, at: now(), ...(data === undefined ? {} : { data }) })
  }
  const warn = write('warn')
  const warned = new Set<string>()
  return {
    on(listener) {
      const own = (entry: LogEntry): void => listener(entry)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    debug: write('debug'),
    warn,
    warnOnce(key, event, data) {
      const id = `${event} ${key}`
      if (warned.has(id)) return
      if (warned.size >= MAX_WARNED) warned.clear()
      warned.add(id)
      warn(event, data)
    },
    error: write('error'),
    callbackFailed: (of, error) => send(failureOf(of, error)),
  }
}
