import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointInput } from '../../../kernel/endpoint.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { sendUntilAnswered } from '../../../kernel/send-until-answered.ts'
import type { AttemptAction, AttemptState, KeyedEndpoint } from './attempt.ts'
import type { Outcome } from './attempt-outcome.ts'
import type { AttemptRecord } from './attempt-records.ts'
import { attemptEndpoints } from './endpoints.ts'

/** How often a request is repeated whose answer was lost: after a second, and twice as long each time. */
const REPEATS = 5
const FIRST_REPEAT_MS = 1000
/** How long it is repeated. From then on the platform is asked what came of it. */
const REPEATED_MS = 60_000
const ASK_AGAIN_MS = 15_000
const ASK_OFTEN_MS = 300_000
const ASK_SELDOM_MS = 60_000
/** How long the platform keeps a key. */
const KEPT_MS = 30 * 24 * 3_600_000

/** What is sent for an attempt until its end is known. The user who began it owns the wait. */
export interface AttemptRequests {
  /** Asks the platform until it says what came of the key, and nothing else ends it. */
  findOut(record: AttemptRecord, owner: Scope): Promise<Outcome>
  /**
   * Sends the same request until an answer comes, for a minute. `refusal`: of a repeated request, which does not say what
   * became of the first one.
   */
  send<E extends KeyedEndpoint>(
    record: AttemptRecord,
    action: Pick<AttemptAction<E>, 'endpoint' | 'input'>,
    owner: Scope,
  ): Promise<Outcome | { readonly kind: 'unknown'; readonly refusal: FoyerError | undefined }>
  /** Ends the pause of this key, and asks now. */
  wake(key: string): void
}

/** @param put is told what a person may know meanwhile */
export function createAttemptRequests(
  { call, log, ports, time }: Pick<FeatureContext, 'call' | 'log' | 'ports' | 'time'>,
  put: (record: AttemptRecord, state: AttemptState) => void,
): AttemptRequests {
  const { clock, network, visibility } = ports
  /** End the pauses, by key. */
  const wakers = new Map<string, () => void>()

  /** Resolves after `ms`, or as soon as the network is back, the page is shown again or a person asks; never offline. */
  const pause = (owner: Scope, key: string, ms: number, isVisible = false): Promise<void> =>
    new Promise((resolve) => {
      const waiting = owner.child()
      const end = () => {
        if (network.isOnline() && (!isVisible || visibility.isVisible())) waiting.dispose()
      }
      waiting.add(() => {
        wakers.delete(key)
        resolve()
      })
      waiting.timeout(end, ms)
      waiting.add(network.onChange(end))
      waiting.add(visibility.onChange((shown) => shown && end()))
      wakers.set(key, end)
      if (owner.disposed) resolve()
    })

  /**
   * The platform may have forgotten the key, so that only `made` can be believed. The check comes after an answer, whose Date
   * header corrects the clock. If that header cannot be read, the clock of the device may be wrong.
   */
  const isForgotten = ({ at }: AttemptRecord) => time.now() - at > KEPT_MS

  const findOut = async (record: AttemptRecord, owner: Scope): Promise<Outcome> => {
    const { key } = record
    for (const since = clock.monotonic(); !owner.disposed; ) {
      if (network.isOnline()) {
        put(record, { status: 'unknown', isChecking: true })
        try {
          const { result, object } = await call(
            attemptEndpoints.attemptResolve,
            { idempotencyKey: key },
            { signal: owner.signal },
          )
          if (owner.disposed) break
          if (result === 'made') return { kind: 'made', object }
          if (isForgotten(record)) return { kind: 'expired' }
          return {
            kind: 'refused',
            error: new FoyerError({ code: 'idempotency.void', endpoint: attemptEndpoints.attemptResolve.id }),
          }
        } catch (cause) {
          if (owner.disposed) break
          const error = toFoyerError(cause)
          if (!isOutcomeUnknown(error) && isForgotten(record)) return { kind: 'expired' }
          log.warn('attempt.unknown', { kind: record.kind, code: error.code })
        }
      }
      put(record, { status: 'unknown', isChecking: false })
      const isOften = clock.monotonic() - since < ASK_OFTEN_MS
      await pause(owner, key, isOften ? ASK_AGAIN_MS : ASK_SELDOM_MS, !isOften)
    }
    return { kind: 'left' }
  }

  const send = async <E extends KeyedEndpoint>(
    record: AttemptRecord,
    { endpoint, input }: Pick<AttemptAction<E>, 'endpoint' | 'input'>,
    owner: Scope,
  ): Promise<Outcome | { readonly kind: 'unknown'; readonly refusal: FoyerError | undefined }> => {
    const deadline = clock.monotonic() + REPEATED_MS
    // The type of the input is that of the endpoint, less the key.
    const keyed = { ...input, idempotencyKey: record.key } as EndpointInput<E>
    try {
      const sent = await sendUntilAnswered({
        scope: owner,
        send() {
          const timeoutMs = Math.min(SPEC_CONSTANTS.timeoutMs, deadline - clock.monotonic())
          return call(endpoint, keyed, { signal: owner.signal, timeoutMs })
        },
        async pause(tries) {
          const wait = FIRST_REPEAT_MS * 2 ** (tries - 1)
          if (tries > REPEATS || clock.monotonic() + wait >= deadline) return false
          await pause(owner, record.key, wait)
          return clock.monotonic() < deadline
        },
        onLost({ code }) {
          log.warn('attempt.unknown', { kind: record.kind, code })
          put(record, { status: 'unknown', isChecking: true })
        },
      })
      if (sent.kind === 'made') return { kind: 'answered', output: sent.data }
      return sent.kind === 'refused' ? sent : { kind: 'unknown', refusal: sent.refusal }
    } catch (cause) {
      if (owner.disposed) return { kind: 'left' }
      throw cause
    }
  }

  return { findOut, send, wake: (key) => wakers.get(key)?.() }
}
