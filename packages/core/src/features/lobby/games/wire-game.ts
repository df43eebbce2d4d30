import * as z from 'zod/mini'
import {
  anything,
  DECIMAL,
  documentedSchemas,
  filledText,
  INVALID,
  isOn,
  number,
  text,
  wireMaybe,
  wireRows,
} from '../../../transport/wire-schemas.ts'
import { createGame, type Game } from './game.ts'

/** A game as the platform sends it (DATA-02). Only node and vendor are required; the others may be null or ''. */
export interface WireGameRow {
  readonly gameId?: TextOrNumber
  readonly nodeId: string | number
  readonly gameType?: TextOrNumber
  readonly gameCategory?: TextOrNumber
  readonly gameClassify?: TextOrNumber
  readonly vassalage: string
  readonly gameName?: TextOrNumber
  readonly nodeName?: TextOrNumber
  readonly displayName?: TextOrNumber
  /** A switch, or the address of the picture. */
  readonly showIcon?: unknown
  readonly iconUrl?: TextOrNumber
  readonly roomId?: TextOrNumber
  readonly vendorNames?: readonly { readonly vassalage: string }[] | null | undefined
  /** true, 1, '1' and 'true' are on. */
  readonly isNew?: unknown
  readonly isHot?: unknown
  readonly minBet?: TextOrNumber
  readonly minLine?: TextOrNumber
}

type TextOrNumber = string | number | null | undefined

/** Fields that are a text, a number, or missing: null and '' count as missing. */
const TEXTS = [
  'gameId',
  'gameType',
  'gameCategory',
  'gameClassify',
  'gameName',
  'nodeName',
  'displayName',
  'iconUrl',
  'roomId',
] as const

/**
 * Reads a row as a game; undefined where it is none. Without a schema, because rows are most of the data and a schema
 * with the same rules takes several times as long. `wire-game.property.test.ts` compares both.
 */
export function readGame(row: unknown): Game | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const fields = row as Readonly<Partial<Record<keyof WireGameRow, unknown>>>
  const { vassalage, nodeId: node, vendorNames } = fields
  if (typeof vassalage !== 'string' || vassalage === '') return undefined
  if (typeof node !== 'string' && !isNumber(node)) return undefined
  if (vendorNames !== undefined && vendorNames !== null && !Array.isArray(vendorNames)) return undefined
  for (const name of TEXTS) if (!isTextOrMissing(fields[name])) return undefined

  const nodeId = String(node)
  const category = textOf(fields.gameCategory)
  return createGame({
    gameId: textOf(fields.gameId) ?? nodeId,
    nodeId,
    vendorCode: vassalage,
    roomId: textOf(fields.roomId),
    type: textOf(fields.gameType) ?? category ?? 'RNG',
    category,
    classification: textOf(fields.gameClassify),
    name: textOf(fields.displayName) ?? textOf(fields.gameName) ?? textOf(fields.nodeName) ?? nodeId,
    icon: iconOf(fields.showIcon, textOf(fields.iconUrl)),
    isNew: isOn(fields.isNew),
    isHot: isOn(fields.isHot),
    minBet: numberOf(fields.minBet),
    minLines: numberOf(fields.minLine),
  })
}

/** {@link WireGameRow} as a schema: for documents, and to say why {@link readGame} refuses a row. */
function describeGame() {
  const textOrNumber = z.nullish(z.union([text, number]))
  // First what readGame refuses: the first issue of a row is its reason.
  return z.object({
    vassalage: filledText,
    nodeId: z.union([text, number]),
    ...Object.fromEntries(TEXTS.map((name) => [name, textOrNumber])),
    vendorNames: z.nullish(z.array(z.object({ vassalage: text }))),
    minBet: textOrNumber,
    minLine: textOrNumber,
    showIcon: z.optional(anything),
    isNew: z.optional(anything),
    isHot: z.optional(anything),
  })
}

/** The games of a page; undefined where the page has no such field. */
export const wireGames = wireMaybe(wireRows<Game, WireGameRow>((row) => readGame(row) ?? INVALID, describeGame))

/** One row that stands alone. */
export const wireGame = z.pipe(
  z.custom<WireGameRow>(),
  z.transform((row, ctx): Game => {
    const game = readGame(row)
    if (game !== undefined) return game
    ctx.issues.push({ code: 'custom', message: 'not a game', input: row })
    return z.NEVER
  }),
)
documentedSchemas.set(wireGame, describeGame)

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isTextOrMissing(value: unknown): boolean {
  return typeof value === 'string' || value === undefined || value === null || isNumber(value)
}

/** The text of a value that passes {@link isTextOrMissing}. */
function textOf(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

/** A number, also one that is written as text; undefined for anything else. */
function numberOf(value: unknown): number | undefined {
  if (isNumber(value)) return value
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : undefined
}

/** The icon shows unless `showIcon` says no (DATA-03). */
function iconOf(showIcon: unknown, iconUrl: string | undefined): string | undefined {
  if (showIcon === false || showIcon === 0 || showIcon === '0' || showIcon === 'false') return undefined
  return iconUrl ?? (typeof showIcon === 'string' && showIcon.includes('/') ? showIcon : undefined)
}
