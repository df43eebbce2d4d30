import { expect, it } from 'vitest'
import { hang, json } from '../../../testing/scripted-platform.ts'
import { createTestLobby, type TestLobbyOptions, wireRows } from '../../../testing/test-lobby-context.ts'
import { catalogueEndpoints } from '../catalogue/endpoints.ts'
import { gameEndpoints } from './endpoints.ts'

const structure = (...vendors: string[]) => ({
  sorting: [{ gameCategory: 'RNG', vendorNames: vendors.map((vendorCode) => ({ vassalage: vendorCode })) }],
})

async function shelf(category = 'RNG', options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  test.platform.answer(gameEndpoints.gameList, { games: wireRows(1, 9), totalPages: 4 })
  test.platform.answer(catalogueEndpoints.gameVendors, structure('JL', 'PP'))
  await test.catalogue.load()
  const shelf = test.shelves.createShelf(category)
  void shelf.load()
  void shelf.load()
  await test.idle()
  const queries = () => test.platform.requestsOf(gameEndpoints.gameList).map(({ query }) => query)
  return { ...test, shelf, queries }
}

it('[HOME-14] a shelf asks for page 1 of 9 games, of all vendors, then of the chosen one', async () => {
  const { shelf: own, queries, idle } = await shelf()
  expect(queries()).toEqual([expect.objectContaining({ gameType: 'RNG', pageNo: '1', pageSize: '9' })])
  expect(queries()[0]?.vassalage).toBeUndefined()
  expect([own.category, own.$vendor.get(), own.$state.get().status]).toEqual(['RNG', '', 'ready'])
  expect(own.$state.get().data).toHaveLength(9)
  void own.setVendor('PP')
  expect(own.$vendor.get()).toBe('PP')
  expect(own.$state.get()).toEqual({ status: 'loading' })
  void own.setVendor('PP')
  await idle()
  expect(queries()).toHaveLength(2)
  expect(queries()[1]).toMatchObject({ vassalage: 'PP', pageNo: '1', pageSize: '9' })
})

it('[HOME-14][LIST-15] the vendor chosen last is the one that shows', async () => {
  const { shelf: own, platform, idle } = await shelf()
  platform.on(gameEndpoints.gameList, hang)
  void own.setVendor('PP')
  await idle({ hanging: 1 })
  platform.answer(gameEndpoints.gameList, { games: wireRows(50, 51, { vassalage: 'JL' }) })
  void own.setVendor('JL')
  await idle()
  expect(own.$vendor.get()).toBe('JL')
  expect(own.$state.get().data?.map(({ nodeId }) => nodeId)).toEqual(['50', '51'])
})

it('[HOME-14] more games than asked for are not shown', async () => {
  const { shelf: own, platform, idle } = await shelf()
  platform.answer(gameEndpoints.gameList, { games: wireRows(1, 40) })
  void own.setVendor('PP')
  await idle()
  expect(own.$state.get().data).toHaveLength(9)
})

it('[HOME-16] three language changes within 200 ms are one reload, 250 ms after the last', async () => {
  const { languages, clock, queries, idle } = await shelf()
  for (const language of ['TY', 'BN', 'TY']) {
    languages.setLanguage(language)
    await clock.advance(66)
  }
  await clock.advance(250 - 66 - 1)
  expect(queries()).toHaveLength(1)
  await clock.advance(1)
  await idle()
  expect(queries()).toHaveLength(2)
  expect(queries()[1]?.language).toBe('TY')
})

it('[HOME-16] other menus reload at once, equal ones do not', async () => {
  const { catalogue, platform, queries, idle } = await shelf()
  await catalogue.refresh()
  await idle()
  expect(queries()).toHaveLength(1)
  platform.answer(catalogueEndpoints.gameVendors, structure('JL', 'PP', 'EVO'))
  await catalogue.refresh()
  await idle()
  expect(queries()).toHaveLength(2)
})

it('a shelf that failed says so and can be tried again; one that was left and failed tries by itself', async () => {
  const { shelf: own, platform, shelves, idle } = await shelf()
  platform.refuse(gameEndpoints.gameList, 'system.upgrading')
  void own.setVendor('PP')
  await idle()
  expect(own.$state.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
  expect(await own.load()).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
  expect(own.$state.get().status).toBe('failed')
  own.dispose()
  platform.on(gameEndpoints.gameList, () => json({ success: true, value: { games: wireRows(1, 3) } }))
  const again = shelves.createShelf('RNG')
  await idle()
  expect([again.$vendor.get(), again.$state.get().status]).toEqual(['PP', 'ready'])
})

it('a shelf shown again has its games without a request', async () => {
  const { shelf: own, shelves, queries, idle } = await shelf()
  own.dispose()
  const again = shelves.createShelf('RNG')
  void again.load()
  await idle()
  expect(again.$state.get().data).toHaveLength(9)
  expect(queries()).toHaveLength(1)
})

it('a shelf that is refreshed keeps its games on screen, and those of another vendor never come back', async () => {
  const { shelf: own, platform, queries, idle } = await shelf()
  platform.answer(gameEndpoints.gameList, { games: wireRows(50, 51) })
  const refreshed = own.refresh()
  expect(own.$state.get()).toMatchObject({ status: 'ready', refreshing: true })
  expect(own.$state.get().data).toHaveLength(9)
  expect(await refreshed).toEqual({ ok: true, data: undefined })
  expect(own.$state.get().data).toHaveLength(2)
  await idle()
  expect(queries()).toHaveLength(2)
  platform.on(gameEndpoints.gameList, hang)
  void own.setVendor('PP')
  expect(own.$state.get()).toEqual({ status: 'loading' })
  platform.answer(gameEndpoints.gameList, { games: wireRows(60, 60) })
  await own.setVendor('JL')
  expect(own.$state.get().data?.map(({ nodeId }) => nodeId)).toEqual(['60'])
})

it('a shelf that was never loaded asks for nothing when its vendor changes', async () => {
  const { shelves, queries, idle } = await shelf()
  const asked = queries().length
  const fish = shelves.createShelf('FISH')
  await fish.setVendor('JL')
  await idle()
  expect([fish.$state.get().status, queries().length]).toEqual(['idle', asked])
})
