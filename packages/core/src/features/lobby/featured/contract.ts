import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { text } from '../../../transport/wire.ts'
import { wireGamePage } from '../games/contract.ts'

/** CALL-28 */
export const hotGames = defineEndpoint({
  id: 'hotGames',
  method: 'GET',
  path: '/wps/game/hot',
  input: z.object({
    merchantCode: text,
    isPlatform: z.pipe(
      z.union([z.literal(2), z.literal('2')]),
      z.transform(() => 2 as const),
    ),
    language: text,
    platform: z.literal('html5'),
  }),
  output: wireGamePage,
})
