import { drawState, LOTTERY_PLANS } from '@foyer/demo-games'
import { describe, expect, it } from 'vitest'
import { LIST } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const bench = createTestBench()
const { call, clock, sandbox } = bench

interface Row {
  readonly gameId: string
  readonly vassalage: string
  readonly gameType: 'LOTT' | 'ELOTT'
  readonly menuCode: string
}
interface DrawRow {
  readonly gameId: string
  readonly issue: string
  readonly numbers: readonly string[]
  readonly special?: readonly string[]
  readonly openTime: number
  readonly nextIssue: string
  readonly nextOpenTime: number
}
const list = async (): Promise<readonly Row[]> => (await call('lotteryList', {})).value
const draws = async (): Promise<readonly DrawRow[]> => (await call('lotteryNumero', {})).value

describe('the lotteries', () => {
  it('[CALL-36] are games of the lobby, each under an entry of the menu', async () => {
    const rows = await list()
    expect(rows.length).toBe(LOTTERY_PLANS.length)
    const menu: readonly { code: string }[] = (await call('lotteryMenu', {})).value
    expect(new Set(rows.map(({ menuCode }) => menuCode))).toEqual(new Set(menu.map(({ code }) => code)))
    for (const gameType of ['LOTT', 'ELOTT'] as const) {
      const { games } = (await call('gameList', { ...LIST, gameType, pageSize: 500 })).value
      const known = new Set(games.map((game: Row) => `${game.vassalage}:${game.gameId}`))
      const own = rows.filter((row) => row.gameType === gameType)
      expect(own.length).toBeGreaterThan(3)
      expect(own.every((row) => known.has(`${row.vassalage}:${row.gameId}`))).toBe(true)
    }
  })

  it('[CALL-36][LOTTERY-02] launch by their own launcher', async () => {
    const token = await bench.login()
    for (const { gameId, vassalage, gameType } of await list()) {
      const input = {
        gameId,
        vassalage,
        prizeMode: gameType,
        playType: 'trad',
        language: 'EN',
        backUrl: '/m/lottery',
      } as const
      expect((await call('lotteryLaunch', input, { token })).value.url).toContain('/play/game?ticket=')
    }
  })
})

describe('the draws', () => {
  it('[CALL-37] tell the last draw of every lottery and when the next one is', async () => {
    const rows = await draws()
    expect(rows.map(({ gameId }) => gameId)).toEqual((await list()).map(({ gameId }) => gameId))
    for (const { openTime, nextOpenTime, issue, nextIssue } of rows) {
      expect(openTime).toBeLessThanOrEqual(clock.now())
      expect(nextOpenTime).toBeGreaterThan(clock.now())
      expect(issue).toMatch(/^\d{8}-\d{3}$/)
      expect(nextIssue).not.toBe(issue)
    }
  })

  it('[CALL-37] advance with the clock: the next one becomes the last, at its time and not before', async () => {
    const before = await draws()
    const soonest = Math.min(...before.map(({ nextOpenTime }) => nextOpenTime))
    await clock.advance(soonest - clock.now() - 1)
    expect(await draws()).toEqual(before)
    await clock.advance(1)
    const after = await draws()
    for (const [at, row] of after.entries()) {
      const was = before[at]
      if (was?.nextOpenTime === soonest) expect(row).toMatchObject({ issue: was.nextIssue, openTime: soonest })
      else expect(row).toEqual(was)
    }
  })

  it('keep to the rules of their lottery, whichever draw it is', () => {
    const rules: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
      'Lotus Six Forty Five': (balls) => rising(balls) && balls.length === 6 && within(balls, 1, 45),
      'Classic Six Forty Nine': (balls) => rising(balls) && balls.length === 6 && within(balls, 1, 49),
      'Isla Three Digit': (balls) => balls.length === 3 && within(balls, 0, 9),
      'Hanoi Five Minute': (balls) => balls.length === 5 && within(balls, 0, 9),
      'K3 Three Minute': (balls) => balls.length === 3 && within(balls, 1, 6),
      'Racing Car Ten': (balls) => new Set(balls).size === 10 && within(balls, 1, 10),
      'Keno Twenty': (balls) => rising(balls) && balls.length === 20 && within(balls, 1, 80),
    }
    for (const plan of LOTTERY_PLANS) {
      const rule = rules[plan.title]
      const seen = new Set<string>()
      for (let back = 0; back < 60; back += 1) {
        const { last } = drawState(plan, clock.now() - back * plan.every * 1000)
        const balls = last.numbers.map(Number)
        if (rule !== undefined) expect([plan.title, balls, rule(balls)]).toEqual([plan.title, balls, true])
        for (const bonus of last.special ?? []) expect(last.numbers).not.toContain(bonus)
        seen.add(`${last.issue} ${last.numbers.join()}`)
      }
      expect(seen.size, plan.title).toBe(60)
    }
  })
})

describe('the winner board', () => {
  it('[LOTTERY-04][CALL-38][PCALL-20] is sent in no order of amounts, some of them as text', async () => {
    const { list: lines } = (await call('winnerBoard', {})).value
    const amounts = lines.map(({ vo }: { vo: { winAmount: number | string } }) => vo.winAmount)
    expect(amounts.length).toBeGreaterThanOrEqual(20)
    expect(new Set(amounts.map((amount: unknown) => typeof amount))).toEqual(new Set(['number', 'string']))
    const numbers = amounts.map(Number)
    expect(numbers).not.toEqual([...numbers].sort((one, other) => other - one))
    expect(numbers.every((amount: number) => amount > 0)).toBe(true)
  })

  it('[CALL-38] tells of what members have won here', async () => {
    const token = await bench.login('player1')
    const [{ gameId, vassalage }] = (await list()) as readonly [Row]
    const { value } = await call(
      'lotteryLaunch',
      { gameId, vassalage, prizeMode: 'LOTT', playType: 'trad', language: 'EN', backUrl: '/m/lottery' },
      { token },
    )
    const ticket = new URL(value.url).searchParams.get('ticket')
    const post = async (path: string, body: object, session?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) }
      const request = new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await sandbox.fetch(request)).json()
    }
    const { session } = await post('/play/session', { ticket })
    const wins: string[] = []
    for (let round = 0; round < 40 && wins.length === 0; round += 1) {
      const { win } = await post('/play/round', { roundId: `r${round}`, bet: '1.00' }, session)
      if (Number(win) > 0) wins.push(win)
    }
    expect(wins).toHaveLength(1)
    const { list: lines } = (await call('winnerBoard', {})).value
    const own = lines.filter(({ vo }: { vo: { userName: string } }) => vo.userName === 'player1')
    expect(own.some(({ vo }: { vo: { winAmount: unknown } }) => Number(vo.winAmount) === Number(wins[0]))).toBe(true)
  })
})

it('[CALL-36][CALL-37][CALL-38] a lobby without games has no lotteries', async () => {
  await sandbox.control.setLobby({ empty: true })
  for (const id of ['lotteryList', 'lotteryMenu', 'lotteryNumero'] as const)
    expect((await call(id, {})).value).toEqual([])
  expect((await call('winnerBoard', {})).value.list).toEqual([])
})

const rising = (balls: readonly number[]) => balls.every((ball, at) => at === 0 || ball > (balls[at - 1] ?? 0))
const within = (balls: readonly number[], least: number, most: number) =>
  balls.every((ball) => ball >= least && ball <= most)
