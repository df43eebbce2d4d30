/** Runs work that takes long one piece at a time, and in turns: who has much of it waits for itself, and others do not. */
export type InTurn = <T>(who: string, work: () => T | Promise<T>) => Promise<T>

/** @param pause lets requests that have come meanwhile be answered, after each piece of work */
export function createTurns(pause: () => Promise<void>): InTurn {
  /** Who waits, in the order of their turns, each with what waits for its start. */
  const waiting = new Map<string, (() => void)[]>()
  let isBusy = false

  const startNext = () => {
    const [next] = waiting
    if (next === undefined) {
      isBusy = false
      return
    }
    const [who, [start, ...rest]] = next
    waiting.delete(who)
    // Behind all others.
    if (rest.length > 0) waiting.set(who, rest)
    start?.()
  }

  return async (who, work) => {
    if (isBusy) {
      await new Promise<void>((start) => {
        waiting.set(who, [...(waiting.get(who) ?? []), start])
      })
    }
    isBusy = true
    try {
      return await work()
    } finally {
      void pause().then(startNext)
    }
  }
}
