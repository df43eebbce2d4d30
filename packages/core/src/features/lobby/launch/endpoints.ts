import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { longText, maybeLongText, optionalText, shortText, wireShortText } from '../../../transport/wire-schemas.ts'

const launched = z.object({ url: optionalText })

export const launchEndpoints = defineEndpoints({
  /** The address that starts a game for the member (CALL-35, LAUNCH-02). */
  launchGame: {
    method: 'GET',
    path: '/wps/game/launchGame',
    input: z.object({
      gameId: wireShortText,
      nodeId: wireShortText,
      vassalage: shortText,
      gameType: shortText,
      platform: z.literal('html5'),
      language: shortText,
      backUrl: longText,
      roomId: z.optional(wireShortText),
    }),
    output: launched,
    auth: 'required',
    safe: false,
  },

  /** The address that starts a lottery for the member (PCALL-26, LOTTERY-02, LOTTERY-03). */
  lotteryLaunch: {
    method: 'GET',
    path: '/wps/lottery/launch',
    input: z.object({
      /** Ours (settlement 39). Missing, or the vendor code, where a vendor as a whole is launched (HOME-10). */
      gameId: z.optional(wireShortText),
      vassalage: shortText,
      prizeMode: z.enum(['LOTT', 'ELOTT']),
      playType: z.enum(['ent', 'trad']),
      language: shortText,
      /** Ours: where the lottery leads back to. */
      backUrl: maybeLongText,
    }),
    output: launched,
    auth: 'required',
    safe: false,
  },
})
