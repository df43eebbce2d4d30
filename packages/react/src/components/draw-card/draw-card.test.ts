import { expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

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
