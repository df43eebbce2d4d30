import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRows } from '../../../testing/test-lobby-context.ts'
import { wireGame } from '../games/wire-game.ts'
import { createLoadedGames } from './loaded-games.ts'

const games = (from: number, to: number) => wireRows(from, to).map((row) => z.parse(wireGame, row))

it('what lists have shown is known once, in the order in which it was seen last', () => {
  const known = createLoadedGames()
  const [first, more] = [games(1, 3), games(4, 5)]
  known.add(first)
  known.add([...first, ...more], first)
  known.add(games(2, 2))
  expect(known.all().map(({ nodeId }) => nodeId)).toEqual(['1', '3', '4', '5', '2'])
  known.clear()
  expect(known.all()).toEqual([])
})

it('the ones seen longest ago are forgotten first', () => {
  const known = createLoadedGames(3)
  known.add(games(1, 3))
  known.add(games(4, 4))
  known.add(games(2, 2))
  expect(known.all().map(({ nodeId }) => nodeId)).toEqual(['3', '4', '2'])
})

it('a list that was asked anew is read anew', () => {
  const known = createLoadedGames()
  const before = games(1, 2)
  known.add(before)
  known.add(games(7, 9), before)
  expect(known.all().map(({ nodeId }) => nodeId)).toEqual(['1', '2', '7', '8', '9'])
})
