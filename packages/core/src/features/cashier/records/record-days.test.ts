import { expect, it } from 'vitest'
import { checkRecordDays, recordDays } from './record-days.ts'

const TODAY = '2026-11-24'

it.each([
  ['today', '2026-11-24', '2026-11-24'],
  ['yesterday', '2026-11-23', '2026-11-23'],
  ['days7', '2026-11-18', '2026-11-24'],
  ['days30', '2026-10-26', '2026-11-24'],
  ['days90', '2026-08-27', '2026-11-24'],
] as const)('%s is %s to %s', (period, from, to) => {
  expect(recordDays(period, TODAY)).toEqual({ from, to })
  expect(checkRecordDays({ from, to }, TODAY)).toBeUndefined()
})

it.each([
  ['', TODAY, 'from', 'missing'],
  ['2026-02-30', TODAY, 'from', 'missing'],
  [TODAY, '', 'to', 'missing'],
  ['2026-11-25', '2026-11-25', 'from', 'future'],
  [TODAY, '2026-11-25', 'to', 'future'],
  ['2026-11-24', '2026-11-23', 'from', 'reversed'],
  ['2026-08-26', TODAY, 'from', 'tooLong'],
  ['2025-01-01', TODAY, 'from', 'tooLong'],
] as const)('from %j to %j: %s is %s', (from, to, field, problem) => {
  expect(checkRecordDays({ from, to }, TODAY)).toEqual({ field, problem })
})

it('days of long ago can be asked for', () => {
  expect(checkRecordDays({ from: '2024-01-01', to: '2024-03-30' }, TODAY)).toBeUndefined()
})
