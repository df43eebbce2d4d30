import type { ErrorCode } from '../config/error-codes.ts'
import { delay } from './delay.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { aborted } from './result.ts'
import type { Scope } from './scope.ts'

/** What became of a change that was sent. */
export type ChangeOutcome<T> =
  | { readonly kind: 'made'; readonly data: T }
  /** The platform changed nothing, for certain. */
  | { readonly kind: 'refused'; readonly error: FoyerError }
  /** A request left, and its answer was lost. `refusal`: how the platform refused the repeated request. */
  | { readonly kind: 'unknown'; readonly error: FoyerError; readonly refusal?: FoyerError | undefined }

export interface SendOptions<T> {
  readonly scope: Scope
  /** Sends the same request each time. */
  send(): Promise<T>
  /**
   * Waits before the request is sent again.
   *
   * @param tries how often the request was sent
   * @returns false if the request is not sent again
   */
  pause(tries: number): Promise<boolean>
  /** Called each time an answer is lost. */
  onLost?(error: FoyerError): void
}

/**
 * Sends the same request until an answer arrives or `pause` gives up. A refusal of a repeated request does not say what
 * became of the first one: the outcome is `unknown`, with the `refusal`.
 *
 * @throws FoyerError `request.aborted` if the scope ends
 */
export async function sendUntilAnswered<T>({ scope, send, pause, onLost }: SendOptions<T>): Promise<ChangeOutcome<T>> {
  let lost: FoyerError | undefined
  for (let tries = 1; ; tries += 1) {
    if (scope.disposed) throw aborted().error
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
    if (!isRepeated && !scope.disposed) return { kind: 'unknown', error: lost }
  }
}

/** Time for the platform to finish a request whose answer was lost. */
const REPEAT_MS = 1000

/**
 * Sends a request that may arrive twice, such as a removal, and sends it once more if its answer is lost.
 *
 * @throws FoyerError why the change was refused, or why it is not known
 */
export async function sendRepeatable<T>(scope: Scope, send: () => Promise<T>): Promise<T> {
  const outcome = await sendUntilAnswered({
    scope,
    send,
    async pause(tries) {
      if (tries > 1) return false
      await delay(scope, REPEAT_MS, scope.signal)
      return true
    },
  })
  if (outcome.kind === 'made') return outcome.data
  throw outcome.error
}

/** Refusals of a gateway, of the session or of a bot check. The platform sends them before it looks at a change or its key. */
const UNREAD_CODES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'session.required',
  'session.expired',
  'login.please',
  'no.permission',
  'platform.maintenance',
  'system.upgrading',
  'region.restricted',
  'client.outdated',
  'too.many',
  'human.required',
  'captcha.required',
  'encryption.required',
  'encryption.key',
  // The platform gave no code that this client knows.
  'unknown',
])

/**
 * Whether the platform refused a repeated request without looking at the change. Such a refusal says nothing about the first
 * request. An error without a status comes from this client, before anything was sent.
 */
export function isRefusedUnread({ code, status }: FoyerError): boolean {
  return status === undefined || status === 401 || status === 429 || UNREAD_CODES.has(code)
}
