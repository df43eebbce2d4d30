import { expect, it } from 'vitest'
import { readDate } from './read-date.ts'

it('[PDATA-01] dates are ms, from numbers and texts; nonsense is none', () => {
  expect(readDate(5)).toBe(5)
  expect(readDate('1711929600000')).toBe(1_711_929_600_000)
  expect(readDate('2024-03-05')).toBe(new Date(2024, 2, 5).getTime())
  expect(readDate('2024-03-05 10:00:00Z')).toBe(Date.UTC(2024, 2, 5, 10))
  expect(readDate(' 2024-03-05T10:00 ')).toBe(new Date(2024, 2, 5, 10).getTime())
  expect(readDate('2024-03-05T10:00:00.25+0800')).toBe(Date.UTC(2024, 2, 5, 2, 0, 0, 250))
  // Some of them are dates to one browser and none to another.
  for (const nothing of [
    '-5',
    '5 March',
    'March 5, 2024',
    'promo 7',
    '2024-3-5',
    '2024-03-05 soon',
    '2024-02-31T10:00:00Z',
    '2024-03-05T25:00',
    null,
    undefined,
    '',
    'soon',
    Number.NaN,
    1e20,
    '99999999999999999',
    '2024-02-31',
    '2024-13-01',
  ])
    expect(readDate(nothing)).toBeUndefined()
})
