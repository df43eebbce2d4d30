import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { wireClientType, wireGamePage } from '../games/endpoints.ts'

export const featuredEndpoints = defineEndpoints({
  /** The games that the merchant features (CALL-28). */
  hotGames: {
    method: 'GET',
    path: '/wps/game/hot',
    input: z.object({
      merchantCode: text,
      isPlatform: wireClientType,
      language: text,
      platform: z.literal('html5'),
    }),
    output: wireGamePage,
  },
})
