import { expect, it } from 'vitest'
import { flattenPagedState } from '../testing/flatten-paged-state.ts'
import { createManualClock, eventLoopTurns } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { FoyerError } from './errors.ts'
import { createLog } from './log.ts'
import { createPagedQuery, type Page, type PagedQuery, toPage } from './paged-query.ts'
import { DONE, failed } from './result.ts'

interface Question {
  readonly page: number
  readonly signal: AbortSignal
  answer(page: Page<string>): Promise<void>
  fail(code: 'network.failed' | 'request.aborted'): Promise<void>
}

function bench() {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const questions: Question[] = []
  const told: string[] = []
  const list = createPagedQuery<string>({
    scope,
    log: createLog(() => 0),
    clock,
    receivedAt: clock.now,
    report: (verb, cause, options) => {
      const result = failed(cause)
      told.push(`${verb} ${result.error.code}${options?.silent === true ? '' : ' with a toast'}`)
      return result
    },
    feature: 'words',
    throttleMs: () => 1000,
    key: (row) => row,
    load: (page, signal) =>
      new Promise((resolve, reject) => {
        questions.push({
          page,
          signal,
          async answer(result) {
            resolve(result)
            await eventLoopTurns(1)
          },
          async fail(code) {
            reject(new FoyerError({ code }))
            await eventLoopTurns(1)
          },
        })
      }),
  })
  const last = () => {
    const question = questions.at(-1)
    if (question === undefined) throw new Error('nothing was asked')
    return question
  }
  return { clock, scope, questions, told, list, last }
}

const shown = ({ $state }: Pick<PagedQuery<string>, '$state'>) => flattenPagedState($state.get())

const page = (rows: string[], totalPages: number): Page<string> => ({ rows, totalPages, totalCount: totalPages * 2 })

it('[FILTER-10] load more raises the page by one, appends in order and drops doubles', async () => {
  const { list, last } = bench()
  expect(shown(list)).toMatchObject({ page: 0, status: 'idle', hasMore: false })
  void list.restart()
  expect(shown(list).status).toBe('loading')
  await last().answer(page(['a', 'b'], 3))
  void list.loadMore()
  expect(last().page).toBe(2)
  expect(shown(list).status).toBe('more loading')
  await last().answer(page(['b', 'c'], 3))
  expect(list.items).toEqual(['a', 'b', 'c'])
  expect(shown(list)).toMatchObject({ page: 2, totalPages: 3, total: 6, status: 'ready' })
})

it('[FILTER-10] a failed page is taken back, and retry asks for the same one', async () => {
  const { list, last, questions } = bench()
  void list.restart()
  await last().answer(page(['a', 'b'], 3))
  void list.loadMore()
  await last().fail('network.failed')
  expect(shown(list)).toMatchObject({ page: 1, status: 'more failed', error: { code: 'network.failed' } })
  expect(list.items).toEqual(['a', 'b'])
  expect(questions).toHaveLength(2)
  void list.loadMore()
  expect(last().page).toBe(2)
  await last().answer(page(['c'], 2))
  expect(list.items).toEqual(['a', 'b', 'c'])
})

it.each([
  [1, 3, true],
  [3, 3, false],
  [1, 0, false],
])('[FILTER-11] page %i of %i: more is %s', async (at, total, more) => {
  const { list, last, clock } = bench()
  void list.restart()
  await last().answer(page(['1'], total))
  for (let next = 2; next <= at; next += 1) {
    await clock.advance(1000)
    void list.loadMore()
    await last().answer(page([String(next)], total))
  }
  expect(shown(list)).toMatchObject({ page: at, hasMore: more })
})

it('[FILTER-11] a page without rows is the last, whatever the counts say', async () => {
  const { list, last } = bench()
  void list.restart()
  await last().answer(page([], 9))
  expect(shown(list).hasMore).toBe(false)
})

it.each([
  [{ totalCount: -5 }, { totalPages: 1, totalCount: 1 }],
  [
    { totalCount: -5, totalPages: -1 },
    { totalPages: 1, totalCount: 1 },
  ],
  [
    { totalCount: 9, totalPages: -1 },
    { totalPages: 5, totalCount: 9 },
  ],
  [
    { totalCount: 0, totalPages: 0 },
    { totalPages: 0, totalCount: 0 },
  ],
])('[FILTER-11] takes negative counts for missing ones: %o', (counts, expected) => {
  expect(toPage({ list: ['a'], ...counts }, 1, 2)).toEqual({ rows: ['a'], ...expected })
})

it('[LIST-10] calls at 0, 500, 999 and 1000 ms run at 0 and 1000; pending ones are dropped', async () => {
  const { clock, list, last, questions } = bench()
  void list.restart()
  await last().answer(page(['a'], 9))
  void list.loadMore()
  void list.loadMore()
  expect(questions).toHaveLength(2)
  await last().answer(page(['b'], 9))
  await clock.advance(500)
  void list.loadMore()
  await clock.advance(499)
  void list.loadMore()
  expect(questions).toHaveLength(2)
  await clock.advance(1)
  void list.loadMore()
  expect(questions).toHaveLength(3)
})

it('[LIST-15] an answer to an earlier question never alters the list', async () => {
  const { list, questions } = bench()
  void list.restart()
  void list.restart()
  expect(questions[0]?.signal.aborted).toBe(true)
  await questions[1]?.answer(page(['new'], 1))
  await questions[0]?.answer(page(['old'], 5))
  expect(list.items).toEqual(['new'])
  expect(shown(list).totalPages).toBe(1)
  void list.refresh()
  void list.refresh()
  await questions[2]?.fail('request.aborted')
  expect(shown(list).status).toBe('refreshing')
})

it('a reload that keeps shows the old rows until the answer, and after a failure as stale', async () => {
  const { list, last } = bench()
  void list.restart()
  await last().answer(page(['a'], 1))
  void list.refresh()
  expect(list.items).toEqual(['a'])
  await last().fail('network.failed')
  expect(shown(list)).toMatchObject({ status: 'stale', stale: true, error: { code: 'network.failed' } })
  expect(list.items).toEqual(['a'])
  void list.load()
  await last().answer(page(['b'], 1))
  expect(list.items).toEqual(['b'])
  expect(shown(list)).toMatchObject({ status: 'ready', stale: false, error: undefined })
  expect(await list.load()).toEqual(DONE)
  expect(await list.recover()).toEqual(DONE)
  void list.restart()
  expect(list.items).toEqual([])
})

it('a list grows to a page a few at a time, in order, and after a failure on to that page', async () => {
  const { list, questions, last } = bench()
  void list.restart()
  await last().answer(page(['1'], 9))
  void list.growTo(6)
  expect(questions.map((question) => question.page)).toEqual([1, 2, 3, 4])
  await questions[3]?.answer(page(['4'], 9))
  await questions[1]?.answer(page(['2'], 9))
  expect(list.items).toEqual(['1'])
  await questions[2]?.answer(page(['3'], 9))
  expect(list.items).toEqual(['1', '2', '3', '4'])
  expect(shown(list)).toMatchObject({ page: 4, status: 'more loading' })
  expect(questions.map((question) => question.page)).toEqual([1, 2, 3, 4, 5, 6])
  await last().fail('network.failed')
  expect(shown(list)).toMatchObject({ page: 4, status: 'more failed' })
  void list.loadMore()
  expect(questions.slice(6).map((question) => question.page)).toEqual([5, 6])
  await questions[6]?.answer(page(['5'], 9))
  await last().answer(page(['6'], 9))
  expect(shown(list)).toMatchObject({ page: 6, status: 'ready', hasMore: true })
  expect(list.items).toEqual(['1', '2', '3', '4', '5', '6'])
})

it('a reload that keeps asks for the pages that are shown, and keeps each row that is left', async () => {
  const { list, questions, last, clock } = bench()
  void list.restart()
  await last().answer(page(['a', 'b'], 3))
  void list.loadMore()
  await last().answer(page(['c', 'd'], 3))
  await clock.advance(1000)
  void list.refresh()
  await last().answer(page(['b', 'c'], 3))
  expect(list.items).toEqual(['a', 'b', 'c', 'd'])
  expect(shown(list)).toMatchObject({ page: 2, status: 'refreshing' })
  await last().answer(page(['d', 'e'], 3))
  expect(questions.map((question) => question.page)).toEqual([1, 2, 1, 2])
  expect(list.items).toEqual(['b', 'c', 'd', 'e'])
  expect(shown(list)).toMatchObject({ page: 2, status: 'ready', hasMore: true })
})

it('a failure is told by the verb that asked, without a toast; what was overtaken is told to nobody', async () => {
  const { list, last, told } = bench()
  void list.load()
  await last().fail('network.failed')
  void list.load()
  await last().answer(page(['a', 'b'], 2))
  void list.refresh()
  await last().fail('network.failed')
  void list.refresh()
  await last().answer(page(['a', 'b'], 2))
  void list.loadMore()
  await last().fail('network.failed')
  expect(told).toEqual(['words.load', 'words.refresh', 'words.loadMore'].map((verb) => `${verb} network.failed`))
  void list.restart()
  const overtaken = last()
  void list.restart()
  await overtaken.fail('network.failed')
  expect(told).toHaveLength(3)
})

it('asks nothing after the end, and ends what runs', async () => {
  const { list, last, questions } = bench()
  void list.restart()
  list.dispose()
  expect(last().signal.aborted).toBe(true)
  void list.restart()
  expect(questions).toHaveLength(1)
})

it('a reload with cached rows shows them at once, aborts what runs, and keeps them until they have come again', async () => {
  const { list, last } = bench()
  void list.restart()
  await last().answer(page(['a', 'b'], 3))
  const cached = list.$state.get().data
  void list.restart()
  const { signal } = last()
  void list.restart({ cached })
  expect(signal.aborted).toBe(true)
  expect(list.items).toBe(cached?.items)
  expect(shown(list)).toMatchObject({ page: 1, totalPages: 3, hasMore: true, status: 'refreshing' })
  await last().answer(page(['c'], 1))
  expect(list.items).toEqual(['c'])
  expect(shown(list)).toMatchObject({ page: 1, hasMore: false, status: 'ready' })
})
