import { contract, type EndpointId } from '@foyer/core/contract'

/** `*` is every call of the API; `art` the pictures, `cdn` those of another host, `play` the game pages. */
export const FAULT_TARGETS = [...(Object.keys(contract) as EndpointId[]), '*', 'art', 'cdn', 'play'] as const
export type FaultTarget = EndpointId | '*' | 'art' | 'cdn' | 'play'

export type FaultKind =
  /** The connection breaks. */
  | 'offline'
  /** Answers rightly, but `delayMs` late. */
  | 'slow'
  /** Never answers; ends when the request is aborted. */
  | 'hang'
  | `status:${number}`
  /** Broken JSON. */
  | 'malformed'
  /** A portal's HTML page with status 200. */
  | 'html'
  /** A value in which one field has the wrong type. */
  | 'schema'
  /** The answer ends in the middle. */
  | 'truncated'
  | 'session-expired'
  | 'upgrading'
  /** The first response is sent after the second one. */
  | 'reorder'

export interface Fault {
  readonly endpoint: FaultTarget
  readonly kind: FaultKind
  /** The number of requests it applies to; without it, until it is cleared. */
  readonly times?: number | undefined
  /** For `slow` (default 3000), and for `reorder` how much later the first one follows (default 0). */
  readonly delayMs?: number | undefined
}

export interface MatchedFault extends Fault {
  /** Of `reorder`: waits until the later response is sent. */
  readonly turn: Turn | undefined
}

/** State of a pair: the first request waits, the second releases it. */
type Turn =
  | { readonly place: 'first'; wait(signal: AbortSignal): Promise<void> }
  | { readonly place: 'second'; done(): void }

export interface Faults {
  set(fault: Fault): void
  clear(): void
  /** The fault for this request, whose count is decreased. The latest one wins. */
  match(target: FaultTarget): MatchedFault | undefined
}

interface ActiveFault {
  readonly fault: Fault
  left: number
  release: (() => void) | undefined
}

function createTurn(standing: ActiveFault): Turn {
  const { release } = standing
  if (release) {
    standing.release = undefined
    return { place: 'second', done: release }
  }
  let letGo: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  standing.release = letGo
  return {
    place: 'first',
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          if (standing.release === letGo) standing.release = undefined
          reject(signal.reason)
        }
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop, { once: true })
        void released.then(() => {
          signal.removeEventListener('abort', stop)
          resolve()
        })
      }),
  }
}

const CALLS: ReadonlySet<string> = new Set(Object.keys(contract))

export function createFaults(): Faults {
  let standing: ActiveFault[] = []
  return {
    set(fault) {
      standing.unshift({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, release: undefined })
    },
    clear() {
      for (const { release } of standing) release?.()
      standing = []
    },
    match(target) {
      const met = standing.find(
        ({ fault, left }) => left > 0 && (fault.endpoint === target || (fault.endpoint === '*' && CALLS.has(target))),
      )
      if (!met) return undefined
      met.left -= 1
      return { ...met.fault, turn: met.fault.kind === 'reorder' ? createTurn(met) : undefined }
    },
  }
}
