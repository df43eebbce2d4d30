import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '../testing/manual-clock.ts'
import { createServerClock, type TimeSample } from './server-clock.ts'

/** What a response says that took no time. */
const at = (clock: ManualClock, date: number): TimeSample => ({
  date: Math.floor(date / 1000) * 1000,
  sentAt: clock.monotonic(),
  receivedAt: clock.monotonic(),
})

it('is the wall time of the device until a response has a date', () => {
  const clock = createManualClock()
  expect(createServerClock(clock).now()).toBe(clock.now())
})

it('differs from the time of the server by no more than the way took and 1.5 s, and by less if a quicker way follows', () => {
  const offset = fc.integer({ min: -400_000_000, max: 400_000_000 })
  const ms = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(offset, ms, ms, fc.integer({ min: 0, max: 999 }), (offsetMs, there, back, fraction) => {
      const clock = createManualClock({ now: Date.UTC(2026, 0, 1) + fraction })
      const time = createServerClock(clock)
      const answer = (wayThere: number, wayBack: number) => {
        const sentAt = clock.monotonic()
        clock.sleep(wayThere)
        const { date } = at(clock, clock.now() + offsetMs)
        clock.sleep(wayBack)
        time.learn({ date, sentAt, receivedAt: clock.monotonic() })
        return Math.abs(time.now() - (clock.now() + offsetMs))
      }
      expect(answer(there, back)).toBeLessThanOrEqual(1500 + there + back)
      expect(answer(50, 50)).toBeLessThanOrEqual(1600)
      // A slow response after a quick one takes nothing back.
      expect(answer(there, back)).toBeLessThanOrEqual(1600)
    }),
  )
})

it('stays as it is while a platform that agrees with the device takes long to answer', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  const sentAt = clock.monotonic()
  clock.sleep(20_000)
  time.learn({ ...at(clock, clock.now()), sentAt })
  expect(time.now()).toBe(clock.now())
})

it('keeps its offset until a response contradicts it by more than half a second', () => {
  const clock = createManualClock()
  const time = createServerClock(clock)
  time.learn(at(clock, clock.now() + 60_000))
  const learnt = time.now()
  time.learn(at(clock, clock.now() + 60_900))
  expect(time.now()).toBe(learnt)
  time.learn(at(clock, clock.now() + 90_000))
  expect(time.now()).toBeGreaterThan(learnt + 28_000)
})

describe('a date that lies before the known time', () => {
  const open = () => {
    const clock = createManualClock()
    const time = createServerClock(clock)
    time.learn(at(clock, clock.now()))
    return { clock, time, error: () => Math.abs(time.now() - clock.now()) }
  }

  it('is not believed when a cache answers, however often', () => {
    const { clock, time, error } = open()
    const cached = clock.now() - 3_000_000
    for (let count = 0; count < 20; count += 1) {
      clock.sleep(2000)
      time.learn(at(clock, cached))
      expect(error()).toBeLessThanOrEqual(500)
    }
  })

  it('is believed when responses agree on it for five seconds, since the platform set its clock back', () => {
    const { clock, time } = open()
    for (const ms of [0, 2000, 3000]) {
      clock.sleep(ms)
      time.learn(at(clock, clock.now() - 60_000))
    }
    expect(Math.abs(time.now() - (clock.now() - 60_000))).toBeLessThanOrEqual(1000)
  })

  it('is forgotten as soon as a response agrees with the known time', () => {
    const { clock, time, error } = open()
    time.learn(at(clock, clock.now() - 60_000))
    clock.sleep(2000)
    time.learn(at(clock, clock.now()))
    clock.sleep(4000)
    time.learn(at(clock, clock.now() - 60_000))
    expect(error()).toBeLessThanOrEqual(500)
  })

  it('gives way at once when it came first', () => {
    const clock = createManualClock()
    const time = createServerClock(clock)
    time.learn(at(clock, clock.now() - 3_000_000))
    time.learn(at(clock, clock.now()))
    expect(Math.abs(time.now() - clock.now())).toBeLessThanOrEqual(500)
  })
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
    time.learn(at(clock, start + HOUR_MS))
    expect(time.now()).toBe(start + HOUR_MS)
    clock.sleep(1000)
    expect(time.now()).toBe(start + HOUR_MS + 1000)
  })

  it('does not step back when a response comes after a sleep of less than a second', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + 900)
    time.learn(at(clock, start + 900))
    expect(time.now()).toBe(start + 900)
  })

  it('forgets the lead of a wall clock that a response contradicts', () => {
    const { clock, time, start } = open()
    clock.setWall(clock.now() + HOUR_MS)
    time.learn(at(clock, start))
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
    const { date } = at(clock, start + 2000)
    clock.sleep(2000)
    time.learn({ date, sentAt, receivedAt: clock.monotonic() })
    expect(Math.abs(time.now() - start - 4000)).toBeLessThanOrEqual(1000)
  })
})
