import type { Unsubscribe } from '../ports/ports.ts'
import { delay } from './delay.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { createEmitter } from './events.ts'
import type { FeatureContext } from './feature.ts'
import { isOutcomeUnknown, unsentError } from './outcome-unknown.ts'
import { aborted, failed, type Result, succeeded, untilAborted, type VerbOptions } from './result.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'

/** What became of a change that was sent. */
export type Outcome<T> =
  | { readonly kind: 'made'; readonly data: T }
  /** Nothing happened, for certain. */
  | { readonly kind: 'refused'; readonly error: FoyerError }
  /** A request left, and no answer says what became of it. */
  | { readonly kind: 'unknown'; readonly error: FoyerError }

/** What was found out about a change whose answer was lost. */
export type Found<T> = { readonly isMade: true; readonly data: T } | { readonly isMade: false }

/** What a page knows of the latest change. */
export type MutationState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** The change may have happened. While `isChecking`, the client is finding out. */
  | { readonly status: 'unknown'; readonly isChecking: boolean; readonly error: FoyerError }
  | { readonly status: 'refused'; readonly error: FoyerError }

/** What every request of one change has in common. */
export interface MutationRequest {
  /** Stays the same until the outcome is known, also over several calls of `run`. */
  readonly key: string
  readonly signal: AbortSignal
}

/** A change of the platform that happens once, whatever gets lost on the way. */
export interface Mutation<Input, T> {
  readonly $state: Store<MutationState>
  /**
   * Sends the change. The same input joins a request under way; after a lost answer it has the same key again. Offline, nothing is
   * sent: `network.offline`, and the state does not change. The result of a lost answer is a failure while the state is
   * `unknown`. The signal of the caller ends its wait and not the change, unless `abortable` says otherwise.
   */
  run(input: Input, options?: VerbOptions): Promise<Result<T>>
  /** Finds out now what became of an unknown change. Without one, nothing is sent. */
  check(): Promise<void>
  /** Calls back when a change was made, also if no caller waited any more. */
  onMade(listener: (data: T) => void): Unsubscribe
  /** Runs a read that shows the outcome. If the read succeeds and nothing was sent meanwhile, the state becomes `idle`. */
  settleBy<R>(read: () => Promise<Result<R>>): Promise<Result<R>>
}

export interface MutationOptions<Input, T> {
  readonly context: Pick<FeatureContext, 'connection' | 'ports' | 'report' | 'scope'>
  /** Failures are reported under this name: `rebates.save`. Without it the caller reports them, as a form does. */
  readonly name?: string
  /** The scope that changes end with, read when one is sent. Default: the scope of the context. */
  readonly owner?: { readonly current: Scope }
  send(input: Input, request: MutationRequest): Promise<T>
  /**
   * Says what became of a lost request, for example by reading the state again. Throws if that is not known now: nothing is sent
   * meanwhile. undefined if it can never be told: the next `run` sends the change again. Without `findOut` the same request is sent
   * again at once, so the platform must make one change for one key.
   */
  findOut?(input: Input, request: MutationRequest): Promise<Found<T> | undefined>
  /** Pauses before a lost request is sent again, in ms. Default: one second, once. */
  readonly pauses?: readonly number[]
  /** Whether two inputs are the same change. Default: their JSON is equal. */
  isSame?(one: Input, other: Input): boolean
  /** Whether the page shows this failure itself, so that there is no toast. An unknown outcome never has a toast. */
  showsError?(error: FoyerError): boolean
  /** Aborts the request if every caller has left, for example an upload. Sent again, the change has its key again. */
  readonly abortable?: boolean
  /** Keeps the key of the latest change over a reload. */
  readonly memory?: MutationMemory<Input>
  /** Runs once for each change that is made, also if no caller waits any more. */
  made?(data: T, input: Input): void
  /** Runs once for each change that is refused. */
  refused?(error: FoyerError, input: Input): void
  /** Runs each time a change stays unknown. */
  unknown?(error: FoyerError, input: Input): void
}

export interface MutationMemory<Input> {
  read(): { readonly key: string; readonly input: Input } | undefined
  write(change: { readonly key: string; readonly input: Input } | undefined): void
}

interface Change<Input, T> {
  input: Input
  readonly key: string
  running?: Running<T> | undefined
  /** Why an answer to this change was lost. From then on a refusal is not believed before `findOut` confirms it. */
  lost?: FoyerError
}

interface Running<T> {
  readonly scope: Scope
  readonly result: Promise<Result<T>>
  callers: number
}

const IDLE: MutationState = Object.freeze({ status: 'idle' })
const PAUSES: readonly number[] = [1000]
/** Time for the platform to finish a request whose answer was lost. */
const FIND_OUT_MS = 1000

export function createMutation<Input, T>(options: MutationOptions<Input, T>): Mutation<Input, T> {
  const { context, name, findOut, memory, isSame = isEqual, pauses = PAUSES } = options
  const { connection, ports, report } = context
  const owner = options.owner ?? { current: context.scope }
  const $state = writable<MutationState>(IDLE)
  const emitter = createEmitter<{ made: (data: T) => void }>()
  let scope: Scope | undefined
  let open: Change<Input, T>[] = []
  /** Grows with each request, so that a read knows whether it is older than the latest one. */
  let sends = 0

  /** The scope of the current user. Its end forgets everything that is open. */
  const enter = (): Scope => {
    if (scope === owner.current) return scope
    scope = owner.current
    scope.add(() => {
      open = []
      $state.set(IDLE)
    })
    scope.add(connection.onReturn(() => void check()))
    return scope
  }

  /**
   * @param error why it is not known: it is the reason of the failure, unless the change was made
   * @returns undefined if it can never be told
   */
  const ask = async (
    { input, key }: Change<Input, T>,
    { signal }: Scope,
    error: FoyerError,
  ): Promise<Outcome<T> | undefined> => {
    try {
      const found = await findOut?.(input, { key, signal })
      if (found === undefined) return undefined
      return found.isMade ? { kind: 'made', data: found.data } : { kind: 'refused', error }
    } catch {
      // Not knowing is an outcome, too.
    }
    return { kind: 'unknown', error }
  }

  const send = async (change: Change<Input, T>, own: Scope): Promise<Outcome<T>> => {
    const lostBefore = change.lost
    const sent = await sendUntilAnswered({
      scope: own,
      send: () => {
        sends += 1
        return options.send(change.input, { key: change.key, signal: own.signal })
      },
      async pause(tries) {
        const ms = findOut === undefined ? pauses[tries - 1] : undefined
        if (ms === undefined) return false
        await delay(own, ms, own.signal)
        return true
      },
      onLost(error) {
        change.lost = error
        $state.set({ status: 'unknown', isChecking: true, error })
      },
    })
    if (sent.kind === 'made' || (sent.kind === 'refused' && lostBefore === undefined)) return sent
    const refusal = sent.kind === 'refused' ? sent.error : sent.refusal
    if (findOut === undefined) {
      const isTold = refusal !== undefined && !isRefusedUnread(refusal)
      return isTold ? { kind: 'refused', error: refusal } : { kind: 'unknown', error: change.lost ?? sent.error }
    }
    await delay(own, FIND_OUT_MS, own.signal)
    const untold: Outcome<T> = { kind: refusal === undefined ? 'unknown' : 'refused', error: refusal ?? sent.error }
    return (await ask(change, own, refusal ?? sent.error)) ?? untold
  }

  const outcomeOf = async (change: Change<Input, T>, own: Scope, onlyAsk: boolean): Promise<Outcome<T>> => {
    if (change.lost === undefined || findOut === undefined) return send(change, own)
    const found = await ask(change, own, change.lost)
    if (onlyAsk) return found ?? { kind: 'unknown', error: change.lost }
    return found === undefined || found.kind === 'refused' ? send(change, own) : found
  }

  /**
   * @param home the scope of the owner, who may be another one by the end
   * @param own ends with the owner, and if every caller has left
   */
  const perform = async (
    change: Change<Input, T>,
    { home, own }: { readonly home: Scope; readonly own: Scope },
    silent: boolean | undefined,
    onlyAsk: boolean,
  ): Promise<Result<T>> => {
    if (home.disposed) return aborted()
    const { input, lost } = change
    $state.set(lost === undefined ? { status: 'sending' } : { status: 'unknown', isChecking: true, error: lost })
    let outcome: Outcome<T>
    try {
      outcome = await outcomeOf(change, own, onlyAsk)
    } catch (cause) {
      outcome = { kind: 'refused', error: toFoyerError(cause) }
    }
    change.running = undefined
    if (home.disposed) return aborted()
    if (own.disposed && outcome.kind !== 'made') {
      // Every caller has left. The request may have arrived all the same.
      $state.set(IDLE)
      change.lost ??= aborted().error
      return aborted()
    }
    own.dispose()
    if (outcome.kind === 'unknown') {
      change.lost = outcome.error
      $state.set({ status: 'unknown', isChecking: false, error: outcome.error })
      options.unknown?.(outcome.error, input)
      return fail(outcome.error, silent, true)
    }
    // After a lost answer, the request may still be on its way: a refusal of the next one is checked again.
    if (outcome.kind === 'made' || findOut === undefined || change.lost === undefined) forget(change)
    if (outcome.kind === 'made') {
      options.made?.(outcome.data, input)
      emitter.emit('made', outcome.data)
      $state.set(IDLE)
      return succeeded(outcome.data)
    }
    $state.set({ status: 'refused', error: outcome.error })
    options.refused?.(outcome.error, input)
    return fail(outcome.error, silent, options.showsError?.(outcome.error))
  }

  const fail = (error: FoyerError, silent: boolean | undefined, shownOnPage: boolean | undefined): Result<T> =>
    name === undefined ? failed(error) : report(name, error, { silent, shownOnPage })

  const forget = (change: Change<Input, T>) => {
    open = open.filter((one) => one !== change)
    if (memory?.read()?.key === change.key) memory.write(undefined)
  }

  const start = (change: Change<Input, T>, silent: boolean | undefined, onlyAsk = false): Running<T> => {
    const home = enter()
    const own = home.child()
    // Registered before anything is sent: an event that the request causes may ask for the same change.
    const result = Promise.resolve().then(() => perform(change, { home, own }, silent, onlyAsk))
    change.running = { scope: own, result, callers: 0 }
    return change.running
  }

  const join = (running: Running<T>, signal: AbortSignal | undefined): Promise<Result<T>> => {
    running.callers += 1
    if (options.abortable && signal !== undefined) {
      const leave = () => {
        running.callers -= 1
        if (running.callers === 0) running.scope.dispose()
      }
      signal.addEventListener('abort', leave, { once: true })
      running.scope.add(() => signal.removeEventListener('abort', leave))
    }
    return untilAborted(running.result, signal)
  }

  const check = async (): Promise<void> => {
    const change = open.filter(({ lost, running }) => lost !== undefined && running === undefined).pop()
    if (change !== undefined && $state.get().status === 'unknown') await start(change, true, true).result
  }

  return {
    $state: readOnly($state),
    check,
    onMade: (listener) => emitter.on('made', listener),
    run(input, { signal, silent } = {}) {
      const own = enter()
      if (own.disposed || signal?.aborted) return Promise.resolve(aborted())
      const earlier = open.find((one) => isSame(one.input, input))
      if (earlier?.running !== undefined) return join(earlier.running, signal)
      const unsent = unsentError(ports.network)
      if (unsent !== undefined) return Promise.resolve(fail(unsent, silent, options.showsError?.(unsent)))
      const kept = memory?.read()
      const key = kept !== undefined && isSame(kept.input, input) ? kept.key : ports.random.uuid()
      const change: Change<Input, T> = earlier ?? { input, key }
      change.input = input
      if (earlier === undefined) open.push(change)
      memory?.write({ key: change.key, input })
      return join(start(change, silent), signal)
    },
    async settleBy(read) {
      const before = sends
      const result = await read()
      if (!result.ok || sends !== before || open.some(({ running }) => running !== undefined)) return result
      for (const change of open) forget(change)
      $state.set(IDLE)
      return result
    },
  }
}

/** How one request is sent until an answer comes. */
export interface Sending<T> {
  readonly scope: Scope
  /** Sends the same request each time. */
  send(): Promise<T>
  /** Waits before another try. False: there is none. */
  pause(tries: number): Promise<boolean>
  onLost?(error: FoyerError): void
}

/**
 * Sends the same request until an answer comes or `pause` ends it. A refusal of a repeated request does not say what became of the
 * first one: the outcome is `unknown`, with the `refusal`.
 *
 * @throws FoyerError `request.aborted` if the scope ends
 */
export async function sendUntilAnswered<T>({
  scope,
  send,
  pause,
  onLost,
}: Sending<T>): Promise<Outcome<T> & { readonly refusal?: FoyerError | undefined }> {
  let lost: FoyerError | undefined
  for (let tries = 1; ; tries += 1) {
    try {
      return { kind: 'made', data: await send() }
    } catch (cause) {
      if (scope.disposed) throw aborted().error
      const error = toFoyerError(cause)
      if (!isOutcomeUnknown(error)) {
        return lost === undefined ? { kind: 'refused', error } : { kind: 'unknown', error: lost, refusal: error }
      }
      lost = error
      onLost?.(error)
    }
    const isRepeated = await pause(tries)
    if (scope.disposed) throw aborted().error
    if (!isRepeated) return { kind: 'unknown', error: lost }
  }
}

/** The platform refused a repeated request before it looked at the change: the refusal says nothing about the first request. */
function isRefusedUnread({ code, status }: FoyerError): boolean {
  return status === 429 || status === 401 || code === 'platform.maintenance' || code === 'human.required'
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
