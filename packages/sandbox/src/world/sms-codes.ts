import type { Outbox } from './outbox.ts'
import { type RandomBytes, randomText } from './secure-random.ts'

/** Codes sent to phones (SMS-01), by `mobileKey`. A code is valid while its countdown runs, and for one use. */
export interface SmsCodes {
  /**
   * `fresh` false: the previous code is still valid, and nothing was sent (CALL-09).
   * @param to the number, where the key says more
   */
  send(key: string, to?: string): { readonly expirationTime: number; readonly fresh: boolean }
  /** Whether it is the valid code. Wrong guesses are counted; after a few the code is invalid. */
  check(key: string, code: string | undefined): boolean
  /** Marks it as used. The next one may still only be sent when the countdown is over. */
  use(key: string): void
  /** The matching numbers with a valid code. */
  pending(matches: (key: string) => boolean): readonly string[]
}

const SMS_LIFE_MS = 60_000
const GUESSES = 5
const KEPT = 1000

interface Sent {
  readonly code: string
  expirationTime: number
  guesses: number
}

export interface SmsCodesDeps {
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly outbox: Outbox
  /** The number of this key is proved. */
  readonly onUse: (key: string) => void
}

export function createSmsCodes({ now, randomBytes, outbox, onUse }: SmsCodesDeps): SmsCodes {
  const sent = new Map<string, Sent>()

  const living = (key: string): Sent | undefined => {
    const entry = sent.get(key)
    if (entry === undefined || entry.expirationTime <= now()) return undefined
    // After the clock was set back, the code lasts one life from now, and not as long as the jump.
    entry.expirationTime = Math.min(entry.expirationTime, now() + SMS_LIFE_MS)
    return entry
  }

  return {
    send(key, to = key) {
      const before = living(key)
      if (before) return { expirationTime: before.expirationTime, fresh: false }
      const code = randomText(randomBytes, 6, '0123456789')
      const expirationTime = now() + SMS_LIFE_MS
      sent.delete(key)
      sent.set(key, { code, expirationTime, guesses: GUESSES })
      const oldest = sent.keys().next().value
      if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest)
      const text = `${code} is your code. It is good for a minute; nobody of ours will ever ask for it.`
      outbox.send({ kind: 'sms', to, at: now(), text, secret: code })
      return { expirationTime, fresh: true }
    },
    check(key, code) {
      const entry = living(key)
      if (entry === undefined || entry.guesses === 0) return false
      if (entry.code === code) return true
      entry.guesses -= 1
      return false
    },
    use(key) {
      const entry = sent.get(key)
      if (entry) entry.guesses = 0
      onUse(key)
    },
    pending: (matches) => [...sent.keys()].filter((key) => living(key) !== undefined && matches(key)),
  }
}
