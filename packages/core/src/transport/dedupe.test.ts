import { expect, it, vi } from 'vitest'
import { isFoyerError } from '../kernel/errors.ts'
import { createManualClock, eventLoopTurns } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { createDedupe, type RequestPlan } from './dedupe.ts'

function bench() {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const dedupe = createDedupe(scope)
  const runs: { signal: AbortSignal; answer(value: string): void; fail(error: unknown): void }[] = []
  const plan = (key?: string): RequestPlan<string> => ({
    endpoint: 'read',
    key,
    timeoutMs: 30_000,
    // Deaf to its signal, like the worst of networks.
    run: (signal) => new Promise((response, fail) => runs.push({ signal, answer: response, fail })),
  })
  return { clock, scope, flights: dedupe, runs, plan }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (isFoyerError(error) ? error.code : error),
  )

it('equal questions share a flight, others do not', async () => {
  const { flights: dedupe, runs, plan } = bench()
  const { signal } = new AbortController()
  const all = [dedupe.run(plan('a'), signal), dedupe.run(plan('a'), signal)]
  dedupe.run(plan('b'), signal)
  dedupe.run(plan(), signal)
  dedupe.run(plan(), signal)
  expect(runs).toHaveLength(4)
  runs[0]?.answer('x')
  expect(await Promise.all(all)).toEqual(['x', 'x'])
  dedupe.run(plan('a'), signal)
  expect(runs).toHaveLength(5)
})

it('a caller that leaves only leaves; the request ends when all have left', async () => {
  const { flights: dedupe, runs, plan, clock } = bench()
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const first = codeOf(dedupe.run(plan('a'), one.signal))
  const second = dedupe.run(plan('a'), two.signal)
  one.abort()
  expect(await first).toBe('request.aborted')
  expect(runs[0]?.signal.aborted).toBe(false)
  const third = codeOf(dedupe.run(plan('a'), three.signal))
  runs[0]?.answer('x')
  expect(await second).toBe('x')
  expect(await third).toBe('answered')
  const left = codeOf(dedupe.run(plan('a'), three.signal))
  three.abort()
  expect(await left).toBe('request.aborted')
  expect(runs[1]?.signal.reason).toMatchObject({ code: 'request.aborted' })
  // A new caller must not join a shared request that is being ended.
  dedupe.run(plan('a'), two.signal)
  expect(runs).toHaveLength(3)
  expect(clock.pending).toHaveLength(1)
})

it('an aborted signal sends nothing', async () => {
  const { flights: dedupe, runs, plan } = bench()
  expect(await codeOf(dedupe.run(plan(), AbortSignal.abort()))).toBe('request.aborted')
  expect(runs).toHaveLength(0)
})

it('[ERR-17] time is up after 30 s even when the work is deaf; nothing stays', async () => {
  const { clock, flights: dedupe, runs, plan } = bench()
  const outcome = codeOf(dedupe.run(plan('a'), new AbortController().signal))
  await clock.advance(30_000)
  expect(await outcome).toBe('network.timeout')
  expect(runs[0]?.signal.aborted).toBe(true)
  expect(clock.pending).toEqual([])
  runs[0]?.fail(new Error('much later'))
  await eventLoopTurns(2)
})

it('the end of the scope ends every flight and lets none start', async () => {
  const { clock, scope, flights: dedupe, runs, plan } = bench()
  const { signal } = new AbortController()
  const outcome = codeOf(dedupe.run(plan(), signal))
  scope.dispose()
  expect(await outcome).toBe('disposed')
  expect(runs[0]?.signal.reason).toMatchObject({ code: 'disposed' })
  expect(await codeOf(dedupe.run(plan(), signal))).toBe('disposed')
  expect(clock.pending).toEqual([])
})

it('hangs one listener on a signal, however many calls hang on it, and takes it off with the last', async () => {
  const { flights: dedupe, runs, plan } = bench()
  const screen = new AbortController()
  const [on, off] = [vi.spyOn(screen.signal, 'addEventListener'), vi.spyOn(screen.signal, 'removeEventListener')]
  const all = Array.from({ length: 50 }, (_, at) => codeOf(dedupe.run(plan(`${at % 40}`), screen.signal)))
  expect(on).toHaveBeenCalledTimes(1)
  for (const run of runs.slice(1)) run.answer('x')
  await eventLoopTurns(1)
  expect(off).not.toHaveBeenCalled()
  runs[0]?.answer('x')
  expect(new Set(await Promise.all(all))).toEqual(new Set(['answered']))
  expect(off.mock.calls).toEqual([['abort', on.mock.calls[0]?.[1]]])

  const later = Array.from({ length: 20 }, () => codeOf(dedupe.run(plan(), screen.signal)))
  expect(on).toHaveBeenCalledTimes(2)
  screen.abort()
  expect(new Set(await Promise.all(later))).toEqual(new Set(['request.aborted']))
  for (const { signal } of runs.slice(40)) expect(signal.aborted).toBe(true)
})

it('a failure reaches every caller', async () => {
  const { flights: dedupe, runs, plan } = bench()
  const { signal } = new AbortController()
  const both = [codeOf(dedupe.run(plan('a'), signal)), codeOf(dedupe.run(plan('a'), signal))]
  const odd = new Error('odd')
  runs[0]?.fail(odd)
  expect(await Promise.all(both)).toEqual([odd, odd])
})
