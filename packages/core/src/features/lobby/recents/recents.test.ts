import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  type TestLobbyOptions,
  TRIAL,
  wireRow,
} from '../../../testing/test-lobby-context.ts'
import { wireGame } from '../games/wire-game.ts'
import { recentEndpoints } from './endpoints.ts'

const GAME = z.parse(wireGame, wireRow(7))

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  test.platform.answer(recentEndpoints.recentAdd, undefined)
  return test
}

it.each([
  ['member', MEMBER],
  ['trial player', TRIAL],
])('[RECENT-02][CALL-34] a game of a %s is added by one GET', async (_, who) => {
  const { recents, platform } = lobby({ who })
  await recents.add(GAME)
  expect(platform.requestsOf(recentEndpoints.recentAdd).map(({ method, query }) => [method, query])).toEqual([
    ['GET', { nodeId: '7', gameType: 'RNG', vassalage: 'JL', clientType: '2' }],
  ])
  expect(recents.$revision.get()).toBe(1)
})

it('[RECENT-01][RECENT-02] nothing is added for guests', async () => {
  const { recents, platform } = lobby({ who: GUEST })
  await recents.add(GAME)
  expect(platform.requests).toHaveLength(0)
})

it('[RECENT-02] a failure is logged and told by an event, not shown', async () => {
  const { recents, platform, events, context } = lobby({ who: MEMBER })
  const logged: unknown[] = []
  context.log.on(({ event, data }) => logged.push([event, data]))
  platform.refuse(recentEndpoints.recentAdd, 'system.upgrading')
  expect(await recents.add(GAME)).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
  expect(recents.$revision.get()).toBe(0)
  expect(events.toasts).toEqual([])
  const told = events.failures.filter(({ verb }) => verb === 'recents.add')
  expect(told.map(({ error, shown }) => [error.code, shown])).toEqual([['system.upgrading', false]])
  expect(logged).toContainEqual(['verb.failed', { verb: 'recents.add', code: 'system.upgrading' }])
})
