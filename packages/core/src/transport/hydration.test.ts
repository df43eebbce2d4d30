import { createSandbox } from '@foyer/sandbox'
import { expect, it } from 'vitest'
import { createFoyer } from '../create-foyer.ts'
import type { RuntimeOptions } from '../create-runtime.ts'
import { gameVendors } from '../features/lobby/catalogue/contract.ts'
import { featuredFeature } from '../features/lobby/featured/featured-feature.ts'
import { memoryPorts } from '../ports/memory.ts'
import { type HydrationResponses, queryKey } from './hydration.ts'

const ORIGIN = 'https://foyer.test'

function client(options: RuntimeOptions = {}, sessionStorage = memoryPorts().sessionStorage) {
  const sandbox = createSandbox({ origin: ORIGIN })
  const foyer = createFoyer(
    { merchantCode: 'demo', http: { baseUrl: ORIGIN } },
    memoryPorts({ fetch: (request) => sandbox.fetch(request), sessionStorage }),
    options,
  )
  return { foyer, sandbox, sessionStorage }
}

/** What a server collects while it draws a page. */
async function collected(): Promise<Record<string, unknown>> {
  const responses: Record<string, unknown> = {}
  const { foyer } = client({ onResponse: (name, payload) => Object.assign(responses, { [name]: payload }) })
  await Promise.all([foyer.catalogue.load(), foyer.use(featuredFeature).load()])
  foyer.dispose()
  // As it travels in the document.
  return JSON.parse(JSON.stringify(responses))
}

it('a client begins with what a document was drawn from, without asking', async () => {
  const responses: HydrationResponses = new Map(Object.entries(await collected()))
  expect(responses.size).toBe(2)
  const { foyer, sandbox } = client({ hydration: responses })
  const before = sandbox.control.log().length
  const featured = foyer.use(featuredFeature)
  await Promise.all([foyer.catalogue.load(), featured.load()])
  expect(sandbox.control.log()).toHaveLength(before)
  expect(responses.size).toBe(0)
  expect(foyer.catalogue.$data.get()).toMatchObject({ status: 'ready', stale: false })
  const shown = featured.$games.get()
  expect(shown.status === 'ready' ? shown.data.length : 0).toBeGreaterThan(3)
})

it('each response is given once: who asks again asks the platform, and what is the same stays the same', async () => {
  const { foyer, sandbox } = client({ hydration: new Map(Object.entries(await collected())) })
  const featured = foyer.use(featuredFeature)
  await Promise.all([foyer.catalogue.load(), featured.load()])
  const data = () => [foyer.catalogue.$data.get(), featured.$games.get()].map((state) => 'data' in state && state.data)
  const before = data()
  const asked = sandbox.control.log().length
  await Promise.all([foyer.catalogue.reload(), featured.refresh()])
  expect(sandbox.control.log().length).toBe(asked + 2)
  for (const [index, now] of data().entries()) expect(now).toBe(before[index])
})

it('goes before what is cached, so that the page begins with what is painted', async () => {
  const responses = await collected()
  const first = client()
  await first.foyer.use(featuredFeature).load()
  expect(first.foyer.use(featuredFeature).$games.get()).not.toMatchObject({ data: [] })
  const name = Object.keys(responses).find((key) => key.includes('isPlatform')) ?? ''
  const { foyer } = client({ hydration: new Map([[name, { content: [] }]]) }, first.sessionStorage)
  await foyer.use(featuredFeature).load()
  expect(foyer.use(featuredFeature).$games.get()).toMatchObject({ status: 'ready', data: [] })
})

it('reads them like any other answer, and a response to another question not at all', async () => {
  const language = 'EN'
  const odd = new Map<string, unknown>([[queryKey(gameVendors, {}, language), 'no list at all']])
  const { foyer } = client({ hydration: odd })
  await foyer.catalogue.load()
  expect(foyer.catalogue.$data.get()).toMatchObject({ status: 'failed', error: { code: 'response.schema' } })

  const other = new Map<string, unknown>([[queryKey(gameVendors, {}, 'TY'), 'no list at all']])
  const second = client({ hydration: other })
  await second.foyer.catalogue.load()
  expect(second.foyer.catalogue.$data.get()).toMatchObject({ status: 'ready' })
  expect(other.size).toBe(1)
})
