import * as z from 'zod/mini'
import { filledText, flag, maybeText, number, text } from '../../../transport/wire-schemas.ts'

/** Identity of a game: its node id together with its vendor, since two vendors may use the same id (FAV-05). */
export type GameKey = string & { readonly gameKey: unique symbol }

export function gameKey(vendorCode: string, nodeId: string): GameKey {
  return `${vendorCode}:${nodeId}` as GameKey
}

/** A game as lists show it and verbs take it. */
export interface Game {
  readonly key: GameKey
  /** The id that a launch sends. */
  readonly gameId: string
  readonly nodeId: string
  readonly vendorCode: string
  /** A room of the game, where the platform names one; a launch names it too. */
  readonly roomId: string | undefined
  /** Code of its type: `RNG`, `LIVE`, `LOTT` … */
  readonly type: string
  /** Code of the category that it is shown in, where that is another one than its type. */
  readonly category: string | undefined
  /** Code of its classification, by which lists of slots are filtered (LIST-07). */
  readonly classification: string | undefined
  readonly name: string
  /** Path or address of the picture; undefined means the default icon. */
  readonly icon: string | undefined
  readonly isNew: boolean
  readonly isHot: boolean
  readonly minBet: number | undefined
  readonly minLines: number | undefined
}

const maybeNumber = z.optional(number)

/** Reads a game from a storage, where it may be damaged. */
export const storedGame = z.pipe(
  z.object({
    gameId: text,
    nodeId: filledText,
    vendorCode: filledText,
    roomId: maybeText,
    type: text,
    category: maybeText,
    classification: maybeText,
    name: text,
    icon: maybeText,
    isNew: flag,
    isHot: flag,
    minBet: maybeNumber,
    minLines: maybeNumber,
  }),
  z.transform(createGame),
)

type OptionalField = 'roomId' | 'category' | 'classification' | 'icon' | 'minBet' | 'minLines'
type GameFields = Omit<Game, 'key' | OptionalField> & { readonly [Field in OptionalField]?: Game[Field] }

/**
 * The only function that makes games: fields are always in the same order, so that structural sharing finds equal ones.
 */
export function createGame(fields: GameFields): Game {
  return {
    key: gameKey(fields.vendorCode, fields.nodeId),
    gameId: fields.gameId,
    nodeId: fields.nodeId,
    vendorCode: fields.vendorCode,
    roomId: fields.roomId,
    type: fields.type,
    category: fields.category,
    classification: fields.classification,
    name: fields.name,
    icon: fields.icon,
    isNew: fields.isNew,
    isHot: fields.isHot,
    minBet: fields.minBet,
    minLines: fields.minLines,
  }
}
