import { FoyerError, toFoyerError } from './errors.ts'

/**
 * What an asynchronous verb resolves to. A verb never rejects, so it can be passed as a click handler. The absent
 * key is `undefined`, so that both can be destructured: `const { ok, data, error } = await …`.
 */
export type Result<T = void> = { readonly ok: true; readonly data: T; readonly error?: undefined } | FailedResult

export interface FailedResult {
  readonly ok: false
  readonly data?: undefined
  readonly error: FoyerError
}

/**
 * The last argument of a verb that sends something at a tap, where its signature has it. A form, an SMS code and a list
 * have none: they end with `reset()`, `dispose()` or the next query, and a list shows its failure without a toast.
 */
export interface VerbOptions {
  readonly signal?: AbortSignal | undefined
  /** No toast tells the person of a failure; the event `failure` still does. */
  readonly silent?: boolean | undefined
}

/** The success of a verb without data. */
export const DONE: Result = Object.freeze({ ok: true, data: undefined })

export function succeeded<T>(data: T): Result<T> {
  return { ok: true, data }
}

/**
 * The end of a client aborts what is under way: the result is `request.aborted` there too, though a call rejects with
 * `disposed`.
 *
 * @param cause a FoyerError, or anything thrown
 */
export function failed(cause: unknown): FailedResult {
  const error = toFoyerError(cause)
  return error.code === 'disposed' ? aborted() : { ok: false, error }
}

/** Shared, because creating an Error records a stack, and every aborted verb has this result. */
const ABORTED: FailedResult = /* @__PURE__ */ Object.freeze(failed(new FoyerError({ code: 'request.aborted' })))

/** The result of a verb that was aborted or replaced by a later call, or whose client has ended. No toast is shown. */
export function aborted(): FailedResult {
  return ABORTED
}

/** The result of a verb, or `request.aborted` as soon as the signal aborts. The verb continues, since others may share it. */
export function untilAborted<T>(result: Promise<Result<T>>, signal: AbortSignal | undefined): Promise<Result<T>> {
  if (signal === undefined) return result
  if (signal.aborted) return Promise.resolve(aborted())
  return new Promise((resolve) => {
    const stop = () => resolve(aborted())
    signal.addEventListener('abort', stop, { once: true })
    void result.then((settled) => {
      signal.removeEventListener('abort', stop)
      resolve(settled)
    })
  })
}

/** The result of a verb whose caller gets no data. */
export function withoutData(result: Result<unknown>): Result {
  return result.ok ? DONE : result
}

/**
 * Turns a promise that rejects, as that of `foyer.call`, into one that resolves to a {@link Result}.
 *
 * @public
 */
export async function safe<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return succeeded(await promise)
  } catch (cause) {
    return failed(cause)
  }
}

/**
 * The data of a verb; for scripts that stop at the first failure.
 * @throws FoyerError the error of the result
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw result.error
}
