import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { createServerClock } from './server-clock.ts'

it('is the wall time of the device until a response has a date', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  expect(time.now()).toBe(clock.now())
  time.learn(null, clock.monotonic(), clock.monotonic())
  time.learn('yesterday', clock.monotonic(), clock.monotonic())
  expect(time.now()).toBe(clock.now())
})

it('differs from the time of the server by at most 1.5 s and half the difference of both ways, for any wall time', () => {
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

it('keeps its offset until a response contradicts it by more than a second', () => {
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

describe('when wall time jumps', () => {
  const HOUR_MS = 3_600_000
  const open = () => {
    const clock = createManualClock()
    const time = createServerClock(clock)
    return { clock, time, start: time.now() }
  }

  it('goes on as before if wall time is set back', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() - HOUR_MS)
    expect(time.now()).toBe(start)
    clock.sleep(5000)
    expect(time.now()).toBe(start + 5000)
  })

  it('counts a sleep of the device that monotonic time leaves out', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + HOUR_MS)
    expect(time.now()).toBe(start + HOUR_MS)
  })

  it('counts the sleep once if a response confirms it', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + HOUR_MS)
    time.learn(new Date(start + HOUR_MS).toUTCString(), clock.monotonic(), clock.monotonic())
    expect(time.now()).toBe(start + HOUR_MS)
    clock.sleep(1000)
    expect(time.now()).toBe(start + HOUR_MS + 1000)
  })

  it('does not step back when a response comes after a sleep of less than a second', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + 900)
    time.learn(new Date(start + 900).toUTCString(), clock.monotonic(), clock.monotonic())
    expect(time.now()).toBe(start + 900)
  })

  it('forgets the lead of a wall clock that a response contradicts', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + HOUR_MS)
    time.learn(new Date(start).toUTCString(), clock.monotonic(), clock.monotonic())
    expect(Math.abs(time.now() - start)).toBeLessThanOrEqual(500)
  })

  it('takes back the lead of a wall clock that is set right again', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + HOUR_MS)
    clock.sleep(1000)
    clock.setWall(clock.now() - HOUR_MS)
    expect(time.now()).toBe(start + 1000)
  })

  it.each([-HOUR_MS, HOUR_MS])('learns the same from a request during which wall time moves by %d ms', (ms) => {
    const { clock, time, start } = open()
    const sentAt = clock.monotonic()
    clock.sleep(2000)
    clock.setWall(clock.now() + ms)
    const stamp = new Date(start + 2000).toUTCString()
    clock.sleep(2000)
    time.learn(stamp, sentAt, clock.monotonic())
    expect(Math.abs(time.now() - start - 4000)).toBeLessThanOrEqual(1000)
  })
})
