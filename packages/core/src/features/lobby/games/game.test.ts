import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow } from '../../../testing/test-lobby-context.ts'
import { storedGame } from './game.ts'
import { wireGame } from './wire-game.ts'

it('a stored game comes back as it was, with its fields in the same order', () => {
  for (const row of [wireRow(7), wireRow(7, { roomId: '3', gameClassify: 'JP', minBet: 0.1, iconUrl: 'a.svg' })]) {
    const game = z.parse(wireGame, row)
    const stored = JSON.stringify(game)
    expect(z.parse(storedGame, JSON.parse(stored))).toEqual(game)
    expect(JSON.stringify(z.parse(storedGame, JSON.parse(stored)))).toBe(stored)
  }
})

it('a stored game is checked like any other input, and its key follows from vendor and node', () => {
  const stored = { ...z.parse(wireGame, wireRow(7)), key: 'PP:8' }
  expect(z.parse(storedGame, stored).key).toBe('JL:7')
  for (const wrong of [{ nodeId: '' }, { vendorCode: undefined }, { name: 7 }, { minBet: 'x' }]) {
    expect(z.safeParse(storedGame, { ...stored, ...wrong }).success).toBe(false)
  }
})
