import type { Bet, JournalEntry, LedgerObserver } from '../ledger.ts'
import type { Lobby } from '../lobby.ts'
import type { Members } from '../members.ts'
import type { DayBook } from './day-book.ts'
import { type GameGroup, groupOf } from './rules.ts'

interface BookkeeperOptions {
  readonly dayBook: DayBook
  readonly members: Members
  /** The games of now, and those of always. */
  readonly lobby: () => Lobby
  readonly full: Lobby
}

/** Counts in the day book what is booked for members; the credits of trial players count for nothing. */
export function createBookkeeper({ dayBook, members, lobby, full }: BookkeeperOptions): LedgerObserver {
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

  function groupOfBet({ vassalage, nodeId }: Bet): GameGroup {
    const game = lobby().game(vassalage, nodeId) ?? full.game(vassalage, nodeId)
    return game === undefined ? 'slots' : groupOf(game.gameCategory)
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
