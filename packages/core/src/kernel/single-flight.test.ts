import { expect, it } from 'vitest'
import { type Deferred, deferred } from '../testing/deferred.ts'
import { singleFlight } from './single-flight.ts'

function flights() {
  const runs: Deferred<string>[] = []
  const names: string[] = []
  const load = singleFlight((name: string) => {
    const run = deferred<string>()
    names.push(name)
    runs.push(run)
    return run.promise
  })
  return { load, names, runs }
}

it('joins the run that is under way, and starts another when it is over', async () => {
  const { load, names, runs } = flights()
  const first = load('first')
  expect(load('joins')).toBe(first)
  expect(load.isRunning()).toBe(true)
  runs[0]?.resolve('done')
  expect(await first).toBe('done')
  expect(load.isRunning()).toBe(false)
  void load('second')
  expect(names).toEqual(['first', 'second'])
})

it('starts another run after a failure', async () => {
  let calls = 0
  const fail = singleFlight(() => {
    calls += 1
    return Promise.reject(new Error('no'))
  })
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
  expect(calls).toBe(2)
})

it('forgets a run, whose late end changes nothing', async () => {
  const { load, names, runs } = flights()
  const first = load('first')
  load.reset()
  expect(load.isRunning()).toBe(false)
  const second = load('second')
  runs[0]?.resolve('old')
  expect(await first).toBe('old')
  expect(load('joins')).toBe(second)
  expect(names).toEqual(['first', 'second'])
  runs[1]?.resolve('new')
  expect(await second).toBe('new')
})
