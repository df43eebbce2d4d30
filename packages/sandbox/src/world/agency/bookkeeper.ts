import type { GameGroup } from '@foyer/core/contract'
import type { Bet, JournalEntry, LedgerObserver } from '../ledger.ts'
import type { Lobby } from '../lobby.ts'
import type { Members } from '../members.ts'
import type { DayBook } from './day-book.ts'
import { groupOf } from './rules.ts'

interface BookkeeperOptions {
  readonly dayBook: DayBook
  readonly members: Members
  readonly groupOf: (bet: Pick<Bet, 'vassalage' | 'nodeId'>) => GameGroup
}

/**
 * The group that a bet counts in; a game that is not known is a slot.
 *
 * @param lobbies the games of now, and those of always
 */
export function createGroupFinder(lobbies: () => readonly Lobby[]): BookkeeperOptions['groupOf'] {
  return ({ vassalage, nodeId }) => {
    for (const lobby of lobbies()) {
      const game = lobby.game(vassalage, nodeId)
      if (game !== undefined) return groupOf(game.gameCategory)
    }
    return 'slots'
  }
}

/** Counts in the day book what is booked for members; the credits of trial players count for nothing. */
export function createBookkeeper({ dayBook, members, groupOf: groupOfBet }: BookkeeperOptions): LedgerObserver {
  const memberOf = (userName: string) => {
    const member = members.get(userName)
    return member?.trial === undefined ? member : undefined
  }

  function ownerOf({ postings }: JournalEntry): string | undefined {
    for (const { account } of postings) {
      const [kind, userName] = account.split(':')
      if (kind === 'cash' || kind === 'hold') return userName
    }
    return undefined
  }

  return {
    entry(entry) {
      const member = memberOf(ownerOf(entry) ?? '')
      if (member !== undefined) dayBook.noteEntry(member.id, entry)
    },
    bet(bet) {
      const member = memberOf(bet.userName)
      if (member !== undefined) dayBook.noteBet(member.id, groupOfBet(bet), bet)
    },
    voided(bet) {
      const member = memberOf(bet.userName)
      if (member !== undefined) dayBook.noteVoid(member.id, groupOfBet(bet), bet)
    },
  }
}
