import { expect, it } from 'vitest'
import { memoryPorts } from '../ports/memory.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { createCountdown } from './countdown.ts'
import { createLog } from './log.ts'
import { createServerClock } from './server-clock.ts'

function bench() {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const time = createServerClock(clock)
  const { visibility } = memoryPorts({ clock })
  return {
    clock,
    scope,
    time,
    visibility,
    countdown: createCountdown(
      scope,
      time,
      visibility,
      createLog(() => 0),
    ),
  }
}

it('[SMS-04] shows 60 at once, 59 after a second, 0 at the deadline, and leaves no timer', async () => {
  const { clock, time, countdown } = bench()
  countdown.start(time.now() + 60_000)
  expect(countdown.$seconds.get()).toBe(60)
  await clock.advance(999)
  expect(countdown.$seconds.get()).toBe(60)
  await clock.advance(1)
  expect(countdown.$seconds.get()).toBe(59)
  await clock.advance(59_000)
  expect(countdown.$seconds.get()).toBe(0)
  expect(clock.pending).toEqual([])
})

it('[SMS-04] a sleep of 30 s drops the display accordingly', async () => {
  const { clock, time, countdown } = bench()
  countdown.start(time.now() + 60_000)
  clock.sleep(30_000)
  await clock.advance(500)
  expect(countdown.$seconds.get()).toBe(30)
})

it('[SMS-04] is right as soon as the page is seen again, before any timer of it has run', () => {
  const { clock, time, visibility, countdown } = bench()
  countdown.start(time.now() + 60_000, 60)
  visibility.setVisible(false)
  clock.sleep(25_000)
  visibility.setVisible(true)
  expect(countdown.$seconds.get()).toBe(35)
  visibility.setVisible(false)
  clock.sleep(35_000)
  visibility.setVisible(true)
  expect(countdown.$seconds.get()).toBe(0)
  expect([clock.pending, visibility.listeners]).toEqual([[], 0])
})

it('counts on the clock of the server', () => {
  const { clock, time, countdown } = bench()
  const server = clock.now() + 3_600_000
  time.learn({ date: server, sentAt: clock.monotonic(), receivedAt: clock.monotonic() })
  countdown.start(server + 10_000)
  expect(countdown.$seconds.get()).toBe(10)
})

it('a deadline in the past shows nothing; stop and the scope end it; a second start replaces the first', async () => {
  const { clock, scope, time, countdown } = bench()
  countdown.start(time.now() - 1)
  expect(countdown.$seconds.get()).toBe(0)
  expect(clock.pending).toEqual([])
  countdown.start(time.now() + 5000)
  countdown.stop()
  expect(countdown.$seconds.get()).toBe(0)
  expect(clock.pending).toEqual([])
  countdown.start(time.now() + 5000)
  countdown.start(time.now() + 9000)
  expect(clock.pending).toHaveLength(1)
  scope.dispose()
  expect(clock.pending).toEqual([])
})
