import type { AttemptKind } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { aborted, failed, type Result, succeeded, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Endpoint, EndpointInput, EndpointOutput, Schema } from '../../../transport/endpoint.ts'
import { parseResponse } from '../../../transport/read-response.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { type AttemptRecord, type AttemptRecords, createAttemptRecords, slotOf } from './attempt-records.ts'
import { attemptResolve, type idempotencyKey } from './endpoints.ts'

/** An action on money whose end is not known, or has not been seen by a person. */
export interface Attempt extends AttemptRecord {
  /** What a person reads to the support: the end of the key. */
  readonly reference: string
  readonly state: AttemptState
}

export type AttemptState =
  /** From this tab, and no answer was lost. */
  | { readonly status: 'sending' }
  /** Another tab of this browser is at it. */
  | { readonly status: 'elsewhere' }
  /** A request left and no trustworthy answer came: it is being found out. Nothing else is sent meanwhile. */
  | { readonly status: 'unknown'; readonly isChecking: boolean }
  /** Found out when no caller waited for it any more, with the object as the call of its kind answers it. */
  | { readonly status: 'made'; readonly object: unknown }
  /** As above: nothing was made, and the person may try again. */
  | { readonly status: 'refused'; readonly error: FoyerError }
  /** Older than the platform keeps keys: only the support can tell. */
  | { readonly status: 'expired' }

/** A call that names each attempt by a key. */
export type KeyedEndpoint = Endpoint<string, KeyedInput, Schema>
type KeyedInput = Schema & { readonly _zod: { readonly input: { readonly idempotencyKey: EndpointKey } } }
type EndpointKey = (typeof idempotencyKey)['_zod']['input']

export interface AttemptAction<E extends KeyedEndpoint> {
  readonly kind: AttemptKind
  /** Of what: the code of a method, the id of an account, a reward or a good. Stored, so never a secret or a full number. */
  readonly target: string
  readonly amount?: Money | undefined
  /**
   * What else makes it another action: the number of an account, an address, an offer. Compared in this tab, never stored:
   * one that was begun in another tab or before a reload is not joined where this is named.
   */
  readonly details?: string | undefined
  readonly endpoint: E
  /** Without the key. Secrets in it are not stored, and forgotten after a minute. */
  readonly input: Omit<EndpointInput<E>, 'idempotencyKey'>
}

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
   * made either. `response.schema`: it was made, and its object cannot be read; `$attempts` has it as `made`.
   * `request.aborted`: the signal, the end of the session or of the client has ended the wait. The attempt goes on, and
   * `$attempts` shows it.
   *
   * Shows and reports nothing: that is up to the verb that calls it.
   */
  run<E extends KeyedEndpoint>(
    action: AttemptAction<E>,
    options?: Pick<VerbOptions, 'signal'>,
  ): Promise<Result<EndpointOutput<E>>>
  /** Asks now for the end of one that is unknown. */
  check(key: string): void
  /** Forgets one whose end has been seen. */
  dismiss(key: string): void
}

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

/** How an attempt ended. */
type Outcome =
  /** Parsed by the schema of the endpoint that was called. */
  | { readonly kind: 'answered'; readonly output: unknown }
  /** As the platform keeps it. */
  | { readonly kind: 'made'; readonly object: unknown }
  | { readonly kind: 'refused'; readonly error: FoyerError }
  /** Seen by another tab. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'expired' }
  /** The user or the client has gone: the record stays. */
  | { readonly kind: 'left' }

/** An attempt that this tab works on, or waits for. */
interface Running {
  readonly record: AttemptRecord
  /** Of the action that began it, where that was in this tab. */
  readonly details?: string | undefined
  /** How many callers still wait for its end. */
  watchers: number
  readonly outcome: Promise<Outcome>
}

/**
 * Whether the request may have been carried out. A refusal is an answer: nothing happened. So is what fails before anything
 * is sent.
 */
export function isOutcomeUnknown({ code, status }: FoyerError): boolean {
  switch (code) {
    case 'network.failed':
    case 'network.offline':
    case 'network.timeout':
    case 'request.aborted':
    case 'response.malformed':
    case 'response.schema':
      return true
    case 'unknown':
      return status === undefined || status >= 500
    default:
      return (status ?? 0) >= 500
  }
}

function isSame(
  { record, details }: Running,
  action: Pick<AttemptAction<KeyedEndpoint>, 'target' | 'amount' | 'details'>,
): boolean {
  return record.target === action.target && record.amount === action.amount && details === action.details
}

/** How an end is kept until a person has seen it. */
function unseenState(outcome: Outcome): AttemptState | undefined {
  switch (outcome.kind) {
    case 'answered':
      return { status: 'made', object: outcome.output }
    case 'made':
      return { status: 'made', object: outcome.object }
    case 'refused':
      return { status: 'refused', error: outcome.error }
    case 'expired':
      return { status: 'expired' }
    case 'gone':
    case 'left':
      return undefined
  }
}

export function createAttempts(context: FeatureContext, session: Pick<Session, '$state'>): Attempts {
  const { call, config, log, ports, scope, time } = context
  const { clock, locks, network, visibility } = ports
  const $attempts = writable<readonly Attempt[]>([])
  const running = new Map<string, Running>()
  /** End the pauses, by key. */
  const wakers = new Map<string, () => void>()
  let records: AttemptRecords | undefined
  let user = ''

  const put = (record: AttemptRecord, state: AttemptState) => {
    const attempt: Attempt = { ...record, reference: record.key.slice(-6).toUpperCase(), state }
    const list = $attempts.get()
    const isKnown = list.some(({ key }) => key === record.key)
    $attempts.set(isKnown ? list.map((one) => (one.key === record.key ? attempt : one)) : [...list, attempt])
  }
  const drop = (key: string) => $attempts.set($attempts.get().filter((one) => one.key !== key))

  const owners = createUserScope(scope, session, () => begin())

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
      waiting.add(visibility.onChange(end))
      wakers.set(key, end)
      if (owner.disposed) resolve()
    })

  /** Asks the platform until it says what came of the key, and nothing else ends it. */
  const findOut = async (record: AttemptRecord, owner: Scope): Promise<Outcome> => {
    const { key } = record
    for (const since = clock.now(); !owner.disposed; ) {
      if (network.isOnline()) {
        put(record, { status: 'unknown', isChecking: true })
        try {
          const { result, object } = await call(attemptResolve, { idempotencyKey: key }, { signal: owner.signal })
          if (owner.disposed) break
          // The platform no longer knows the key, so its word is worth nothing. Its clock is known since the answer.
          if (time.now() - record.at > KEPT_MS) return { kind: 'expired' }
          if (result === 'made') return { kind: 'made', object }
          return { kind: 'refused', error: new FoyerError({ code: 'idempotency.void', endpoint: attemptResolve.id }) }
        } catch (cause) {
          if (owner.disposed) break
          log.warn('attempt.unknown', { kind: record.kind, code: toFoyerError(cause).code })
        }
      }
      put(record, { status: 'unknown', isChecking: false })
      const isOften = clock.now() - since < ASK_OFTEN_MS
      await pause(owner, key, isOften ? ASK_AGAIN_MS : ASK_SELDOM_MS, !isOften)
    }
    return { kind: 'left' }
  }

  /** Sends the same request until an answer comes. */
  const send = async <E extends KeyedEndpoint>(
    record: AttemptRecord,
    { endpoint, input }: Pick<AttemptAction<E>, 'endpoint' | 'input'>,
    owner: Scope,
  ): Promise<Outcome | { readonly kind: 'unknown'; readonly refusal: FoyerError | undefined }> => {
    const deadline = clock.now() + REPEATED_MS
    // The type of the input is that of the endpoint, less the key.
    const keyed = { ...input, idempotencyKey: record.key } as EndpointInput<E>
    let wasLost = false
    for (let repeat = 0; ; repeat += 1) {
      try {
        const timeoutMs = Math.min(SPEC_CONSTANTS.timeoutMs, deadline - clock.now())
        return { kind: 'answered', output: await call(endpoint, keyed, { signal: owner.signal, timeoutMs }) }
      } catch (cause) {
        if (owner.disposed) return { kind: 'left' }
        const error = toFoyerError(cause)
        // After a lost answer a refusal of the repeated request does not say what became of the first one.
        if (!isOutcomeUnknown(error)) return wasLost ? { kind: 'unknown', refusal: error } : { kind: 'refused', error }
        log.warn('attempt.unknown', { kind: record.kind, code: error.code })
        wasLost = true
        put(record, { status: 'unknown', isChecking: true })
      }
      const wait = FIRST_REPEAT_MS * 2 ** repeat
      if (repeat === REPEATS || clock.now() + wait >= deadline) break
      await pause(owner, record.key, wait)
      if (owner.disposed) return { kind: 'left' }
      if (clock.now() >= deadline) break
    }
    return { kind: 'unknown', refusal: undefined }
  }

  /** One tab at a time works on a slot. */
  const locked = async (slot: string, owner: Scope, work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await locks.hold(`foyer:${config.merchant}:attempt:${user}:${slot}`, owner.signal, work)
    } catch (cause) {
      if (owner.disposed) return { kind: 'left' }
      throw cause
    }
  }

  /** What is known is forgotten in the storage; what no caller waited for stays to be seen. */
  const finish = (record: AttemptRecord, outcome: Outcome): void => {
    if (outcome.kind === 'left') return
    const isSeen = (running.get(slotOf(record))?.watchers ?? 0) > 0
    running.delete(slotOf(record))
    records?.remove(record)
    const unseen = unseenState(outcome)
    if (unseen === undefined || (isSeen && unseen.status !== 'expired')) drop(record.key)
    else put(record, unseen)
    // Another tab may have begun the next one meanwhile.
    adopt()
  }

  const work = (record: AttemptRecord, owner: Scope, act: () => Promise<Outcome>, details?: string): Running => {
    const slot = slotOf(record)
    // The lock is asked for at once, the work begins when the attempt is registered and stored.
    const ended = locked(slot, owner, () => Promise.resolve().then(act))
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
      const sent = await send(record, action, owner)
      if (sent.kind !== 'unknown') return sent
      const outcome = await findOut(record, owner)
      return outcome.kind === 'refused' ? { kind: 'refused', error: sent.refusal ?? outcome.error } : outcome
    }
    return work(record, owner, act, action.details)
  }

  /** Waits for the tab that works on it; where that one is gone, asks what came of it. */
  const pursue = (record: AttemptRecord, owner: Scope): Running => {
    const slot = slotOf(record)
    put(record, { status: 'elsewhere' })
    return work(record, owner, async () => {
      const isOpen = records?.read(slot)?.key === record.key
      const isAwaited = (running.get(slot)?.watchers ?? 0) > 0
      return isOpen || isAwaited ? findOut(record, owner) : { kind: 'gone' }
    })
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
  ): Promise<Result<EndpointOutput<E>>> => {
    const { record } = attempt
    const { endpoint } = action
    attempt.watchers += 1
    let outcome = await attempt.outcome
    if (outcome.kind === 'gone') {
      const other = running.get(slotOf(record))
      if (other !== undefined && isSame(other, action)) return resultOf(other, action, owner)
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
        return { ok: false, error: outcome.error }
      case 'expired':
        return failed(new FoyerError({ code: 'attempt.open', endpoint: endpoint.id }))
      case 'gone':
      case 'left':
        return aborted()
    }
  }

  return {
    $attempts: readOnly($attempts),
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
        const record: AttemptRecord = { key: ports.random.uuid(), kind, target, amount, at: time.now() }
        const started = start(record, action, owner)
        // After the lock was asked for: another tab that sees the record stands behind this one.
        records?.write(record)
        return started
      }
      const attempt = open ?? startNew()
      const leave = () => {
        attempt.watchers -= 1
      }
      signal?.addEventListener('abort', leave, { once: true })
      const result = resultOf(attempt, action, owner).finally(() => signal?.removeEventListener('abort', leave))
      return untilAborted(result, signal)
    },
    check: (key) => wakers.get(key)?.(),
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
