import { type BackUrls, createBackUrls } from '../engine/back-url.ts'
import { type Agency, createAgency } from './agency/agency.ts'
import { createBookkeeper, createGroupFinder } from './agency/bookkeeper.ts'
import { createDayBook } from './agency/day-book.ts'
import { createRedRain, type RedRain } from './agency/red-rain.ts'
import type { AgencyRules } from './agency/rules.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { type Captchas, createCaptchas } from './captchas.ts'
import { type ChatDesk, createChatDesk } from './chat-desk.ts'
import { createDepositLimits, type DepositLimits } from './deposit-limits.ts'
import { type DepositPauses, pauseAt } from './deposit-pauses.ts'
import { createDeposits, type Deposits } from './deposits.ts'
import { createFailedLogins, type FailedLogins } from './failed-logins.ts'
import { createHumanChecks, type HumanChecks } from './human-checks.ts'
import { createIdTokens, type IdTokens } from './id-tokens.ts'
import { createInvitations, type Invitations } from './invitations.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { paymentPasswordLetter } from './letter-texts.ts'
import { sendLetter } from './letters.ts'
import { createLevels, type Levels } from './levels.ts'
import { createLobby, type Lobby, lobbyOf } from './lobby.ts'
import { createMembers, type Members } from './members.ts'
import { createOpenRounds, type OpenRounds } from './open-rounds.ts'
import { createOpeningLedger, savedLedger, withStock } from './opening-ledger.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPaymentPasswords, type PaymentPasswords } from './payment-passwords.ts'
import { createPlayedRounds, type PlayedRounds } from './played-rounds.ts'
import { createPoints, type Points } from './points.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'
import { createRedemptions, type Redemptions } from './redemptions.ts'
import { createRewards, type Rewards } from './rewards.ts'
import { restoreMembers, saveWorld } from './save-world.ts'
import { createSecret, type RandomBytes } from './secure-random.ts'
import { GOODS } from './seed/goods.ts'
import { withManySlots } from './seed/many-slots.ts'
import { OPENING_CODES } from './seed/opening-invitations.ts'
import { openingLevels } from './seed/opening-levels.ts'
import { openingPoints } from './seed/opening-points.ts'
import type { SeedData } from './seed/seed-data.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSettings, type Settings } from './settings.ts'
import { createSmsCodes, type SmsCodes } from './sms-codes.ts'
import type { SandboxSnapshot } from './snapshot.ts'
import { createTickets, type Tickets } from './tickets.ts'
import { createTurnover, type Turnover } from './turnover.ts'
import { createWithdrawals, type Withdrawals } from './withdrawals.ts'

export interface Feedback {
  readonly userName: string
  readonly content: string
  /** ms since the epoch. */
  readonly at: number
  /** Under which it was sent. */
  readonly key?: string | undefined
}

/** A chat that is open or about to open. */
interface LaunchedChat {
  readonly userName: string
  /** The session that it was started from; the chat ends with it. */
  readonly sessionId: string
  /** Where the chat leads back to, written in full. */
  readonly backUrl: string
}

/** Everything that the platform knows, at rest and moving. */
export interface World {
  readonly merchantCode: string
  readonly startedAt: number
  readonly settings: Settings
  readonly lobby: () => Lobby
  readonly members: Members
  readonly ledger: Ledger
  readonly turnover: Turnover
  readonly withdrawals: Withdrawals
  readonly attempts: Attempts
  readonly points: Points
  /** Orders of the points mall. */
  readonly redemptions: Redemptions
  readonly levels: Levels
  readonly rewards: Rewards
  readonly invitations: Invitations
  readonly deposits: Deposits
  /** What members may bring in at most. */
  readonly depositLimits: DepositLimits
  /** Members who take a break: nothing is brought in until then (ms since the epoch), or until it is ended. */
  readonly depositPauses: DepositPauses
  readonly openRounds: OpenRounds
  readonly playedRounds: PlayedRounds
  readonly sessions: Sessions
  readonly agency: Agency
  readonly redRain: RedRain
  readonly random: SeededRandom
  readonly failedLogins: FailedLogins
  readonly rateLimits: RateLimits
  /** PCALL-02: messages of the chat that wait, by user name. */
  readonly chatUnread: Map<string, number>
  /** When a member called last, ms since the epoch, by user name. */
  readonly lastCalls: Map<string, number>
  readonly chatDesk: ChatDesk
  readonly chatTickets: Tickets<LaunchedChat>
  /** What players wrote to the merchant, earliest first. */
  readonly feedback: Feedback[]
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly paymentPasswords: PaymentPasswords
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  readonly backUrls: BackUrls
  readonly idTokens: IdTokens
  /** Passwords sent by mail that are not used yet, by user name. */
  readonly mailed: Map<string, { readonly passwordHash: string; readonly until: number }>
  readonly randomBytes: RandomBytes
  snapshot(): SandboxSnapshot
}

export interface WorldOptions {
  readonly data: SeedData
  readonly seed: number
  readonly merchantCode: string
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly snapshot?: SandboxSnapshot | undefined
  /** Whether codes by SMS cost a proof of work. */
  readonly humanCheck: boolean
  /** Whether games and deposits may lead back to a page of this other origin. */
  readonly isReturnOrigin: (origin: string) => boolean
  readonly agencyRules: AgencyRules
}

export function createWorld({
  data,
  seed,
  merchantCode,
  now,
  randomBytes,
  snapshot,
  humanCheck,
  isReturnOrigin,
  agencyRules,
}: WorldOptions): World {
  const startedAt = snapshot?.startedAt ?? now()
  const settings = createSettings(data, humanCheck, agencyRules)
  const full = lobbyOf(data)
  const empty = createLobby({ vendors: [], games: [] })
  let large: { readonly slots: number; readonly lobby: Lobby } | undefined
  const largeLobby = (slots: number): Lobby => {
    if (large?.slots !== slots) {
      large = { slots, lobby: createLobby({ vendors: data.vendors, games: withManySlots(data.games, slots) }) }
    }
    return large.lobby
  }
  const lobby = () => {
    const { empty: none, slots } = settings.lobby
    return none ? empty : slots > 0 ? largeLobby(slots) : full
  }
  const members = createMembers(data, startedAt)
  const dayBook = createDayBook(snapshot?.agency?.dayBook)
  const groupOf = createGroupFinder(() => [lobby(), full])
  const observer = createBookkeeper({ dayBook, members, groupOf })
  const opening = openingPoints(
    data.accounts.map(({ userName }) => userName),
    startedAt,
  )
  const booked = snapshot ? savedLedger(snapshot) : createOpeningLedger(data.accounts, opening.entries, startedAt)
  const ledger = createLedger(withStock(booked, GOODS), now, observer)
  const points = createPoints(snapshot ? (snapshot.points ?? []) : opening.counted, ledger)
  const attempts = createAttempts(snapshot?.attempts ?? [], now)
  const openRounds = createOpenRounds(snapshot?.openRounds ?? [])
  const turnover = createTurnover({
    kept: snapshot?.turnover ?? [],
    ledger,
    hasOpenRound: ({ userName }) => openRounds.all().some((round) => round.userName === userName),
    now,
  })
  const redemptions = createRedemptions(snapshot ? (snapshot.redemptions ?? []) : opening.redemptions, {
    ledger,
    points,
    turnover,
    members,
    now,
    randomBytes,
  })
  const withdrawals = createWithdrawals({
    kept: snapshot?.withdrawals ?? [],
    ledger,
    turnover,
    settings: () => settings.withdrawals,
    now,
    randomBytes,
  })
  const levels = createLevels(snapshot?.levels ?? openingLevels(data.accounts, startedAt), now)
  const rewards = createRewards(snapshot?.rewards ?? [], { ledger, turnover, levels, now, randomBytes })
  const invitations = createInvitations({
    codes: snapshot?.invitations?.codes ?? OPENING_CODES,
    friends: snapshot?.invitations?.friends ?? [],
    ledger,
    members,
    rewards,
    now,
    randomBytes,
  })
  const depositLimits = createDepositLimits(now, snapshot?.depositLimits ?? [])
  const depositPauses: DepositPauses = new Map(
    snapshot?.depositPauses?.map(({ userName, ...pause }) => [userName, pause]),
  )
  const deposits = createDeposits(snapshot?.deposits ?? [], {
    ledger,
    turnover,
    members,
    now,
    randomBytes,
    isPaused: (userName) => pauseAt(depositPauses, userName, now()) !== undefined,
    limits: depositLimits,
    atOnce: () => settings.paymentAtOnce,
  })
  const playedRounds = createPlayedRounds(snapshot?.playedRounds ?? [], now)
  const random = createSeededRandom(snapshot?.randomState ?? seed)
  const sessions = createSessions(snapshot?.sessions ?? [], now, randomBytes)

  if (snapshot) restoreMembers(members, snapshot.members)

  // New worlds, and states from before there was a day book.
  if (snapshot?.agency === undefined) {
    for (const entry of booked.journal.entries) observer.entry(entry)
    for (const bet of booked.bets) {
      observer.bet(bet)
      if (bet.voidedAt !== undefined) observer.voided(bet)
    }
  }
  const agency = createAgency({
    data,
    seed,
    startedAt,
    now,
    members,
    ledger,
    dayBook,
    rules: () => settings.agencyRules,
    groupOf,
    randomBytes,
    saved: snapshot?.agency,
  })
  const redRain = createRedRain({
    now,
    startedAt,
    rules: () => settings.agencyRules.rain,
    members,
    payOut: agency.payOut,
    newSecret: () => createSecret(randomBytes),
    saved: snapshot?.redRain,
  })

  const outbox = createOutbox()
  const feedback = [...(snapshot?.feedback ?? [])]
  const chatDesk = createChatDesk(snapshot?.chats ?? [], now, () => settings.chatDesk.waitSeconds * 1000)
  const rateLimits = createRateLimits({
    now,
    settings: () => settings.rateLimits,
    kept: snapshot?.rateLimits ?? [],
  })

  const world: World = {
    merchantCode,
    startedAt,
    settings,
    lobby,
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
    failedLogins: createFailedLogins(),
    rateLimits,
    chatUnread: new Map(),
    lastCalls: new Map(),
    chatDesk,
    chatTickets: createTickets(now, randomBytes),
    feedback,
    outbox,
    smsCodes: createSmsCodes({
      now,
      randomBytes,
      outbox,
      onUse(key) {
        const member = members.byMobile(key)
        if (member !== undefined) invitations.noteProved(member)
      },
    }),
    paymentPasswords: createPaymentPasswords(now, randomBytes, (member) =>
      sendLetter(member, paymentPasswordLetter('locked'), now()),
    ),
    captchas: createCaptchas(now, randomBytes),
    humanChecks: createHumanChecks(now, randomBytes),
    backUrls: createBackUrls(isReturnOrigin),
    idTokens: createIdTokens(),
    mailed: new Map(),
    randomBytes,
    snapshot: () => saveWorld(world, seed),
  }
  return world
}
