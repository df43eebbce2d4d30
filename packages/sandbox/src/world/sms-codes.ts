import { drawText } from './draws.ts'
import type { Outbox } from './outbox.ts'
import type { RandomBytes } from './secrets.ts'

/** Codes sent to phones (SMS-01). A code lives as long as its countdown runs, and opens one door once. */
export interface SmsCodes {
  /** `fresh` false: the code sent before still lives, and nothing was sent (CALL-09). */
  send(mobile: string, countryDialingCode: string): { readonly expirationTime: number; readonly fresh: boolean }
  /** Whether it is the code that lives. Wrong guesses are counted; after a few the code is dead. */
  check(mobile: string, code: string | undefined): boolean
  /** It has served. The next one may still only be asked for when the countdown is over. */
  use(mobile: string): void
}

const SMS_LIFE_MS = 60_000
const GUESSES = 5
const KEPT = 1000

interface Sent {
  readonly code: string
  readonly expirationTime: number
  guesses: number
}

export interface SmsCodesDeps {
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly outbox: Outbox
}

export function createSmsCodes({ now, randomBytes, outbox }: SmsCodesDeps): SmsCodes {
  const sent = new Map<string, Sent>()

  const living = (mobile: string): Sent | undefined => {
    const entry = sent.get(mobile)
    return entry !== undefined && entry.expirationTime > now() ? entry : undefined
  }

  return {
    send(mobile, countryDialingCode) {
      const before = living(mobile)
      if (before) return { expirationTime: before.expirationTime, fresh: false }
      const code = drawText(randomBytes, 6, '0123456789')
      const expirationTime = now() + SMS_LIFE_MS
      sent.delete(mobile)
      sent.set(mobile, { code, expirationTime, guesses: GUESSES })
      const oldest = sent.keys().next().value
      if (sent.size > KEPT && oldest !== undefined) sent.delete(oldest)
      const text = `${code} is your code. It is good for a minute; nobody of ours will ever ask for it.`
      outbox.send({ kind: 'sms', to: `+${countryDialingCode} ${mobile}`, at: now(), text, secret: code })
      return { expirationTime, fresh: true }
    },
    check(mobile, code) {
      const entry = living(mobile)
      if (entry === undefined || entry.guesses === 0) return false
      if (entry.code === code) return true
      entry.guesses -= 1
      return false
    },
    use(mobile) {
      const entry = sent.get(mobile)
      if (entry) entry.guesses = 0
    },
  }
}
