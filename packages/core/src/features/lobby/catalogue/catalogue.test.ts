import { expect, it } from 'vitest'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestLobby } from '../../../testing/test-lobby-context.ts'
import { catalogueEndpoints } from './endpoints.ts'

const STRUCTURE = {
  sorting: [{ gameCategory: 'RNG', vendorNames: [{ vassalage: 'JL' }] }],
  mapping: { RNG: [{ vassalage: 'JL', displayName: 'Jili' }] },
}

function lobby(options: Parameters<typeof createTestLobby>[0] = {}) {
  const test = createTestLobby(options)
  test.platform.answer(catalogueEndpoints.gameVendors, STRUCTURE)
  test.platform.answer(catalogueEndpoints.vendorGameTypes, [
    { gameType: 'RNG', vassalage: 'JL' },
    { gameType: 'FISH', vassalage: 'JL' },
  ])
  return test
}

it('[CALL-26][CATEGORY-12] the vendor structure is asked for without anything and names the vendors', async () => {
  const { catalogue, platform } = lobby()
  expect(catalogue.vendorName('JL')).toBe('JL')
  await catalogue.load()
  expect(platform.requestsOf(catalogueEndpoints.gameVendors).map(({ query }) => query)).toEqual([{}])
  expect(catalogue.vendorName('JL')).toBe('Jili')
  expect(catalogue.vendorName('toString')).toBe('toString')
  for (const code of ['toString', 'constructor', '__proto__']) expect(catalogue.vendorIcon(code)).toBeUndefined()
})

it('[CALL-26][CACHE-01] the next start shows the stored structure at once', async () => {
  const first = lobby()
  await first.catalogue.load()
  const second = lobby({ storage: first.ports.storage })
  second.platform.refuse(catalogueEndpoints.gameVendors, 'system.upgrading')
  void second.catalogue.load()
  expect(second.catalogue.$data.get()).toMatchObject({ status: 'ready', data: { vendorNames: { JL: 'Jili' } } })
  await second.idle()
  expect(second.catalogue.$data.get().status).toBe('ready')
})

it('[CATEGORY-12] an equal answer behind the cached one is the same object, another one is not', async () => {
  const { catalogue, platform } = lobby()
  await catalogue.load()
  const before = catalogue.$data.get()
  await catalogue.refresh()
  const after = catalogue.$data.get()
  expect(before.status === 'ready' && after.status === 'ready' && before.data === after.data).toBe(true)
  platform.answer(catalogueEndpoints.gameVendors, { ...STRUCTURE, sorting: [] })
  await catalogue.refresh()
  expect(catalogue.$data.get()).toMatchObject({ data: { categories: [] } })
})

it('[CALL-25] the types of a vendor are asked once, with type 1 and the merchant', async () => {
  const { catalogue, platform } = lobby()
  expect(await catalogue.vendorTypes('JL')).toMatchObject({ ok: true, data: ['RNG', 'FISH'] })
  expect(await catalogue.vendorTypes('PP')).toMatchObject({ ok: true, data: [] })
  expect(platform.requestsOf(catalogueEndpoints.vendorGameTypes).map(({ query }) => query)).toEqual([
    { typeId: '1', merchantCode: 'demo' },
  ])
})

it('[CALL-25] types that cannot be had are a failure, which no toast tells of', async () => {
  const { catalogue, platform, events } = lobby()
  platform.refuse(catalogueEndpoints.vendorGameTypes, 'unknown')
  expect(await catalogue.vendorTypes('JL')).toMatchObject({ ok: false, error: { code: 'unknown' } })
  expect(events.failures).toMatchObject([{ verb: 'catalogue.vendorTypes', shown: false }])
  expect(events.toasts).toEqual([])
})

it.each([{ success: true }, { success: true, value: null }])(
  '[DATA-01] a structure of nothing has no categories: %j',
  async (body) => {
    const { catalogue, platform } = lobby()
    platform.on(catalogueEndpoints.gameVendors, () => json(body))
    await catalogue.load()
    expect(catalogue.$data.get()).toMatchObject({ status: 'ready', data: { categories: [] } })
  },
)
