import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireRow, wireRows } from '../../../testing/test-lobby.ts'
import { favoriteList } from '../favourites/contract.ts'
import { hotGames } from '../featured/contract.ts'
import { recentGames } from '../recents/contract.ts'
import { wireGamePage } from './contract.ts'
import { readGamePage } from './game-page.ts'

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
  const favourites = z.parse(favoriteList.output, { content: rows, pageNum: 1, pageSize: 30, totalPages: 2 })
  const recent = z.parse(recentGames.output, { list: rows, totalPages: 4 })
  const featured = z.parse(hotGames.output, { list: rows })
  expect([favourites, recent, featured].map((response) => readGamePage(response, 25).totalPages)).toEqual([2, 4, 1])
  expect([favourites, recent, featured].map((response) => readGamePage(response, 25).rows.length)).toEqual([3, 3, 3])
})
