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

const wireVendorName = z.object({ vassalage: text })

/** DATA-02: the thirteen fields as sent. Marks and bounds are ours and optional. */
const fields = z.looseObject({
  gameId: optionalText,
  nodeId: wireText,
  gameType: optionalText,
  gameCategory: optionalText,
  gameClassify: optionalText,
  vassalage: filledText,
  gameName: optionalText,
  nodeName: optionalText,
  displayName: optionalText,
  showIcon: z.optional(anything),
  iconUrl: optionalText,
  roomId: optionalText,
  vendorNames: z.optional(wireList(wireVendorName)),
  isNew: z.optional(wireSwitch),
  isHot: z.optional(wireSwitch),
  minBet: optionalNumber,
  minLine: optionalNumber,
})

/** One game; see `Game` for the meaning. A row without nodeId or vendor is not a game. */
export const wireGame = z.pipe(
  fields,
  z.transform((row): Game => {
    const {
      gameId,
      nodeId,
      gameType,
      gameCategory,
      gameClassify,
      vassalage: vendorCode,
      gameName,
      nodeName,
      displayName,
    } = row
    const visible = row.showIcon !== false && row.showIcon !== 0 && row.showIcon !== '0' && row.showIcon !== 'false'
    const ownIcon = typeof row.showIcon === 'string' && row.showIcon.includes('/') ? row.showIcon : undefined
    return {
      key: gameKey(vendorCode, nodeId),
      gameId: gameId ?? nodeId,
      nodeId,
      gameType: gameType ?? gameCategory ?? 'RNG',
      gameCategory,
      gameClassify,
      vendorCode,
      gameName,
      nodeName,
      displayName,
      showIcon: row.showIcon,
      iconUrl: row.iconUrl,
      roomId: row.roomId,
      vendorNames: row.vendorNames ?? [],
      name: displayName ?? gameName ?? nodeName ?? nodeId,
      icon: visible ? (row.iconUrl ?? ownIcon) : undefined,
      isNew: row.isNew ?? false,
      isHot: row.isHot ?? false,
      minBet: row.minBet,
      minLine: row.minLine,
      raw: row,
    }
  }),
)

/** Identity of a game: node id together with the vendor (FAV-05). */
export type GameKey = string & { readonly gameKey: unique symbol }

export function gameKey(vendor: string, nodeId: string): GameKey {
  return `${vendor}:${nodeId}` as GameKey
}

export interface Game {
  readonly key: GameKey
  readonly gameId: string
  readonly nodeId: string
  readonly gameType: string
  readonly gameCategory: string | undefined
  /** Classification code (LIST-07). */
  readonly gameClassify: string | undefined
  /** Vendor code. */
  readonly vendorCode: string
  readonly gameName: string | undefined
  readonly nodeName: string | undefined
  readonly displayName: string | undefined
  readonly showIcon: unknown
  readonly iconUrl: string | undefined
  readonly roomId: string | undefined
  readonly vendorNames: readonly { readonly vassalage: string }[]
  /** What people read: displayName, else gameName, else nodeName (DATA-03). */
  readonly name: string
  /** Path or address of the picture; undefined means the default icon. */
  readonly icon: string | undefined
  readonly isNew: boolean
  readonly isHot: boolean
  readonly minBet: number | undefined
  readonly minLine: number | undefined
  /** The row as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}
