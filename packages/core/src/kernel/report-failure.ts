import { isFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { Log } from './log.ts'
import { type FailedResult, failed, type VerbOptions } from './result.ts'
import type { Toasts } from './toasts.ts'

export interface ReportOptions extends Pick<VerbOptions, 'silent'> {
  /** The page shows the error itself, e.g. at a field: no toast. */
  readonly shownOnPage?: boolean | undefined
  /** The text in place of "Unknown error.": what was not done. */
  readonly unknownKey?: string | undefined
}

/**
 * Reports the failure of a verb: a toast unless it is `silent` or shown on the page, the event `failure`, and a log
 * entry. Returns the verb's result.
 */
export type ReportFailure = (verb: string, cause: unknown, options?: ReportOptions) => FailedResult

/** An abort is no failure: it is neither shown nor reported. */
export function createReportFailure(events: EventBus, toasts: Toasts, log: Log): ReportFailure {
  return (verb, cause, { silent = false, shownOnPage = false, unknownKey } = {}) => {
    const result = failed(cause)
    const { error } = result
    if (error.code === 'request.aborted') return result
    // Another error than a FoyerError is a bug: its message is not shown to the person.
    if (!silent && !shownOnPage) toasts.error(isFoyerError(cause) ? error : cause, unknownKey)
    log.warn('verb.failed', { verb, code: error.code })
    events.emit('failure', { verb, error, shown: shownOnPage || !silent })
    return result
  }
}
