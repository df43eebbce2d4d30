import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Clock, Unsubscribe } from '../../../ports/ports.ts'

/** A service worker, as far as it is watched. Those of browsers fit. */
export interface WatchedWorker {
  readonly scriptURL: string
  /** `installing`, `installed`, `activating`, `activated` or `redundant`. */
  readonly state: string
  postMessage(message: unknown): void
  addEventListener(type: 'statechange', listener: () => void): void
  removeEventListener(type: 'statechange', listener: () => void): void
}

/** The registration of a service worker, as far as it is watched. Those of browsers fit. */
export interface WatchedRegistration {
  readonly installing: WatchedWorker | null
  readonly waiting: WatchedWorker | null
  readonly active: WatchedWorker | null
  addEventListener(type: 'updatefound', listener: () => void): void
  removeEventListener(type: 'updatefound', listener: () => void): void
}

export interface WaitingWorker {
  readonly worker: WatchedWorker
  /** Not brought about by this page: another tab, or a release while the page was open (SW-02). */
  readonly isExternal: boolean
}

/**
 * Tells of a worker that is installed and waits for the pages of the former one to close, once it has waited for 200 ms
 * (SW-01): the first worker of a browser and one that takes over by itself wait for less. A worker that waited before the
 * registration is told of at once.
 *
 * @param script address of the worker that the page has registered
 */
export function watchWorker(
  registration: WatchedRegistration,
  script: string,
  { clock, scope }: { readonly clock: Clock; readonly scope: Scope },
  onWaiting: (waiting: WaitingWorker) => void,
): Unsubscribe {
  const watch = scope.child()
  const registeredAt = clock.monotonic()
  let found = 0

  const follow = (worker: WatchedWorker, isExternal: boolean) => {
    const onState = () => {
      if (worker.state !== 'installed') return
      watch.timeout(() => {
        if (registration.waiting === worker) onWaiting({ worker, isExternal })
      }, SPEC_CONSTANTS.worker.waitingMs)
    }
    worker.addEventListener('statechange', onState)
    watch.add(() => worker.removeEventListener('statechange', onState))
    onState()
  }

  const onUpdateFound = () => {
    const { installing } = registration
    if (installing === null) return
    const isLate = clock.monotonic() - registeredAt > SPEC_CONSTANTS.worker.ownUpdateMs
    follow(installing, found > 0 || isLate || installing.scriptURL !== script)
    found += 1
  }

  registration.addEventListener('updatefound', onUpdateFound)
  watch.add(() => registration.removeEventListener('updatefound', onUpdateFound))
  const { installing, waiting } = registration
  if (installing !== null) onUpdateFound()
  if (waiting !== null) onWaiting({ worker: waiting, isExternal: waiting.scriptURL !== script })
  return watch.dispose
}
