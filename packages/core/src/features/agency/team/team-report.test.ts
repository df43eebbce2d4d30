import { expect, it } from 'vitest'
import { readMoney } from '../../../kernel/money/money.ts'
import { periodParams, readPeriod } from './team-period.ts'
import { everyDay, percentChange, reportSteps } from './team-report.ts'

const amount = (text: string) => {
  const read = readMoney(text)
  if (read === undefined) throw new Error(text)
  return read
}
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10) }))

it('up to 31 days have a step each, more have one for seven, the last of which is whole', () => {
  expect(reportSteps([])).toEqual([])
  const month = reportSteps(days(31))
  expect(month).toHaveLength(31)
  expect(month[30]).toEqual({ from: '2026-10-31', to: '2026-10-31', days: [{ day: '2026-10-31' }] })
  const more = reportSteps(days(32))
  expect(more.map(({ from, to }) => [from, to])).toEqual([
    ['2026-10-01', '2026-10-04'],
    ['2026-10-05', '2026-10-11'],
    ['2026-10-12', '2026-10-18'],
    ['2026-10-19', '2026-10-25'],
    ['2026-10-26', '2026-11-01'],
  ])
  expect(more.flatMap((step) => step.days)).toEqual(days(32))
})

it('days without a row are days with nothing', () => {
  const days = { from: '2026-02-27', to: '2026-03-01' }
  const rows = [
    { day: '2026-03-01', rebate: '2.00' },
    { day: '2026-02-27', rebate: '1.00' },
  ]
  expect(everyDay<{ day?: string; rebate: string }>(rows, days, { rebate: '0.00' })).toEqual([
    { day: '2026-02-27', rebate: '1.00' },
    { day: '2026-02-28', rebate: '0.00' },
    { day: '2026-03-01', rebate: '2.00' },
  ])
})

it('says by how much something has grown, and nothing against nothing', () => {
  expect(percentChange(amount('112.40'), amount('100'))).toBe(12)
  expect(percentChange(amount('50.00'), amount('100.00'))).toBe(-50)
  expect(percentChange(amount('-20.00'), amount('100.00'))).toBe(-120)
  expect(percentChange(amount('0'), amount('100.00'))).toBe(-100)
  for (const before of ['0', '0.00', '-5.00']) expect(percentChange(amount('9'), amount(before))).toBeUndefined()
  expect(percentChange(amount('9'), undefined)).toBeUndefined()
})

it('[TEAM-02] an address with days that cannot be shown opens on seven days and says so', () => {
  const calendar = {
    checkDays: ({ from, to }: { from: string; to: string }) =>
      /^\d{4}-\d\d-\d\d$/.test(from) && from <= to ? undefined : ({ field: 'from', problem: 'reversed' } as const),
  }
  const read = (params: Parameters<typeof readPeriod>[0]) => readPeriod(params, 'days30', calendar)
  expect(read({})).toEqual({ period: 'days30', isWrong: false })
  expect(read({ period: 'today' })).toEqual({ period: 'today', isWrong: false })
  const own = { from: '2026-11-01', to: '2026-11-22' }
  expect(read(own)).toEqual({ period: own, isWrong: false })
  for (const wrong of [
    { from: '2026-11-22', to: '2026-11-01' },
    { from: 'x', to: 'y' },
    { to: '2026-11-01' },
    { period: 'ever' },
  ]) {
    expect(read(wrong)).toEqual({ period: 'days7', isWrong: true })
  }
  expect([periodParams('days30', 'days30'), periodParams('today', 'days30'), periodParams(own, 'days30')]).toEqual([
    {},
    { period: 'today' },
    own,
  ])
})
