import { expect, it } from 'vitest'
import { mergePages } from './merge-pages.ts'

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
