import type { Call } from './endpoint.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { problemKey } from './events.ts'
import type { FeatureContext } from './feature.ts'
import type { ReportOptions } from './report-failure.ts'
import {
  aborted,
  type FailedResult,
  failed,
  type Result,
  safe,
  succeeded,
  untilAborted,
  type VerbOptions,
} from './result.ts'
import { runCallback } from './run-callback.ts'
import type { Scope } from './scope.ts'

/** What the work of a verb gets. */
export interface VerbRun {
  /**
   * The scope of the run. It ends when the work is done, the caller aborts, the owner ends, or a later run takes its place.
   * Add to it whatever a run must undo.
   */
  readonly scope: Scope
  /** The signal of the scope. */
  readonly signal: AbortSignal
  /** Sends a call that is aborted with the run. After the run has ended the call rejects, so no line below it runs. */
  readonly call: Call
  /** Resolves as the promise does. Rejects with `request.aborted` if the run has ended by then. */
  live<T>(promise: Promise<T>): Promise<T>
}

export interface VerbSettings extends ReportOptions {
  /**
   * What happens if an earlier run of this verb is not done. `each`: both run. `join`: the caller gets the result of the
   * earlier run, and its signal ends only its own wait. `latest`: the earlier run ends with `request.aborted`. `switch`: an
   * earlier run with the same key is joined, and one with another key ends with `request.aborted`. Default `each`.
   */
  readonly runs?: 'each' | 'join' | 'latest' | 'switch'
  /** Names the input of a run. Unless the verb is a `switch`, runs with different keys neither join nor end each other. */
  readonly key?: string
  /** What the toast says if the platform fails without a reason: nothing was read, or the action may have happened. */
  readonly problem?: 'read' | 'action'
  /** Called before a failure is reported. Not called if the run was aborted. */
  failed?(error: FoyerError): void
  /**
   * Called after a failure was reported, for example to read again what the failure has shown to be out of date. The result waits for
   * the promise. Not called if the run was aborted.
   */
  recover?(error: FoyerError): Promise<unknown> | undefined
}

/**
 * Runs the work of a verb and resolves to its result; it never rejects. A failure is reported under the name of the verb.
 * An answer that arrives after the run has ended changes nothing. Work that resolves has happened, so its result is a
 * success even if the run was aborted meanwhile. The work starts before `RunVerb` returns, because a window must be opened
 * within the tap.
 *
 * `options` are those of the caller. A read whose failure is not shown passes `{ silent: true }`.
 */
export type RunVerb = <T>(
  name: string,
  options: VerbOptions | undefined,
  work: (run: VerbRun) => Promise<T>,
  settings?: VerbSettings,
) => Promise<Result<T>>

interface Running {
  readonly key: string
  readonly scope: Scope
  readonly result: Promise<Result<unknown>>
}

/**
 * Makes the runner that the verbs of one feature share.
 *
 * @param owner has the scope that a run ends with, read when the run starts. `createUserScope` gives the scope of the current user
 */
export function createVerbs(
  context: Pick<FeatureContext, 'call' | 'log' | 'report' | 'scope'>,
  owner: { readonly current: Scope } = { current: context.scope },
): RunVerb {
  const running = new Map<string, Running>()

  const fail = (
    name: string,
    cause: unknown,
    silent: boolean | undefined,
    { failed: onFailed, recover, problem, ...reporting }: VerbSettings,
  ): FailedResult => {
    runCallback(context.log, name, () => onFailed?.(toFoyerError(cause)))
    const unknownKey = problem === undefined ? reporting.unknownKey : problemKey(cause, problem)
    context.report(name, cause, { ...reporting, silent: silent ?? reporting.silent, unknownKey })
    return failed(cause)
  }

  const perform = async <T>(
    name: string,
    scope: Scope,
    silent: boolean | undefined,
    work: (run: VerbRun) => Promise<T>,
    settings: VerbSettings,
  ): Promise<Result<T>> => {
    if (scope.disposed) return aborted()
    const live: VerbRun['live'] = async (promise) => {
      const value = await promise
      if (scope.disposed) throw aborted().error
      return value
    }
    const call: Call = (endpoint, input, options) =>
      live(context.call(endpoint, input, { ...options, signal: scope.signal }))
    let failure: FailedResult
    try {
      return succeeded(await work({ scope, signal: scope.signal, call, live }))
    } catch (cause) {
      if (scope.disposed) return aborted()
      failure = fail(name, cause, silent, settings)
    } finally {
      scope.dispose()
    }
    let recovery: Promise<unknown> | undefined
    runCallback(context.log, name, () => {
      recovery = settings.recover?.(failure.error)
      return recovery
    })
    if (recovery !== undefined) await safe(recovery)
    return failure
  }

  return <T>(
    name: string,
    { signal, silent }: VerbOptions = {},
    work: (run: VerbRun) => Promise<T>,
    settings: VerbSettings = {},
  ): Promise<Result<T>> => {
    if (signal?.aborted) return Promise.resolve(aborted())
    const { runs = 'each', key = '' } = settings
    if (runs === 'each') return perform(name, owner.current.child(signal), silent, work, settings)
    const slot = runs === 'switch' ? name : `${name} ${key}`
    const earlier = running.get(slot)
    // The run of a user who has left may not have settled yet. It is not joined.
    const canJoin = runs !== 'latest' && earlier?.key === key && !earlier.scope.disposed
    // The slot names the verb, and each verb has one type of data.
    if (canJoin) return untilAborted(earlier.result as Promise<Result<T>>, signal)
    earlier?.scope.dispose()
    // The first caller of a joined run may leave while others wait, so its signal does not end the run.
    const scope = owner.current.child(runs === 'join' ? undefined : signal)
    let settle: (result: Promise<Result<T>>) => void = () => {}
    const result = new Promise<Result<T>>((resolve) => {
      settle = resolve
    })
    // Registered before the work starts: an event of the work may ask for the same run.
    const run: Running = { key, scope, result }
    running.set(slot, run)
    settle(
      perform(name, scope, silent, work, settings).finally(() => {
        if (running.get(slot) === run) running.delete(slot)
      }),
    )
    return runs === 'join' ? untilAborted(result, signal) : result
  }
}
