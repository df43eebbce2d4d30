import { expect, it } from 'vitest'
import { NO_RATES } from './rules.ts'
import { createTeamTree } from './tree.ts'

function family() {
  const tree = createTeamTree([])
  const join = (memberId: string, uplineId?: string) =>
    tree.join(memberId, { uplineId, joinedBy: { way: 'recommender' } })
  join('agent')
  join('ana', 'agent')
  join('ben', 'ana')
  join('cai', 'ben')
  join('eli', 'agent')
  return tree
}

it('a team is everyone below, each after the one above', () => {
  const tree = family()
  expect(tree.teamOf('agent', '2026-11-24')).toEqual(['ana', 'eli', 'ben', 'cai'])
  expect(tree.directOf('agent', '2026-11-24')).toEqual(['ana', 'eli'])
  expect(tree.chainOf('cai', '2026-11-24')).toEqual(['cai', 'ben', 'ana', 'agent'])
  expect(tree.teamOf('cai', '2026-11-24')).toEqual([])
})

it('a member moves with everyone below from a day on, and the days before stay with the old line', () => {
  const tree = family()
  expect(tree.move('ben', 'eli', '2026-11-25')).toBe(true)
  expect(tree.teamOf('ana', '2026-11-24')).toEqual(['ben', 'cai'])
  expect(tree.teamOf('ana', '2026-11-25')).toEqual([])
  expect(tree.chainOf('cai', '2026-11-25')).toEqual(['cai', 'ben', 'eli', 'agent'])
  tree.join('dev', { uplineId: 'ben', joinedBy: { way: 'recommender' } })
  expect(tree.teamOf('eli', '2026-11-26')).toEqual(['ben', 'cai', 'dev'])
  // A second order for the same day replaces the first.
  expect(tree.move('ben', undefined, '2026-11-25')).toBe(true)
  expect(tree.teamOf('eli', '2026-11-26')).toEqual([])
  expect(tree.teamOf('ben', '2026-11-26')).toEqual(['cai', 'dev'])
})

it('no member stands below the own team, today or by moves that wait', () => {
  const tree = family()
  expect(tree.move('ana', 'cai', '2026-11-25')).toBe(false)
  expect(tree.move('ana', 'ana', '2026-11-25')).toBe(false)
  expect(tree.move('ana', 'eli', '2026-11-25')).toBe(true)
  expect(tree.move('eli', 'cai', '2026-11-25')).toBe(false)
  expect(tree.uplineOf('eli', '2026-11-25')).toBe('agent')
  expect(tree.move('nobody', 'eli', '2026-11-25')).toBe(false)
})

it('rates count from their day on, the first ones at once', () => {
  const tree = family()
  const half = { ...NO_RATES, slots: 50 }
  const more = { ...NO_RATES, slots: 90 }
  tree.join('fay', { uplineId: 'agent', rates: half, joinedBy: { way: 'link', code: 'F7K2M9QX' } })
  tree.setRates('fay', more, '2026-11-25')
  expect(tree.ratesOf('fay', '2026-11-24')).toEqual(half)
  expect(tree.ratesOf('fay', '2026-11-25')).toEqual(more)
  expect(tree.nextRatesOf('fay', '2026-11-24')).toEqual({ fromDay: '2026-11-25', rates: more })
  expect(tree.nextRatesOf('fay', '2026-11-25')).toBeUndefined()
  tree.setRates('fay', half, '2026-11-25')
  expect(tree.place('fay')?.rates).toHaveLength(2)
})
