import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import { addDays, type DayRange, dayIn, daysIn, startOfDay, TIME_ZONE } from '../days.ts'
import { sumPostings } from '../ledger.ts'
import type { Member } from '../member.ts'
import { systemRandomBytes } from '../secure-random.ts'
import { sharedSeed } from '../seed/create-seed.ts'
import { parseSnapshot } from '../snapshot.ts'
import type { World } from '../world.ts'
import { cutShare, type RebateShare, rebateShares } from './rebates.ts'
import { AGENCY_RULES, mapGroups, type Rates } from './rules.ts'
import { listBets } from './team-bets.ts'
import { countsInTeam } from './team-members.ts'
import { sumPeriod, teamTotals } from './team-reports.ts'
import { addCount, addSums, noSums, type Sums, total } from './team-sums.ts'

const DATA = sharedSeed(1)
/** Without the members that the seed has below agents, whose past takes most of the time. */
const NO_TEAM = { ...DATA, team: [] }
const START = Date.UTC(2026, 10, 24, 4)
const HOUR_MS = 3_600_000

/** One game of each group. */
const GAMES = mapGroups((group) => {
  const category = { slots: 'RNG', live: 'LIVE', sports: 'SPORTS', lottery: 'LOTT' }[group]
  const game = DATA.games.find(({ gameCategory }) => gameCategory === category)
  if (game === undefined) throw new Error(`no game of ${category}`)
  return game
})

type Step =
  | { readonly do: 'join'; readonly below: number; readonly rates: Rates }
  | { readonly do: 'rates'; readonly who: number; readonly rates: Rates }
  /** Without `below` the member leaves all teams, with everyone below. */
  | { readonly do: 'move'; readonly who: number; readonly below?: number | undefined }
  | {
      readonly do: 'bet'
      readonly who: number
      readonly group: GameGroup
      readonly stake: number
      readonly win: number
    }
  | { readonly do: 'void'; readonly which: number }
  | { readonly do: 'wait'; readonly hours: number }

const who = fc.nat({ max: 30 })
const rates: fc.Arbitrary<Rates> = fc
  .tuple(...GAME_GROUPS.map((group) => fc.nat({ max: AGENCY_RULES.houseMaximum[group] })))
  .map((drawn) => mapGroups((group) => drawn[GAME_GROUPS.indexOf(group)] ?? 0))
const move: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('move' as const),
  who,
  below: fc.option(who, { nil: undefined, freq: 4 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), below: who, rates }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rates' as const), who, rates }) },
  { weight: 1, arbitrary: move },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who,
      group: fc.constantFrom(...GAME_GROUPS),
      stake: fc.integer({ min: 1, max: 5_000_000 }),
      win: fc.nat({ max: 5_000_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat({ max: 100 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
)
const lives = fc.array(step, { minLength: 5, maxLength: 50 })

/** How the same life is looked at: settled after each step, or only at the end; with restarts between. */
interface Manner {
  readonly settles: boolean
  readonly restarts: boolean
  readonly data: typeof DATA
}

function live(steps: readonly Step[], { settles, restarts, data }: Manner): World {
  let now = START
  const options = { data, seed: 1, merchantCode: 'demo', now: () => now, randomBytes: systemRandomBytes }
  const open = (snapshot?: ReturnType<typeof parseSnapshot>) =>
    createWorld({ ...options, snapshot, humanCheck: false, isReturnOrigin: () => false, agencyRules: AGENCY_RULES })
  let world = open()
  const named: string[] = ['agent2']
  const one = (number: number): Member => {
    const member = world.members.get(named[number % named.length] ?? '')
    if (member === undefined) throw new Error('no member')
    return member
  }
  for (const made of steps) {
    const { tree, today } = world.agency
    const tomorrow = addDays(today(), 1)
    if (made.do === 'join') {
      const id = world.members.nextId()
      const userName = `friend${id}`
      const uplineId = one(made.below).id
      world.members.register(id, userName, {})
      named.push(userName)
      tree.join(id, { uplineId, rates: made.rates, joinedBy: { way: 'link' } })
    } else if (made.do === 'rates') tree.setRates(one(made.who).id, made.rates, tomorrow)
    else if (made.do === 'move' && one(made.who).userName !== 'agent2') {
      tree.move(one(made.who).id, made.below === undefined ? undefined : one(made.below).id, tomorrow)
    } else if (made.do === 'bet') {
      const { vassalage, nodeId } = GAMES[made.group]
      const round = { vassalage, nodeId, betAmount: made.stake, winAmount: made.win, result: '' }
      world.ledger.bet(one(made.who), round)
    } else if (made.do === 'void') {
      const own = world.ledger.bets.filter(({ userName }) => named.includes(userName) && userName !== 'agent2')
      const bet = own[made.which % own.length]
      if (bet !== undefined) world.ledger.voidBet({ userName: bet.userName, trial: undefined }, bet.betId)
    } else if (made.do === 'wait') now += made.hours * HOUR_MS
    if (settles) world.agency.settleThrough(now)
    if (restarts && made.do !== 'bet') world = open(parseSnapshot(JSON.parse(JSON.stringify(world.snapshot()))))
  }
  now += 30 * HOUR_MS
  world.agency.settleThrough(now)
  world.agency.settleThrough(now)
  return world
}

const rebatesIn = ({ ledger }: World) =>
  ledger
    .journal()
    .entries.filter(({ kind }) => kind === 'rebate')
    .map(({ ref, at, postings }) => ({ ref, at, postings }))

it('rebates of any tree are the highest rate of each chain, and never more than the house gives', () => {
  fc.assert(
    fc.property(lives, (steps) => {
      const world = live(steps, { settles: false, restarts: false, data: DATA })
      const { agency } = world
      const last = addDays(agency.today(), -1)
      const due = new Map<string, number>()
      const add = (memberId: string, amount: number) => due.set(memberId, (due.get(memberId) ?? 0) + amount)
      for (let day = '2026-11-21'; day <= last; day = addDays(day, 1)) {
        const shares = new Map<string, RebateShare[]>()
        for (const share of agency.rebatesOn(day)) {
          const key = `${share.memberId} ${share.group}`
          shares.set(key, [...(shares.get(key) ?? []), share])
        }
        const isPaid = startOfDay(TIME_ZONE, addDays(day, 1)) > START
        for (const [memberId, { play }] of agency.countsOn(day)) {
          const chain = agency.tree.chainOf(memberId, day)
          for (const group of GAME_GROUPS) {
            const { turnover = 0 } = play[group] ?? {}
            const own = shares.get(`${memberId} ${group}`) ?? []
            shares.delete(`${memberId} ${group}`)
            // Each gets what the own rate gives above the highest of those below.
            let highest = 0
            const fair = chain.flatMap((receiverId) => {
              const before = cutShare(turnover, highest)
              highest = Math.max(highest, agency.tree.ratesOf(receiverId, day)[group])
              const amount = cutShare(turnover, highest) - before
              return amount === 0 ? [] : [{ receiverId, amount }]
            })
            expect(own.map(({ receiverId, amount }) => ({ receiverId, amount }))).toEqual(fair)
            const given = own.reduce((sum, { amount }) => sum + amount, 0)
            if (turnover >= 0) {
              expect(given).toBeLessThanOrEqual(cutShare(turnover, AGENCY_RULES.houseMaximum[group]))
            }
            if (isPaid) for (const { receiverId, amount } of own) add(receiverId, amount)
          }
        }
        // Nothing for what was not played.
        expect(shares.size).toBe(0)
      }
      // What was paid for bets that are void later is taken back from what comes, and no payout is below zero.
      for (const [memberId, amount] of Object.entries(agency.save().settled.owed)) {
        expect(amount).toBeLessThan(0)
        add(memberId, -amount)
      }
      // The ledger says the same of each, and balances.
      const { opening, entries } = world.ledger.journal()
      const standing = sumPostings([...opening, ...entries.flatMap(({ postings }) => postings)])
      const rebates = sumPostings(rebatesIn(world).flatMap(({ postings }) => postings))
      for (const [memberId, amount] of due) {
        const userName = world.members.byId(memberId)?.userName ?? ''
        expect(rebates.get(`MONEY cash:${userName}`)?.amount ?? 0).toBe(amount)
      }
      const paid = [...due.values()].reduce((sum, amount) => sum + amount, 0)
      expect(-(rebates.get('MONEY house:agency')?.amount ?? 0)).toBe(paid)
      expect([...standing.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }),
    { numRuns: 15 },
  )
})

it('settling at every step, late, and after restarts gives the same postings, once', () => {
  fc.assert(
    fc.property(lives, fc.constantFrom(DATA, NO_TEAM, NO_TEAM), (steps, data) => {
      const late = rebatesIn(live(steps, { settles: false, restarts: false, data }))
      expect(rebatesIn(live(steps, { settles: true, restarts: false, data }))).toEqual(late)
      expect(rebatesIn(live(steps, { settles: true, restarts: true, data }))).toEqual(late)
      expect(new Set(late.map(({ ref }) => ref)).size).toBe(late.length)
    }),
    { numRuns: 8 },
  )
})

/** What a viewer's team did in these days by the ledger, and what was paid for it by the shares of each day. */
function readLedger({ agency, members, ledger }: World, viewerId: string, days: DayRange) {
  const { tree } = agency
  const isOwn = (memberId: string, day: string) =>
    days.from <= day && day <= days.to && tree.isBelow(memberId, viewerId, day)
  const play = { turnover: 0, win: 0, bets: 0 }
  for (const { userName, at, voidedAt, betAmount, winAmount } of ledger.bets) {
    const memberId = members.get(userName)?.id ?? ''
    for (const [moment, sign] of [
      [at, 1],
      [voidedAt, -1],
    ] as const) {
      if (moment === undefined || !isOwn(memberId, dayIn(TIME_ZONE, moment))) continue
      play.turnover += sign * betAmount
      play.win += sign * winAmount
      play.bets += sign
    }
  }
  const paid = { rebates: 0, yourRebate: 0 }
  for (const day of daysIn(days)) {
    for (const { memberId, receiverId, amount } of agency.rebatesOn(day)) {
      if (!isOwn(memberId, day)) continue
      if (receiverId === viewerId) paid.yourRebate += amount
      if (receiverId === viewerId || tree.isBelow(receiverId, viewerId, day)) paid.rebates += amount
    }
  }
  return { play, paid }
}

it('in any tree overview, lines, members and bets are what the ledger says, to the cent', () => {
  const playOf = (sums: Sums) => ({ turnover: total(sums.turnover), win: total(sums.win), bets: total(sums.bets) })
  const restless = fc.array(fc.oneof({ weight: 3, arbitrary: step }, { weight: 1, arbitrary: move }), {
    minLength: 20,
    maxLength: 50,
  })
  fc.assert(
    fc.property(restless, (steps) => {
      const world = live(steps, { settles: true, restarts: false, data: NO_TEAM })
      const { agency, members } = world
      const everyone = members.all()
      // The past of the seed was not lived here.
      const days = { from: '2026-11-25', to: addDays(agency.today(), 1) }
      for (const { id: viewerId, userName } of everyone) {
        if (userName !== 'agent2' && !userName.startsWith('friend')) continue
        const kept = readLedger(world, viewerId, days)
        const overview = teamTotals(world, viewerId, days, START).sums
        expect(playOf(overview)).toEqual(kept.play)
        expect({ rebates: overview.rebates, yourRebate: total(overview.yourRebate) }).toEqual(kept.paid)

        const added = noSums()
        for (const line of sumPeriod(world, viewerId, viewerId, days).lines.values()) addSums(added, line)
        expect(added).toEqual(overview)
        // A line opens into its head and the lines below it, as they stood on that day.
        for (const day of daysIn(days)) {
          const one = { from: day, to: day }
          for (const [memberId, line] of sumPeriod(world, viewerId, viewerId, one).lines) {
            if (memberId !== viewerId) expect(sumPeriod(world, viewerId, memberId, one).total).toEqual(line)
          }
        }

        const alone = noSums()
        for (const { id } of everyone) {
          for (const count of countsInTeam(world, viewerId, id, days)) addCount(alone, count)
        }
        expect(playOf(alone)).toEqual(kept.play)
        const query = { days, memberId: undefined, group: undefined, asOf: Number.POSITIVE_INFINITY }
        expect(playOf(listBets(world, viewerId, query).sums)).toEqual(kept.play)
      }
    }),
    { numRuns: 30 },
  )
})

it('raising a rate, up to that of the one above, never changes what a chain costs', () => {
  const chains = fc.array(fc.nat({ max: 200 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), chains, fc.nat(), fc.nat(), (turnover, chain, at, by) => {
      const raised = at % (chain.length - 1)
      const [own = 0, above = 0] = chain.slice(raised)
      const rate = own + (by % (Math.max(0, above - own) + 1))
      const before = rebateShares(turnover, chain)
      const after = rebateShares(turnover, chain.with(raised, rate))
      const sum = (shares: readonly number[]) => shares.reduce((all, amount) => all + amount, 0)
      expect(sum(after)).toBe(sum(before))
      expect(sum(after)).toBe(cutShare(turnover, Math.max(...chain)))
      expect(after.every((amount) => amount >= 0)).toBe(true)
      // Those who stand below get what they got.
      expect(after.slice(0, raised)).toEqual(before.slice(0, raised))
      expect(after.slice(raised + 2)).toEqual(before.slice(raised + 2))
    }),
    { numRuns: 500 },
  )
})
