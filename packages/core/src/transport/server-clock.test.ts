import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { createServerClock } from './server-clock.ts'

it('is the device clock until a response says otherwise, and ignores what is no date', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  expect(time.now()).toBe(clock.now())
  time.learn(null, clock.monotonic(), clock.monotonic())
  time.learn('yesterday', clock.monotonic(), clock.monotonic())
  expect(time.now()).toBe(clock.now())
})

it('is within a second and half the exchange of the server, whatever the device believes', () => {
  const offset = fc.integer({ min: -400_000_000, max: 400_000_000 })
  const ms = fc.integer({ min: 0, max: 8000 })
  fc.assert(
    fc.property(offset, ms, ms, fc.integer({ min: 0, max: 999 }), (offsetMs, there, back, fraction) => {
      const clock = createManualClock({ now: Date.UTC(2026, 0, 1) + fraction })
      const time = createServerClock(clock)
      const sentAt = clock.monotonic()
      clock.sleep(there)
      const stamp = new Date(clock.now() + offsetMs).toUTCString()
      clock.sleep(back)
      time.learn(stamp, sentAt, clock.monotonic())
      const error = Math.abs(time.now() - (clock.now() + offsetMs))
      expect(error).toBeLessThanOrEqual(1500 + Math.abs(there - back) / 2)
    }),
  )
})

it('does not jitter: an offset is kept until it moves by more than a second', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  const at = (ms: number) => time.learn(new Date(clock.now() + ms).toUTCString(), clock.monotonic(), clock.monotonic())
  at(60_000)
  const learnt = time.now()
  at(60_900)
  expect(time.now()).toBe(learnt)
  at(90_000)
  expect(time.now()).toBeGreaterThan(learnt + 28_000)
})

it('goes on when the device’s clock is set back, and counts a sleep that monotonic time leaves out', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  const before = time.now()
  clock.setWall(clock.now() - 3_600_000)
  clock.sleep(5000)
  expect(time.now()).toBe(before + 5000)
  clock.setWall(clock.now() + 3_600_000 + 60_000)
  expect(time.now()).toBe(before + 65_000)
  time.learn(new Date(before + 5000).toUTCString(), clock.monotonic(), clock.monotonic())
  expect(Math.abs(time.now() - before - 5000)).toBeLessThanOrEqual(500)
})
