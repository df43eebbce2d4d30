import { expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'

async function start() {
  const bench = createTestBench()
  const token = await bench.login('agent41')
  const slots = (await bench.call('gameList', { ...LIST, gameType: 'RNG', pageSize: 3 })).value.games
  const [fish] = (await bench.call('gameList', { ...LIST, gameType: 'FISH', pageSize: 1 })).value.games
  return { ...bench, token, slots, fish }
}

const ref = (game: { nodeId: string; vassalage: string }) => ({ nodeId: game.nodeId, vendor: game.vassalage })
const ids = async ({ call }: TestBench, token: string) =>
  (await call('favoriteIds', { pageNo: 1, pageSize: 100 }, { token })).value.content

it('[CALL-29][CALL-31][FAV-03] keeps a favourite once, however often it is added, latest first', async () => {
  const { slots, token, ...bench } = await start()
  for (const game of [slots[0], slots[1], slots[0]]) {
    expect((await bench.call('favoriteAdd', ref(game), { token })).success).toBe(true)
  }
  expect(await ids(bench, token)).toEqual([ref(slots[1]), ref(slots[0])])
})

it('[CALL-32] removes a favourite, by query or body, and succeeds where there was none', async () => {
  const { slots, token, ...bench } = await start()
  await bench.call('favoriteAdd', ref(slots[0]), { token })
  await bench.call('favoriteAdd', ref(slots[1]), { token })
  expect((await bench.call('favoriteRemove', ref(slots[2]), { token })).success).toBe(true)
  expect((await bench.call('favoriteRemove', ref(slots[0]), { token })).success).toBe(true)
  expect(await ids(bench, token)).toEqual([ref(slots[1])])
  await bench.raw('/wps/game/favorite', {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(ref(slots[1])),
  })
  expect(await ids(bench, token)).toEqual([])
})

it('[FAV-05] tells games of two vendors with one node id apart', async () => {
  const { token, ...bench } = await start()
  const all = (await bench.call('gameList', { ...LIST, pageSize: 500, gameType: 'RNG' })).value
  const rows: { nodeId: string; vassalage: string }[] = []
  for (let pageNo = 1; pageNo <= all.totalPages; pageNo++) {
    rows.push(...(await bench.call('gameList', { ...LIST, pageSize: 500, gameType: 'RNG', pageNo })).value.games)
  }
  const pair = rows.flatMap((row) => {
    const twin = rows.find((other) => other.nodeId === row.nodeId && other.vassalage !== row.vassalage)
    return twin ? [[row, twin] as const] : []
  })[0]
  if (!pair) throw new Error('the seed has no two games with one node id')
  await bench.call('favoriteAdd', ref(pair[0]), { token })
  expect(await ids(bench, token)).toEqual([ref(pair[0])])
  await bench.call('favoriteAdd', ref(pair[1]), { token })
  await bench.call('favoriteRemove', ref(pair[0]), { token })
  expect(await ids(bench, token)).toEqual([ref(pair[1])])
})

it('[CALL-30][FAV-06] lists favourite games, by type, vendor and page', async () => {
  const { slots, fish, token, call } = await start()
  for (const game of [...slots, fish]) await call('favoriteAdd', ref(game), { token })
  const list = async (more: object = {}) =>
    (await call('favoriteList', { pageNo: 1, pageSize: 30, language: 'EN', ...more }, { token })).value
  expect((await list()).content.map((game: { nodeId: string }) => game.nodeId)).toEqual(
    [fish, slots[2], slots[1], slots[0]].map((game) => game.nodeId),
  )
  expect((await list({ gameType: 'FISH' })).content).toEqual([fish])
  expect((await list({ vendor: fish.vassalage, gameType: 'FISH' })).content).toEqual([fish])
  expect((await list({ vendor: 'NONE' })).content).toEqual([])
  expect(await list({ pageSize: 3, pageNo: 2 })).toMatchObject({ pageNum: 2, pageSize: 3, totalPages: 2 })
})

it('[CALL-31] refuses a game that is not offered', async () => {
  const { call, token } = await start()
  const reply = await call('favoriteAdd', { nodeId: 'none', vendor: 'JL' }, { token })
  expect(reply).toMatchObject({ status: 400, value: { field: 'nodeId' } })
})

it('[FAV-01] keeps favourites of each member apart, and none for guests', async () => {
  const { call, login, token, slots } = await start()
  await call('favoriteAdd', ref(slots[0]), { token })
  const other = await login('agent42')
  expect((await call('favoriteIds', { pageNo: 1, pageSize: 100 }, { token: other })).value.content).toEqual([])
  expect((await call('favoriteIds', { pageNo: 1, pageSize: 100 })).status).toBe(401)
})
