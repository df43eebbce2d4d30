import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow } from '../testing/test-lobby.ts'
import { matchesFilter, matchesType } from './match.ts'
import { EMPTY_FILTER } from './rules.ts'
import { wireGame } from './wire-game.ts'

const RULES = { cockfightVendors: ['CF1'], inhouse: { gameType: 'RNG', vassalage: 'JL' } }
const game = (rest: Record<string, unknown>) => z.parse(wireGame, wireRow(1, rest))

const SLOT = game({ vassalage: 'PP' })
const OWN = game({ vassalage: 'JL' })
const BALL = game({ gameType: 'SPORTS', vassalage: 'A' })
const BIRD = game({ gameType: 'SPORTS', vassalage: 'CF1' })
const MARKED = game({ gameType: 'SPORTS', gameCategory: 'COCKFIGHT', vassalage: 'B' })
const NAMED = game({ gameType: 'COCKFIGHT', vassalage: 'C' })
const PAD = game({ gameType: 'SPORTS', gameCategory: 'ESPORTS', vassalage: 'AV' })
const ALL = [SLOT, OWN, BALL, BIRD, MARKED, NAMED, PAD]

it.each([
  ['', ALL],
  ['RNG', [SLOT, OWN]],
  ['INHOUSE', [OWN]],
  ['SPORTS', [BALL, PAD]],
  ['COCKFIGHT', [BIRD, MARKED, NAMED]],
  ['ESPORTS', [PAD]],
  ['LIVE', []],
])('[FILTER-12][CATEGORY-04][CATEGORY-10] the hot games of %s', (category, expected) => {
  expect(ALL.filter(matchesType(category, RULES))).toEqual(expected)
})

it('[HOT-04] vendor, name, classification, smallest bet, lines and new ones narrow', () => {
  const rich = game({ displayName: 'Fire Bird', gameClassify: 'JP', minBet: 0.5, minLine: 20, isNew: 1 })
  const passes = (filter: Partial<typeof EMPTY_FILTER>, isNew = false) =>
    [rich, SLOT].filter(matchesFilter({ filter: { ...EMPTY_FILTER, ...filter }, isNew })).length
  expect(passes({})).toBe(2)
  expect(passes({ vassalage: 'PP' })).toBe(1)
  expect(passes({ gameName: 'BIRD' })).toBe(1)
  expect(passes({ gameClassify: 'JP' })).toBe(1)
  expect(passes({ minBet: 0.5 })).toBe(1)
  expect(passes({ minBet: 0.1 })).toBe(0)
  expect(passes({ minLine: 10 })).toBe(1)
  expect(passes({ minLine: 25 })).toBe(0)
  expect(passes({}, true)).toBe(1)
})
