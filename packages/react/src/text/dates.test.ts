import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'
import { formatRecent } from './recent-time.ts'

const NOON = new Date(2026, 6, 27, 12, 5).getTime()

describe('dates', () => {
  it.each([
    ['en', /^Jul 27, 2026$/],
    ['fil', /^Hul 27, 2026$/],
    ['bn', /^27 জুল(াই)?, 2026$/],
  ])('[I18N-05] read as in %s, in Latin figures like amounts', (tag, day) => {
    expect(formatDate(tag, '2026-07-27')).toMatch(day)
    expect(formatDate(tag, NOON)).toMatch(day)
    expect(formatDate(tag, NOON, 'moment')).toMatch(/2026.*12:05/)
    expect(formatRecent(tag, NOON, NOON + 60_000)).toMatch(/\d:\d\d/)
    expect(formatRecent(tag, NOON, NOON + 5 * 86_400_000)).toContain('27')
  })

  it.each(['en', 'fil', 'bn'])('[PROMO-05][NOTICE-01] have the form that the specification names, in %s', (tag) => {
    expect(formatDate(tag, '2024-03-05', 'slashed')).toBe('2024/03/05')
    expect(formatDate(tag, '2024-03-05', 'dashed')).toBe('2024-03-05')
    expect(formatDate(tag, NOON, 'slashed')).toBe('2026/07/27')
  })

  it('show a day as the platform counts it, wherever the reader is, and text that is none as it is', () => {
    expect(formatDate('en', '2026-01-01')).toBe('Jan 1, 2026')
    expect(formatDate('en', 'soon')).toBe('soon')
  })

  it('of today are the hour alone', () => {
    const now = new Date(2026, 0, 15, 20, 0).getTime()
    expect(formatRecent('en-GB', new Date(2026, 0, 15, 9, 5).getTime(), now)).toBe('09:05')
    expect(formatRecent('en-GB', new Date(2026, 0, 14, 21, 0).getTime(), now)).toBe('14 Jan, 21:00')
    expect(formatRecent('bn', new Date(2026, 0, 15, 9, 5).getTime(), now)).toContain('9:05')
  })
})
