import { type BoundedMap, createBoundedMap } from './bounded-map.ts'
import { PLAY_MS } from './played-rounds.ts'
import { createSecret, type RandomBytes } from './secure-random.ts'

/** What a ticket opens belongs to a session of a member, and ends with it. */
interface Launched {
  readonly userName: string
  readonly sessionId: string
}

interface Redeemed {
  readonly session: string
  /** Goes into an HttpOnly cookie. */
  readonly proof: string
}

interface Reopened<T> {
  readonly session: string
  readonly launched: T
}

/** Tickets, valid once and for a short time, and the play sessions that they are exchanged for. */
export interface Tickets<T extends Launched> {
  issue(launched: T): string
  /** Looks at a ticket without using it up, for drawing the page. */
  peek(ticket: string): T | undefined
  /** Uses a ticket up. Returns the secret of the play session, and the proof for the browser that has it. */
  redeem(ticket: string): Redeemed | undefined
  /** The play session of a ticket that is used up, for the browser that used it, since a page may be reloaded. */
  reopen(ticket: string, proof: string | undefined): Reopened<T> | undefined
  find(playSession: string): T | undefined
  /** Ends all play of a session. */
  close(sessionId: string): void
  clear(): void
}

const TICKET_MS = 120_000
const MAX_OF_MEMBER = 200
const MAX_IN_ALL = 2000

interface HeldTicket<T> {
  readonly launched: T
  readonly expiresAt: number
}

export function createTickets<T extends Launched>(now: () => number, randomBytes: RandomBytes): Tickets<T> {
  const byMember = <V extends { readonly launched: T }>(): BoundedMap<V> =>
    createBoundedMap({
      ownerOf: ({ launched }) => launched.userName,
      maxOfOwner: MAX_OF_MEMBER,
      maxInAll: MAX_IN_ALL,
    })
  const tickets = byMember<HeldTicket<T>>()
  const plays = byMember<HeldTicket<T>>()
  const spent = byMember<Redeemed & { readonly launched: T }>()

  function hold(held: BoundedMap<HeldTicket<T>>, launched: T, ms: number): string {
    const secret = createSecret(randomBytes)
    held.set(secret, { launched, expiresAt: now() + ms })
    return secret
  }

  function look(held: BoundedMap<HeldTicket<T>>, secret: string): HeldTicket<T> | undefined {
    const found = held.get(secret)
    if (found && found.expiresAt > now()) return found
    held.delete(secret)
    return undefined
  }

  return {
    issue: (launched) => hold(tickets, launched, TICKET_MS),
    peek: (ticket) => look(tickets, ticket)?.launched,
    redeem(ticket) {
      const held = look(tickets, ticket)
      tickets.delete(ticket)
      if (!held) return undefined
      const redeemed = { session: hold(plays, held.launched, PLAY_MS), proof: createSecret(randomBytes) }
      spent.set(ticket, { ...redeemed, launched: held.launched })
      return redeemed
    },
    reopen(ticket, proof) {
      const redeemed = spent.get(ticket)
      if (redeemed === undefined || redeemed.proof !== proof) return undefined
      const play = look(plays, redeemed.session)
      if (play === undefined) {
        spent.delete(ticket)
        return undefined
      }
      return { session: redeemed.session, launched: play.launched }
    },
    find: (playSession) => look(plays, playSession)?.launched,
    close(sessionId) {
      for (const held of [tickets, plays]) {
        for (const [secret, { launched }] of held.entries()) if (launched.sessionId === sessionId) held.delete(secret)
      }
    },
    clear() {
      tickets.clear()
      plays.clear()
      spent.clear()
    },
  }
}
