import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { type WatchedRegistration, type WatchedWorker, watchWorker } from './watch-worker.ts'

/** Why this version should be left: a newer one waits, or the platform answers this one no longer (PERR-11). */
export type UpdateReason =
  | { readonly type: 'waiting'; readonly worker: WatchedWorker; readonly isExternal: boolean }
  | { readonly type: 'outdated' }

export interface Updates {
  /** Undefined while this is the newest version, as far as is known. */
  readonly $reason: Store<UpdateReason | undefined>
  /** Whether to ask for the update now: there is one, nothing holds it, and it was not put off (SW-03). */
  readonly $offered: Store<boolean>
  /** Reports what the registration of a service worker finds (SW-01, SW-02). The result ends the watch. */
  watch(registration: WatchedRegistration, script: string): Unsubscribe
  /** Says that this version is not the newest, for example since files of it are gone. */
  reportOutdated(): void
  /**
   * For as long as a reload would lose something: a game, a form that is half filled, an upload, a payment. Nothing is
   * offered, and {@link whenFree} waits. The result ends it.
   */
  hold(): Unsubscribe
  /** Calls back once, as soon as nothing holds and no call that changes something is under way: at once where that is so now. */
  whenFree(run: () => void): Unsubscribe
  /** Not now. The next version, and a platform that refuses this one, ask again. */
  later(): void
}

/** Newer versions of the front end: who finds them, and when they may take over. Reloading is the host's. */
export function createUpdates({ connection, failures, log, ports, scope }: FeatureContext): Updates {
  const $reason = writable<UpdateReason | undefined>(undefined)
  const $offered = writable(false)
  const holders = new Set<object>()
  const waitingForFree = new Set<() => void>()
  let declined: UpdateReason | undefined

  const decide = () => {
    const reason = $reason.get()
    $offered.set(reason !== undefined && reason !== declined && holders.size === 0)
    if (holders.size > 0 || connection.$changes.get() > 0) return
    for (const run of [...waitingForFree]) {
      waitingForFree.delete(run)
      run()
    }
  }
  const report = (reason: UpdateReason) => {
    $reason.set(reason)
    decide()
  }
  const reportOutdated = () => {
    // A worker that waits is how to leave this version.
    if ($reason.get()?.type === 'waiting') declined = undefined
    else report({ type: 'outdated' })
    decide()
  }

  scope.add(connection.$changes.listen(decide))
  scope.add(failures.on('failed', ({ code }) => code === 'client.outdated' && reportOutdated()))

  return {
    $reason: readOnly($reason, log),
    $offered: readOnly($offered, log),
    watch: (registration, script) =>
      watchWorker(registration, script, { clock: ports.clock, scope }, (waiting) =>
        report({ type: 'waiting', ...waiting }),
      ),
    reportOutdated,
    hold() {
      const holder = {}
      holders.add(holder)
      decide()
      return () => {
        if (holders.delete(holder)) decide()
      }
    },
    whenFree(run) {
      waitingForFree.add(run)
      decide()
      return () => waitingForFree.delete(run)
    },
    later() {
      declined = $reason.get()
      decide()
    },
  }
}

/** Newer versions of the front end. */
export const updates: Feature<Updates> = defineFeature({
  id: 'updates',
  create: createUpdates,
})
