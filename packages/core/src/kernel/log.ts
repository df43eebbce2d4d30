import type { Unsubscribe } from '../ports/ports.ts'
import { createEmitter } from './events.ts'

/**
 * A log entry for developers. Never holds a token, a password, a code or a request body: only ids, codes, status
 * numbers and durations.
 */
export interface LogEntry {
  readonly level: 'debug' | 'warn' | 'error'
  /** `request`, `storage.denied`, `session.refreshed` ... */
  readonly event: string
  /** ms since the epoch, device clock. */
  readonly at: number
  readonly data?: Readonly<Record<string, string | number | boolean | undefined>>
}

export interface Log {
  on(listener: (entry: LogEntry) => void): Unsubscribe
  debug(event: string, data?: LogEntry['data']): void
  warn(event: string, data?: LogEntry['data']): void
  error(event: string, data?: LogEntry['data']): void
}

export function createLog(now: () => number): Log {
  const emitter = createEmitter<{ entry: (entry: LogEntry) => void }>()
  const write = (level: LogEntry['level']) => (event: string, data?: LogEntry['data']) => {
    emitter.emit('entry', { level, event, at: now(), ...(data === undefined ? {} : { data }) })
  }
  return {
    on: (listener) =>
      emitter.on('entry', (entry) => {
        try {
          listener(entry)
        } catch {
          // The log is where failures are reported, so that of its listener has no other place.
        }
      }),
    debug: write('debug'),
    warn: write('warn'),
    error: write('error'),
  }
}
