import * as z from 'zod/mini'
import {
  anything,
  filledText,
  optionalNumber,
  optionalText,
  text,
  wireList,
  wireSwitch,
  wireText,
} from '../../../transport/wire.ts'
import { createGame, type Game } from './game.ts'

/** A row of a game as the platform sends it (DATA-02). Only node and vendor are required. */
export const wireGameRow = z.object({
  gameId: optionalText,
  nodeId: wireText,
  gameType: optionalText,
  gameCategory: optionalText,
  gameClassify: optionalText,
  vassalage: filledText,
  gameName: optionalText,
  nodeName: optionalText,
  displayName: optionalText,
  /** A switch, or the address of the picture. */
  showIcon: z.optional(anything),
  iconUrl: optionalText,
  roomId: optionalText,
  vendorNames: z.optional(wireList(z.object({ vassalage: text }))),
  isNew: z.optional(wireSwitch),
  isHot: z.optional(wireSwitch),
  minBet: optionalNumber,
  minLine: optionalNumber,
})

/** A row, read as the game that it describes. */
export const wireGame = z.pipe(
  wireGameRow,
  z.transform((row): Game => {
    const { nodeId, gameType, gameCategory: category } = row
    return createGame({
      gameId: row.gameId ?? nodeId,
      nodeId,
      vendorCode: row.vassalage,
      roomId: row.roomId,
      type: gameType ?? category ?? 'RNG',
      category,
      classification: row.gameClassify,
      name: row.displayName ?? row.gameName ?? row.nodeName ?? nodeId,
      icon: iconOf(row),
      isNew: row.isNew ?? false,
      isHot: row.isHot ?? false,
      minBet: row.minBet,
      minLines: row.minLine,
    })
  }),
)

/** The icon shows unless `showIcon` says no (DATA-03). */
function iconOf({ showIcon, iconUrl }: z.output<typeof wireGameRow>): string | undefined {
  if (showIcon === false || showIcon === 0 || showIcon === '0' || showIcon === 'false') return undefined
  return iconUrl ?? (typeof showIcon === 'string' && showIcon.includes('/') ? showIcon : undefined)
}
