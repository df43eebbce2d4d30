import { describe, expect, it, onTestFinished } from 'vitest'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { lotteryEndpoints } from './endpoints.ts'
import { createLotteries } from './lotteries.ts'

const NOW = Date.UTC(2026, 0, 1)
const MINUTE = 60_000

function open(options: TestOptions = {}) {
  const platform = scriptedPlatform()
  const test = createTestContext({ fetch: platform.fetch, ...options })
  const lottery = createLotteries(test.context)
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const asked = (
    endpoint:
      | typeof lotteryEndpoints.lotteryNumero
      | typeof lotteryEndpoints.winnerBoard
      | typeof lotteryEndpoints.lotteryList,
  ) => platform.requestsOf(endpoint).length
  /** Draws on every full `everyMs`, as the clock stands when asked. */
  const drawEvery = (everyMs: number, gameId = 'six') =>
    platform.on(lotteryEndpoints.lotteryNumero, () => {
      const at = Math.floor(test.clock.now() / everyMs) * everyMs
      const row = { gameId, issue: String(at / everyMs), numbers: ['1'], openTime: at, nextOpenTime: at + everyMs }
      return json({ success: true, value: [row] })
    })
  const answerLists = () => {
    platform.answer(lotteryEndpoints.lotteryList, [
      { gameId: 'six', gameName: 'Six', vassalage: 'LOTT', menuCode: 'L' },
    ])
    platform.answer(lotteryEndpoints.lotteryMenu, [{ code: 'L', displayName: 'Lotto' }])
  }
  platform.answer(lotteryEndpoints.winnerBoard, { list: [] })
  const issue = () => {
    const draws = lottery.$draws.get()
    return draws.status === 'ready' ? draws.data.get('six')?.issue : draws.status
  }
  return { ...test, platform, lottery, asked, drawEvery, answerLists, issue }
}

const groupNames = ({ lottery }: ReturnType<typeof open>) => {
  const state = lottery.$lotteries.get()
  return state.status === 'ready' ? state.data.groups.map(({ name }) => name) : state.status
}

describe('the lists', () => {
  it('[CALL-36][CACHE-01] come from the storage at the next start, and are asked anew behind', async () => {
    const first = open()
    first.answerLists()
    await first.lottery.load()
    expect(groupNames(first)).toEqual(['Lotto'])
    expect(first.platform.requestsOf(lotteryEndpoints.lotteryList).map(({ query }) => query)).toEqual([{}])
    const second = open({ storage: first.ports.storage.tab() })
    second.platform.answer(lotteryEndpoints.lotteryList, [
      { gameId: 'six', gameName: 'Six', vassalage: 'LOTT', menuCode: 'L' },
      { gameId: 'ten', gameName: 'Ten', vassalage: 'ELOTT', menuCode: 'R' },
    ])
    second.platform.answer(lotteryEndpoints.lotteryMenu, [
      { code: 'R', displayName: 'Race' },
      { code: 'L', displayName: 'Lotto' },
    ])
    void second.lottery.load()
    expect(groupNames(second)).toEqual(['Lotto'])
    await second.idle()
    expect(groupNames(second)).toEqual(['Race', 'Lotto'])
  })

  it('[CALL-36] do without headings where the menu cannot be had, and wait for it where it can', async () => {
    const test = open()
    test.answerLists()
    test.platform.refuse(lotteryEndpoints.lotteryMenu, 'unknown')
    await test.lottery.load()
    expect(groupNames(test)).toEqual([undefined])
    const slow = open()
    slow.answerLists()
    slow.platform.on(lotteryEndpoints.lotteryMenu, hang)
    void slow.lottery.load()
    await slow.idle({ hanging: 1 })
    expect(groupNames(slow)).toBe('loading')
  })

  it('[CALL-36] fail as a whole without the list, and come with the next try', async () => {
    const test = open()
    test.platform.answer(lotteryEndpoints.lotteryMenu, [])
    test.platform.refuse(lotteryEndpoints.lotteryList, 'system.upgrading')
    await test.lottery.load()
    expect(test.lottery.$lotteries.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    test.answerLists()
    test.drawEvery(MINUTE)
    await test.lottery.refresh()
    expect(groupNames(test)).toEqual(['Lotto'])
  })
})

describe('the draws', () => {
  it('[CALL-37] are asked for when somebody watches, and again when the next one is due', async () => {
    const test = open({ now: NOW + 10_000 })
    test.drawEvery(MINUTE)
    expect(test.lottery.$draws.get().status).toBe('idle')
    const stop = test.lottery.watch()
    await test.idle()
    expect(test.issue()).toBe(String(NOW / MINUTE))
    await test.clock.advance(49_000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(1)
    await test.clock.advance(4000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(2)
    expect(test.issue()).toBe(String(NOW / MINUTE + 1))
    stop()
    await test.clock.advance(10 * MINUTE)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(2)
  })

  it('[CALL-37] are asked for once a minute where nobody says when the next one is', async () => {
    const test = open()
    test.platform.answer(lotteryEndpoints.lotteryNumero, [{ gameId: 'six', issue: '1', numbers: ['1'], openTime: NOW }])
    const stop = test.lottery.watch()
    await test.idle()
    await test.clock.advance(59_000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(1)
    await test.clock.advance(2000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(2)
    stop()
  })

  it('a platform that is late with a draw is asked every five seconds, not faster', async () => {
    const test = open()
    const late = { gameId: 'six', issue: '1', numbers: ['1'], openTime: NOW, nextOpenTime: NOW + 1000 }
    test.platform.answer(lotteryEndpoints.lotteryNumero, [late])
    const stop = test.lottery.watch()
    await test.idle()
    await test.clock.advance(30_000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(7)
    stop()
  })

  it('the clock beats in whole seconds of the server while somebody watches', async () => {
    const test = open({ now: NOW + 250 })
    test.drawEvery(MINUTE)
    const beats: number[] = []
    test.lottery.$now.listen((now) => beats.push(now - NOW))
    const [one, two] = [test.lottery.watch(), test.lottery.watch()]
    await test.clock.advance(2000)
    one()
    one()
    await test.clock.advance(1000)
    two()
    await test.clock.advance(5000)
    expect(beats).toEqual([1000, 2000, 3000])
  })

  it('rest while the page is hidden, and catch up when it is seen again', async () => {
    const test = open()
    test.drawEvery(MINUTE)
    const stop = test.lottery.watch()
    await test.idle()
    test.ports.visibility.setVisible(false)
    await test.clock.advance(5 * MINUTE)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(1)
    expect(test.clock.pending).toEqual([])
    test.ports.visibility.setVisible(true)
    await test.idle()
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(2)
    expect(test.issue()).toBe(String(NOW / MINUTE + 5))
    stop()
  })

  it('stay, marked, while there is no network, and are asked for when it is back', async () => {
    const test = open()
    test.drawEvery(MINUTE)
    const stop = test.lottery.watch()
    await test.idle()
    test.ports.network.setOnline(false)
    await test.clock.advance(3 * MINUTE)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBe(1)
    expect(test.issue()).toBe(String(NOW / MINUTE))
    test.ports.network.setOnline(true)
    await test.idle()
    expect(test.issue()).toBe(String(NOW / MINUTE + 3))
    stop()
  })

  it('a failed question leaves what is shown, marked as old', async () => {
    const test = open()
    test.drawEvery(MINUTE)
    const stop = test.lottery.watch()
    await test.idle()
    test.platform.refuse(lotteryEndpoints.lotteryNumero, 'unknown')
    await test.clock.advance(MINUTE + 2000)
    expect(test.lottery.$draws.get()).toMatchObject({ status: 'ready', stale: true })
    stop()
  })
})

describe('the winner board', () => {
  it('[LOTTERY-04][CALL-38] is sorted here, and renewed once a minute while watched', async () => {
    const test = open()
    test.drawEvery(20_000)
    const vo = (winAmount: number, userName: string) => ({ vo: { winAmount, userName, gameName: 'Six' } })
    test.platform.answer(lotteryEndpoints.winnerBoard, {
      list: [vo(5, 'fivefold'), vo(9, 'ninepins'), vo(7, 'sevenths')],
    })
    const stop = test.lottery.watch()
    await test.idle()
    const winners = test.lottery.$winners.get()
    if (winners.status !== 'ready') throw new Error(winners.status)
    expect(winners.data.map(({ amount, userName }) => [amount, userName])).toEqual([
      ['9', 'ni***s'],
      ['7', 'se***s'],
      ['5', 'fi***d'],
    ])
    await test.clock.advance(59_000)
    expect(test.asked(lotteryEndpoints.lotteryNumero)).toBeGreaterThan(2)
    expect(test.asked(lotteryEndpoints.winnerBoard)).toBe(1)
    await test.clock.advance(MINUTE)
    expect(test.asked(lotteryEndpoints.winnerBoard)).toBe(2)
    stop()
  })
})
