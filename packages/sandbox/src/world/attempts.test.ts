import { expect, it } from 'vitest'
import { createAttempts, MAX_CLOSED_KEYS } from './attempts.ts'

it('of one member the latest closed keys are kept, and whatever was made, and those of others beside them', () => {
  const attempts = createAttempts([], () => 0)
  const made = { kind: 'deposit', body: '{}', objectId: 'D1' } as const
  attempts.put({ userName: 'demo', key: 'of demo' })
  attempts.put({ userName: 'player1', key: 'made', made })
  for (let at = 0; at <= MAX_CLOSED_KEYS; at += 1) attempts.put({ userName: 'player1', key: `${at}` })
  expect(attempts.all()).toHaveLength(MAX_CLOSED_KEYS + 2)
  expect(attempts.find('player1', '0')).toBeUndefined()
  expect(attempts.find('player1', '1')).toBeDefined()
  expect(attempts.find('player1', 'made')).toMatchObject({ made })
  expect(attempts.find('demo', 'of demo')).toBeDefined()
})

it('a key is kept for 30 days, over a restart too', () => {
  let now = 0
  const before = createAttempts([], () => now)
  before.put({ userName: 'demo', key: 'one' })
  now = 30 * 86_400_000
  const after = createAttempts(before.all(), () => now)
  expect(after.find('demo', 'one')).toBeDefined()
  now += 1
  expect(after.find('demo', 'one')).toBeUndefined()
  expect(after.all()).toEqual([])
})
