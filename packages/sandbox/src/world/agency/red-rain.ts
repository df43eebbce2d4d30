import { commitmentOf, rainDraw, ticketOf } from '@foyer/core/contract'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { rainLostLetter, rainWonLetter } from '../letter-texts.ts'
import { sendLetter } from '../letters.ts'
import type { Member } from '../member.ts'
import { DIGITS, toDecimal, toMinor } from '../money.ts'
import type { RainRules } from './rules.ts'
import type { Settlement } from './settlement.ts'

/** What one member has in a round; amounts are whole minor units. */
export interface RainEntry {
  readonly memberId: string
  readonly ticket: string
  /** Once drawn: 1 is the first. */
  readonly place?: number | undefined
  /** Of those who won. */
  readonly amount?: number | undefined
}

export interface RainRound {
  /** Its opening time. */
  readonly roundId: string
  readonly opensAt: number
  readonly closesAt: number
  readonly pool: number
  readonly envelopes: number
  readonly least: number
  readonly entries: readonly RainEntry[]
  /** After the draw: the score of the last entry that won; '' without entries. */
  readonly limit?: string | undefined
}

interface SavedRain {
  /** The seeds are made of it, so that what was published before a restart stays true. */
  readonly secret?: string | undefined
  readonly rounds: readonly RainRound[]
}

/** The red envelope rain: rounds at fixed times, one entry for each member, a draw at the close (`agency.md` 2 and 5). */
export interface RedRain {
  /** Draws and pays what has closed. Whether something was drawn. */
  settle(): Promise<boolean>
  /** Open now, the next one, and the latest that are drawn. */
  rounds(): {
    readonly open: RainRound | undefined
    readonly next: RainRound | undefined
    readonly drawn: readonly RainRound[]
  }
  /** Those that the member entered, latest first. */
  roundsOf(member: Pick<Member, 'id'>): readonly RainRound[]
  /** undefined where the round is not open and the member is not in it. */
  enter(member: Pick<Member, 'id' | 'userName'>, roundId: string): Promise<RainEntry | undefined>
  seedOf(roundId: string): Promise<string>
  commitmentOf(roundId: string): Promise<string>
  /** Opens a round now. False while one is open. */
  start(seconds: number): boolean
  save(): SavedRain
}

interface RedRainOptions {
  readonly now: () => number
  /** ms since the epoch; before it there were no rounds. */
  readonly startedAt: number
  readonly rules: () => RainRules
  readonly members: { byId(id: string): Pick<Member, 'id' | 'userName' | 'mailbox'> | undefined }
  readonly payOut: Settlement['payOut']
  /** Asked for with the first round that is told of. */
  readonly newSecret: () => string
  readonly saved: SavedRain | undefined
}

const { subtle } = crypto
const RESULTS_SHOWN = 3
const ROUNDS_KEPT = 200
const MINUTE_MS = 60_000

async function hmacOf(secret: string, text: string): Promise<string> {
  const draw = await rainDraw(subtle, secret)
  return draw.scoreOf(text)
}

const money = (minor: number) => toDecimal(minor)

export function createRedRain(options: RedRainOptions): RedRain {
  const { now, startedAt, rules, members, payOut, saved } = options
  let secret = saved?.secret
  const kept = new Map((saved?.rounds ?? []).map((round) => [round.roundId, round]))
  const drawing = new Map<string, Promise<void>>()

  const roundAt = (opensAt: number, seconds: number): RainRound => {
    const { pool, envelopes, least } = rules()
    const closesAt = opensAt + seconds * 1000
    return { roundId: String(opensAt), opensAt, closesAt, pool, envelopes, least, entries: [] }
  }

  /** Of yesterday, today and tomorrow, earliest first. */
  function planned(): readonly RainRound[] {
    const today = dayIn(TIME_ZONE, now())
    const { times, seconds } = rules()
    return [-1, 0, 1]
      .flatMap((days) => times.map((time) => startOfDay(TIME_ZONE, addDays(today, days)) + minutesOf(time) * MINUTE_MS))
      .filter((opensAt) => opensAt >= startedAt)
      .map((opensAt) => roundAt(opensAt, seconds))
  }

  function all(): readonly RainRound[] {
    const rounds = new Map(planned().map((round) => [round.roundId, round]))
    for (const round of kept.values()) rounds.set(round.roundId, round)
    return [...rounds.values()].sort((one, other) => one.opensAt - other.opensAt)
  }

  function keep(round: RainRound): void {
    kept.set(round.roundId, round)
    const [oldest] = kept.keys()
    if (kept.size > ROUNDS_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  const seedOf = (roundId: string) => {
    secret ??= options.newSecret()
    return hmacOf(secret, `round ${roundId}`)
  }

  async function draw(round: RainRound): Promise<void> {
    const { scoreOf, cut } = await rainDraw(subtle, await seedOf(round.roundId))
    const scored = await Promise.all(
      round.entries.map(async (entry) => ({ entry, score: await scoreOf(entry.ticket) })),
    )
    scored.sort((one, other) => (one.score < other.score ? -1 : 1))
    const terms = { pool: money(round.pool), least: money(round.least), envelopes: round.envelopes, digits: DIGITS }
    const amounts = (await cut(terms)).map((amount) => toMinor(amount) ?? 0)
    const entries = scored.map(({ entry }, at) => ({ ...entry, place: at + 1, amount: amounts[at] }))
    const limit = scored[Math.min(scored.length, round.envelopes) - 1]?.score ?? ''
    keep({ ...round, entries, limit })
    for (const { memberId, amount } of entries) pay(round, memberId, amount, entries.length)
  }

  function pay(
    { roundId, closesAt, envelopes }: RainRound,
    memberId: string,
    amount: number | undefined,
    count: number,
  ) {
    const member = members.byId(memberId)
    if (member === undefined) return
    if (amount === undefined) {
      sendLetter(member, rainLostLetter(count, envelopes), closesAt)
      return
    }
    const ref = `redRain:${roundId}:${memberId}`
    const payout = { kind: 'redRain', ref, member, amount, day: dayIn(TIME_ZONE, closesAt), at: closesAt } as const
    if (payOut(payout)) sendLetter(member, rainWonLetter(amount), closesAt)
  }

  return {
    async settle() {
      const due = [...kept.values()].filter(({ closesAt, limit }) => limit === undefined && closesAt <= now())
      for (const round of due) {
        const running = drawing.get(round.roundId) ?? draw(round)
        drawing.set(round.roundId, running)
        await running
        drawing.delete(round.roundId)
      }
      return due.length > 0
    },
    rounds() {
      const rounds = all()
      const moment = now()
      return {
        open: rounds.find(({ opensAt, closesAt }) => opensAt <= moment && moment < closesAt),
        next: rounds.find(({ opensAt }) => opensAt > moment),
        drawn: rounds
          .filter(({ closesAt }) => closesAt <= moment)
          .reverse()
          .slice(0, RESULTS_SHOWN),
      }
    },
    roundsOf: ({ id }) =>
      [...kept.values()]
        .filter(({ entries }) => entries.some(({ memberId }) => memberId === id))
        .sort((one, other) => other.opensAt - one.opensAt),
    async enter({ id, userName }, roundId) {
      const ticket = await ticketOf(subtle, roundId, userName)
      const round = all().find((one) => one.roundId === roundId)
      const known = round?.entries.find(({ memberId }) => memberId === id)
      if (round === undefined || known !== undefined) return known
      const moment = now()
      if (moment < round.opensAt || moment >= round.closesAt) return undefined
      const entry = { memberId: id, ticket }
      keep({ ...round, entries: [...round.entries, entry] })
      return entry
    },
    seedOf,
    commitmentOf: async (roundId) => commitmentOf(subtle, await seedOf(roundId)),
    start(seconds) {
      const moment = now()
      if (all().some(({ opensAt, closesAt }) => opensAt <= moment && moment < closesAt)) return false
      keep(roundAt(moment, seconds))
      return true
    },
    save: () => ({ secret, rounds: [...kept.values()] }),
  }
}

/** '12:30' → 750 */
function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
