import type { Call } from '../transport/endpoint.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { problemKey } from './events.ts'
import type { FeatureContext } from './feature.ts'
import type { ReportOptions } from './report-failure.ts'
import { aborted, type Result, succeeded, untilAborted, type VerbOptions } from './result.ts'
import type { Scope } from './scope.ts'

/** One run of a verb. */
export interface VerbRun {
  /** Ends with the run: when the work is done, the caller aborts, the owner ends or a later run replaces this one. */
  readonly scope: Scope
  /** The signal of the scope. */
  readonly signal: AbortSignal
  /** Sends a call that is aborted with the run. Its answer is held back by `live`. */
  readonly call: Call
  /** Resolves as the promise does. If the run has ended by then, it rejects with `request.aborted`. */
  live<T>(promise: Promise<T>): Promise<T>
}

export interface VerbSettings extends ReportOptions {
  /**
   * What happens if an earlier run of this verb is not done. `each`: both run. `join`: the caller gets the result of the
   * earlier run, and its signal ends only its own wait. `latest`: the earlier run ends as `request.aborted`. Default `each`.
   */
  readonly runs?: 'each' | 'join' | 'latest'
  /** Runs with different keys do not meet, for example those of two accounts. */
  readonly key?: string
  /** What the toast says if the platform fails without a reason: nothing was read, or the action may have happened. */
  readonly problem?: 'read' | 'action'
  /** Runs before a failure is reported, and not if the run was aborted. */
  failed?(error: FoyerError): void
}

/**
 * Runs the work of a verb and resolves to its result. A run ends with its owner, so an answer for a user who has left changes nothing. The
 * failure is reported under `name`. Work that resolves has happened: its result is a success, even if the run was aborted
 * meanwhile.
 */
export type RunVerb = <T>(
  name: string,
  options: VerbOptions | undefined,
  work: (run: VerbRun) => Promise<T>,
  settings?: VerbSettings,
) => Promise<Result<T>>

/**
 * Makes the runner that the verbs of one feature share.
 *
 * @param owner the scope that a run ends with, read when the run starts: `createUserScope` gives that of the current user
 */
export function createVerbs(
  context: Pick<FeatureContext, 'call' | 'report' | 'scope'>,
  owner: { readonly current: Scope } = { current: context.scope },
): RunVerb {
  const running = new Map<string, { readonly scope: Scope; readonly done: Promise<Result<unknown>> }>()

  const perform = async <T>(
    name: string,
    scope: Scope,
    { silent }: VerbOptions,
    work: (run: VerbRun) => Promise<T>,
    { failed, problem, ...reporting }: VerbSettings,
  ): Promise<Result<T>> => {
    if (scope.disposed) return aborted()
    const live: VerbRun['live'] = async (promise) => {
      const value = await promise
      if (scope.disposed) throw aborted().error
      return value
    }
    const call: Call = (endpoint, input, options) =>
      live(context.call(endpoint, input, { ...options, signal: scope.signal }))
    try {
      return succeeded(await work({ scope, signal: scope.signal, call, live }))
    } catch (cause) {
      if (scope.disposed) return aborted()
      failed?.(toFoyerError(cause))
      const unknownKey = problem === undefined ? reporting.unknownKey : problemKey(cause, problem)
      return context.report(name, cause, { ...reporting, silent: silent ?? reporting.silent, unknownKey })
    } finally {
      scope.dispose()
    }
  }

  return <T>(
    name: string,
    options: VerbOptions = {},
    work: (run: VerbRun) => Promise<T>,
    settings: VerbSettings = {},
  ): Promise<Result<T>> => {
    const { runs = 'each', key = '' } = settings
    if (runs === 'each') return perform(name, owner.current.child(options.signal), options, work, settings)
    const slot = `${name} ${key}`
    const earlier = running.get(slot)
    // A run that was aborted is not joined, though it may not have settled yet.
    if (runs === 'join' && earlier !== undefined && !earlier.scope.disposed) {
      return untilAborted(earlier.done as Promise<Result<T>>, options.signal)
    }
    earlier?.scope.dispose()
    if (options.signal?.aborted) return Promise.resolve(aborted())
    const scope = owner.current.child(runs === 'latest' ? options.signal : undefined)
    const done = perform(name, scope, options, work, settings).finally(() => {
      if (running.get(slot)?.done === done) running.delete(slot)
    })
    running.set(slot, { scope, done })
    return runs === 'latest' ? done : untilAborted(done, options.signal)
  }
}
