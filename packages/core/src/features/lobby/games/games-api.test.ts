import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow, wireRows } from '../../../testing/test-lobby-context.ts'
import { favouriteEndpoints } from '../favourites/endpoints.ts'
import { featuredEndpoints } from '../featured/endpoints.ts'
import { recentEndpoints } from '../recents/endpoints.ts'
import { wireGamePage } from './endpoints.ts'
import { mergePages, readGamePage } from './games-api.ts'
import { EMPTY_FILTER, type GameQuery } from './list-query.ts'
import { matchesQuery } from './list-source.ts'
import { wireGame } from './wire-game.ts'

const read = (response: unknown, pageSize = 25) => {
  const { rows, ...counts } = readGamePage(z.parse(wireGamePage, response), pageSize)
  return { ids: rows.map(({ nodeId }) => nodeId), ...counts }
}

it('[LIST-13] games, content and list read alike', () => {
  const rows = wireRows(1, 2)
  const expected = { ids: ['1', '2'], totalPages: 3, totalCount: 60 }
  for (const name of ['games', 'content', 'list']) {
    expect(read({ [name]: rows, totalCount: 60, pageNum: 1, totalPages: 3 })).toEqual(expected)
    expect(read({ [name]: rows, totalCount: '60', totalPages: '3' })).toEqual(expected)
  }
})

it('[LIST-13] games win over content over list, and an empty one over nothing', () => {
  const [one, two, three] = [wireRow(1), wireRow(2), wireRow(3)]
  expect(read({ games: [one], content: [two], list: [three] }).ids).toEqual(['1'])
  expect(read({ games: null, content: [two], list: [three] }).ids).toEqual(['2'])
  expect(read({ games: [], list: [three] }).ids).toEqual(['3'])
})

it('[LIST-13] empty or missing is an empty list of one page', () => {
  expect(read({})).toEqual({ ids: [], totalPages: 1, totalCount: 0 })
  expect(read({ games: [] })).toEqual({ ids: [], totalPages: 1, totalCount: 0 })
})

it('[LIST-13] a missing number of pages follows from the count', () => {
  expect(read({ games: wireRows(1, 2), totalCount: 51 }).totalPages).toBe(3)
  expect(read({ games: wireRows(1, 2), totalCount: 51, pageSize: 10 }).totalPages).toBe(6)
  expect(read({ games: wireRows(1, 2) }).totalPages).toBe(1)
})

it('[DATA-05] favourites, recent and hot answers are understood; hot ones have one page', () => {
  const rows = wireRows(1, 3)
  const favourites = z.parse(favouriteEndpoints.favoriteList.output, {
    content: rows,
    pageNum: 1,
    pageSize: 30,
    totalPages: 2,
  })
  const recent = z.parse(recentEndpoints.recentGames.output, { list: rows, totalPages: 4 })
  const featured = z.parse(featuredEndpoints.hotGames.output, { list: rows })
  expect([favourites, recent, featured].map((response) => readGamePage(response, 25).totalPages)).toEqual([2, 4, 1])
  expect([favourites, recent, featured].map((response) => readGamePage(response, 25).rows.length)).toEqual([3, 3, 3])
})

const signal = new AbortController().signal

it('[CATEGORY-04] page n holds page n of every source that has one', async () => {
  const asked: string[] = []
  const source = (name: string, totalPages: number) => async (page: number) => {
    asked.push(`${name}${page}`)
    return { rows: [`${name}${page}`], totalPages, totalCount: totalPages }
  }
  const load = mergePages([source('a', 1), source('b', 3)])
  expect(await load(1, signal)).toEqual({ rows: ['a1', 'b1'], totalPages: 3, totalCount: 4 })
  expect((await load(2, signal)).rows).toEqual(['b2'])
  expect((await load(3, signal)).rows).toEqual(['b3'])
  expect(asked).toEqual(['a1', 'b1', 'b2', 'b3'])
})

it('[CATEGORY-04] without sources there is nothing', async () => {
  expect(await mergePages([])(1, signal)).toEqual({ rows: [], totalPages: 0, totalCount: 0 })
})

const game = (rest: Record<string, unknown>) => z.parse(wireGame, wireRow(1, rest))
const SLOT = game({ vassalage: 'PP' })

it('[HOT-04] vendor, name, classification, smallest bet, lines and new ones narrow', () => {
  const rich = game({ displayName: 'Fire Bird', gameClassify: 'JP', minBet: 0.5, minLine: 20, isNew: 1 })
  const passes = (query: Partial<GameQuery>) =>
    [rich, SLOT].filter(matchesQuery({ tab: 'hot', ...EMPTY_FILTER, ...query })).length
  expect(passes({})).toBe(2)
  expect(passes({ vendorCode: 'PP' })).toBe(1)
  expect(passes({ name: 'BIRD' })).toBe(1)
  expect(passes({ classification: 'JP' })).toBe(1)
  expect(passes({ minBet: 0.5 })).toBe(1)
  expect(passes({ minBet: 0.1 })).toBe(0)
  expect(passes({ minLines: 10 })).toBe(1)
  expect(passes({ minLines: 25 })).toBe(0)
  expect(passes({ tab: 'new' })).toBe(1)
})

it.each([2.5, 1e20, -1, '2.5'])(
  '[LIST-13] counts the pages itself when the platform sends %j of them',
  (totalPages) => {
    const response = z.parse(wireGamePage, { games: [], totalPages, totalCount: 60, pageSize: 25 })
    expect(readGamePage(response, 25).totalPages).toBe(3)
  },
)
