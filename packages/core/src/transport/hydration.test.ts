import { createSandbox } from '@foyer/sandbox'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFoyer } from '../create-foyer.ts'
import type { RuntimeOptions } from '../create-runtime.ts'
import { memberEndpoints } from '../features/account/member/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { announcementEndpoints } from '../features/content/announcements/endpoints.ts'
import { catalogue } from '../features/lobby/catalogue/catalogue.ts'
import { catalogueEndpoints } from '../features/lobby/catalogue/endpoints.ts'
import { tileTheme } from '../features/lobby/catalogue/tile-theme.ts'
import { featured } from '../features/lobby/featured/featured.ts'
import { gameKey } from '../features/lobby/games/game.ts'
import { defineEndpoint } from '../kernel/endpoint.ts'
import { safe } from '../kernel/result.ts'
import { memoryPorts } from '../ports/memory.ts'
import { DEMO } from '../testing/demo-account.ts'
import { cryptoKey } from './crypto-key-endpoint.ts'
import { type HydrationState, queryKey } from './hydration.ts'

const ORIGIN = 'https://foyer.test'

function client(options: RuntimeOptions = {}, sessionStorage = memoryPorts().sessionStorage) {
  const sandbox = createSandbox({ origin: ORIGIN })
  const foyer = createFoyer({
    merchant: 'demo',
    baseUrl: ORIGIN,
    ports: memoryPorts({ fetch: (request) => sandbox.fetch(request), sessionStorage }),
    ...options,
  })
  return { foyer, sandbox, sessionStorage }
}

/** What a server collects while it draws a page. */
async function dehydrated(): Promise<HydrationState> {
  const { foyer } = client()
  await Promise.all([foyer.use(catalogue).load(), foyer.use(featured).load()])
  foyer.dispose()
  // As it travels in the document.
  return JSON.parse(JSON.stringify(foyer.dehydrate()))
}

it('a client begins with what a document was drawn from, without asking', async () => {
  const hydration = await dehydrated()
  expect(Object.keys(hydration)).toHaveLength(2)
  const { foyer, sandbox } = client({ hydration })
  const before = sandbox.control.log().length
  const featuredApi = foyer.use(featured)
  await Promise.all([foyer.use(catalogue).load(), featuredApi.load()])
  expect(sandbox.control.log()).toHaveLength(before)
  expect(foyer.finishHydration()).toBe(true)
  expect(foyer.use(catalogue).$data.get()).toMatchObject({ status: 'ready', stale: false })
  const shown = featuredApi.$games.get()
  expect(shown.status === 'ready' ? shown.data.length : 0).toBeGreaterThan(3)
})

it('each response is given once: who asks again asks the platform, and what is the same stays the same', async () => {
  const { foyer, sandbox } = client({ hydration: await dehydrated() })
  const featuredApi = foyer.use(featured)
  await Promise.all([foyer.use(catalogue).load(), featuredApi.load()])
  const data = () =>
    [foyer.use(catalogue).$data.get(), featuredApi.$games.get()].map((state) => 'data' in state && state.data)
  const before = data()
  const asked = sandbox.control.log().length
  await Promise.all([foyer.use(catalogue).refresh(), featuredApi.refresh()])
  expect(sandbox.control.log().length).toBe(asked + 2)
  for (const [index, now] of data().entries()) expect(now).toBe(before[index])
})

it('[HOME-18] a tile of the document keeps its theme class, which is random', () => {
  const keys = Array.from({ length: 20 }, (_, index) => gameKey('JL', String(index)))
  const server = client().foyer
  const drawn = keys.slice(1).map(server.use(tileTheme))
  const hydration: HydrationState = JSON.parse(JSON.stringify(server.dehydrate()))
  const { foyer } = client({ hydration })
  expect(foyer.finishHydration()).toBe(true)
  const [fresh, ...kept] = keys.map(foyer.use(tileTheme))
  expect(kept).toEqual(drawn)
  expect([1, 2, 3, 4]).toContain(fresh)
})

it('goes before what is cached, so that the page begins with what is painted', async () => {
  const responses = await dehydrated()
  const first = client()
  await first.foyer.use(featured).load()
  expect(first.foyer.use(featured).$games.get()).not.toMatchObject({ data: [] })
  const name = Object.keys(responses).find((key) => key.includes('isPlatform')) ?? ''
  const { foyer } = client({ hydration: { [name]: { content: [] } } }, first.sessionStorage)
  await foyer.use(featured).load()
  expect(foyer.use(featured).$games.get()).toMatchObject({ status: 'ready', data: [] })
})

it('reads them like any other answer, and a response to another question not at all', async () => {
  const language = 'EN'
  const odd = { [queryKey(catalogueEndpoints.gameVendors, {}, language)]: 'no list at all' }
  const { foyer } = client({ hydration: odd })
  await foyer.use(catalogue).load()
  expect(foyer.use(catalogue).$data.get()).toMatchObject({ status: 'failed', error: { code: 'response.schema' } })

  const other = { [queryKey(catalogueEndpoints.gameVendors, {}, 'TY')]: 'no list at all' }
  const second = client({ hydration: other })
  await second.foyer.use(catalogue).load()
  expect(second.foyer.use(catalogue).$data.get()).toMatchObject({ status: 'ready' })
  expect(second.foyer.finishHydration()).toBe(false)
})

it('two clients may begin with the same state, and that of a started client is empty', async () => {
  const hydration = await dehydrated()
  for (const { foyer } of [client({ hydration }), client({ hydration })]) {
    await Promise.all([foyer.use(catalogue).load(), foyer.use(featured).load()])
    expect(foyer.finishHydration()).toBe(true)
    foyer.dispose()
  }
  const { foyer } = client()
  foyer.start()
  await foyer.use(catalogue).load()
  const theme = foyer.use(tileTheme)(gameKey('JL', '1'))
  expect(foyer.dehydrate()).toEqual({})
  expect(foyer.use(tileTheme)(gameKey('JL', '1'))).toBe(theme)
  foyer.dispose()
})

it('a document holds only reads that were sent without a session', async () => {
  const { foyer } = client()
  await foyer.use(catalogue).load()
  expect((await foyer.use(signIn).withPassword(DEMO)).ok).toBe(true)
  await foyer.call(memberEndpoints.memberInfo, {})
  await foyer.call(announcementEndpoints.announcements, {
    types: 'H',
    groupName: '',
    platform: 'M',
    merchantCode: 'demo',
  })
  const publicReads = [queryKey(catalogueEndpoints.gameVendors, {}, 'EN'), queryKey(cryptoKey, {}, 'EN')]
  expect(Object.keys(foyer.dehydrate())).toEqual(publicReads)
})

it('a document answers no call of a session and no call that changes something', async () => {
  const input = { merchantCode: 'demo', type: 'username' as const, ...DEMO }
  const forged = { customerId: 1, userName: 'somebody-else', token: 'T1', type: 0 }
  const hydration = {
    [queryKey(memberEndpoints.memberInfo, {}, 'EN')]: forged,
    [queryKey(sessionEndpoints.login, input, 'EN')]: forged,
  }
  const { foyer, sandbox } = client({ hydration })
  expect((await safe(foyer.call(memberEndpoints.memberInfo, {}))).error?.code).toBe('session.required')
  const before = sandbox.control.log().length
  await safe(foyer.call(sessionEndpoints.login, input))
  expect(sandbox.control.log().length).toBeGreaterThan(before)
})

it('a session that begins forgets what a guest has not read yet', async () => {
  const { foyer, sandbox } = client({ hydration: await dehydrated() })
  expect((await foyer.use(signIn).withPassword(DEMO)).ok).toBe(true)
  const before = sandbox.control.log().length
  await foyer.use(catalogue).load()
  expect(sandbox.control.log().length).toBe(before + 1)
})

const changedByAnyone = defineEndpoint({
  id: 'acme/change',
  method: 'POST',
  path: '/change',
  input: z.unknown(),
  output: z.unknown(),
})

it('input that cannot be written is refused like any other', async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  for (const input of [circle, { id: 1n }]) {
    for (const endpoint of [catalogueEndpoints.gameVendors, changedByAnyone]) {
      const { error } = await safe(client().foyer.call(endpoint, input as never))
      expect(error).toMatchObject({ code: 'request.invalid', endpoint: endpoint.id })
    }
  }
})
