import { describe, expect, it } from 'vitest'
import { createFoyer } from '../create-foyer.ts'
import { createServerClock } from '../kernel/server-clock.ts'
import { createThrottle } from '../kernel/throttle.ts'
import { createManualClock, type ManualClock } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { completePorts } from './complete-ports.ts'
import { memoryPorts } from './memory.ts'
import type { HostClock, TimerId } from './ports.ts'

/** A clock of a host that has no monotonic time, written as a class. Its wall time and timers are those of a manual clock. */
class WallClock implements HostClock {
  readonly #clock: ManualClock

  constructor(clock: ManualClock) {
    this.#clock = clock
  }

  now(): number {
    return this.#clock.now()
  }

  setTimeout(callback: () => void, ms: number): TimerId {
    return this.#clock.setTimeout(callback, ms)
  }

  clearTimeout(id: TimerId): void {
    this.#clock.clearTimeout(id)
  }
}

const open = () => {
  const manual = createManualClock()
  const { clock } = completePorts(memoryPorts({ clock: new WallClock(manual) }))
  return { manual, clock }
}

it('keeps a clock that has monotonic time as it is', () => {
  const clock = createManualClock()
  expect(completePorts(memoryPorts({ clock })).clock).toBe(clock)
})

describe('a clock without monotonic time', () => {
  it('counts how far wall time moves forward', () => {
    const { manual, clock } = open()
    const start = clock.monotonic()
    manual.sleep(1500)
    expect(clock.monotonic() - start).toBe(1500)
    expect(clock.now()).toBe(manual.now())
  })

  it('never goes back, and counts on from a wall clock that was set back', () => {
    const { manual, clock } = open()
    manual.sleep(1000)
    const before = clock.monotonic()
    manual.setWall(manual.now() - 3_600_000)
    expect(clock.monotonic()).toBe(before)
    manual.sleep(250)
    expect(clock.monotonic()).toBe(before + 250)
  })

  it('goes on after the host returned a time that is not a number', () => {
    const { manual, clock } = open()
    const before = clock.monotonic()
    const { now } = manual
    manual.now = () => Number.NaN
    expect(clock.monotonic()).toBe(before)
    manual.now = now
    clock.monotonic()
    manual.sleep(100)
    expect(clock.monotonic()).toBe(before + 100)
  })

  it.each([-3_600_000, 3_600_000])('keeps an interval ticking when wall time is moved by %d ms', async (ms) => {
    const { manual, clock } = open()
    const scope = createTestScope(clock)
    let ticks = 0
    scope.interval(() => {
      ticks += 1
    }, 1000)
    await manual.advance(1500)
    manual.setWall(manual.now() + ms)
    await manual.advance(5000)
    // The tick during the change may be up to one period late.
    expect(ticks).toBeGreaterThanOrEqual(5)
    expect(ticks).toBeLessThanOrEqual(6)
    scope.dispose()
    expect(manual.pending).toEqual([])
  })

  it('opens a throttle again within one window after wall time was set back', () => {
    const { manual, clock } = open()
    let runs = 0
    const throttled = createThrottle(clock, 250, () => ++runs)
    throttled()
    manual.setWall(manual.now() - 3_600_000)
    throttled()
    manual.sleep(250)
    throttled()
    expect(runs).toBe(2)
  })

  it('lets server time go on when wall time is set back', () => {
    const { manual, clock } = open()
    const time = createServerClock(clock)
    const before = time.now()
    manual.setWall(manual.now() - 3_600_000)
    expect(time.now()).toBe(before)
    manual.sleep(5000)
    expect(time.now()).toBe(before + 5000)
  })

  it('is enough for a client: a call without an answer still ends at its time limit', async () => {
    const manual = createManualClock()
    const ports = memoryPorts({ clock: new WallClock(manual), fetch: () => new Promise(() => {}) })
    const foyer = createFoyer({ merchant: 'demo', baseUrl: 'https://platform.test', ports })
    const loading = foyer.platform.refresh()
    await manual.advance(1000)
    manual.setWall(manual.now() - 86_400_000)
    await manual.advance(600_000)
    expect((await loading).error?.code).toBe('network.timeout')
    foyer.dispose()
    expect(manual.pending).toEqual([])
  })
})
