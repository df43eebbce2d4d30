import { expect, it } from 'vitest'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestLobby, type TestLobbyOptions, wireRow } from '../../../testing/test-lobby-context.ts'
import { featuredEndpoints } from './endpoints.ts'

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  const list = [wireRow(1, { displayName: 'Fire' }), { broken: true }]
  test.platform.on(featuredEndpoints.hotGames, () => json({ success: true, value: { list } }))
  return test
}

const KEY = 'MC_HOT_GAMES:demo:EN'
const names = ({ featured }: ReturnType<typeof lobby>) => {
  const state = featured.$games.get()
  return state.status === 'ready' ? state.data.map(({ name }) => name) : state.status
}

it('[CALL-28][HOT-03] hot games are asked for once, as the platform wants it, and kept for the browser session', async () => {
  const test = lobby()
  await test.featured.load()
  await test.featured.load()
  expect(test.platform.requestsOf(featuredEndpoints.hotGames).map(({ query }) => query)).toEqual([
    { merchantCode: 'demo', isPlatform: '2', language: 'EN', platform: 'html5' },
  ])
  expect(names(test)).toEqual(['Fire'])
  expect(JSON.parse(test.ports.sessionStorage.get(KEY) ?? '')).toMatchObject({
    version: 3,
    value: { data: [{ nodeId: '1', name: 'Fire' }] },
  })
})

it('[HOT-03] the same browser session is served from the cache, a new one asks again', async () => {
  const first = lobby()
  await first.featured.load()
  const second = lobby({ sessionStorage: first.ports.sessionStorage })
  await second.featured.load()
  expect(names(second)).toEqual(['Fire'])
  expect(second.platform.requests).toHaveLength(0)
  const third = lobby()
  await third.featured.load()
  expect(third.platform.requests).toHaveLength(1)
})

it('[HOT-03] refresh asks again and renews the cache', async () => {
  const test = lobby()
  await test.featured.load()
  test.platform.answer(featuredEndpoints.hotGames, { list: [wireRow(2, { displayName: 'Ice' })] })
  await test.featured.refresh()
  expect(names(test)).toEqual(['Ice'])
  const again = lobby({ sessionStorage: test.ports.sessionStorage })
  await again.featured.load()
  expect(names(again)).toEqual(['Ice'])
})

it('[HOT-03] each language has its own', async () => {
  const test = lobby()
  await test.featured.load()
  test.platform.answer(featuredEndpoints.hotGames, { list: [wireRow(1, { displayName: 'Apoy' })] })
  test.languages.setLanguage('TY')
  await test.idle()
  expect(names(test)).toEqual(['Apoy'])
  test.languages.setLanguage('EN')
  expect(names(test)).toEqual(['Fire'])
  expect(test.platform.requestsOf(featuredEndpoints.hotGames).map(({ query }) => query.language)).toEqual(['EN', 'TY'])
})

it('[HOT-03] a language change asks nothing where nobody has asked before', async () => {
  const test = lobby()
  test.languages.setLanguage('TY')
  await test.idle()
  expect(test.platform.requests).toHaveLength(0)
})

it('[HOT-03] a cache that cannot be read or written is done without', async () => {
  const test = lobby()
  test.ports.sessionStorage.set(KEY, '{"list": 7')
  await test.featured.load()
  expect(names(test)).toEqual(['Fire'])
})

it.each([{ success: true }, { success: true, value: null }])(
  '[DATA-01] an answer of nothing is no hot games: %j',
  async (body) => {
    const test = lobby()
    test.platform.on(featuredEndpoints.hotGames, () => json(body))
    await test.featured.load()
    expect(names(test)).toEqual([])
  },
)
