import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalText, wireInteger, wireList } from '../transport/wire.ts'

/** CALL-25 */
export const vendorGameTypes = defineEndpoint({
  id: 'vendorGameTypes',
  method: 'GET',
  path: '/wps/game/vendorGameTypes',
  input: z.object({ typeId: wireInteger, merchantCode: z.string() }),
  output: wireList(z.object({ gameType: z.string(), vassalage: z.string() })),
})

/** CALL-26, CATEGORY-12 */
export const gameVendors = defineEndpoint({
  id: 'gameVendors',
  method: 'GET',
  path: '/wps/game/vendors',
  input: z.object({}),
  output: z.object({
    sorting: wireList(
      z.object({
        gameCategory: z.string(),
        vendorNames: wireList(z.object({ vassalage: z.string(), gameCategory: optionalText })),
      }),
    ),
    mapping: z._default(
      z.record(
        z.string(),
        wireList(z.object({ vassalage: z.string(), displayName: optionalText, mobileLargeIcon: optionalText })),
      ),
      {},
    ),
  }),
})
