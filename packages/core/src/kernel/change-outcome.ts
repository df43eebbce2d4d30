import { delay } from './delay.ts'
import { FoyerError, toFoyerError } from './errors.ts'
import type { Log } from './log.ts'
import type { Scope } from './scope.ts'
import { type ChangeOutcome, isRefusedUnread, sendUntilAnswered } from './send-until-answered.ts'

/** What was found out about a change whose answer was lost. */
export type Found<T> = { readonly isMade: true; readonly data: T } | { readonly isMade: false }

/** What the requests of one change have in common. */
export interface MutationRequest {
  /** The idempotency key. The change keeps its key until the outcome is known, over several calls of `run`. */
  readonly key: string
  readonly signal: AbortSignal
}

/** A change while it is not known whether it was made. */
export interface OpenChange<Input> {
  input: Input
  readonly key: string
  /** A request has left. */
  isSent: boolean
  /** The change may have been made, so a refusal is not believed before it is confirmed. */
  isLost: boolean
  /** Why the outcome is unknown. The pages show it. */
  error?: FoyerError | undefined
  /** Whether only another request can tell what became of the change, because `findOut` cannot. */
  isUntellable: boolean
}

export interface OutcomeOptions<Input, T, Change extends OpenChange<Input>> {
  readonly log: Log
  /** The name of the mutation. */
  readonly name: string | undefined
  /** Pauses before a lost request is sent again, in ms. Not used with `findOut`. */
  readonly pauses: readonly number[]
  send(input: Input, request: MutationRequest): Promise<T>
  findOut?(input: Input, request: MutationRequest): Promise<Found<T> | undefined>
  /** Called before each request. */
  onSend(change: Change): void
  /** Called each time an answer is lost. */
  onLost(change: Change, error: FoyerError): void
}

/** How far a run goes: it sends until the platform has answered, or it only asks what became of the change. */
export type OutcomeWish = 'send' | 'ask'

/** Time for the platform to finish a request whose answer was lost, in ms. */
const FIND_OUT_MS = 1000

/**
 * Makes the function that sends a change and finds out what became of it.
 *
 * @returns a function that rejects with `request.aborted` if the scope ends
 */
export function createOutcome<Input, T, Change extends OpenChange<Input>>(
  options: OutcomeOptions<Input, T, Change>,
): (change: Change, scope: Scope, wish: OutcomeWish) => Promise<ChangeOutcome<T>> {
  const { log, name, pauses, findOut } = options

  /** @param error why the change was not made, or is not known; without it `findOut` gives the reason */
  const ask = async (
    change: Change,
    { signal }: Scope,
    error: FoyerError | undefined,
  ): Promise<ChangeOutcome<T> | undefined> => {
    const { input, key } = change
    try {
      const found = await findOut?.(input, { key, signal })
      change.isUntellable = found === undefined
      if (found === undefined) return undefined
      if (found.isMade) return { kind: 'made', data: found.data }
      return { kind: 'refused', error: error ?? new FoyerError({ code: 'idempotency.void' }) }
    } catch (cause) {
      if (!signal.aborted) log.warn('mutation.unknown', { verb: name, code: toFoyerError(cause).code })
      return { kind: 'unknown', error: error ?? toFoyerError(cause) }
    }
  }

  const send = async (change: Change, scope: Scope): Promise<ChangeOutcome<T>> => {
    const wasLost = change.isLost
    const sent = await sendUntilAnswered({
      scope,
      send() {
        change.isSent = true
        options.onSend(change)
        return options.send(change.input, { key: change.key, signal: scope.signal })
      },
      async pause(tries) {
        const ms = findOut === undefined ? pauses[tries - 1] : undefined
        if (ms === undefined) return false
        await delay(scope, ms, scope.signal)
        return true
      },
      onLost(error) {
        change.isLost = true
        change.error = error
        options.onLost(change, error)
      },
    })
    if (sent.kind === 'made' || (sent.kind === 'refused' && !wasLost)) return sent
    const refusal = sent.kind === 'refused' ? sent.error : sent.refusal
    if (findOut === undefined) {
      const isRead = refusal !== undefined && !isRefusedUnread(refusal)
      return isRead ? { kind: 'refused', error: refusal } : { kind: 'unknown', error: sent.error }
    }
    await delay(scope, FIND_OUT_MS, scope.signal)
    const error = refusal ?? sent.error
    return (await ask(change, scope, error)) ?? { kind: refusal === undefined ? 'unknown' : 'refused', error }
  }

  return async (change, scope, wish) => {
    if (!change.isLost || findOut === undefined) return send(change, scope)
    const { error } = change
    const found = await ask(change, scope, error)
    if (found?.kind === 'made' || found?.kind === 'unknown') return found
    if (wish === 'ask' && error !== undefined) return found ?? { kind: 'unknown', error }
    return send(change, scope)
  }
}
