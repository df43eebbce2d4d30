import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { createFoyer, defineEndpoint, type Money, wire } from './index.ts'
import { nodePorts } from './node.ts'

const raffle = defineEndpoint({
  id: 'acme/raffle',
  method: 'GET',
  path: '/acme/raffle/{id}',
  input: z.object({ id: z.string() }),
  output: z.object({ pot: wire.money, tickets: wire.list(z.object({ number: wire.integer })) }),
})

function clientOf(respond: (request: Request) => Response) {
  return createFoyer({
    merchant: 'demo',
    baseUrl: 'https://platform.example',
    http: { retries: 0 },
    ports: nodePorts({ fetch: async (request) => respond(request) }),
  })
}

it('a front end calls an endpoint of its own, and gets what its schema reads', async () => {
  const urls: string[] = []
  const foyer = clientOf(({ url }) => {
    urls.push(url)
    return Response.json({ success: true, value: { pot: 12.5, tickets: [{ number: '7' }] } })
  })
  const { pot, tickets } = await foyer.call(raffle, { id: 'x 1' })
  expectTypeOf(pot).toEqualTypeOf<Money>()
  expect([pot, tickets]).toEqual(['12.5', [{ number: 7 }]])
  expect(new URL(urls[0] ?? '').pathname).toBe('/acme/raffle/x%201')
  foyer.dispose()
})

it('it rejects with a code: of the platform, of the schema, of its signal, and after the end of the client', async () => {
  const foyer = clientOf(({ url }) =>
    url.includes('bad')
      ? Response.json({ success: true, value: { pot: 'much' } })
      : Response.json({ success: false, code: 'no.permission' }),
  )
  await expect(foyer.call(raffle, { id: '1' })).rejects.toMatchObject({ code: 'no.permission' })
  await expect(foyer.call(raffle, { id: 'bad' })).rejects.toMatchObject({ code: 'response.schema', field: 'pot' })
  const aborted = foyer.call(raffle, { id: '2' }, { signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ code: 'request.aborted' })
  const pending = foyer.call(raffle, { id: '3' })
  foyer.dispose()
  await expect(pending).rejects.toMatchObject({ code: expect.stringMatching(/^(disposed|request\.aborted)$/) })
})
