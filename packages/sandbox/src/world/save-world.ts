import type { Deposit } from './deposit.ts'
import type { Bet, JournalEntry, Ledger } from './ledger.ts'
import type { Member } from './member.ts'
import { addPhone, type Members } from './members.ts'
import type { SandboxSnapshot } from './snapshot.ts'
import type { TurnoverSource } from './turnover.ts'
import type { Withdrawal } from './withdrawal.ts'
import type { World } from './world.ts'

/**
 * The copy of a row that is never changed, only replaced. The same row has the same copy, so that the next save sees what has
 * changed (`snapshot-patch.ts`).
 */
function savedRow<Row extends object, Saved>(copy: (row: Row) => Saved): (row: Row) => Saved {
  const copies = new WeakMap<Row, Saved>()
  return (row) => {
    const saved = copies.get(row) ?? copy(row)
    copies.set(row, saved)
    return saved
  }
}

const savedBet = savedRow(({ filled, ...bet }: Bet) => ({ ...bet, ...(filled && { filled: [...filled] }) }))
const savedEntry = savedRow(({ postings, ...entry }: JournalEntry) => ({ ...entry, postings: [...postings] }))
const savedWithdrawal = savedRow(({ account, history, ...rest }: Withdrawal) => ({
  ...rest,
  account: { ...account },
  history: [...history],
}))
const savedTurnover = savedRow(({ categories, ...source }: TurnoverSource) => ({
  ...source,
  ...(categories && { categories: [...categories] }),
}))
const savedDeposit = savedRow(({ receipts, events, history, ...deposit }: Deposit) => ({
  ...deposit,
  receipts: [...receipts],
  events: [...events],
  history: [...history],
}))

/** What survives a restart, as copies: the world goes on while they are written. */
export function saveWorld(world: World, seed: number): SandboxSnapshot {
  const {
    merchantCode,
    startedAt,
    members,
    ledger,
    turnover,
    withdrawals,
    attempts,
    points,
    redemptions,
    levels,
    rewards,
    invitations,
    deposits,
    depositLimits,
    depositPauses,
    openRounds,
    playedRounds,
    sessions,
    agency,
    redRain,
    random,
    rateLimits,
    chatDesk,
    feedback,
  } = world
  return {
    version: 1,
    seed,
    merchantCode,
    startedAt,
    randomState: random.state(),
    nextNumber: ledger.nextNumber(),
    members: members.changed().map(({ id, userName, trial, registration, favourites, recents, ...rest }) => ({
      userName,
      type: rest.type,
      trial,
      ...(registration && { id, registration: { ...registration } }),
      passwordHash: rest.passwordHash,
      firstTimeLogin: rest.firstTimeLogin,
      isPhoneProved: rest.isPhoneProved,
      addedPhone: rest.addedPhone,
      paymentPassword: rest.paymentPassword,
      payoutAccounts: [...rest.payoutAccounts],
      joinedAt: rest.joinedAt,
      headIcon: rest.headIcon,
      identity: { ...rest.identity, images: [...rest.identity.images] },
      promotions: [...rest.promotions].map(([id, { images = [], ...stand }]) => ({
        id,
        ...stand,
        images: [...images],
      })),
      readNotices: [...rest.readNotices],
      mailbox: { ...rest.mailbox, letters: [...rest.mailbox.letters] },
      logins: [...rest.logins],
      favourites: [...favourites],
      recents: [...recents],
    })),
    sessions: [...sessions.all()],
    agency: agency.save(),
    redRain: redRain.save(),
    rateLimits: [...rateLimits.kept()],
    journal: savedJournal(ledger),
    bets: ledger.bets.map(savedBet),
    withdrawals: withdrawals.all().map(savedWithdrawal),
    turnover: turnover.all().map(savedTurnover),
    attempts: [...attempts.all()],
    points: [...points.all()],
    levels: [...levels.all()],
    rewards: rewards
      .all()
      .map(({ terms, ...reward }) => ({ ...reward, terms: { ...terms, categories: [...terms.categories] } })),
    invitations: { codes: [...invitations.codes()], friends: [...invitations.friends()] },
    deposits: deposits.all().map(savedDeposit),
    depositLimits: [...depositLimits.all()],
    depositPauses: [...depositPauses].map(([userName, pause]) => ({ userName, ...pause })),
    redemptions: redemptions.all().map(({ history, ...order }) => ({ ...order, history: [...history] })),
    openRounds: openRounds
      .all()
      .map(({ draws, moves, ...round }) => ({ ...round, draws: [...draws], moves: [...moves] })),
    feedback: [...feedback],
    chats: chatDesk.all().map(({ messages, ...chat }) => ({ ...chat, messages: [...messages] })),
    playedRounds: playedRounds.all().map(({ moves, ...played }) => ({ ...played, moves: [...moves] })),
  }
}

function savedJournal(ledger: Ledger): SandboxSnapshot['journal'] {
  const { opening, entries } = ledger.journal()
  return {
    opening: [...opening],
    entries: entries.map(savedEntry),
  }
}

/** Gives members what a saved state says of them; who registered or played on trial is a member again. */
export function restoreMembers(members: Members, saved: SandboxSnapshot['members']): void {
  for (const kept of saved) {
    const member = restored(members, kept)
    if (member === undefined) continue
    const { favourites, recents, passwordHash, firstTimeLogin = member.firstTimeLogin } = kept
    const {
      headIcon,
      paymentPassword,
      payoutAccounts = [],
      identity = member.identity,
      mailbox = member.mailbox,
      logins = member.logins,
      readNotices = [],
      joinedAt = member.joinedAt,
      type = member.type,
      isPhoneProved = member.isPhoneProved,
    } = kept
    Object.assign(member, { favourites, recents, passwordHash, firstTimeLogin })
    Object.assign(member, { headIcon, paymentPassword, payoutAccounts, identity, mailbox, logins, joinedAt, type })
    if (kept.promotions) member.promotions = new Map(kept.promotions.map(({ id, ...stand }) => [id, stand]))
    member.readNotices = readNotices
    member.isPhoneProved = isPhoneProved
    if (kept.addedPhone !== undefined) addPhone(member, kept.addedPhone)
  }
}

function restored(members: Members, kept: SandboxSnapshot['members'][number]): Member | undefined {
  if (kept.trial !== undefined) return members.addTrial(kept.trial)
  if (kept.registration === undefined) return members.get(kept.userName)
  return members.register(kept.id ?? members.nextId(), kept.userName, kept.registration)
}
