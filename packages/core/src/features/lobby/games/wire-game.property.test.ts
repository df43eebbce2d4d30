import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  anything,
  filledText,
  optionalNumber,
  optionalText,
  text,
  watchDroppedRows,
  wireList,
  wireSwitch,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { createGame } from './game.ts'
import { readGame, type WireGameRow, wireGames } from './wire-game.ts'

/** The fields of a row as a schema (DATA-02), in place of the reader. */
const rowSchema = z.object({
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
  vendorNames: z.optional(wireList(z.object({ vassalage: text }))),
  isNew: z.optional(wireSwitch),
  isHot: z.optional(wireSwitch),
  minBet: optionalNumber,
  minLine: optionalNumber,
})

function expected(row: unknown) {
  const parsed = z.safeParse(rowSchema, row)
  if (!parsed.success) return undefined
  const { nodeId, gameType, gameCategory: category, showIcon, iconUrl, ...rest } = parsed.data
  const isHidden = showIcon === false || showIcon === 0 || showIcon === '0' || showIcon === 'false'
  const address = typeof showIcon === 'string' && showIcon.includes('/') ? showIcon : undefined
  return createGame({
    gameId: rest.gameId ?? nodeId,
    nodeId,
    vendorCode: rest.vassalage,
    roomId: rest.roomId,
    type: gameType ?? category ?? 'RNG',
    category,
    classification: rest.gameClassify,
    name: rest.displayName ?? rest.gameName ?? rest.nodeName ?? nodeId,
    icon: isHidden ? undefined : (iconUrl ?? address),
    isNew: rest.isNew ?? false,
    isHot: rest.isHot ?? false,
    minBet: rest.minBet,
    minLines: rest.minLine,
  })
}

const FIELDS = [
  ...['gameId', 'nodeId', 'gameType', 'gameCategory', 'gameClassify', 'vassalage', 'gameName', 'nodeName'],
  ...['displayName', 'showIcon', 'iconUrl', 'roomId', 'vendorNames', 'isNew', 'isHot', 'minBet', 'minLine'],
] as readonly (keyof WireGameRow)[]

const VALUES = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('7', 'JL', 'RNG', '', 'a/b.svg', '0', '1', 'true', 'false', '0.05', ' 20 ') },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, -1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY) },
  { weight: 2, arbitrary: fc.constantFrom(undefined, null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom([], [null], [{ vassalage: 'JL' }], {}, '1e5', '1.', '12345678901234567890') },
  { weight: 1, arbitrary: fc.string() },
)
const ROWS = fc.record(Object.fromEntries(FIELDS.map((name) => [name, VALUES])), { requiredKeys: [] })

it('[DATA-01][DATA-02] the reader of a row says the same as its schema', () => {
  fc.assert(
    fc.property(ROWS, fc.boolean(), (fields, named) => {
      const row = named ? { ...fields, nodeId: 7, vassalage: 'JL' } : fields
      expect(readGame(row)).toEqual(expected(row))
    }),
    { numRuns: 4000 },
  )
  // One field at a time: rows with several odd values are refused for any one of them.
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS), VALUES, (name, value) => {
      const row = { nodeId: '7', vassalage: 'JL', [name]: value }
      expect(readGame(row)).toEqual(expected(row))
    }),
    { numRuns: 2000 },
  )
  for (const row of [undefined, null, 7, 'row', [], [{}]]) expect(readGame(row)).toEqual(expected(row))
})

it('[DATA-02] names the field that the reader refused a row for', () => {
  const refused = new Set([
    'vassalage',
    'nodeId',
    'vendorNames',
    ...FIELDS.filter((name) => /^(game|node|display|icon|room)/.test(name)),
  ])
  fc.assert(
    fc.property(ROWS, fc.boolean(), (fields, named) => {
      const row = named ? { ...fields, nodeId: 7, vassalage: 'JL' } : fields
      const { dropped } = watchDroppedRows(() => z.safeParse(wireGames, [row]))
      expect(dropped).toHaveLength(readGame(row) === undefined ? 1 : 0)
      for (const { field, reason } of dropped) {
        expect(refused).toContain(field)
        expect(reason).not.toBe('unknown')
      }
    }),
  )
})
