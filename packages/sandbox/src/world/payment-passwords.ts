import type { KeptPaymentPassword, Member } from './member.ts'
import { hashPassword, matchesHash } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { RandomBytes } from './secure-random.ts'

const MAX_MISSES = 5
const LOCKED_MS = 24 * 3_600_000
/** How long withdrawals wait after a reset. */
const PAUSED_MS = 24 * 3_600_000

/** The payment passwords of all members. Comparing takes a moment, so of each member one comparison runs at a time. */
export interface PaymentPasswords {
  stateOf(member: Member): {
    readonly set: boolean
    readonly left: number
    readonly lockedUntil: number | undefined
    readonly pausedUntil: number | undefined
  }
  /** Sets a new one in place of any other. */
  set(member: Member, password: string): Promise<void>
  /**
   * @param key of the request: repeated with the same wrong password it counts as one miss
   * @throws Refusal `payment.password.missing`, `payment.password.wrong` with the tries that are left, or `payment.password.locked`
   */
  check(member: Member, typed: string, key?: string): Promise<void>
  /** Runs what compares, prepares and sets while nothing else does for this member. */
  inTurn<T>(member: Member, work: (turn: PaymentPasswordTurn) => Promise<T>): Promise<T>
}

export interface PaymentPasswordTurn {
  /** As `check` of the passwords. */
  check(typed: string, key?: string): Promise<void>
  /** The result sets it at once, in one step with whatever else is done. `isReset`: money out waits then. */
  prepare(password: string): Promise<(how?: { readonly isReset?: boolean }) => void>
}

export function createPaymentPasswords(
  now: () => number,
  randomBytes: RandomBytes,
  onLocked: (member: Member) => void,
): PaymentPasswords {
  const queues = new WeakMap<Member, Promise<unknown>>()
  const queued = <T>(member: Member, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(member) ?? Promise.resolve()).then(work, work)
    queues.set(member, turn)
    return turn
  }

  /** After the clock was set back, what was to last for `ms` lasts so long from now, and not as long as the jump. */
  const cut = (until: number | undefined, ms: number) => until && Math.min(until, now() + ms)

  /** As it is now: a lock that is over is forgotten, with the misses before it. */
  const current = (member: Member): KeptPaymentPassword | undefined => {
    const kept = member.paymentPassword
    if (kept === undefined) return undefined
    const lockedUntil = cut(kept.lockedUntil, LOCKED_MS)
    const pausedUntil = cut(kept.pausedUntil, PAUSED_MS)
    if (lockedUntil !== undefined && lockedUntil <= now()) {
      return { ...kept, misses: 0, lockedUntil: undefined, lastMiss: undefined, pausedUntil }
    }
    const isCut = lockedUntil !== kept.lockedUntil || pausedUntil !== kept.pausedUntil
    if (isCut) member.paymentPassword = { ...kept, lockedUntil, pausedUntil }
    return member.paymentPassword
  }

  function refusalOf({ misses, lockedUntil }: KeptPaymentPassword): Refusal {
    return lockedUntil === undefined
      ? new Refusal('payment.password.wrong', { value: { left: MAX_MISSES - misses } })
      : new Refusal('payment.password.locked', { value: { until: lockedUntil } })
  }

  const check = async (member: Member, typed: string, key?: string): Promise<void> => {
    const kept = current(member)
    if (kept === undefined) throw new Refusal('payment.password.missing')
    const { lastMiss } = kept
    if (key !== undefined && lastMiss?.key === key && (await matchesHash(typed, lastMiss.hash))) throw refusalOf(kept)
    if (kept.lockedUntil !== undefined) throw refusalOf(kept)
    if (await matchesHash(typed, kept.hash)) {
      member.paymentPassword = { ...kept, misses: 0, lastMiss: undefined }
      return
    }
    const misses = kept.misses + 1
    const isLocked = misses >= MAX_MISSES
    const missed: KeptPaymentPassword = {
      ...kept,
      misses,
      lockedUntil: isLocked ? now() + LOCKED_MS : undefined,
      lastMiss: key === undefined ? undefined : { key, hash: await hashPassword(typed, randomBytes) },
    }
    member.paymentPassword = missed
    if (isLocked) onLocked(member)
    throw refusalOf(missed)
  }

  const prepare = async (member: Member, password: string) => {
    const hash = await hashPassword(password, randomBytes)
    return ({ isReset = false } = {}) => {
      const pausedUntil = isReset ? now() + PAUSED_MS : member.paymentPassword?.pausedUntil
      member.paymentPassword = { hash, misses: 0, pausedUntil }
    }
  }

  const inTurn: PaymentPasswords['inTurn'] = (member, work) =>
    queued(member, () =>
      work({
        check: (typed, key) => check(member, typed, key),
        prepare: (password) => prepare(member, password),
      }),
    )

  return {
    stateOf(member) {
      const kept = current(member)
      const { lockedUntil, pausedUntil, misses = 0 } = kept ?? {}
      return {
        set: kept !== undefined,
        left: Math.max(0, MAX_MISSES - misses),
        lockedUntil,
        pausedUntil: pausedUntil !== undefined && pausedUntil > now() ? pausedUntil : undefined,
      }
    },
    set: (member, password) => inTurn(member, async ({ prepare }) => (await prepare(password))()),
    check: (member, typed, key) => inTurn(member, ({ check }) => check(typed, key)),
    inTurn,
  }
}
