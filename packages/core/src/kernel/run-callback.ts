/** Where the error of a callback goes. */
export interface CallbackLog {
  /**
   * Writes that a listener of the host or a callback of a feature threw or rejected, as `callback.failed` with the error.
   *
   * @param of what the code was called for: `store`, `event.toast`, `log`, `rebates.save` …
   */
  callbackFailed(of: string, error: unknown): void
}

/**
 * Runs code that may throw: a listener of the host, or a callback of a feature. A throw is logged once, and the caller goes
 * on. So is the rejection of an asynchronous callback.
 *
 * @param of what the code was called for: `store`, `event.toast`, `rebates.save`
 */
export function runCallback(log: CallbackLog, of: string, callback: () => void): void {
  runIsolated(callback, (error) => log.callbackFailed(of, error))
}

/** Runs code that may throw or reject. `onError` gets the error once, and must not throw. */
export function runIsolated(callback: () => void, onError: (error: unknown) => void): void {
  try {
    const result: unknown = callback()
    if (isThenable(result)) Promise.resolve(result).catch(onError)
  } catch (error) {
    onError(error)
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}
