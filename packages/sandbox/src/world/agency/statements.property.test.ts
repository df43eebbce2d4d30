import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Posting, sumPostings } from '../ledger.ts'
import type { Member } from '../members.ts'
import { systemRandomBytes } from '../secure-random.ts'
import { sharedSeed } from '../seed/create-seed.ts'
import { parseSnapshot } from '../snapshot.ts'
import { createWorld, type World } from '../world.ts'
import { AGREEMENT_KINDS, type AgreementKind, type AgreementTerms } from './agreements.ts'
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
      { from: 0, active: 1, rate: 1000 },
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
  | { readonly do: 'move'; readonly who: number; readonly below: number }
  | { readonly do: 'wait'; readonly hours: number }

const who = fc.nat({ max: 12 })
const kind = fc.constantFrom(...AGREEMENT_KINDS)
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), who, below: who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 90 }) }) },
)
const lives = fc.array(step, { minLength: 10, maxLength: 60 })

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
      loopbackReturns: false,
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
        return made.who % names.length === 0 ? false : tree.move(one(made.who).id, one(made.below).id, nextDay(world))
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

/** What all members of the tree did on these days: turnover, and what those lost who lost. */
function madeIn({ world, names }: Lived, days: readonly string[]) {
  let turnover = 0
  const lost = new Map<string, number>()
  for (const day of days) {
    for (const name of names) {
      const id = world.members.get(name)?.id ?? ''
      for (const play of Object.values(world.agency.countOf(id, day)?.play ?? {})) {
        turnover += play.turnover
        lost.set(id, (lost.get(id) ?? 0) + play.turnover - play.win)
      }
    }
  }
  return { turnover, lost: [...lost.values()].reduce((sum, amount) => sum + Math.max(0, amount), 0) }
}

const daysOf = ({ fromDay, toDay }: Statement) => {
  const days: string[] = []
  for (let day = Date.parse(`${fromDay}T00:00:00Z`); day <= Date.parse(`${toDay}T00:00:00Z`); day += 24 * HOUR_MS) {
    days.push(new Date(day).toISOString().slice(0, 10))
  }
  return days
}

it('[CONTRACT-01][CONTRACT-02][CONTRACT-03] salaries and dividends of any tree stay within what the rules allow, and the books balance', () => {
  fc.assert(
    fc.property(lives, (steps) => {
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
        const { turnover, lost } = madeIn(lived, daysOf(one))
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
    { numRuns: 30 },
  )
})

it('[CONTRACT-02] settling at every step, late, and after restarts gives the same statements and postings, once', () => {
  const told = (lived: Lived) => ({
    statements: statementsIn(lived),
    postings: paymentsIn(lived)
      .map(({ kind: of, ref, at, postings }) => ({ of, ref, at, postings }))
      .sort((one, other) => String(one.ref).localeCompare(String(other.ref))),
  })
  fc.assert(
    fc.property(lives, (steps) => {
      const late = told(live(steps, { settles: false, restarts: false }))
      expect(told(live(steps, { settles: true, restarts: false }))).toEqual(late)
      expect(told(live(steps, { settles: true, restarts: true }))).toEqual(late)
      expect(new Set(late.postings.map(({ ref }) => ref)).size).toBe(late.postings.length)
      expect(late.postings.length).toBe(late.statements.filter(({ paid }) => paid > 0).length)
    }),
    { numRuns: 8 },
  )
})
