import type { Locks } from './ports.ts'

/** Locks within the process. Tabs that have to exclude each other share one instance. */
export function createMemoryLocks(): Locks {
  /** The waiting callers by name. An entry means that the lock is held. */
  const queues = new Map<string, (() => void)[]>()
  return {
    async hold(name, signal, work) {
      signal.throwIfAborted()
      const queue = queues.get(name)
      if (queue === undefined) queues.set(name, [])
      else await waitForTurn(queue, signal)
      try {
        return await work()
      } finally {
        const next = queues.get(name)?.shift()
        if (next === undefined) queues.delete(name)
        else next()
      }
    },
  }
}

function waitForTurn(queue: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.splice(queue.indexOf(enter), 1)
      reject(signal.reason)
    }
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
    queue.push(enter)
  })
}
