import type { Unsubscribe } from '../ports/ports.ts'
import { createOutcome, type Found, type MutationRequest, type OpenChange, type OutcomeWish } from './change-outcome.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { createEmitter, type TypedEmitter } from './events.ts'
import type { FeatureContext } from './feature.ts'
import { unsentError, withUnknownOutcome } from './outcome-unknown.ts'
import type { Query } from './query.ts'
import { aborted, failed, type Result, succeeded, untilAborted, type VerbOptions } from './result.ts'
import { runCallback } from './run-callback.ts'
import { isSameContent } from './same-content.ts'
import type { Scope } from './scope.ts'
import type { ChangeOutcome } from './send-until-answered.ts'
import { readOnly, type Store, writable } from './store.ts'

/** The state of the change that was sent last. */
export type MutationState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** The change may have happened. While `isChecking`, the client is finding out. */
  | { readonly status: 'unknown'; readonly isChecking: boolean; readonly error: FoyerError }
  | { readonly status: 'refused'; readonly error: FoyerError }

/** What became of a change. `forgotten`: its owner has ended, or a read shows the current data. */
export type ChangeEnd<T> = ChangeOutcome<T> | { readonly kind: 'forgotten' }

/** A change as the caller who sends it sees it. The change outlives the caller. */
export interface SentChange<T> {
  /** Why the outcome is unknown. Undefined while no answer was lost, and once the outcome is known. */
  readonly error: FoyerError | undefined
  /** Whether only another request can tell what became of the change, because `findOut` cannot. */
  readonly isUntellable: boolean
  /** The draft of the form that has sent the change. */
  readonly draft: string | undefined
  /** Finds out now what became of this change. Joins a request that is under way. */
  check(): Promise<void>
  /** Calls back each time requests of the change have ended. */
  onEnd(listener: (end: ChangeEnd<T>) => void): Unsubscribe
}

export interface RunOptions<T> extends VerbOptions {
  /** What the draft of the form holds, so that a later form finds its change. */
  readonly draft?: string | undefined
  /** Called with the change before anything is sent. Not called if nothing is sent. */
  onSend?(change: SentChange<T>): void
}

/** A change of the platform's data that happens once, even if answers get lost. */
export interface Mutation<Input, T> {
  readonly $state: Store<MutationState>
  /**
   * Sends the change. If the same input is under way, the caller joins it. After a lost answer the same input has the same
   * key again. Offline, nothing is sent: the result is `network.offline`, and the state stays as it was. After a lost answer
   * the result is a failure, and the state is `unknown`. The signal ends the caller's wait and not the change, unless the
   * mutation is `abortable`.
   */
  run(input: Input, options?: RunOptions<T>): Promise<Result<T>>
  /**
   * Finds out now what became of the change that was sent last. Does nothing unless its outcome is unknown. The mutation
   * does this itself, for every change, when the network or the platform is back.
   */
  check(): Promise<void>
  /** The changes of the current owner whose outcome is not known yet. */
  pending(): readonly SentChange<T>[]
  /**
   * Reads the changed data again. If the read succeeds and meanwhile nothing was sent and no answer was lost, the data show what became of each
   * change: the state becomes `idle`. A read that is older than the change is replaced, because it settles nothing.
   */
  settleBy(query: Pick<Query<unknown>, 'refresh' | 'refreshAfterChange'>): Promise<Result>
}

export interface MutationOptions<Input, T> {
  readonly context: Pick<FeatureContext, 'connection' | 'log' | 'ports' | 'report' | 'scope'>
  /** Failures are reported under this name: `rebates.save`. Without it the caller reports them, as a form does. */
  readonly name?: string
  /** Has the scope that a change ends with, read when the change is sent. Default: the scope of the context. */
  readonly owner?: { readonly current: Scope }
  send(input: Input, request: MutationRequest): Promise<T>
  /**
   * Finds out what became of a lost request, for example by reading the state again. Resolves to undefined if that can never
   * be told: the next `run` sends the change again. Rejects if it is not known now: nothing is sent until it is. Without
   * `findOut` a lost request is sent again, so the platform must make one change for one key, or check a version.
   */
  findOut?(input: Input, request: MutationRequest): Promise<Found<T> | undefined>
  /** Pauses before a lost request is sent again, in ms. Default: one pause of a second. Not used with `findOut`. */
  readonly pauses?: readonly number[]
  /** Whether two inputs are the same change. Default: whether they have the same content. Two Blobs never have. */
  isSame?(one: Input, other: Input): boolean
  /** Whether the page shows this failure, so that there is no toast. An unknown outcome never has a toast. */
  showsError?(error: FoyerError): boolean
  /** Aborts the request when every caller has left, for example an upload. The change keeps its key. */
  readonly abortable?: boolean
  /** Keeps the key of the change that was sent last over a reload. */
  readonly memory?: MutationMemory<Input>
  /** Called once for each change that was made, even if every caller has left. */
  made?(data: T, input: Input): void
  /** Called once for each change that was refused. */
  refused?(error: FoyerError, input: Input): void
  /** Called each time the outcome of a change stays unknown. */
  unknown?(error: FoyerError, input: Input): void
}

/** The key of a change whose outcome is unknown. */
export interface MutationMemory<Input> {
  read(): { readonly key: string; readonly input: Input } | undefined
  write(change: { readonly key: string; readonly input: Input } | undefined): void
}

interface Change<Input, T> extends OpenChange<Input> {
  running?: Running<T> | undefined
  draft?: string | undefined
  readonly ends: TypedEmitter<{ end: (end: ChangeEnd<T>) => void }>
}

interface Running<T> {
  /** Ends with the owner, and for `abortable` when every caller has left. */
  readonly scope: Scope
  readonly result: Promise<Result<T>>
  callers: number
}

const IDLE: MutationState = Object.freeze({ status: 'idle' })
const PAUSES: readonly number[] = [1000]

export function createMutation<Input, T>(options: MutationOptions<Input, T>): Mutation<Input, T> {
  const { context, name, findOut, memory, isSame = isSameContent, pauses = PAUSES } = options
  const { connection, log, ports, report } = context
  const owner = options.owner ?? { current: context.scope }
  const $state = writable<MutationState>(IDLE)
  let home: Scope | undefined
  /** The changes whose outcome is not known. */
  let open: Change<Input, T>[] = []
  /** The change that `$state` speaks of. */
  let latest: Change<Input, T> | undefined
  /** Number of requests and of lost answers so far. A read that began before the last of them settles nothing. */
  let events = 0
  let reading: { readonly events: number; readonly result: Promise<Result> } | undefined

  const call = (callback: () => void) => runCallback(log, name ?? 'mutation', callback)

  const show = (change: Change<Input, T>, state: MutationState) => {
    if (change !== latest) return
    $state.set(state)
    // An input may have a password.
    if (!open.includes(change)) latest = undefined
  }

  /** Returns the scope of the current owner. When it ends, every change is forgotten. */
  const enter = (): Scope => {
    if (home === owner.current) return home
    home = owner.current
    home.add(() => {
      for (const change of open) drop(change)
      latest = undefined
      reading = undefined
      $state.set(IDLE)
    })
    home.add(
      connection.onReturn(() => {
        for (const change of open) void checkChange(change)
      }),
    )
    return home
  }

  const outcomeOf = createOutcome<Input, T, Change<Input, T>>({
    ...options,
    log,
    name,
    pauses,
    onSend() {
      events += 1
    },
    onLost(change, error) {
      events += 1
      show(change, { status: 'unknown', isChecking: true, error })
    },
  })

  const fail = (error: FoyerError, silent: boolean | undefined, shownOnPage: boolean | undefined): Result<T> => {
    if (name !== undefined) report(name, error, { silent, shownOnPage })
    return failed(error)
  }

  /** Ends a change without an outcome. Its key may stay in the memory. */
  const drop = (change: Change<Input, T>) => {
    open = open.filter((one) => one !== change)
    change.error = undefined
    change.ends.emit('end', { kind: 'forgotten' })
  }

  const forget = (change: Change<Input, T>) => {
    open = open.filter((one) => one !== change)
    change.error = undefined
    if (memory?.read()?.key === change.key) memory.write(undefined)
  }

  const finish = (change: Change<Input, T>, outcome: ChangeOutcome<T>, silent: boolean | undefined): Result<T> => {
    const { input } = change
    switch (outcome.kind) {
      case 'unknown': {
        const error = withUnknownOutcome(outcome.error)
        change.isLost = true
        change.error = error
        show(change, { status: 'unknown', isChecking: false, error })
        call(() => options.unknown?.(error, input))
        change.ends.emit('end', { ...outcome, error })
        return fail(error, silent, true)
      }
      case 'made': {
        const { data } = outcome
        // An aborted request and the next one of the same change may both be answered.
        if (open.includes(change)) {
          forget(change)
          call(() => options.made?.(data, input))
          change.ends.emit('end', outcome)
        }
        show(change, IDLE)
        return succeeded(data)
      }
      case 'refused': {
        const { error } = outcome
        change.error = undefined
        // The lost request may still be on its way, so `findOut` is asked about the next refusal, too.
        if (findOut === undefined || !change.isLost) forget(change)
        show(change, { status: 'refused', error })
        call(() => options.refused?.(error, input))
        change.ends.emit('end', outcome)
        return fail(error, silent, options.showsError?.(error))
      }
    }
  }

  const perform = async (
    change: Change<Input, T>,
    { owned, scope }: { readonly owned: Scope; readonly scope: Scope },
    silent: boolean | undefined,
    wish: OutcomeWish,
  ): Promise<Result<T>> => {
    if (scope.disposed) {
      // Every caller has left before anything was sent.
      if (change.running?.scope === scope) {
        change.running = undefined
        show(change, IDLE)
      }
      return aborted()
    }
    const outcome = await outcomeOf(change, scope, wish).catch(
      (cause): ChangeOutcome<T> => ({ kind: 'unknown', error: toFoyerError(cause) }),
    )
    const isReplaced = change.running?.scope !== scope
    if (!isReplaced) change.running = undefined
    if (owned.disposed) return aborted()
    if (scope.disposed && outcome.kind !== 'made') {
      if (!isReplaced) {
        change.error = undefined
        show(change, IDLE)
      }
      return aborted()
    }
    scope.dispose()
    return finish(change, outcome, silent)
  }

  const start = (change: Change<Input, T>, silent: boolean | undefined, wish: OutcomeWish): Running<T> => {
    const owned = enter()
    const scope = owned.child()
    // Registered before anything is sent: an event that the request causes may ask for the same change.
    const result = Promise.resolve().then(() => perform(change, { owned, scope }, silent, wish))
    const running = { scope, result, callers: 0 }
    change.running = running
    const { error } = change
    show(change, error === undefined ? { status: 'sending' } : { status: 'unknown', isChecking: true, error })
    return running
  }

  /** Ends the requests of a change because every caller has left. A request that was sent may arrive all the same. */
  const abort = (change: Change<Input, T>, { scope }: Running<T>) => {
    if (change.isSent) {
      change.isLost = true
      events += 1
    }
    scope.dispose()
  }

  const join = (change: Change<Input, T>, running: Running<T>, signal: AbortSignal | undefined): Promise<Result<T>> => {
    running.callers += 1
    if (options.abortable && signal !== undefined) {
      const leave = () => {
        running.callers -= 1
        if (running.callers === 0) abort(change, running)
      }
      signal.addEventListener('abort', leave, { once: true })
      running.scope.add(() => signal.removeEventListener('abort', leave))
    }
    return untilAborted(running.result, signal)
  }

  const checkChange = async (change: Change<Input, T>): Promise<void> => {
    if (change.error !== undefined && change.running === undefined) await start(change, true, 'ask').result
  }

  /** A change as its callers see it. */
  const sentOf = (change: Change<Input, T>): SentChange<T> => ({
    get error() {
      return change.error
    },
    get isUntellable() {
      return change.isUntellable
    },
    get draft() {
      return change.draft
    },
    async check() {
      await (change.running?.result ?? checkChange(change))
    },
    onEnd: (listener) => change.ends.on('end', listener),
  })

  const remember = (input: Input): Change<Input, T> => {
    const kept = memory?.read()
    const isKept = kept !== undefined && isSame(kept.input, input)
    const change: Change<Input, T> = {
      input,
      key: isKept ? kept.key : ports.random.uuid(),
      isSent: false,
      isLost: isKept,
      isUntellable: false,
      ends: createEmitter(log),
    }
    open.push(change)
    return change
  }

  return {
    $state: readOnly($state, log),
    async check() {
      if (latest !== undefined) await checkChange(latest)
    },
    pending: () => open.map(sentOf),
    run(input, { signal, silent, draft, onSend } = {}) {
      if (enter().disposed || signal?.aborted) return Promise.resolve(aborted())
      const tell = (change: Change<Input, T>) => {
        if (draft !== undefined) change.draft = draft
        call(() => onSend?.(sentOf(change)))
      }
      const known = open.find((one) => isSame(one.input, input))
      // A request that was aborted may not have ended yet. It is not joined.
      if (known?.running?.scope.disposed === false) {
        tell(known)
        return join(known, known.running, signal)
      }
      const unsent = unsentError(ports.network)
      if (unsent !== undefined) return Promise.resolve(fail(unsent, silent, options.showsError?.(unsent)))
      const change = known ?? remember(input)
      change.input = input
      latest = change
      memory?.write({ key: change.key, input })
      const running = start(change, silent, 'send')
      tell(change)
      return join(change, running, signal)
    },
    settleBy(query) {
      if (reading?.events === events) return reading.result
      const before = events
      const read = open.length === 0 ? query.refresh() : query.refreshAfterChange()
      const current = {
        events: before,
        result: read.then((result) => {
          if (reading === current) reading = undefined
          if (!result.ok || events !== before || open.some(({ running }) => running !== undefined)) return result
          for (const change of open) {
            forget(change)
            drop(change)
          }
          latest = undefined
          $state.set(IDLE)
          return result
        }),
      }
      reading = current
      return current.result
    },
  }
}
