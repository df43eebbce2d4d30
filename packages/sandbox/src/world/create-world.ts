import { withManySlots } from '@foyer/demo-games'
import { createAgency } from './agency/agency.ts'
import { createBookkeeper, createGroupFinder } from './agency/bookkeeper.ts'
import { createDayBook } from './agency/day-book.ts'
import { createRedRain } from './agency/red-rain.ts'
import { createAttempts } from './attempts.ts'
import { createBackUrls } from './back-url.ts'
import { createCaptchas } from './captchas.ts'
import { createChatDesk } from './chat-desk.ts'
import { createDepositLimits } from './deposit-limits.ts'
import { type DepositPauses, pauseAt } from './deposit-pauses.ts'
import { createDeposits } from './deposits.ts'
import { createFailedLogins } from './failed-logins.ts'
import { createHumanChecks } from './human-checks.ts'
import { createIdTokens } from './id-tokens.ts'
import { createInvitations } from './invitations.ts'
import { createLedger } from './ledger.ts'
import { paymentPasswordLetter } from './letter-texts.ts'
import { sendLetter } from './letters.ts'
import { createLevels } from './levels.ts'
import { createLobby, type Lobby, lobbyOf } from './lobby.ts'
import { createMembers } from './members.ts'
import { createOpenRounds } from './open-rounds.ts'
import { createOpeningLedger, savedLedger, withStock } from './opening-ledger.ts'
import { createOutbox } from './outbox.ts'
import { createPaymentPasswords } from './payment-passwords.ts'
import { createPlayedRounds } from './played-rounds.ts'
import { createPoints } from './points.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRedemptions } from './redemptions.ts'
import { createRewards } from './rewards.ts'
import { restoreMembers, saveWorld } from './save-world.ts'
import { createSecret } from './secure-random.ts'
import { GOODS } from './seed/goods.ts'
import { OPENING_CODES } from './seed/opening-invitations.ts'
import { openingLevels } from './seed/opening-levels.ts'
import { openingPoints } from './seed/opening-points.ts'
import { createSeededRandom } from './seeded-random.ts'
import { createSessions } from './sessions.ts'
import { createSettings } from './settings.ts'
import { createSmsCodes } from './sms-codes.ts'
import { createTickets } from './tickets.ts'
import { createTurnover } from './turnover.ts'
import { createWithdrawals } from './withdrawals.ts'
import type { World, WorldOptions } from './world.ts'

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
