import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { writtenMoment } from '../../../transport/wire-moment.ts'
import { filledText, noInput, optionalText, wireList, wireMoney, wireText } from '../../../transport/wire-schemas.ts'

/**
 * CALL-36. The first three are the platform's; the others are what games carry elsewhere (DATA-02), and `menuCode`,
 * which names the entry of the menu that a lottery stands under. All may be missing.
 */
const wireLottery = z.object({
  gameId: wireText,
  gameName: optionalText,
  vassalage: filledText,
  nodeId: optionalText,
  displayName: optionalText,
  gameType: optionalText,
  gameCategory: optionalText,
  iconUrl: optionalText,
  menuCode: optionalText,
})

export const lotteryEndpoints = defineEndpoints({
  /** All lotteries that can be opened (CALL-36). */
  lotteryList: {
    method: 'GET',
    path: '/wps/lottery/list',
    input: noInput,
    output: wireList(wireLottery),
  },

  /** The entries of the lottery menu, which `menuCode` of a lottery names (CALL-36). */
  lotteryMenu: {
    method: 'GET',
    path: '/wps/lottery/menu',
    input: noInput,
    output: wireList(z.object({ code: wireText, displayName: optionalText })),
  },

  /** The latest draw of each lottery. Only `gameId`, `issue` and `numbers` are required (CALL-37). */
  lotteryNumero: {
    method: 'GET',
    path: '/wps/lottery/numero',
    input: noInput,
    output: wireList(
      z.object({
        gameId: wireText,
        issue: wireText,
        numbers: wireList(wireText),
        /** Bonus balls, drawn besides. */
        special: z.optional(wireList(wireText)),
        openTime: writtenMoment,
        nextIssue: optionalText,
        nextOpenTime: writtenMoment,
      }),
    ),
    // Asked again and again behind what is shown.
    silent: true,
  },

  /** The latest winners of lotteries. The client orders them by the amount (CALL-38, LOTTERY-04). */
  winnerBoard: {
    method: 'GET',
    path: '/wps/lottery/winners',
    input: noInput,
    output: z.object({
      list: wireList(
        z.object({
          vo: z.nullish(
            z.object({
              winAmount: z.catch(z.optional(wireMoney), undefined),
              userName: optionalText,
              gameName: optionalText,
            }),
          ),
        }),
      ),
    }),
    silent: true,
  },
})
