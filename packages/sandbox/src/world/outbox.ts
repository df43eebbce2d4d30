/** What the platform would have handed to a phone network or a mail server. */
export interface OutboxEntry {
  readonly kind: 'sms' | 'mail'
  readonly to: string
  /** ms since the epoch. */
  readonly at: number
  readonly text: string
  /** The code of an SMS, the new password of a mail: the part that a person would copy. */
  readonly secret: string
}

export interface Outbox {
  send(entry: OutboxEntry): void
  /** Earliest first. */
  entries(): readonly OutboxEntry[]
}

const KEPT = 100

export function createOutbox(): Outbox {
  const kept: OutboxEntry[] = []
  return {
    send(entry) {
      kept.push(entry)
      if (kept.length > KEPT) kept.shift()
    },
    entries: () => [...kept],
  }
}
