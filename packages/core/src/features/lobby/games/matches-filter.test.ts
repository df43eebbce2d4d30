import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow } from '../../../testing/test-lobby.ts'
import { EMPTY_FILTER } from './list-rules.ts'
import { matchesFilter } from './matches-filter.ts'
import { wireGame } from './wire-game.ts'

const game = (rest: Record<string, unknown>) => z.parse(wireGame, wireRow(1, rest))
const SLOT = game({ vassalage: 'PP' })

it('[HOT-04] vendor, name, classification, smallest bet, lines and new ones narrow', () => {
  const rich = game({ displayName: 'Fire Bird', gameClassify: 'JP', minBet: 0.5, minLine: 20, isNew: 1 })
  const passes = (filter: Partial<typeof EMPTY_FILTER>, isNew = false) =>
    [rich, SLOT].filter(matchesFilter({ filter: { ...EMPTY_FILTER, ...filter }, isNew })).length
  expect(passes({})).toBe(2)
  expect(passes({ vendorCode: 'PP' })).toBe(1)
  expect(passes({ name: 'BIRD' })).toBe(1)
  expect(passes({ classification: 'JP' })).toBe(1)
  expect(passes({ minBet: 0.5 })).toBe(1)
  expect(passes({ minBet: 0.1 })).toBe(0)
  expect(passes({ minLines: 10 })).toBe(1)
  expect(passes({ minLines: 25 })).toBe(0)
  expect(passes({}, true)).toBe(1)
})
