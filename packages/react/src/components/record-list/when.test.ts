import { expect, it } from 'vitest'
import { drawnAt } from '../draw-card/drawn-at.ts'
import { showDay, showMoment } from './when.ts'

const NOON = Date.UTC(2026, 6, 27, 12, 5)

it.each([
  ['en', /^Jul 27, 2026$/],
  ['fil', /^Hul 27, 2026$/],
  ['bn', /^27 জুল(াই)?, 2026$/],
])('[I18N-05] days and hours read as in %s, in Latin figures like amounts', (tag, day) => {
  expect(showDay(tag, '2026-07-27')).toMatch(day)
  expect(showMoment(tag, NOON)).toContain('2026')
  expect(drawnAt(tag, NOON, NOON + 60_000)).toMatch(/\d:\d\d/)
  expect(drawnAt(tag, NOON, NOON + 5 * 86_400_000)).toContain('27')
})
