import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { maybeText, optionalText, text, wireText } from '../../../transport/wire-schemas.ts'

const launched = z.object({ url: optionalText })

/** The address that starts a game for the member (CALL-35, LAUNCH-02). */
export const launchGame = defineEndpoint({
  id: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  input: z.object({
    gameId: wireText,
    nodeId: wireText,
    vassalage: text,
    gameType: text,
    platform: z.literal('html5'),
    language: text,
    backUrl: text,
    roomId: z.optional(wireText),
  }),
  output: launched,
  auth: 'required',
  safe: false,
})

/** The address that starts a lottery for the member (PCALL-26, LOTTERY-02, LOTTERY-03). */
export const lotteryLaunch = defineEndpoint({
  id: 'lotteryLaunch',
  method: 'GET',
  path: '/wps/lottery/launch',
  input: z.object({
    /** Ours (settlement 39). Missing, or the vendor code, where a vendor as a whole is launched (HOME-10). */
    gameId: z.optional(wireText),
    vassalage: text,
    prizeMode: z.enum(['LOTT', 'ELOTT']),
    playType: z.enum(['ent', 'trad']),
    language: text,
    /** Ours: where the lottery leads back to. */
    backUrl: maybeText,
  }),
  output: launched,
  auth: 'required',
  safe: false,
})
