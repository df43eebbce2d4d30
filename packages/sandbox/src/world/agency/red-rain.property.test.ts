import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_MAILBOX } from '../letters.ts'
import type { Member } from '../member.ts'
import { createRedRain } from './red-rain.ts'
import type { RainRules } from './rules.ts'

const START = Date.UTC(2026, 10, 24, 4)

interface Paid {
  readonly ref: string
  readonly amount: number
}

function openRain(rules: RainRules) {
  let now = START
  const paid: Paid[] = []
  const members = new Map<string, Pick<Member, 'id' | 'userName' | 'mailbox'>>()
  const rain = createRedRain({
    now: () => now,
    startedAt: START,
    rules: () => rules,
    members: { byId: (id) => members.get(id) },
    payOut({ ref, amount }) {
      if (paid.some((one) => one.ref === ref)) return false
      paid.push({ ref, amount })
      return true
    },
    newSecret: () => 'always the same',
    saved: undefined,
  })
  return {
    rain,
    paid,
    wait: (ms: number) => {
      now += ms
    },
    member(number: number) {
      const id = String(number)
      const known = members.get(id) ?? { id, userName: `m${id}`, mailbox: EMPTY_MAILBOX }
      members.set(id, known)
      return known
    },
  }
}

/** Who taps, and after how many ms. */
const taps = fc.array(fc.record({ who: fc.nat({ max: 40 }), after: fc.nat({ max: 400 }) }), { maxLength: 80 })
const rules = fc
  .record({ envelopes: fc.integer({ min: 1, max: 30 }), least: fc.nat({ max: 300 }), more: fc.nat({ max: 20_000 }) })
  .map(
    ({ envelopes, least, more }): RainRules => ({
      times: [],
      seconds: 45,
      envelopes,
      least,
      pool: Math.max(1, envelopes * least + more),
    }),
  )

it('a rain pays at most its pool and each person at most one envelope; order, moment and number of taps change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(rules, taps, async (planned, tapped) => {
      const draw = async (order: readonly { readonly who: number; readonly after: number }[]) => {
        const { rain, paid, wait, member } = openRain(planned)
        rain.start(45)
        const { open } = rain.rounds()
        if (open === undefined) throw new Error('no round')
        for (const { who, after } of order) {
          wait(after)
          await rain.enter(member(who), open.roundId)
        }
        wait(45_000)
        await Promise.all([rain.settle(), rain.settle()])
        await rain.settle()
        return paid
      }
      const paid = await draw(tapped)
      const people = new Set(tapped.map(({ who }) => who))
      expect(paid).toHaveLength(Math.min(people.size, planned.envelopes))
      expect(new Set(paid.map(({ ref }) => ref)).size).toBe(paid.length)
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(planned.pool)
      for (const { amount } of paid) expect(amount).toBeGreaterThanOrEqual(planned.least)
      const calm = [...people].sort((one, other) => one - other).map((who) => ({ who, after: 0 }))
      expect(await draw(calm)).toEqual(paid)
    }),
    { numRuns: 25 },
  )
})
