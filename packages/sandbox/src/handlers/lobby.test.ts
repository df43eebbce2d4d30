import { SLOT_CLASSIFICATIONS } from '@foyer/core/contract'
import { describe, expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'

const bench = createTestBench()
const { call } = bench

interface Row {
  readonly nodeId: string
  readonly vassalage: string
  readonly gameType: string
  readonly gameCategory: string
  readonly gameClassify: string | null
  readonly gameName: string
  readonly displayName: string
  readonly isNew: number
  readonly minBet: number
  readonly minLine?: number
}

async function games(more: Readonly<Record<string, unknown>>): Promise<readonly Row[]> {
  const { value } = await call('gameList', { ...LIST, pageSize: 500, ...more } as never)
  return value.games
}

describe('the game list', () => {
  it('[CALL-27][LIST-14] cuts the list into pages and leaves nothing out', async () => {
    const first = (await call('gameList', { ...LIST, gameType: 'FISH' })).value
    expect(first).toMatchObject({ pageNum: 1, pageSize: 25, totalPages: Math.ceil(first.totalCount / 25) })
    expect(first.games).toHaveLength(25)
    const seen: string[] = []
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++) {
      const { value } = await call('gameList', { ...LIST, gameType: 'FISH', pageNo })
      expect(value.games.length).toBeLessThanOrEqual(25)
      seen.push(...value.games.map((row: Row) => `${row.vassalage}:${row.nodeId}`))
    }
    expect(seen).toHaveLength(first.totalCount)
    expect(new Set(seen).size).toBe(seen.length)
    expect((await call('gameList', { ...LIST, gameType: 'FISH', pageNo: 999 })).value.games).toEqual([])
  })

  it.each([
    ['pageNo', 0],
    ['pageNo', 1.5],
    ['pageNo', 'x'],
    ['pageSize', 0],
    ['pageSize', 501],
    ['clientType', 1],
    ['platform', 'flash'],
    ['merchant', 'other'],
  ])('[CALL-27] refuses %s %s by its name', async (field, value) => {
    const reply = await call('gameList', { ...LIST, gameType: 'RNG', [field]: value } as never)
    expect(reply).toMatchObject({ status: 400, code: 'request.invalid', value: { field } })
  })

  it.each(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'])(
    '[CALL-27][CALL-46] lists %s games only',
    async (gameType) => {
      const rows = await games({ gameType })
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row.gameType))).toEqual(new Set([gameType]))
    },
  )

  it('[CALL-46] has more than sixty games in each main category', async () => {
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']) {
      expect([gameType, (await games({ gameType })).length > 60]).toEqual([gameType, true])
    }
  })

  it('[CATEGORY-04][CATEGORY-10] lists COCKFIGHT inside SPORTS and INHOUSE inside the slots of JL', async () => {
    const cockfight = await games({ gameType: 'COCKFIGHT' })
    expect(cockfight.length).toBeGreaterThan(0)
    const vassalage = [...new Set(cockfight.map((row) => row.vassalage))].join(',')
    expect(await games({ gameType: 'SPORTS', vassalage })).toEqual(cockfight)
    const inhouse = await games({ gameType: 'INHOUSE' })
    expect(inhouse.length).toBeGreaterThan(0)
    const slots = (await games({ gameType: 'RNG', vassalage: 'JL' })).map((row) => row.nodeId)
    expect(inhouse.every((row) => slots.includes(row.nodeId))).toBe(true)
  })

  it('[CALL-27] finds names without regard to case or spaces around', async () => {
    const [some] = await games({ gameType: 'RNG' })
    const word = some?.gameName.split(' ')[0] ?? ''
    const found = await games({ gameType: 'RNG', gameName: `  ${word.toUpperCase()} ` })
    expect(found.length).toBeGreaterThan(0)
    for (const row of found) expect(row.gameName.toLowerCase()).toContain(word.toLowerCase())
    expect(await games({ gameType: 'RNG', gameName: 'zzzz' })).toEqual([])
  })

  it('[CALL-27] narrows by vendor, and by several', async () => {
    const all = await games({ gameType: 'LIVE' })
    const [one, other] = [...new Set(all.map((row) => row.vassalage))]
    const narrowed = await games({ gameType: 'LIVE', vassalage: one })
    expect(narrowed).toEqual(all.filter((row) => row.vassalage === one))
    expect(await games({ gameType: 'LIVE', vassalage: `${one},${other}` })).toEqual(
      all.filter((row) => row.vassalage === one || row.vassalage === other),
    )
  })

  it.each(SLOT_CLASSIFICATIONS)('[CALL-27][LIST-07] narrows by classification %s', async (gameClassify) => {
    const rows = await games({ gameType: 'RNG', gameClassify })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.gameClassify === gameClassify)).toBe(true)
  })

  it('[CALL-27][LIST-08] narrows to new games', async () => {
    const rows = await games({ gameType: 'RNG', isNew: 1 })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.isNew === 1)).toBe(true)
    expect((await games({ gameType: 'RNG' })).length).toBeGreaterThan(rows.length)
  })

  it.each([0.01, 0.05, 0.1, 0.5, 0.75, 1])('[CALL-27][FILTER-14] narrows to a smallest bet of %d', async (minBet) => {
    const rows = await games({ gameType: 'RNG', minBet })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.minBet === minBet)).toBe(true)
  })

  it('[FILTER-15] narrows to games with at least so many lines', async () => {
    const rows = await games({ gameType: 'RNG', minLine: 20 })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => (row.minLine ?? 0) >= 20)).toBe(true)
    expect((await games({ gameType: 'RNG' })).length).toBeGreaterThan(rows.length)
  })

  it('[CALL-27] names games in the language asked for, in English where there is none', async () => {
    const names = async (language: string) =>
      (await games({ gameType: 'LOTT', language })).map((row) => row.displayName)
    const english = await names('EN')
    expect(await names('XX')).toEqual(english)
    expect((await names('BN')).length).toBe(english.length)
  })

  it('[CALL-27] gives the same games to everybody who starts from the same seed', async () => {
    const again = createTestBench()
    const reply = await again.call('gameList', { ...LIST, gameType: 'RNG' })
    expect(reply.value).toEqual((await call('gameList', { ...LIST, gameType: 'RNG' })).value)
  })
})

it('[CALL-28] lists hot games of several categories', async () => {
  const wish = { merchantCode: 'demo', isPlatform: 2 as const, language: 'EN', platform: 'html5' as const }
  const { value } = await call('hotGames', wish)
  expect(value.list.length).toBeGreaterThan(20)
  expect(value.list.every((row: { isHot: number }) => row.isHot === 1)).toBe(true)
  expect(new Set(value.list.map((row: Row) => row.gameType)).size).toBeGreaterThan(3)
  expect(await call('hotGames', { ...wish, isPlatform: 1 } as never)).toMatchObject({ value: { field: 'isPlatform' } })
})

describe('the vendors', () => {
  it('[CALL-26][CATEGORY-12] stand in the mapping of every category that names them', async () => {
    const { sorting, mapping } = (await call('gameVendors', {})).value
    for (const { gameCategory, vendorNames } of sorting) {
      const known = mapping[gameCategory].map((vendor: { vassalage: string }) => vendor.vassalage)
      expect(vendorNames.map((vendor: { vassalage: string }) => vendor.vassalage)).toEqual(known)
    }
    const codes = new Set(Object.values(mapping).flatMap((rows) => (rows as Row[]).map((row) => row.vassalage)))
    expect(codes.size).toBeGreaterThanOrEqual(20)
  })

  it('[CATEGORY-08][CATEGORY-09] hide cockfights in SPORTS, marked, and send INHOUSE somewhere in the middle', async () => {
    const { sorting } = (await call('gameVendors', {})).value
    const headings = sorting.map((row: { gameCategory: string }) => row.gameCategory)
    expect(headings).not.toContain('COCKFIGHT')
    expect(headings.indexOf('INHOUSE')).toBeGreaterThan(0)
    const sports = sorting.find((row: { gameCategory: string }) => row.gameCategory === 'SPORTS')
    const marks = sports.vendorNames.map((vendor: { gameCategory?: string }) => vendor.gameCategory)
    expect(marks).toContain('COCKFIGHT')
    expect(marks).toContain(undefined)
  })

  it('[CALL-25] are listed by game type for typeId 1', async () => {
    const { value } = await call('vendorGameTypes', { typeId: 1, merchantCode: 'demo' })
    expect(value).toContainEqual({ gameType: 'RNG', vassalage: 'JL' })
    expect(await call('vendorGameTypes', { typeId: 1 } as never)).toMatchObject({ value: { field: 'merchantCode' } })
    expect(await call('vendorGameTypes', { typeId: 2, merchantCode: 'demo' })).toMatchObject({ status: 400 })
  })
})

it('[LIST-11] shows an empty lobby when that is asked for', async () => {
  const empty = createTestBench()
  await empty.sandbox.control.scenario({ name: 'empty-lobby' })
  expect((await empty.call('gameList', { ...LIST, gameType: 'RNG' })).value).toMatchObject({ games: [], totalPages: 0 })
  expect((await empty.call('gameVendors', {})).value).toEqual({ sorting: [], mapping: {} })
})

it('[PCALL-27] has ten thousand slots when that is asked for, each its own, in one piece or in pages', async () => {
  const { call, sandbox, raw } = createTestBench()
  await sandbox.control.scenario({ name: 'ten-thousand' })
  const asked = { ...LIST, gameType: 'RNG', pageSize: 36 }
  const { value } = await call('gameList', asked)
  expect(value).toMatchObject({ totalCount: 10_000, totalPages: 1 })
  expect(new Set(value.games.map((game: { gameId: string }) => game.gameId)).size).toBe(10_000)
  expect((await raw(`/demo/${value.games.at(-1).iconUrl}`)).status).toBe(200)
  await sandbox.control.setLobby({ onePage: false })
  const last = (await call('gameList', { ...asked, pageNo: 278 })).value
  expect(last).toMatchObject({ totalCount: 10_000, totalPages: 278 })
  expect(last.games).toHaveLength(28)
  await sandbox.control.scenario({ name: 'normal' })
  expect((await call('gameList', asked)).value.totalCount).toBeLessThan(1000)
})
