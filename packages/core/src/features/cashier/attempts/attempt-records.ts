import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { type Money, readMoney } from '../../../kernel/money/money.ts'
import { createStoredValue, type StoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { number, text } from '../../../transport/wire-schemas.ts'
import { ATTEMPT_KINDS, type AttemptKind } from './wire-attempt-kinds.ts'

/** What is kept of an attempt until its end is known: no secret, and no number of an account. */
export interface AttemptRecord {
  /** The idempotency key. */
  readonly key: string
  readonly kind: AttemptKind
  /** Of what: the code of a method, the id of an account, a reward or a good. */
  readonly target: string
  readonly amount: Money | undefined
  /** Target and amount say all of it (`details`). Only then another tab, or a later visit, knows an equal one. */
  readonly isPlain: boolean
  /** When it was first sent, ms since the epoch, server time. */
  readonly at: number
}

/** The records of one user, at most one for each slot, shared by the tabs of the browser. */
export interface AttemptRecords {
  all(): readonly AttemptRecord[]
  /** The attempt that is open in this slot. */
  read(slot: string): AttemptRecord | undefined
  /** @param isUnsent the tab that began the attempt does not have the lock yet, so its request has not left */
  write(record: AttemptRecord, isUnsent?: boolean): void
  /** Whether the record was written as unsent. */
  isUnsent(record: AttemptRecord): boolean
  /** Does nothing where another attempt has taken its place. */
  remove(record: AttemptRecord): void
  /** Calls back when another tab has changed one of them. */
  onChange(listener: () => void): Unsubscribe
}

/** Rewards and promotions do not wait for each other. */
const BY_TARGET: readonly AttemptKind[] = ['rewardClaim', 'promotionClaim']

/** Of attempts with the same slot one is open at a time. */
export function slotOf({ kind, target }: Pick<AttemptRecord, 'kind' | 'target'>): string {
  return BY_TARGET.includes(kind) ? `${kind}:${target}` : kind
}

const storedRecord = z.object({
  key: text,
  kind: z.enum(ATTEMPT_KINDS),
  target: text,
  amount: z.optional(text),
  isPlain: z.optional(z.boolean()),
  at: number,
  isUnsent: z.optional(z.boolean()),
})

/** @param user as `userKey` names it */
export function createAttemptRecords(
  { config, ports, log }: Pick<FeatureContext, 'config' | 'ports' | 'log'>,
  user: string,
): AttemptRecords {
  const { storage } = ports
  const prefix = `MC_ATTEMPTS:${config.merchant}:${user}:` as const
  // Each slot has a key of its own: tabs that write at the same moment overwrite nothing of each other.
  const values = new Map<string, StoredValue<z.output<typeof storedRecord>>>()
  const storedIn = (slot: string) => {
    const value = values.get(slot) ?? createStoredValue({ storage, key: `${prefix}${slot}`, schema: storedRecord, log })
    values.set(slot, value)
    return value
  }

  const storedSlots = (): readonly string[] => {
    try {
      return storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
    } catch {
      // Where the storage is denied, `createStoredValue` keeps what this tab has written.
      return []
    }
  }

  const read = (slot: string): AttemptRecord | undefined => {
    const stored = storedIn(slot).read()
    if (stored === undefined) return undefined
    const { isUnsent, ...kept } = stored
    return { ...kept, amount: readMoney(kept.amount ?? ''), isPlain: kept.isPlain ?? false }
  }

  return {
    read,
    all: () => [...new Set([...values.keys(), ...storedSlots()])].flatMap((slot) => read(slot) ?? []),
    write: (record, isUnsent = false) =>
      void storedIn(slotOf(record)).write(isUnsent ? { ...record, isUnsent } : record),
    isUnsent(record) {
      const stored = storedIn(slotOf(record)).read()
      return stored?.key === record.key && stored.isUnsent === true
    },
    remove(record) {
      const value = storedIn(slotOf(record))
      if (value.read()?.key === record.key) value.remove()
    },
    onChange: (listener) => storage.onChange((key) => (key === null || key.startsWith(prefix)) && listener()),
  }
}
