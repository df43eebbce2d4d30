import type { AttemptKind } from '@foyer/core/contract'
import { callerOf, type HandlerContext } from '../engine/handler.ts'
import { Refusal } from '../world/refusal.ts'

/** An action that has a key. */
interface KeyedAction<T> {
  readonly kind: AttemptKind
  /** Undefined for a caller that sends the call as the source describes it (settlement 39): then every request makes one. */
  readonly idempotencyKey: string | undefined
  /** What the request says, without its secrets: another body under the same key is refused. Undefined counts as missing. */
  readonly body: Readonly<Record<string, string | number | undefined>>
  /**
   * Checks and books in one step, and returns the id of what it has made. It must not wait for anything. A refusal does not
   * use the key up.
   */
  make(): string
  /** What was made, as it is now. */
  read(objectId: string): T
}

/** What a request says, to compare it with a later one under the same key. */
export function requestText(body: KeyedAction<unknown>['body']): string {
  const fields = Object.entries(body).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** @throws Refusal `idempotency.conflict` where another request came under the key before */
export function checkSame(before: string, now: string): void {
  if (before !== now) throw new Refusal('idempotency.conflict')
}

/**
 * Makes the object of a key once (docs/cashier.md, Keys). The check, the booking and the storing of the key are one step.
 * @throws Refusal `too.many` if the member has too many keys, `idempotency.void`, `idempotency.conflict`, or that of `make`
 */
export function makeOnce<T>(
  context: Pick<HandlerContext<unknown>, 'caller' | 'world' | 'changed'>,
  { kind, idempotencyKey: key, body, make, read }: KeyedAction<T>,
): T {
  const { world, changed } = context
  const { userName } = callerOf(context).member
  if (key === undefined) {
    const objectId = make()
    changed()
    return read(objectId)
  }
  const text = requestText(body)
  const known = world.attempts.find(userName, key)
  if (known === undefined) {
    const taken = world.rateLimits.take('attempt', { account: userName, address: userName })
    if (!taken.ok) throw new Refusal('too.many', { retryAfterMs: taken.waitMs })
    try {
      const objectId = make()
      world.attempts.put({ userName, key, made: { kind, body: text, objectId } })
      changed()
      return read(objectId)
    } catch (reason) {
      if (world.attempts.find(userName, key) === undefined) taken.refund()
      throw reason
    }
  }
  if (known.made === undefined) throw new Refusal('idempotency.void')
  if (known.made.kind !== kind) throw new Refusal('idempotency.conflict')
  checkSame(known.made.body, text)
  return read(known.made.objectId)
}
