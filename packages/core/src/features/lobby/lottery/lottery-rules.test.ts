import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readTimeZone } from '../../../kernel/calendar-day.ts'
import { lotteryEndpoints } from './endpoints.ts'
import {
  drawnNumbersStyle,
  groupLotteries,
  lotteriesOfMode,
  maskName,
  nextDrawAt,
  readDraws,
  readLottery,
  readWinners,
  secondsToDraw,
  sortByNextDraw,
} from './lottery-rules.ts'

const board = (...list: readonly unknown[]) => readWinners(z.parse(lotteryEndpoints.winnerBoard.output, { list }).list)
const row = (winAmount: unknown, userName = 'x') => ({ vo: { winAmount, userName } })
const lottery = (gameId: string, more: Readonly<Record<string, unknown>> = {}) => {
  const [parsed] = z.parse(lotteryEndpoints.lotteryList.output, [
    { gameId, gameName: gameId, vassalage: 'LOTT', ...more },
  ])
  if (parsed === undefined) throw new Error('not a lottery')
  return readLottery(parsed)
}
const ids = (lotteries: readonly { readonly game: { readonly gameId: string } }[]) =>
  lotteries.map(({ game }) => game.gameId)

describe('the winner board', () => {
  it('[LOTTERY-04][CALL-38] is sorted by amount as numbers, highest first', () => {
    expect(board(row(5), row('100'), row(20)).map(({ amount }) => amount)).toEqual(['100', '20', '5'])
    expect(board(row(5), row(9), row(7)).map(({ amount }) => amount)).toEqual(['9', '7', '5'])
  })

  it('[LOTTERY-04] keeps the order of equal amounts, however they are written', () => {
    const names = board(row('7.50', 'a*'), row(8, 'b*'), row(7.5, 'c*'), row('7.5000', 'd*'))
    expect(names.map(({ userName }) => userName)).toEqual(['b*', 'a*', 'c*', 'd*'])
  })

  it('[LOTTERY-04] puts a missing amount last, and [CALL-38] counts a missing vo as 0', () => {
    const lines = board(
      row(undefined, 'none*'),
      {},
      row(null, 'null*'),
      row('-1', 'less*'),
      { vo: null },
      row(3, 'three*'),
    )
    expect(lines.map(({ userName, amount }) => userName ?? amount)).toEqual([
      'three*',
      '0',
      '0',
      'less*',
      'none*',
      'null*',
    ])
  })

  it('[LOTTERY-04] tells amounts apart that floating point cannot', () => {
    const lines = board(row('9007199254740992.01'), row('9007199254740992.02'), row('0.1'), row('0.10000001'))
    expect(lines.map(({ amount }) => amount)).toEqual([
      '9007199254740992.02',
      '9007199254740992.01',
      '0.10000001',
      '0.1',
    ])
  })

  it('[LOTTERY-04] holds every line once, in falling order, for any amounts', () => {
    const amount = fc.oneof(
      fc.constant(undefined),
      fc
        .tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.stringMatching(/^\d{1,8}$/))
        .map(([whole, part]) => `${whole}.${part}`),
    )
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 30 }), (amounts) => {
        const lines = board(...amounts.map((one) => row(one)))
        expect(lines.map((line) => line.amount).sort()).toEqual([...amounts].sort())
        const values = lines.map((line) => {
          if (line.amount === undefined) return undefined
          const [whole = '', part = ''] = line.amount.split('.')
          return BigInt(whole + part.padEnd(8, '0'))
        })
        values.forEach((value, at) => {
          const before = values[at - 1]
          if (at === 0) return
          expect(before === undefined ? value === undefined : value === undefined || before >= value).toBe(true)
        })
      }),
    )
  })

  it('shows nobody’s whole name', () => {
    expect(maskName('mara88')).toBe('ma***8')
    expect(maskName('joy')).toBe('j***')
    expect(maskName('ma****88')).toBe('ma****88')
    expect(maskName('😀😃😄😁😆')).toBe('😀😃***😆')
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 40 }), (name) => {
        expect(maskName(name)).toContain('*')
        expect(Array.from(maskName(name)).filter((letter) => letter !== '*').length).toBeLessThanOrEqual(
          Math.max(3, Array.from(name).length),
        )
      }),
    )
  })
})

describe('the lotteries', () => {
  it('[LOTTERY-01][LOTTERY-02] are games with their prize mode, even where a row says little', () => {
    expect(lottery('1')).toMatchObject({
      mode: 'LOTT',
      menu: 'LOTT',
      game: { nodeId: '1', type: 'LOTT', name: '1' },
    })
    expect(lottery('2', { vassalage: 'ELOTT' })).toMatchObject({ mode: 'ELOTT', game: { type: 'ELOTT' } })
    expect(lottery('3', { vassalage: 'TCG_SEA' })).toMatchObject({ mode: 'LOTT', game: { type: 'LOTT' } })
    expect(lottery('4', { vassalage: 'TCG_SEA', gameType: 'ELOTT', nodeId: 9, displayName: 'Six' })).toMatchObject({
      mode: 'ELOTT',
      game: { nodeId: '9', name: 'Six', key: 'TCG_SEA:9' },
    })
  })

  it('[CALL-36] stand under the menu in its order; what no entry names comes last', () => {
    const menu = z.parse(lotteryEndpoints.lotteryMenu.output, [
      { code: 'KENO', displayName: 'Keno' },
      { code: 'PICK' },
      { code: 'VOID' },
    ])
    const all = [
      lottery('a', { menuCode: 'PICK' }),
      lottery('b', { menuCode: 'X' }),
      lottery('c', { menuCode: 'KENO' }),
    ]
    const { groups } = groupLotteries(menu, all)
    expect(groups.map(({ code, name, lotteries }) => [code, name, ids(lotteries)])).toEqual([
      ['KENO', 'Keno', ['c']],
      ['PICK', 'PICK', ['a']],
      ['', undefined, ['b']],
    ])
    // Where rows name no entry, their vendor may be one.
    expect(groupLotteries([{ code: 'LOTT', displayName: undefined }], [lottery('d')]).groups[0]?.code).toBe('LOTT')
  })

  it('[ROUTE-17] narrow to one prize mode, or have LOTT first', () => {
    const all = [
      lottery('e', { vassalage: 'ELOTT', menuCode: 'A' }),
      lottery('l', { menuCode: 'A' }),
      lottery('m', { menuCode: 'B' }),
    ]
    const whole = groupLotteries(
      [
        { code: 'A', displayName: 'A' },
        { code: 'B', displayName: 'B' },
      ],
      all,
    )
    expect(ids(lotteriesOfMode(whole, undefined).all)).toEqual(['l', 'm', 'e'])
    const fast = lotteriesOfMode(whole, 'ELOTT')
    expect(ids(fast.all)).toEqual(['e'])
    expect(fast.groups.map(({ code }) => code)).toEqual(['A'])
  })
})

describe('the draws', () => {
  const at = Date.UTC(2026, 0, 1)
  const UTC = readTimeZone('UTC') ?? expect.fail('no UTC')
  const draws = (...rows: readonly unknown[]) => readDraws(z.parse(lotteryEndpoints.lotteryNumero.output, rows), UTC)

  it('[CALL-37] are read by lottery, in whatever way times are written; the latest counts', () => {
    expect(draws()).toEqual(new Map())
    const read = draws(
      {
        gameId: 1,
        issue: '7',
        numbers: ['05', 12],
        openTime: '2026-01-01T00:00:00Z',
        nextOpenTime: String(at + 60_000),
      },
      { gameId: 1, issue: '6', numbers: ['01'], openTime: at - 60_000 },
      { gameId: 2, issue: '1', numbers: ['1'], special: ['9'], openTime: 'soon' },
      { gameId: 3 },
    )
    expect([...read.keys()]).toEqual(['1', '2'])
    expect(read.get('1')).toEqual({
      gameId: '1',
      issue: '7',
      numbers: ['05', '12'],
      special: [],
      openTime: at,
      next: { issue: undefined, at: at + 60_000 },
    })
    expect(read.get('2')).toMatchObject({ special: ['9'], openTime: undefined, next: undefined })
  })

  it('count down in whole seconds to the next one, where it is known', () => {
    const next = { issue: undefined, at: at + 1500 }
    expect(secondsToDraw({ next }, at)).toBe(2)
    expect(secondsToDraw({ next }, at + 1500)).toBe(0)
    expect(secondsToDraw({ next }, at + 9000)).toBe(0)
    expect(secondsToDraw({ next: undefined }, at)).toBeUndefined()
  })

  it('order the lotteries by their next draw', () => {
    const read = draws(
      { gameId: 'a', issue: '1', numbers: [], nextOpenTime: at + 900 },
      { gameId: 'b', issue: '1', numbers: [], nextOpenTime: at + 300 },
      { gameId: 'c', issue: '1', numbers: [] },
    )
    expect(nextDrawAt(read)).toBe(at + 300)
    expect(nextDrawAt(new Map())).toBeUndefined()
    expect(ids(sortByNextDraw([lottery('a'), lottery('c'), lottery('b')], read))).toEqual(['b', 'a'])
  })

  it('look like what they are', () => {
    expect(drawnNumbersStyle(['7', '0', '7'])).toBe('digits')
    expect(drawnNumbersStyle(['03', '11', '19', '24', '38', '41'])).toBe('balls')
    expect(drawnNumbersStyle(['3', '10', '1', '2', '9', '4', '5', '8', '7', '6'])).toBe('race')
    expect(drawnNumbersStyle(['03', '10', '01', '02', '09', '04', '05', '08', '07', '06'])).toBe('race')
    expect(drawnNumbersStyle(Array.from({ length: 10 }, (_, index) => String(index)))).toBe('digits')
    expect(drawnNumbersStyle(Array.from({ length: 20 }, (_, index) => String(index * 3)))).toBe('many')
  })
})
