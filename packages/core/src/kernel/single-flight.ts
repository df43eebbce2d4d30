/** A function of which one call runs at a time. */
export interface SingleFlight<Args extends readonly unknown[], T> {
  /** Starts a run, or joins the one that is under way; the arguments of a call that joins are ignored. */
  (...args: Args): Promise<T>
  isRunning(): boolean
  /** Forgets the run that is under way: the next call starts another. */
  reset(): void
}

export function singleFlight<Args extends readonly unknown[], T>(
  work: (...args: Args) => Promise<T>,
): SingleFlight<Args, T> {
  let current: Promise<T> | undefined
  const run = (...args: Args): Promise<T> => {
    if (current !== undefined) return current
    const started = work(...args).finally(() => {
      // A run that was forgotten ends later than its successor began.
      if (current === started) current = undefined
    })
    current = started
    return started
  }
  return Object.assign(run, {
    isRunning: () => current !== undefined,
    reset() {
      current = undefined
    },
  })
}
