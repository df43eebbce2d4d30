import { toFoyerError } from './errors.ts'
import type { Log } from './log.ts'

/**
 * Runs code that may throw: a callback of a feature, or a listener of the host. A throw is logged once, and the caller
 * goes on. The log entry has the code of the error and not its message, which may quote what a person typed.
 *
 * @param verb names the caller in the log: `rebates.save`
 */
export function runCallback(log: Pick<Log, 'error'>, verb: string | undefined, callback: () => void): void {
  try {
    callback()
  } catch (cause) {
    log.error('callback.failed', { verb, code: toFoyerError(cause).code })
  }
}
