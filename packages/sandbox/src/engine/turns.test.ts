import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { createTurns } from './turns.ts'

function start() {
  const paused: (() => void)[] = []
  const inTurn = createTurns(() => new Promise((go) => paused.push(go)))
  const done: string[] = []
  const run = (who: string, name: string) => inTurn(who, () => void done.push(name))
  /** Ends the pause after a piece of work, and lets the next one run. */
  const go = async () => {
    paused.shift()?.()
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
  }
  return { inTurn, run, go, done }
}

it('[PCALL-27] runs one piece at a time, with a pause after each, and gives each caller a turn', async () => {
  const { run, go, done } = start()
  for (let count = 1; count <= 4; count += 1) void run('busy', `busy ${count}`)
  void run('other', 'other 1')
  void run('other', 'other 2')
  void run('third', 'third 1')
  await Promise.resolve()
  expect(done).toEqual(['busy 1'])
  for (let count = 0; count < 7; count += 1) await go()
  expect(done).toEqual(['busy 1', 'busy 2', 'other 1', 'third 1', 'busy 3', 'other 2', 'busy 4'])
  void run('busy', 'later')
  await Promise.resolve()
  expect(done.at(-1)).toBe('later')
})

it('[PCALL-27] goes on after work that fails', async () => {
  const { inTurn, run, go, done } = start()
  await expect(inTurn('busy', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void run('busy', 'next')
  await go()
  expect(done).toEqual(['next'])
})

it('[PCALL-27] holds the next report back until others were answered, and holds nothing else back', async () => {
  const pauses: (() => void)[] = []
  const { call, login } = createTestBench({ pause: () => new Promise((go) => pauses.push(go)) })
  const token = await login('agent2')
  const other = await login('agent41')
  const days = { startDate: '2026-01-01', endDate: '2026-01-07' }
  const answered: string[] = []
  const report = async (name: string, who: string) => {
    await call('teamOverview', days, { token: who })
    answered.push(name)
  }
  const reports = [report('first', token), report('second', token), report('third', token), report('other', other)]
  await reports[0]
  expect((await call('walletLoad', {}, { token })).success).toBe(true)
  expect(answered).toEqual(['first'])
  for (const name of ['second', 'other', 'third']) {
    await expect.poll(() => pauses.length).toBe(1)
    pauses.pop()?.()
    await expect.poll(() => answered.at(-1)).toBe(name)
  }
  await Promise.all(reports)
})
