import { createSandbox } from '@foyer/sandbox'
import { expect, it } from 'vitest'
import { createFoyer } from '../create-foyer.ts'
import type { RuntimeOptions } from '../create-runtime.ts'
import { catalogue } from '../features/lobby/catalogue/catalogue.ts'
import { gameVendors } from '../features/lobby/catalogue/contract.ts'
import { featured } from '../features/lobby/featured/featured.ts'
import { memoryPorts } from '../ports/memory.ts'
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
  const odd = { [queryKey(gameVendors, {}, language)]: 'no list at all' }
  const { foyer } = client({ hydration: odd })
  await foyer.use(catalogue).load()
  expect(foyer.use(catalogue).$data.get()).toMatchObject({ status: 'failed', error: { code: 'response.schema' } })

  const other = { [queryKey(gameVendors, {}, 'TY')]: 'no list at all' }
  const second = client({ hydration: other })
  await second.foyer.use(catalogue).load()
  expect(second.foyer.use(catalogue).$data.get()).toMatchObject({ status: 'ready' })
  expect(second.foyer.finishHydration()).toBe(false)
})

it('two clients may begin with the same state, and a started client keeps no responses', async () => {
  const hydration = await dehydrated()
  for (const { foyer } of [client({ hydration }), client({ hydration })]) {
    await Promise.all([foyer.use(catalogue).load(), foyer.use(featured).load()])
    expect(foyer.finishHydration()).toBe(true)
    foyer.dispose()
  }
  const { foyer } = client()
  foyer.start()
  await foyer.use(catalogue).load()
  expect(foyer.dehydrate()).toEqual({})
  foyer.dispose()
})
