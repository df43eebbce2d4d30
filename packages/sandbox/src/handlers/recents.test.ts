import { expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'

async function start() {
  const bench = createTestBench()
  const token = await bench.login('newbie')
  const games = (await bench.call('gameList', { ...LIST, gameType: 'RNG', pageSize: 30 })).value.games
  const add = ({ nodeId, gameType, vassalage }: { nodeId: string; gameType: string; vassalage: string }) =>
    bench.call('recentAdd', { nodeId, gameType, vassalage, clientType: 2 }, { token })
  const recents = async (more: object = {}) =>
    (await bench.call('recentGames', { page: 1, pageSize: 25, language: 'EN', clientType: 2, ...more }, { token }))
      .value
  return { ...bench, token, games, add, recents }
}

it('[CALL-33][RECENT-01] pages thirty recent games by twenty-five, latest first', async () => {
  const { games, add, recents } = await start()
  for (const game of games) await add(game)
  const first = await recents()
  expect(first.totalPages).toBe(2)
  expect(first.list).toEqual([...games].reverse().slice(0, 25))
  expect((await recents({ page: 2 })).list).toEqual([...games].reverse().slice(25))
})

it('[CALL-34][RECENT-02] puts a game first, and does not keep it twice', async () => {
  const { games, add, recents } = await start()
  for (const game of [games[0], games[1], games[0]]) expect((await add(game)).success).toBe(true)
  expect((await recents()).list).toEqual([games[0], games[1]])
})

it('[RECENT-01] narrows by type and vendor', async () => {
  const { games, add, recents } = await start()
  for (const game of games.slice(0, 5)) await add(game)
  const { vassalage } = games[0]
  const own = games.slice(0, 5).filter((game: { vassalage: string }) => game.vassalage === vassalage)
  expect((await recents({ vassalage })).list).toHaveLength(own.length)
  expect((await recents({ gameType: 'FISH' })).list).toEqual([])
})

it('[CALL-33] calls its page number page', async () => {
  const { call, token, raw } = await start()
  const reply = await raw('/wps/game/recent?pageNo=1&pageSize=25&language=EN&clientType=2', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(reply).toMatchObject({ status: 400, value: { field: 'page' } })
  const guest = await call('recentGames', { page: 1, pageSize: 25, language: 'EN', clientType: 2 })
  expect(guest).toMatchObject({ status: 401, code: 'session.required' })
})
