import { createCountdown } from '../../../kernel/countdown.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { aborted, type Result, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { type Deposit, type DepositState, isDepositOver } from './deposit-rules.ts'

/**
 * One deposit, asked for until it is paid: at once when the page is shown again or the network is back, else at growing
 * pauses, seldom and not for long after another end, and never while the page is hidden. A failure keeps what is shown. Ends with `dispose()` and with the user.
 */
export interface FollowedDeposit extends Loadable<Deposit> {
  /** The platform could not be asked three times in a row; it is asked on. */
  readonly $isUnreachable: Store<boolean>
  /** When the platform answered last, ms since the epoch, server time. */
  readonly $answeredAt: Store<number | undefined>
  /** Until it can no longer be paid, whole seconds, by the platform's clock; 0 unless it waits for the payment. */
  readonly $secondsLeft: Store<number>
  /** Leaves the payment. The platform's word counts: one that was paid meanwhile is paid. */
  leave(options?: VerbOptions): Promise<Result<Deposit>>
  dispose(): void
}

export interface FollowDepositOptions {
  readonly context: FeatureContext
  /** Ends with the user. Owned by the result. */
  readonly scope: Scope
  load(signal: AbortSignal): Promise<Deposit>
  leave(options?: VerbOptions): Promise<Result<Deposit>>
  /** What is known already. */
  readonly known: Deposit | undefined
  /** The state is another one; `from` is undefined for the first that is known. */
  onChange(deposit: Deposit, from: DepositState | undefined): void
}

/** The pauses between two questions: so often, so long. Afterwards the last one, and after five minutes a minute. */
const PAUSES = [
  { times: 5, ms: 2000 },
  { times: 6, ms: 5000 },
] as const
const LATER_MS = 15_000
const OFTEN_MS = 300_000
const SELDOM_MS = 60_000
/** Late money may come after an end that is not `paid`: it is asked for so long after the end, or after a person looked. */
const LATE_MS = 900_000
/** Pauses are a tenth longer or shorter: not all pages ask in the same second. */
const SPREAD = 0.1
const FAILURES_SHOWN = 3

/** The pause after so many questions, ms. */
function pauseAfter(asked: number, elapsedMs: number): number {
  let left = asked
  for (const { times, ms } of PAUSES) {
    if (left < times) return ms
    left -= times
  }
  return elapsedMs < OFTEN_MS ? LATER_MS : SELDOM_MS
}

export function followDeposit(options: FollowDepositOptions): FollowedDeposit {
  const { context, scope, onChange } = options
  const { ports, time } = context
  const { clock, network, random, visibility } = ports
  const query = createQuery<Deposit>({
    context: { ...context, scope },
    feature: 'deposits.follow',
    share: true,
    async load(signal) {
      const deposit = await options.load(signal)
      if (!signal.aborted) $answeredAt.set(time.now())
      return deposit
    },
  })
  const $isUnreachable = writable(false)
  const $answeredAt = writable<number | undefined>(undefined)
  const countdown = createCountdown(scope, time, visibility, context.log)
  let state: DepositState | undefined
  let asked = 0
  let since = clock.monotonic()
  let failures = 0
  let cancelTimer: Unsubscribe = () => {}

  const isOver = () => state !== undefined && isDepositOver(state)
  const isPaid = () => state === 'paid'

  const plan = () => {
    cancelTimer()
    if (isPaid() || !visibility.isVisible() || query.$state.get().status === 'idle') return
    const elapsedMs = clock.monotonic() - since
    if (isOver() && elapsedMs >= LATE_MS) return
    const spread = 1 - SPREAD + 2 * SPREAD * random.next()
    const pause = isOver() ? SELDOM_MS : pauseAfter(asked, elapsedMs)
    cancelTimer = scope.timeout(() => void ask(), pause * spread)
  }

  /** One question at a time: a failure counts once, however many wait for it. */
  const ask = singleFlight(async (): Promise<Result> => {
    if (scope.disposed) return aborted()
    cancelTimer()
    const result = await query.refresh()
    if (scope.disposed) return aborted()
    asked += 1
    if (result.ok) failures = 0
    else if (result.error.code !== 'request.aborted') failures += 1
    $isUnreachable.set(failures >= FAILURES_SHOWN)
    plan()
    return result
  })

  /** The person looks again: asks at once, and often from now on. */
  const askAgain = (): Promise<Result> => {
    asked = 0
    since = clock.monotonic()
    return ask()
  }

  const take = (deposit: Deposit) => {
    const from = state
    state = deposit.state
    if (from !== state) {
      if (isOver()) since = clock.monotonic()
      plan()
    }
    if (state === 'awaiting' && deposit.expiresAt > time.now()) countdown.start(deposit.expiresAt)
    else countdown.stop()
    if (from !== state) onChange(deposit, from)
  }

  scope.add(
    query.$state.listen((now, before) => {
      if (now.status === 'ready' && now.data !== before?.data) take(now.data)
    }),
  )
  // It ends with its user too, and is not shown to the next.
  scope.add(() => {
    query.reset()
    countdown.stop()
  })
  // The name of the method is in the language of the request.
  scope.add(context.$language.listen(() => query.$state.get().status !== 'idle' && void query.refreshAfterChange()))
  scope.add(
    visibility.onChange((visible) => {
      // On waking the platform is asked before anything is drawn by the clock.
      if (visible && query.$state.get().status !== 'idle' && !isPaid()) void askAgain()
      else cancelTimer()
    }),
  )
  scope.add(
    network.onChange((online) => online && query.$state.get().status !== 'idle' && !isPaid() && void askAgain()),
  )
  // The time to pay is over: what became of it is the platform's to say.
  scope.add(
    countdown.$seconds.listen((left, before) => left === 0 && before !== 0 && state === 'awaiting' && void askAgain()),
  )
  if (options.known !== undefined) query.set(options.known, { stale: true })

  return {
    $state: query.$state,
    $isUnreachable: readOnly($isUnreachable, context.log),
    $answeredAt: readOnly($answeredAt, context.log),
    $secondsLeft: countdown.$seconds,
    async load() {
      const result = await query.load()
      if (!scope.disposed) plan()
      return result
    },
    refresh: askAgain,
    async leave(leaveOptions) {
      const result = await options.leave(leaveOptions)
      if (result.ok && !scope.disposed) query.set(result.data)
      return result
    },
    dispose: () => scope.dispose(),
  }
}
