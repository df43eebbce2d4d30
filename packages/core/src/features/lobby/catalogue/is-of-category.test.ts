import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow } from '../../../testing/test-lobby-context.ts'
import { wireGame } from '../games/wire-game.ts'
import { isOfCategory } from './is-of-category.ts'

const RULES = { cockfightVendors: ['CF1'], inhouse: { gameType: 'RNG', vendorCode: 'JL' } }
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
  expect(ALL.filter(isOfCategory(category, RULES))).toEqual(expected)
})
