import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { noInput, optionalText, text, wireInteger, wireList, wireOr } from '../../../transport/wire-schemas.ts'

export const catalogueEndpoints = defineEndpoints({
  /** Which vendors have games of which type (CALL-25). */
  vendorGameTypes: {
    method: 'GET',
    path: '/wps/game/vendorGameTypes',
    input: z.object({ typeId: wireInteger, merchantCode: text }),
    output: wireList(z.object({ gameType: text, vassalage: text })),
  },

  /** The order of vendors in each category, and their names and pictures by game type (CALL-26, CATEGORY-12). */
  gameVendors: {
    method: 'GET',
    path: '/wps/game/vendors',
    input: noInput,
    output: z.object({
      sorting: wireList(
        z.object({
          gameCategory: text,
          vendorNames: wireList(z.object({ vassalage: text, gameCategory: optionalText })),
        }),
      ),
      mapping: wireOr(
        z.record(
          text,
          wireList(z.object({ vassalage: text, displayName: optionalText, mobileLargeIcon: optionalText })),
        ),
        {},
      ),
    }),
  },
})
