import { dayIn, TIME_ZONE } from '../days.ts'
import { type RandomBytes, randomText } from '../secure-random.ts'
import type { Rates } from './rules.ts'
import type { TeamTree } from './tree.ts'

/** An address by which people join the team of an agent. */
export interface AgentLink {
  readonly code: string
  /** Id of the agent. */
  readonly ownerId: string
  /** Of the request that made it. */
  readonly requestId: string
  readonly title: string
  readonly memberType: 0 | 1
  readonly rates: Rates
  /** How many may join. */
  readonly limit?: number | undefined
  /** The last day, of the zone. */
  readonly endDay?: string | undefined
  /** ms since the epoch */
  readonly createdAt: number
  readonly offAt?: number | undefined
}

type LinkState = 'active' | 'full' | 'ended' | 'off'

/** An account that an agent opened. */
interface OpenedAccount {
  readonly ownerId: string
  readonly requestId: string
  readonly memberId: string
  /** What the request said, without its secrets. */
  readonly body?: string | undefined
}

export interface SavedLinks {
  readonly links: readonly AgentLink[]
  readonly accounts: readonly OpenedAccount[]
}

export interface AgentLinks {
  /** Latest first. */
  of(ownerId: string): readonly AgentLink[]
  /** However the code is written. */
  find(code: string): AgentLink | undefined
  stateOf(link: AgentLink): LinkState
  joined(link: AgentLink): number
  make(link: Omit<AgentLink, 'code' | 'createdAt' | 'offAt'>): AgentLink
  /** For good; again changes nothing. */
  turnOff(link: AgentLink): AgentLink
  /** The account that a request has opened. */
  openedBy(ownerId: string, requestId: string): OpenedAccount | undefined
  noteOpened(account: OpenedAccount): void
  save(): SavedLinks
}

/** Nothing that reads like another sign. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Own codes of members are shorter. */
const CODE_LENGTH = 8

interface LinksOptions {
  readonly tree: Pick<TeamTree, 'places'>
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly saved: SavedLinks | undefined
}

export function createAgentLinks({ tree, now, randomBytes, saved }: LinksOptions): AgentLinks {
  const links = new Map((saved?.links ?? []).map((link) => [link.code, link]))
  const accounts: OpenedAccount[] = [...(saved?.accounts ?? [])]

  function newCode(): string {
    const code = randomText(randomBytes, CODE_LENGTH, SIGNS)
    return links.has(code) ? newCode() : code
  }

  const own: AgentLinks = {
    of: (ownerId) => [...links.values()].filter((link) => link.ownerId === ownerId).reverse(),
    find: (code) => links.get(code.trim().toUpperCase()),
    stateOf(link) {
      if (link.offAt !== undefined) return 'off'
      if (link.endDay !== undefined && link.endDay < dayIn(TIME_ZONE, now())) return 'ended'
      return link.limit !== undefined && own.joined(link) >= link.limit ? 'full' : 'active'
    },
    joined: ({ code }) => tree.places().filter(({ joinedBy }) => joinedBy.code === code).length,
    make(wanted) {
      const link = { ...wanted, code: newCode(), createdAt: now() }
      links.set(link.code, link)
      return link
    },
    turnOff(link) {
      if (link.offAt !== undefined) return link
      const off = { ...link, offAt: now() }
      links.set(link.code, off)
      return off
    },
    openedBy: (ownerId, requestId) =>
      accounts.find((account) => account.ownerId === ownerId && account.requestId === requestId),
    noteOpened: (account) => void accounts.push(account),
    save: () => ({ links: [...links.values()], accounts }),
  }
  return own
}
