import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { Connection, ConnectionState } from '../kernel/connection.ts'
import type { FoyerError } from '../kernel/errors.ts'
import { type CallbackLog, runCallback } from '../kernel/run-callback.ts'
import type { Scope } from '../kernel/scope.ts'
import { readOnly, writable } from '../kernel/store.ts'
import { createListeners } from '../ports/listeners.ts'
import type { Clock, Network, Unsubscribe } from '../ports/ports.ts'

/** The part that the transport reports to. */
export interface ConnectionMonitor extends Connection {
  /** Follows the device's network. Until then the state is never `offline`, as on a server that draws the document. */
  start(): Unsubscribe
  /** A call begins; the result ends it. */
  watchCall(): Unsubscribe
  /** A call begins that changes something; the result ends it. */
  beginChange(): () => void
  /** A response has come, also one that refuses or reports an error. */
  noteResponse(): void
  noteFailure(error: FoyerError): void
}

/** A failure so soon after a response, ms, is one of its own request: something keeps it back, such as a filter of the browser. */
const RECENT_MS = 2000

export interface ConnectionOptions {
  readonly clock: Clock
  readonly network: Network
  readonly scope: Scope
  readonly log: CallbackLog
}

export function createConnection({ clock, network, scope, log }: ConnectionOptions): ConnectionMonitor {
  const $state = writable<ConnectionState>('online')
  const $changes = writable(0)
  const listeners = createListeners<[]>()
  let stopListening: Unsubscribe | undefined
  let isFollowed = false
  let isUnanswered = false
  let respondedAt = Number.NEGATIVE_INFINITY
  let slowCalls = 0

  const publish = () => {
    const isOffline = isFollowed && !network.isOnline()
    $state.set(isOffline ? 'offline' : isUnanswered ? 'unreachable' : slowCalls > 0 ? 'slow' : 'online')
  }
  const onNetworkChange = (isOnline: boolean) => {
    if (isOnline) listeners.notify()
  }

  return {
    $state: readOnly($state, log),
    $changes: readOnly($changes, log),
    onReturn(listener) {
      const remove = listeners.add(() => runCallback(log, 'connection.onReturn', listener))
      stopListening ??= network.onChange(onNetworkChange)
      return () => {
        remove()
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
      }
    },
    reportReturn: () => listeners.notify(),
    start() {
      const running = scope.child()
      isFollowed = true
      publish()
      running.add(
        network.onChange(() => {
          // What was found before says nothing of another network.
          isUnanswered = false
          publish()
        }),
      )
      running.add(() => {
        isFollowed = false
      })
      return running.dispose
    },
    watchCall() {
      let isSlow = false
      const cancel = scope.timeout(() => {
        isSlow = true
        slowCalls += 1
        publish()
      }, SPEC_CONSTANTS.slowMs)
      return () => {
        cancel()
        if (!isSlow) return
        isSlow = false
        slowCalls -= 1
        publish()
      }
    },
    beginChange() {
      $changes.set($changes.get() + 1)
      return () => $changes.set($changes.get() - 1)
    },
    noteResponse() {
      respondedAt = clock.monotonic()
      if (!isUnanswered) return
      isUnanswered = false
      publish()
      listeners.notify()
    },
    noteFailure({ code, status }) {
      // A gateway that has waited in vain has answered.
      if (status !== undefined || (code !== 'network.failed' && code !== 'network.timeout')) return
      if (clock.monotonic() - respondedAt < RECENT_MS) return
      isUnanswered = true
      publish()
    },
  }
}
