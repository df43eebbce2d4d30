import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWorld } from '../create-world.ts'
import { daysIn } from '../days.ts'
import { type Posting, sumPostings } from '../ledger.ts'
import type { Member } from '../member.ts'
import { systemRandomBytes } from '../secure-random.ts'
import { sharedSeed } from '../seed/create-seed.ts'
import { parseSnapshot } from '../snapshot.ts'
import type { World } from '../world.ts'
import { AGREEMENT_KINDS, type AgreementKind, type AgreementTerms } from './agreements.ts'
import { cutShare } from './rebates.ts'
import { AGENCY_RULES, NO_RATES } from './rules.ts'
import type { Statement } from './statements.ts'

const DATA = sharedSeed(1)
/** Noon in the zone, before the end of a half month. */
const START = Date.UTC(2026, 10, 27, 4)
const HOUR_MS = 3_600_000
const SLOT = DATA.games.find(({ gameCategory }) => gameCategory === 'RNG')
if (SLOT === undefined) throw new Error('no slot')
const { vassalage, nodeId } = SLOT

/** Tiers that a few members reach, none more generous than the usual ones. */
const TERMS: Readonly<Record<AgreementKind, AgreementTerms>> = {
  dailySalary: {
    period: 'day',
    tiers: [
      { from: 100_000, active: 1, rate: 10 },
      { from: 1_000_000, active: 2, rate: 20 },
    ],
    active: { turnover: 50_000 },
  },
  hourlySalary: {
    period: 'hour',
    tiers: [
      { from: 100_000, active: 1, amount: 200 },
      { from: 1_000_000, active: 2, amount: 3000 },
    ],
    active: { turnover: 10_000 },
  },
  dividend: {
    period: 'halfMonth',
    tiers: [
      { from: 0, active: 1, rate: 2000 },
      { from: 500_000, active: 2, rate: 2500 },
    ],
    active: { turnover: 10_000 },
    carryOver: 'full',
  },
}

type Step =
  | { readonly do: 'join'; readonly below: number }
  | { readonly do: 'agree'; readonly who: number; readonly kind: AgreementKind; readonly period: 'halfMonth' | 'week' }
  | { readonly do: 'end'; readonly who: number; readonly kind: AgreementKind }
  | { readonly do: 'bet'; readonly who: number; readonly stake: number; readonly win: number }
  | { readonly do: 'rates'; readonly who: number; readonly slots: number }
  /** Without `below` the member leaves all teams, with everyone below. */
  | { readonly do: 'move'; readonly who: number; readonly below?: number | undefined }
  | { readonly do: 'void'; readonly which: number }
  | { readonly do: 'wait'; readonly hours: number }

const who = fc.nat({ max: 12 })
const kind = fc.constantFrom(...AGREEMENT_KINDS)
const move: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('move' as const),
  who,
  below: fc.option(who, { nil: undefined }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), below: who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('agree' as const),
      who,
      kind,
      period: fc.constantFrom('halfMonth' as const, 'week' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), who, kind }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who,
      stake: fc.integer({ min: 10_000, max: 2_000_000 }),
      win: fc.nat({ max: 2_500_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rates' as const), who, slots: fc.nat({ max: 120 }) }) },
  { weight: 1, arbitrary: move },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat({ max: 100 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 90 }) }) },
)
const lives = fc.array(step, { minLength: 10, maxLength: 60 })

/** Three agents with a dividend, one below the other, and a member below each. */
const AGENTS: readonly Step[] = [
  ...[0, 1, 2, 1, 2, 3].map((below): Step => ({ do: 'join', below })),
  ...[1, 2, 3].map((agent): Step => ({ do: 'agree', who: agent, kind: 'dividend', period: 'halfMonth' })),
  { do: 'wait', hours: 90 },
]

/** They and others move about while it runs. */
const restless = fc
  .array(fc.oneof({ weight: 2, arbitrary: step }, { weight: 1, arbitrary: move }), { minLength: 10, maxLength: 40 })
  .map((steps): readonly Step[] => [...AGENTS, ...steps])

const agent = fc.integer({ min: 1, max: 3 })
/** They stand below each other in turns: one leaves all teams, and another comes below it. */
const turns = fc
  .array(
    fc.oneof(
      {
        weight: 1,
        arbitrary: fc.tuple(agent, agent).map(([high, low]): readonly Step[] => [
          { do: 'move', who: high },
          { do: 'move', who: low, below: high },
          { do: 'wait', hours: 24 },
        ]),
      },
      {
        weight: 2,
        arbitrary: fc
          .record({ who: fc.integer({ min: 1, max: 6 }), stake: fc.integer({ min: 10_000, max: 2_000_000 }) })
          .chain(({ who, stake }) =>
            fc.nat({ max: stake }).map((win): readonly Step[] => [{ do: 'bet', who, stake, win }]),
          ),
      },
    ),
    { minLength: 5, maxLength: 15 },
  )
  .map((parts): readonly Step[] => [...AGENTS, ...parts.flat()])

interface Manner {
  /** Settles after each step, or only at the end. */
  readonly settles: boolean
  readonly restarts: boolean
}

interface Lived {
  readonly world: World
  readonly names: readonly string[]
}

/** Below an agent of the seed without a team and without a past. */
const TOP = 'agent42'

function live(steps: readonly Step[], { settles, restarts }: Manner): Lived {
  let now = START
  const open = (snapshot?: ReturnType<typeof parseSnapshot>) =>
    createWorld({
      data: DATA,
      seed: 1,
      merchantCode: 'demo',
      now: () => now,
      randomBytes: systemRandomBytes,
      humanCheck: false,
      isReturnOrigin: () => false,
      agencyRules: AGENCY_RULES,
      snapshot,
    })
  let world = open()
  const names = [TOP]
  const one = (number: number): Member => {
    const member = world.members.get(names[number % names.length] ?? '')
    if (member === undefined) throw new Error('no member')
    return member
  }
  const act = (made: Step) => {
    const { tree, today, agreements } = world.agency
    switch (made.do) {
      case 'join': {
        const id = world.members.nextId()
        const uplineId = one(made.below).id
        world.members.register(id, `friend${id}`, {})
        names.push(`friend${id}`)
        return tree.join(id, { uplineId, joinedBy: { way: 'link' } })
      }
      case 'agree': {
        const { id } = one(made.who)
        const terms = TERMS[made.kind]
        const period = made.kind === 'dividend' ? made.period : terms.period
        const offer = { terms: { ...terms, period }, fromDay: today(), answerBy: now + HOUR_MS }
        const { contractId, version } = agreements.offer(id, made.kind, offer)
        agreements.agree(id, made.kind, { contractId, version })
        return undefined
      }
      case 'end':
        return agreements.end(one(made.who).id, made.kind)
      case 'bet': {
        const member = one(made.who)
        return world.ledger.bet(member, {
          vassalage,
          nodeId,
          betAmount: made.stake,
          winAmount: made.win,
          result: '',
        })
      }
      case 'rates':
        return tree.setRates(one(made.who).id, { ...NO_RATES, slots: made.slots }, nextDay(world))
      case 'move':
        if (made.who % names.length === 0) return false
        return tree.move(one(made.who).id, made.below === undefined ? undefined : one(made.below).id, nextDay(world))
      case 'void': {
        const own = world.ledger.bets.filter(({ userName }) => names.includes(userName))
        const bet = own[made.which % own.length]
        return bet && world.ledger.voidBet({ userName: bet.userName, trial: undefined }, bet.betId)
      }
      case 'wait':
        now += made.hours * HOUR_MS
        return undefined
    }
  }
  for (const made of steps) {
    act(made)
    if (settles) world.agency.settleThrough(now)
    if (restarts) world = open(parseSnapshot(JSON.parse(JSON.stringify(world.snapshot()))))
  }
  now += 40 * 24 * HOUR_MS
  world.agency.settleThrough(now)
  world.agency.settleThrough(now)
  return { world, names }
}

function nextDay({ agency }: World): string {
  return new Date(Date.parse(`${agency.today()}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
}

function statementsIn({ world, names }: Lived): readonly Statement[] {
  return names.flatMap((name) => {
    const id = world.members.get(name)?.id ?? ''
    return AGREEMENT_KINDS.flatMap((of) => world.agency.statements.of(id, of))
  })
}

/** What was booked for the members of the tree, not for other agents of the seed. */
function paymentsIn({ world, names }: Lived) {
  const ids = new Set(names.map((name) => world.members.get(name)?.id))
  return world.ledger.journal().entries.filter(({ ref }) => {
    const [, memberId] = /^(?:dailySalary|hourlySalary|dividend):[^:]+:(.+)$/.exec(ref ?? '') ?? []
    return memberId !== undefined && ids.has(memberId)
  })
}

const sumOf = (statements: readonly Statement[]) => statements.reduce((sum, { paid }) => sum + paid, 0)

/** What all members of the tree staked in a period, and what those lost who lost. */
function madeIn({ world, names }: Lived, { from, to, fromDay, toDay }: Statement) {
  const { agency, ledger, members } = world
  const turnover = ledger.bets
    .filter(({ userName, at }) => names.includes(userName) && from <= at && at < to)
    .reduce((sum, { betAmount }) => sum + betAmount, 0)
  /** Days before a move belong to the old line: of each line alone what was lost and won is set off. */
  const lost = new Map<string, number>()
  for (const day of daysIn({ from: fromDay, to: toDay })) {
    for (const name of names) {
      const id = members.get(name)?.id ?? ''
      const line = agency.tree.chainOf(id, day).join()
      for (const play of Object.values(agency.countOf(id, day)?.play ?? {})) {
        lost.set(line, (lost.get(line) ?? 0) + play.turnover - play.win)
      }
    }
  }
  // Rebates of what is void now are taken back, which makes the costs of a line less.
  const isVoid = ({ voidedAt = to }: { readonly voidedAt?: number | undefined }) => from <= voidedAt && voidedAt < to
  const back = ledger.bets
    .filter((bet) => names.includes(bet.userName) && isVoid(bet))
    .reduce((sum, { betAmount }) => sum + cutShare(betAmount, AGENCY_RULES.houseMaximum.slots), 0)
  return { turnover, lost: [...lost.values()].reduce((sum, amount) => sum + Math.max(0, amount), back) }
}

it('salaries and dividends of any tree stay within what the rules allow, and the books balance', () => {
  fc.assert(
    fc.property(fc.oneof(lives, restless, turns), (steps) => {
      const lived = live(steps, { settles: true, restarts: false })
      const statements = statementsIn(lived)
      for (const { paid, gross, below, carry, carryOn, base, kind: of } of statements) {
        expect(paid).toBe(Math.max(0, gross - below))
        // A loss and a gain never both remain.
        expect(Math.max(carry, carryOn)).toBeLessThanOrEqual(0)
        if (base > 0) expect(carryOn).toBe(0)
        if (of !== 'dividend') expect([carry, carryOn]).toEqual([0, 0])
      }
      const group = (key: (statement: Statement) => string) =>
        [...new Map(statements.map((one) => [key(one), one])).entries()].map(([name, one]) => ({
          one,
          paid: sumOf(statements.filter((other) => key(other) === name)),
        }))
      for (const { one, paid } of group((statement) => `${statement.kind} ${statement.from} ${statement.to}`)) {
        const { turnover, lost } = madeIn(lived, one)
        if (one.kind === 'dailySalary') expect(paid).toBeLessThanOrEqual((turnover * 20) / 10_000)
        if (one.kind === 'hourlySalary') expect(paid).toBeLessThanOrEqual((turnover * 30) / 10_000)
        if (one.kind === 'dividend') expect(paid).toBeLessThanOrEqual(lost / 4)
      }
      const { opening, entries } = lived.world.ledger.journal()
      const standing = sumPostings([...opening, ...entries.flatMap(({ postings }) => postings)])
      const ofHouse = ({ postings }: { readonly postings: readonly Posting[] }) =>
        postings.reduce((sum, { account, amount }) => (account === 'house:agency' ? sum + amount : sum), 0)
      expect(paymentsIn(lived).reduce((sum, entry) => sum - ofHouse(entry), 0)).toBe(sumOf(statements))
      expect(standing.get('MONEY house:agency')?.amount ?? 0).toBe(
        entries.reduce((sum, entry) => sum + ofHouse(entry), 0),
      )
      expect([...standing.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }),
    { numRuns: 36 },
  )
})

it('what an agent got who moved away is taken off for the old line too: no loss is paid for twice', () => {
  const lived = live(
    [
      ...[0, 1, 2].map((below): Step => ({ do: 'join', below })),
      ...[1, 2].map((agent): Step => ({ do: 'agree', who: agent, kind: 'dividend', period: 'halfMonth' })),
      { do: 'wait', hours: 90 },
      { do: 'bet', who: 3, stake: 1_000_000, win: 0 },
      { do: 'move', who: 2, below: 0 },
    ],
    { settles: true, restarts: false },
  )
  const paid = statementsIn(lived).filter(({ turnover }) => turnover > 0)
  expect(paid.map(({ gross, below, paid }) => ({ gross, below, paid }))).toEqual([
    { gross: 200_000, below: 200_000, paid: 0 },
    { gross: 200_000, below: 0, paid: 200_000 },
  ])
})

it('two who stood below each other in turns get what each gained below the other, and no loss is paid for twice', () => {
  const lived = live(
    [
      ...[0, 1, 2, 1].map((below): Step => ({ do: 'join', below })),
      ...[1, 2].map((agent): Step => ({ do: 'agree', who: agent, kind: 'dividend', period: 'halfMonth' })),
      { do: 'wait', hours: 90 },
      { do: 'bet', who: 3, stake: 1_000_000, win: 0 },
      { do: 'move', who: 2, below: 0 },
      { do: 'wait', hours: 24 },
      { do: 'move', who: 1, below: 2 },
      { do: 'wait', hours: 24 },
      { do: 'bet', who: 4, stake: 500_000, win: 0 },
    ],
    { settles: true, restarts: false },
  )
  const paid = statementsIn(lived).filter(({ turnover }) => turnover > 0)
  expect(paid.map(({ base, gross, below, paid }) => ({ base, gross, below, paid }))).toEqual([
    { base: 1_500_000, gross: 375_000, below: 250_000, paid: 125_000 },
    { base: 1_500_000, gross: 375_000, below: 125_000, paid: 250_000 },
  ])
})

it('of an agent who came with what agents below had already got for the old line, all is taken off that the new line gave', () => {
  const lived = live(
    [
      ...[0, 0, 2, 3, 2].map((below): Step => ({ do: 'join', below })),
      ...[1, 2, 3].map((agent): Step => ({ do: 'agree', who: agent, kind: 'dividend', period: 'halfMonth' })),
      { do: 'wait', hours: 90 },
      { do: 'bet', who: 4, stake: 1_000_000, win: 0 },
      { do: 'move', who: 2, below: 1 },
      { do: 'wait', hours: 24 },
      { do: 'bet', who: 5, stake: 500_000, win: 0 },
    ],
    { settles: true, restarts: false },
  )
  const paid = statementsIn(lived).filter(({ turnover }) => turnover > 0)
  expect(paid.map(({ gross, below, paid }) => ({ gross, below, paid }))).toEqual([
    { gross: 100_000, below: 125_000, paid: 0 },
    { gross: 375_000, below: 200_000, paid: 175_000 },
    { gross: 200_000, below: 0, paid: 200_000 },
  ])
})

it('settling at every step, late, and after restarts gives the same statements and postings, once', () => {
  const told = (lived: Lived) => ({
    statements: statementsIn(lived),
    postings: paymentsIn(lived)
      .map(({ kind: of, ref, at, postings }) => ({ of, ref, at, postings }))
      .sort((one, other) => String(one.ref).localeCompare(String(other.ref))),
  })
  fc.assert(
    fc.property(fc.oneof({ weight: 2, arbitrary: lives }, { weight: 1, arbitrary: turns }), (steps) => {
      const late = told(live(steps, { settles: false, restarts: false }))
      expect(told(live(steps, { settles: true, restarts: false }))).toEqual(late)
      expect(told(live(steps, { settles: true, restarts: true }))).toEqual(late)
      expect(new Set(late.postings.map(({ ref }) => ref)).size).toBe(late.postings.length)
      expect(late.postings.length).toBe(late.statements.filter(({ paid }) => paid > 0).length)
    }),
    { numRuns: 8 },
  )
})
