import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, failed, type Result, succeeded, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { parseResponse } from '../../../transport/read-response.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import type { Attempt, AttemptAction, AttemptState, KeyedEndpoint } from './attempt.ts'
import { type Outcome, unseenState } from './attempt-outcome.ts'
import { type AttemptRecord, type AttemptRecords, createAttemptRecords, slotOf } from './attempt-records.ts'
import { createAttemptRequests } from './attempt-requests.ts'
import { createFoundMade } from './on-found-made.ts'
import type { AttemptKind } from './wire-attempt-kinds.ts'

/**
 * Makes an action on money happen once, whatever gets lost on the way: a double tap, an answer, a page, a second tab, a day
 * (docs/cashier.md, Keys). The key is stored before the request leaves and dropped when the end is known; what is open is
 * found out by itself, also after a reload and in another tab.
 */
export interface Attempts {
  /** Those of the user that are open, and those whose end no person has seen. Earliest first. */
  readonly $attempts: Store<readonly Attempt[]>
  /**
   * Sends the call with a new key and resolves when the end is known for certain, which may take long: after a lost answer
   * the same request is repeated for a minute, and then the platform is asked what came of it. An equal one that is open,
   * here or in another tab, is joined and not sent again.
   *
   * Without a network nothing is sent: `network.offline`. `attempt.open`: another one of this kind is open, here or in
   * another tab. `idempotency.void`: nothing was made, for certain. Every other refusal is the platform's, and nothing was
   * made either. `unknown`: the lock of the host failed, and `$attempts` shows whether an earlier attempt is still open.
   * `response.schema`: it was made, and its object cannot be read; `$attempts` has it as `made`.
   * `request.aborted`: the signal, the end of the session or of the client has ended the wait. The attempt goes on, and
   * `$attempts` shows it.
   *
   * Shows and reports nothing: that is up to the verb that calls it.
   */
  run<E extends KeyedEndpoint>(
    action: AttemptAction<E>,
    options?: Pick<VerbOptions, 'signal'>,
  ): Promise<Result<EndpointOutput<E>>>
  /**
   * Calls each listener back once for each attempt of this kind that stays to be seen as `made`: what a reload or a crash
   * interrupted, and what answered a caller with an object that cannot be read. A form empties itself of it, so that it is not sent once more; one that comes later is not emptied again.
   */
  onFoundMade(kind: AttemptKind, listener: (attempt: Attempt) => void): Unsubscribe
  /** Asks now for the end of one that is unknown. */
  check(key: string): void
  /** Forgets one whose end has been seen. */
  dismiss(key: string): void
}

/** How long a tab may take from the tap to its lock. A record that is still unsent then was left by a tab that was closed. */
const UNSENT_MS = 10_000

/** An attempt that this tab works on, or waits for. */
interface Running {
  readonly record: AttemptRecord
  /** Of the action that began it, where that was in this tab and has any. */
  readonly details?: string | undefined
  /** How many callers still wait for its end. */
  watchers: number
  readonly outcome: Promise<Outcome>
}

/** A caller of `run`, and what it waits for: nothing any more once its signal has ended that. */
interface Watcher {
  attempt: Running | undefined
}

function watch(watcher: Watcher, attempt: Running): void {
  attempt.watchers += 1
  watcher.attempt = attempt
}

function isSame(
  { record, details }: Running,
  action: Pick<AttemptAction<KeyedEndpoint>, 'target' | 'amount' | 'details'>,
): boolean {
  const isKnown = record.isPlain || details !== undefined
  return isKnown && record.target === action.target && record.amount === action.amount && details === action.details
}

export function createAttempts(context: FeatureContext, session: Pick<Session, '$state'>): Attempts {
  const { config, log, ports, scope, time } = context
  const { locks, network } = ports
  const $attempts = writable<readonly Attempt[]>([])
  const running = new Map<string, Running>()
  let records: AttemptRecords | undefined
  let user = ''

  const put = (record: AttemptRecord, state: AttemptState) => {
    const attempt: Attempt = { ...record, reference: record.key.slice(-6).toUpperCase(), state }
    const list = $attempts.get()
    const isKnown = list.some(({ key }) => key === record.key)
    $attempts.set(isKnown ? list.map((one) => (one.key === record.key ? attempt : one)) : [...list, attempt])
  }
  const drop = (key: string) => $attempts.set($attempts.get().filter((one) => one.key !== key))

  const { findOut, send, wake } = createAttemptRequests(context, put)
  const owners = createUserScope(scope, session, () => begin())

  /** Works that must leave the lock to the tab that began the attempt resolves to undefined. */
  type Act = () => Promise<Outcome | undefined>

  /**
   * One tab at a time works on a slot. The lock is code of the host. If it fails while the work runs, the work goes on.
   *
   * @param onUnlocked the outcome if the lock fails before the work begins
   */
  const locked = async (
    slot: string,
    owner: Scope,
    act: Act,
    onUnlocked: (error: FoyerError) => Outcome,
  ): Promise<Outcome> => {
    const works: Promise<Outcome | undefined>[] = []
    const settle = async (): Promise<Outcome | undefined> => {
      try {
        return await act()
      } catch (cause) {
        return owner.disposed ? { kind: 'left' } : { kind: 'stopped', error: toFoyerError(cause) }
      }
    }
    const hold = async (): Promise<Outcome | undefined> => {
      try {
        return await locks.hold(`foyer:${config.merchant}:attempt:${user}:${slot}`, owner.signal, () => {
          const working = settle()
          works.push(working)
          return working
        })
      } catch (cause) {
        if (owner.disposed) return { kind: 'left' }
        log.callbackFailed('locks.hold', cause)
        return works.at(-1) ?? onUnlocked(toFoyerError(cause))
      }
    }
    for (;;) {
      const outcome = await hold()
      if (outcome !== undefined) return outcome
      works.length = 0
      await recordsChanged(owner)
    }
  }

  /** Resolves when another tab has changed a record, and after `UNSENT_MS` at the latest. */
  const recordsChanged = (owner: Scope): Promise<void> =>
    new Promise((resolve) => {
      const waiting = owner.child()
      waiting.add(resolve)
      waiting.timeout(() => waiting.dispose(), UNSENT_MS)
      if (records !== undefined) waiting.add(records.onChange(() => waiting.dispose()))
    })

  /** What is known is forgotten in the storage; what no caller waited for stays to be seen. */
  const finish = (record: AttemptRecord, outcome: Outcome): void => {
    if (outcome.kind === 'left') return
    // If the lock failed, the work has not removed the record.
    if (outcome.kind === 'refused') records?.remove(record)
    const isSeen = (running.get(slotOf(record))?.watchers ?? 0) > 0
    running.delete(slotOf(record))
    const unseen = unseenState(outcome)
    const staysListed = !isSeen || unseen?.status === 'expired' || unseen?.status === 'unknown'
    if (unseen === undefined || !staysListed) drop(record.key)
    else put(record, unseen)
    // The next `run`, `check` or change of another tab tries again. Trying at once could fail for ever.
    if (outcome.kind === 'stopped') return
    // Another tab may have begun the next one meanwhile.
    adopt()
  }

  const work = (
    record: AttemptRecord,
    owner: Scope,
    act: Act,
    onUnlocked: (error: FoyerError) => Outcome,
    details?: string,
  ): Running => {
    const slot = slotOf(record)
    const actOnce: Act = async () => {
      // The lock is asked for at once, the work begins when the attempt is registered and stored.
      await Promise.resolve()
      const outcome = await act()
      // The next tab, which has the lock then, is not to find it open.
      if (outcome !== undefined && outcome.kind !== 'left' && !owner.disposed) records?.remove(record)
      return outcome
    }
    const ended = locked(slot, owner, actOnce, onUnlocked)
    const attempt: Running = {
      record,
      details,
      watchers: 0,
      outcome: ended.then((outcome) => {
        if (!owner.disposed) finish(record, outcome)
        return outcome
      }),
    }
    running.set(slot, attempt)
    return attempt
  }

  const start = <E extends KeyedEndpoint>(record: AttemptRecord, action: AttemptAction<E>, owner: Scope): Running => {
    put(record, { status: 'sending' })
    const act = async (): Promise<Outcome> => {
      // Two tabs may have written in the same moment: the later one has the slot.
      if (records?.read(slotOf(record))?.key !== record.key) return { kind: 'gone' }
      records.write(record)
      const sent = await send(record, action, owner)
      if (sent.kind !== 'unknown') return sent
      const outcome = await findOut(record, owner)
      return outcome.kind === 'refused' ? { kind: 'refused', error: sent.refusal ?? outcome.error } : outcome
    }
    // Without the lock the request has not left.
    return work(record, owner, act, (error) => ({ kind: 'refused', error }), action.details)
  }

  /**
   * Waits for the tab that works on it. If that tab was closed, asks what came of it. The question closes the key, so it must not
   * be asked before the request of that tab has left: this tab may get the lock first.
   */
  const pursue = (record: AttemptRecord, owner: Scope): Running => {
    const slot = slotOf(record)
    put(record, { status: 'elsewhere' })
    const since = ports.clock.monotonic()
    const act: Act = async () => {
      const isOver = () => {
        const isAwaited = (running.get(slot)?.watchers ?? 0) > 0
        return !isAwaited && records?.read(slot)?.key !== record.key
      }
      if (isOver()) return { kind: 'gone' }
      if (records?.isUnsent(record) === true) {
        return ports.clock.monotonic() - since < UNSENT_MS ? undefined : { kind: 'gone' }
      }
      const outcome = await findOut(record, owner)
      // The storage of another tab may arrive later than its lock.
      return isOver() ? { kind: 'gone' } : outcome
    }
    return work(record, owner, act, (error) => ({ kind: 'stopped', error }))
  }

  /** Takes up what another tab or an earlier visit has left open. */
  const adopt = () => {
    for (const record of records?.all() ?? []) {
      if (!running.has(slotOf(record))) void pursue(record, owners.current).outcome
    }
  }

  const begin = () => {
    running.clear()
    $attempts.set([])
    user = userKey(session.$state.get()) ?? ''
    records = session.$state.get().type === 'member' ? createAttemptRecords(context, user) : undefined
    if (records === undefined) return
    owners.current.add(records.onChange(adopt))
    adopt()
  }
  begin()

  /** The end for a caller who waits for it. */
  const resultOf = async <E extends KeyedEndpoint>(
    attempt: Running,
    action: AttemptAction<E>,
    owner: Scope,
    watcher: Watcher,
  ): Promise<Result<EndpointOutput<E>>> => {
    const { record } = attempt
    const { endpoint } = action
    let outcome = await attempt.outcome
    if (outcome.kind === 'gone') {
      const other = running.get(slotOf(record))
      if (other !== undefined && isSame(other, action)) {
        if (watcher.attempt !== undefined) watch(watcher, other)
        return resultOf(other, action, owner, watcher)
      }
      outcome = await findOut(record, owner)
      drop(record.key)
    }
    switch (outcome.kind) {
      case 'answered':
        // Of this endpoint: all attempts of a kind have the same one.
        return succeeded(outcome.output as EndpointOutput<E>)
      case 'made':
        try {
          return succeeded(parseResponse(endpoint, outcome.object))
        } catch (cause) {
          put(record, { status: 'made', object: outcome.object })
          return failed(cause)
        }
      case 'refused':
      case 'stopped':
        return { ok: false, error: outcome.error }
      case 'expired':
        return failed(new FoyerError({ code: 'attempt.open', endpoint: endpoint.id }))
      case 'gone':
      case 'left':
        return aborted()
    }
  }

  return {
    $attempts: readOnly($attempts, log),
    run(action, { signal } = {}) {
      const { kind, target, amount, endpoint } = action
      const owner = owners.current
      const refuse = (code: 'session.required' | 'network.offline' | 'attempt.open') =>
        Promise.resolve(failed(new FoyerError({ code, endpoint: endpoint.id, retryable: code === 'network.offline' })))
      if (scope.disposed || signal?.aborted) return Promise.resolve(aborted())
      if (records === undefined) return refuse('session.required')
      const slot = slotOf(action)
      adopt()
      const open = running.get(slot)
      if (open !== undefined && !isSame(open, action)) return refuse('attempt.open')
      if (open === undefined && !network.isOnline()) return refuse('network.offline')
      const startNew = (): Running => {
        const record: AttemptRecord = {
          ...{ key: ports.random.uuid(), kind, target, amount, at: time.now() },
          isPlain: action.details === undefined,
        }
        const started = start(record, action, owner)
        // An equal one of another tab is joined from now on, and that tab leaves the lock to this one.
        records?.write(record, true)
        return started
      }
      const attempt = open ?? startNew()
      const watcher: Watcher = { attempt: undefined }
      watch(watcher, attempt)
      const leave = () => {
        if (watcher.attempt !== undefined) watcher.attempt.watchers -= 1
        watcher.attempt = undefined
      }
      signal?.addEventListener('abort', leave, { once: true })
      const result = resultOf(attempt, action, owner, watcher).finally(() =>
        signal?.removeEventListener('abort', leave),
      )
      return untilAborted(result, signal)
    },
    onFoundMade: createFoundMade($attempts),
    check(key) {
      adopt()
      wake(key)
    },
    dismiss(key) {
      const status = $attempts.get().find((one) => one.key === key)?.state.status
      if (status === 'made' || status === 'refused' || status === 'expired') drop(key)
    },
  }
}

/** Actions on money, each of which happens once. */
export const attempts: Feature<Attempts> = defineFeature({
  id: 'attempts',
  needs: { session },
  create: (context, { session }) => createAttempts(context, session),
})
