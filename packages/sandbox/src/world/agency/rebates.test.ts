import { expect, it } from 'vitest'
import { rebateShares } from './rebates.ts'
import { lessOwed } from './settlement.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0)

it('rebates are the difference to the line below, and no cent comes from nowhere', () => {
  // The worked example of agency.md 2: 12,345.67 in slots, a member with 0.50 %, a sub-agent with 0.90 %, an agent with 1.20 %.
  const shares = rebateShares(1_234_567, [50, 90, 120])
  expect(shares).toEqual([6172, 4939, 3703])
  // Rounding each part alone makes 148.15.
  expect(sum(shares)).toBe(14_814)
})

it('a rate that is no higher than one below earns nothing of that line', () => {
  expect(rebateShares(100_000, [90, 50, 90, 120])).toEqual([900, 0, 0, 300])
  expect(rebateShares(100_000, [0, 0])).toEqual([0, 0])
  expect(rebateShares(83, [120])).toEqual([0])
  expect(rebateShares(0, [50, 120])).toEqual([0, 0])
})

it('raising the rate of a member below takes from the one above and costs the house nothing', () => {
  const before = rebateShares(1_234_567, [50, 90, 120])
  const after = rebateShares(1_234_567, [85, 90, 120])
  expect(sum(after)).toBe(sum(before))
  expect(after[2]).toBe(before[2])
  expect((after[0] ?? 0) - (before[0] ?? 0)).toBe((before[1] ?? 0) - (after[1] ?? 0))
})

it('what was paid for a bet that is void now is taken back as it was made', () => {
  expect(rebateShares(-1_234_567, [50, 90, 120]).map((amount) => -amount)).toEqual(
    rebateShares(1_234_567, [50, 90, 120]),
  )
})

it('a payout is never below zero: what is owed waits for the next one', () => {
  const paid = (shares: Record<string, number>, owed: number) => {
    const left = lessOwed(new Map(Object.entries(shares)), owed)
    return [Object.fromEntries(left.groups), left.owed]
  }
  expect(paid({ slots: 100, live: 50 }, 0)).toEqual([{ slots: 100, live: 50 }, 0])
  expect(paid({ slots: 100, live: -30 }, 0)).toEqual([{ slots: 70 }, 0])
  expect(paid({ slots: 100, live: 50 }, -120)).toEqual([{ live: 30 }, 0])
  expect(paid({ slots: 100, live: -30 }, -90)).toEqual([{}, -20])
  expect(paid({ slots: -40 }, 0)).toEqual([{}, -40])
})
