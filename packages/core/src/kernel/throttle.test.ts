import { expect, it } from 'vitest'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { createDebounce, createThrottle } from './throttle.ts'

it('[CONST-02] calls at 0, 100, 249 and 250 ms run twice, and callers in the window share the answer', () => {
  const clock = createManualClock()
  let runs = 0
  const throttled = createThrottle(clock, SPEC_CONSTANTS.unreadMs, () => Promise.resolve(++runs))
  const first = throttled()
  clock.sleep(100)
  expect(throttled()).toBe(first)
  clock.sleep(149)
  expect(throttled()).toBe(first)
  clock.sleep(1)
  expect(throttled()).not.toBe(first)
  expect(runs).toBe(2)
})

it('keeps its window when the wall clock is set back', () => {
  const clock = createManualClock()
  let runs = 0
  const throttled = createThrottle(clock, 250, () => ++runs)
  throttled()
  clock.setWall(clock.now() - 3_600_000)
  throttled()
  expect(runs).toBe(1)
  clock.sleep(250)
  throttled()
  expect(runs).toBe(2)
})

it('a debounce runs once, after the last call, with its arguments, and can be cancelled', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const seen: string[] = []
  const debounced = createDebounce(scope, 400, (text: string) => seen.push(text))
  debounced('a')
  await clock.advance(399)
  debounced('b')
  await clock.advance(399)
  expect(seen).toEqual([])
  await clock.advance(1)
  expect(seen).toEqual(['b'])
  debounced('c')
  debounced.cancel()
  await clock.advance(1000)
  expect(seen).toEqual(['b'])
  debounced('d')
  scope.dispose()
  expect(clock.pending).toEqual([])
})
