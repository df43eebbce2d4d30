// An endpoint of the project's own, with its own zod: what comes back has the type that the schema reads.
import { createFoyer, defineEndpoint, defineFeature, session, wire } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'
import * as z from 'zod'
import * as mini from 'zod/mini'

const raffleInfo = defineEndpoint({
  id: 'acme/raffle',
  method: 'GET',
  path: '/acme/raffle/{id}',
  input: z.object({ id: z.string() }),
  output: mini.object({ pot: wire.money, tickets: wire.list(z.object({ number: wire.integer })) }),
})

const raffle = defineFeature({
  id: 'acme/raffle',
  needs: { session },
  create: ({ call }, { session }) => ({
    pot: async (id: string): Promise<string> => (await call(raffleInfo, { id })).pot,
    canJoin: (): boolean => session.isSignedIn(),
  }),
})

const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: 'https://platform.example',
  ports: nodePorts({
    fetch: async () => Response.json({ success: true, value: { pot: 12.5, tickets: [{ number: '7' }] } }),
  }),
  features: { raffle },
})
const { tickets } = await foyer.call(raffleInfo, { id: 'summer' })
const first: number | undefined = tickets[0]?.number
console.log(await foyer.raffle.pot('summer'), first, foyer.raffle.canJoin())
// @ts-expect-error the input needs an id
await foyer.call(raffleInfo, {}).catch(() => {})
foyer.dispose()
