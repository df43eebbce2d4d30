import type { Log } from './log.ts'

/** Where the error of a callback goes. */
export type CallbackLog = Pick<Log, 'callbackFailed'>

/**
 * Runs code that may throw: a listener of the host, or a callback of a feature. A throw is logged once, and the caller goes
 * on.
 *
 * @param of what the code was called for: `store`, `event.toast`, `rebates.save`
 */
export function runCallback(log: CallbackLog, of: string, callback: () => void): void {
  try {
    callback()
  } catch (error) {
    log.callbackFailed(of, error)
  }
}
