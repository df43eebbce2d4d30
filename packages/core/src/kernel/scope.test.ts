import { expect, it, onTestFinished, vi } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestScope } from '../testing/test-scope.ts'

it('ends everything in reverse order, once', () => {
  const scope = createTestScope()
  const ended: string[] = []
  scope.add(() => ended.push('first'))
  const early = scope.add(() => ended.push('early'))
  scope.add(() => ended.push('last'))
  early()
  early()
  scope.dispose()
  scope.dispose()
  expect(ended).toEqual(['early', 'last', 'first'])
  expect(scope.disposed).toBe(true)
  expect(scope.signal.aborted).toBe(true)
})

it('ends at once what comes too late', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  scope.dispose()
  let ended = 0
  scope.add(() => {
    ended += 1
  })()
  scope.timeout(() => expect.unreachable(), 1)()
  scope.interval(() => expect.unreachable(), 1)()
  expect(ended).toBe(1)
  expect(scope.child().disposed).toBe(true)
  await clock.advance(10)
  expect(clock.pending).toEqual([])
})

it('timers end with the scope, by hand, or by themselves', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const fired: string[] = []
  scope.timeout(() => fired.push('once'), 10)
  const cancel = scope.timeout(() => fired.push('cancelled'), 10)
  scope.interval(() => fired.push('beat'), 10)
  cancel()
  await clock.advance(25)
  expect(fired).toEqual(['once', 'beat', 'beat'])
  scope.dispose()
  expect(clock.pending).toEqual([])
})

it('a sleeping device does not fire the missed beats in a burst', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  let beats = 0
  scope.interval(() => {
    beats += 1
  }, 1000)
  clock.sleep(60_500)
  await clock.advance(0)
  expect(beats).toBe(1)
  await clock.advance(1000)
  expect(beats).toBe(2)
})

it('a child ends with its parent or earlier, and leaves nothing with the parent', () => {
  const scope = createTestScope()
  const child = scope.child()
  const other = scope.child()
  let ended = 0
  child.add(() => {
    ended += 1
  })
  child.dispose()
  expect(scope.disposed).toBe(false)
  scope.dispose()
  expect(ended).toBe(1)
  expect(other.disposed).toBe(true)
})

it('a child ends with a signal too, and leaves nothing on one that lives longer', () => {
  const scope = createTestScope()
  const leaving = new AbortController()
  const child = scope.child(leaving.signal)
  leaving.abort()
  expect([child.disposed, scope.disposed]).toEqual([true, false])
  expect(scope.child(leaving.signal).disposed).toBe(true)
  const { signal } = new AbortController()
  const listening = vi.spyOn(signal, 'addEventListener')
  const released = vi.spyOn(signal, 'removeEventListener')
  scope.child(signal).dispose()
  expect(released.mock.calls.map(([, listener]) => listener)).toEqual(
    listening.mock.calls.map(([, listener]) => listener),
  )
})

it('keeps timers and intervals on time when wall time is set back or forward', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const fired: string[] = []
  scope.interval(() => fired.push('tick'), 1000)
  scope.timeout(() => fired.push('timer'), 2500)
  await clock.advance(1500)
  clock.setWall(clock.now() - 3_600_000)
  await clock.advance(999)
  expect(fired).toEqual(['tick', 'tick'])
  clock.setWall(clock.now() + 7_200_000)
  await clock.advance(1001)
  expect(fired).toEqual(['tick', 'tick', 'timer', 'tick'])
  scope.dispose()
})

/** The longest delay that browsers and Node accept. A longer one fires at once there. */
const MAX_HOST_MS = 2 ** 31 - 1

it.each([
  ['the longest delay of a host', MAX_HOST_MS],
  ['one millisecond more', MAX_HOST_MS + 1],
  ['30 days', 30 * 86_400_000],
  ['a year', 365 * 86_400_000],
])('waits %s in delays that a host accepts', async (_, ms) => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  let fired = 0
  scope.timeout(() => {
    fired += 1
  }, ms)
  scope.interval(() => {
    fired += 10
  }, ms)
  expect(Math.max(...clock.pending)).toBeLessThanOrEqual(MAX_HOST_MS)
  await clock.advance(ms - 1)
  expect(fired).toBe(0)
  await clock.advance(1)
  expect(fired).toBe(11)
  scope.dispose()
  expect(clock.pending).toEqual([])
})

it('cancels a timer that waits for its second delay', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const cancel = scope.timeout(() => expect.unreachable(), 2 * MAX_HOST_MS)
  await clock.advance(MAX_HOST_MS + 1)
  expect(clock.pending).toEqual([MAX_HOST_MS - 1])
  cancel()
  expect(clock.pending).toEqual([])
})

it('never fires a timer or an interval of Infinity, and leaves nothing of them', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const cancel = scope.timeout(() => expect.unreachable(), Number.POSITIVE_INFINITY)
  scope.interval(() => expect.unreachable(), Number.POSITIVE_INFINITY)
  await clock.advance(3 * MAX_HOST_MS)
  cancel()
  scope.dispose()
  expect(clock.pending).toEqual([])
})

it.each([0, -1, Number.NEGATIVE_INFINITY, Number.NaN])(
  'asks the host for no delay when a timer has %d ms',
  async (ms) => {
    const clock = createManualClock()
    const delays: number[] = []
    const scope = createTestScope({
      ...clock,
      setTimeout(callback, delay) {
        delays.push(delay)
        return clock.setTimeout(callback, delay)
      },
    })
    let fired = 0
    scope.timeout(() => {
      fired += 1
    }, ms)
    expect([fired, delays]).toEqual([0, [0]])
    await clock.advance(0)
    expect(fired).toBe(1)
    scope.interval(() => {
      fired += 1
    }, ms)
    await clock.advance(10)
    expect([fired, delays.slice(1).every((delay) => delay === 1)]).toEqual([11, true])
    scope.dispose()
  },
)

it('goes on with an interval whose callback throws', async () => {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  let ticks = 0
  scope.interval(() => {
    ticks += 1
    throw new Error('of the application')
  }, 10)
  await expect(clock.advance(10)).rejects.toThrow('of the application')
  await expect(clock.advance(10)).rejects.toThrow('of the application')
  expect(ticks).toBe(2)
  scope.dispose()
  expect(clock.pending).toEqual([])
})

it('runs every disposer and logs the error when one of them throws', () => {
  const { context, dispose } = createTestContext()
  onTestFinished(dispose)
  const logged: unknown[] = []
  context.log.on(({ event, data, error }) => logged.push([event, data, error]))
  const scope = context.scope.child()
  const error = new TypeError('of the application')
  const fail = () => {
    throw error
  }
  const ended: string[] = []
  scope.add(() => ended.push('first'))
  scope.add(fail)
  scope.child().add(fail)
  scope.add(() => ended.push('last'))
  scope.dispose()
  scope.add(fail)
  expect(ended).toEqual(['last', 'first'])
  expect(logged).toEqual(Array(3).fill(['callback.failed', { of: 'scope' }, error]))
})

it('leaves no listener on a signal when the parent of a new child has ended', () => {
  const scope = createTestScope()
  scope.dispose()
  const { signal } = new AbortController()
  const listening = vi.spyOn(signal, 'addEventListener')
  expect(scope.child(signal).disposed).toBe(true)
  expect(listening).not.toHaveBeenCalled()
})
