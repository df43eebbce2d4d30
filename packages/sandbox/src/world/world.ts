import { type Books, createBooks } from './books.ts'
import { createLobby, type Lobby } from './lobby.ts'
import { createMembers, type Members } from './members.ts'
import { openBooks } from './opening.ts'
import { createSeededRandom, type SeededRandom } from './random.ts'
import type { RandomBytes } from './secrets.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSettings, type Settings } from './settings.ts'
import type { SandboxSnapshot } from './snapshot.ts'
import type { SeedData } from './types.ts'

/** Everything that the platform knows, at rest and moving. */
export interface World {
  readonly merchantCode: string
  readonly startedAt: number
  readonly settings: Settings
  readonly lobby: () => Lobby
  readonly members: Members
  readonly books: Books
  readonly sessions: Sessions
  readonly random: SeededRandom
  /** Wrong passwords in a row, by name. */
  readonly failures: Map<string, number>
  snapshot(): SandboxSnapshot
}

export interface WorldOptions {
  readonly data: SeedData
  readonly seed: number
  readonly merchantCode: string
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly snapshot?: SandboxSnapshot | undefined
}

export function createWorld({ data, seed, merchantCode, now, randomBytes, snapshot }: WorldOptions): World {
  const startedAt = snapshot?.startedAt ?? now()
  const settings = createSettings(data)
  const full = createLobby(data)
  const empty = createLobby({ vendors: [], games: [] })
  const members = createMembers(data.accounts)
  const { ledger, bets, nextNumber } = snapshot ?? openBooks(data.accounts, startedAt)
  const books = createBooks({ ledger, bets, nextNumber }, now)
  const random = createSeededRandom(snapshot?.randomState ?? seed)
  const sessions = createSessions(snapshot?.sessions ?? [], now, randomBytes)

  if (snapshot) {
    for (const kept of snapshot.members) {
      const member = kept.trial === undefined ? members.get(kept.userName) : members.addTrial(0, kept.trial)
      if (member) Object.assign(member, { balance: kept.balance, favourites: kept.favourites, recents: kept.recents })
    }
  }

  return {
    merchantCode,
    startedAt,
    settings,
    lobby: () => (settings.emptyLobby ? empty : full),
    members,
    books,
    sessions,
    random,
    failures: new Map(),
    snapshot: () => ({
      version: 1,
      seed,
      merchantCode,
      startedAt,
      randomState: random.state(),
      nextNumber: books.nextNumber(),
      members: members.all().map(({ userName, trial, balance, favourites, recents }) => ({
        userName,
        trial,
        balance,
        favourites: [...favourites],
        recents: [...recents],
      })),
      sessions: [...sessions.all()],
      ledger: [...books.ledger],
      bets: [...books.bets],
    }),
  }
}
