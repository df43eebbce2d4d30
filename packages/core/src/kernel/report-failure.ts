import { isFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { Log } from './log.ts'
import type { Notifier } from './notifier.ts'
import { type FailedResult, failed, type VerbOptions } from './result.ts'

/** Tells of the failure of a verb: a toast unless `silent`, the event `failure`, a log entry. Gives the verb's result. */
export type ReportFailure = (verb: string, cause: unknown, options?: Pick<VerbOptions, 'silent'>) => FailedResult

/** An abort is no failure: it is neither shown nor told. */
export function createReportFailure(events: EventBus, notifier: Notifier, log: Log): ReportFailure {
  return (verb, cause, { silent = false } = {}) => {
    const result = failed(cause)
    const { error } = result
    if (error.code === 'request.aborted' || error.code === 'disposed') return result
    // What is no FoyerError is a fault of the program: its message is not for the person.
    if (!silent) notifier.error(isFoyerError(cause) ? error : cause)
    log.warn('verb.failed', { verb, code: error.code })
    events.emit('failure', { verb, error, shown: !silent })
    return result
  }
}
