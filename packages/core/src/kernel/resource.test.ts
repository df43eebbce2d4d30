import { expect, it } from 'vitest'
import { createManualClock, eventLoopTurns } from '../testing/manual-clock.ts'
import { FoyerError } from './errors.ts'
import { createResource } from './resource.ts'
import { createScope } from './scope.ts'

function bench() {
  const scope = createScope(createManualClock())
  const questions: { answer(value: string): void; fail(error: unknown): void; signal: AbortSignal }[] = []
  const resource = createResource<string>({
    scope,
    load: (signal) =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: reject, signal })
      }),
  })
  return { scope, questions, resource }
}

it('loads once, for everybody who asks', async () => {
  const { questions, resource } = bench()
  expect(resource.$state.get()).toEqual({ status: 'idle' })
  const both = Promise.all([resource.load(), resource.load(), resource.refresh()])
  expect(resource.$state.get()).toEqual({ status: 'loading' })
  questions[0]?.answer('a')
  await both
  await resource.load()
  expect(questions).toHaveLength(1)
  expect(resource.$state.get()).toEqual({ status: 'ready', data: 'a', refreshing: false, stale: false })
})

it('a failed load can be tried again and never rejects', async () => {
  const { questions, resource } = bench()
  const first = resource.load()
  questions[0]?.fail(new FoyerError({ code: 'network.failed' }))
  await first
  expect(resource.$state.get()).toMatchObject({ status: 'failed', error: { code: 'network.failed' } })
  const second = resource.load()
  questions[1]?.fail(new TypeError('odd'))
  await second
  expect(resource.$state.get()).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
  const third = resource.load()
  questions[2]?.answer('c')
  await third
  expect(resource.$state.get()).toMatchObject({ status: 'ready', data: 'c' })
})

it('a failed refresh keeps what is shown, marked stale', async () => {
  const { questions, resource } = bench()
  resource.set('cached', { stale: true })
  const load = resource.load()
  expect(resource.$state.get()).toEqual({ status: 'ready', data: 'cached', refreshing: true, stale: true })
  questions[0]?.fail(new FoyerError({ code: 'network.offline' }))
  await load
  expect(resource.$state.get()).toEqual({ status: 'ready', data: 'cached', refreshing: false, stale: true })
  const again = resource.load()
  questions[1]?.answer('fresh')
  await again
  expect(resource.$state.get()).toMatchObject({ data: 'fresh', stale: false })
  resource.set('known')
  await resource.load()
  expect(questions).toHaveLength(2)
})

it('an answer or failure after a reset changes nothing', async () => {
  const { questions, resource } = bench()
  const first = resource.load()
  resource.reset()
  expect(questions[0]?.signal.aborted).toBe(true)
  const second = resource.load()
  questions[0]?.answer('late')
  await first
  expect(resource.$state.get()).toEqual({ status: 'loading' })
  resource.reset()
  questions[1]?.fail(new Error('late too'))
  await second
  await eventLoopTurns(2)
  expect(resource.$state.get()).toEqual({ status: 'idle' })
})

it('asks nothing after the end', async () => {
  const { scope, questions, resource } = bench()
  scope.dispose()
  await resource.load()
  expect(questions).toHaveLength(0)
})
