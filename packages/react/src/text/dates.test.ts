import { describe, expect, it } from 'vitest'
import { formatDate } from './dates.ts'

const ZONE = 'Asia/Manila'
const NOON = Date.parse('2026-07-27T12:05:00+08:00')

describe('dates', () => {
  it.each([
    ['en', /^Jul 27, 2026$/],
    ['fil', /^Hul 27, 2026$/],
    ['bn', /^27 জুল(াই)?, 2026$/],
  ])('[I18N-05] read as in %s, in Latin figures like amounts', (tag, day) => {
    expect(formatDate(tag, '2026-07-27')).toMatch(day)
    expect(formatDate(tag, NOON, 'day', ZONE)).toMatch(day)
    expect(formatDate(tag, NOON, 'moment', ZONE)).toMatch(/2026.*12:05/)
  })

  it.each(['en', 'fil', 'bn'])('[PROMO-05][NOTICE-01] have the form that the specification names, in %s', (tag) => {
    expect(formatDate(tag, '2024-03-05', 'slashed')).toBe('2024/03/05')
    expect(formatDate(tag, '2024-03-05', 'dashed')).toBe('2024-03-05')
    expect(formatDate(tag, NOON, 'slashed', ZONE)).toBe('2026/07/27')
  })

  it('show a day as the platform counts it, wherever the reader is, and text that is none as it is', () => {
    expect(formatDate('en', '2026-01-01')).toBe('Jan 1, 2026')
    expect(formatDate('en', 'soon')).toBe('soon')
  })
})
