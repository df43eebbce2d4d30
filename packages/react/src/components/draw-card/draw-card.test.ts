import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'
import { drawnAt } from './drawn-at.ts'

it('a countdown reads in minutes and seconds, with hours where there are any', () => {
  expect([0, 9, 65, 3599, 3600, 39_605].map(countdownText)).toEqual([
    '00:00',
    '00:09',
    '01:05',
    '59:59',
    '1:00:00',
    '11:00:05',
  ])
})

it('a draw of today has its hour, an older one its day too', () => {
  const now = new Date(2026, 0, 15, 20, 0).getTime()
  expect(drawnAt('en-GB', new Date(2026, 0, 15, 9, 5).getTime(), now)).toBe('09:05')
  expect(drawnAt('en-GB', new Date(2026, 0, 14, 21, 0).getTime(), now)).toBe('14 Jan, 21:00')
  expect(drawnAt('bn', new Date(2026, 0, 15, 9, 5).getTime(), now)).toContain('9:05')
})
