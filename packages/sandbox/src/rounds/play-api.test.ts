import { describe, expect, it } from 'vitest'
import { createTestBench, firstGame, type TestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json' }

interface Setting {
  readonly userName?: string
  /** Goes on with one that is there. */
  readonly bench?: TestBench
  readonly type?: string
}

async function launched({ userName = 'demo', bench = createTestBench(), type = 'RNG' }: Setting = {}) {
  const token = await bench.login(userName)
  const game = await firstGame(bench, type)
  const backUrl = '/m/slot-games'
  const { nodeId, vassalage, gameType, gameId } = game
  const wish = { nodeId, vassalage, gameType, gameId, platform: 'html5', language: 'EN', backUrl } as const
  const { url } = (await bench.call('launchGame', wish, { token })).value
  const ticket = new URL(url).searchParams.get('ticket') ?? ''

  // Game pages answer plainly, without the envelope of the API.
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await bench.sandbox.fetch(new Request(new URL(path, url), init))
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    }
  }
  const openWith = (ticketOrOther: unknown) =>
    ask('/play/session', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ ticket: ticketOrOther }) })
  return { ...bench, bench, token, game, url, ticket, ask, openWith }
}

async function opened(setting: Setting = {}) {
  const bench = await launched(setting)
  const { session, state } = (await bench.openWith(bench.ticket)).body
  const headers = { ...JSON_HEADERS, Authorization: `Bearer ${session}` }
  let count = 0
  const round = (bet: unknown, more: object = {}) =>
    bench.ask('/play/round', {
      method: 'POST',
      headers,
      body: JSON.stringify({ roundId: `round-${count++}`, bet, ...more }),
    })
  const balance = async () => (await bench.call('walletLoad', {}, { token: bench.token })).value.sumBalance
  return { ...bench, session, state, headers, round, balance }
}

const minor = (text: string) => Math.round(Number(text) * 100)

describe('a launched game', () => {
  it('[LAUNCH-02][LAUNCH-05] opens once with its ticket, and knows the way back', async () => {
    const { openWith, ticket, game, session: _, ...rest } = { ...(await launched()), session: undefined }
    const first = await openWith(ticket)
    expect(first.status).toBe(200)
    expect(first.body.state).toMatchObject({
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      balance: '12480.50',
      backUrl: '/m/slot-games',
    })
    expect(first.body.session).toMatch(/^[\w-]{43}$/)
    expect(await openWith(ticket)).toMatchObject({ status: 401, body: { code: 'session.expired' } })
    expect((await openWith('other')).status).toBe(401)
    expect((await openWith(7)).status).toBe(400)
    expect(rest.token).not.toBe(first.body.session)
  })

  it('goes on after a reload in the browser that opened it, and in no other', async () => {
    const { ask, openWith, ticket, url } = await launched()
    const first = await openWith(ticket)
    const [cookie = '', ...rules] = (first.headers.get('Set-Cookie') ?? '').split('; ')
    expect(rules).toEqual(['Path=/play/', 'HttpOnly', 'SameSite=Strict', 'Secure'])
    const again = await ask('/play/session', {
      method: 'POST',
      headers: { ...JSON_HEADERS, Cookie: `other=1; ${cookie}` },
      body: JSON.stringify({ ticket }),
    })
    expect(again).toMatchObject({ status: 200, body: { session: first.body.session } })
    expect((await ask(url, { headers: { Cookie: cookie } })).text).toContain(ticket)
    expect((await ask(url, { headers: { Cookie: `${cookie}x` } })).text).not.toContain(ticket)
  })

  it('[LAUNCH-02] has a page without inline script, which does not use the ticket up', async () => {
    const { ask, url, ticket, openWith } = await launched()
    const page = await ask(url)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect((await ask(url)).text).toBe(page.text)
    expect((await openWith(ticket)).status).toBe(200)
    expect((await ask(url)).text).not.toContain(ticket)
  })

  it('[LAUNCH-02] waits two minutes to be opened', async () => {
    const { openWith, ticket, clock } = await launched()
    await clock.advance(120_000)
    expect((await openWith(ticket)).status).toBe(401)
  })

  it('[CALL-19] ends with the session that it was launched from', async () => {
    const { ask, call, token, headers, round } = await opened()
    expect((await ask('/play/state', { headers })).status).toBe(200)
    await call('logout', {}, { token })
    expect((await ask('/play/state', { headers })).status).toBe(401)
    expect((await round('1.00')).status).toBe(401)
  })
})

describe('a round', () => {
  it('[WALLET-03] moves the balance by exactly bet and win, and shows in every book', async () => {
    const { round, state, balance, call, token, game } = await opened()
    const bet = state.bets[0]
    let expected = minor(state.balance)
    for (let played = 0; played < 60; played++) {
      const { status, body } = await round(bet)
      expect(status).toBe(200)
      expected += minor(body.win) - minor(bet)
      expect(minor(body.balance)).toBe(expected)
      expect(Math.round((await balance()) * 100)).toBe(expected)
    }
    const bets = (await call('gameRecord', { pageNo: 1, pageSize: 100 }, { token })).value
    expect(bets.list[0]).toMatchObject({ nodeId: game.nodeId, gameName: game.gameName, betAmount: bet })
    const [day] = (await call('profitAndLoss', { pageNo: 1, pageSize: 1 }, { token })).value.list
    expect(day.rounds).toBeGreaterThanOrEqual(60)
    expect(minor(day.profit)).toBe(minor(day.winAmount) - minor(day.betAmount))
    const moves = (await call('transactionRecord', { pageNo: 1, pageSize: 1 }, { token })).value.list
    expect(minor(moves[0].balanceAfter)).toBe(expected)
    const wish = { page: 1, pageSize: 1, language: 'EN', clientType: 2 } as const
    expect((await call('recentGames', wish, { token })).value.list[0].nodeId).toBe(game.nodeId)
  })

  it('is played once, however often it is asked for by its id', async () => {
    const { round, state, balance } = await opened()
    const first = await round(state.bets[0], { roundId: 'same' })
    const after = await balance()
    const again = await round(state.bets[0], { roundId: 'same' })
    expect(again.body).toEqual(first.body)
    expect(await balance()).toBe(after)
    expect((await round(state.bets[0], { roundId: 'next' })).body.betId).not.toBe(first.body.betId)
    expect((await round(state.bets[0], { roundId: '' })).status).toBe(400)
  })

  it('is played once for an account and a game, in whichever tab it is asked for again', async () => {
    const { round, state, session, balance, bench, call, token } = await opened()
    const first = await round(state.bets[0], { roundId: 'same' })
    const after = await balance()
    const tab = await opened({ bench })
    expect(tab.session).not.toBe(session)
    expect((await tab.round(state.bets[0], { roundId: 'same' })).body).toEqual(first.body)
    await call('logout', {}, { token })
    const later = await opened({ bench })
    expect((await later.round(state.bets[0], { roundId: 'same' })).body).toEqual(first.body)
    expect(await later.balance()).toBe(after)
  })

  it('is not played again after a restart', async () => {
    const { round, state, sandbox, clock } = await opened()
    const first = await round(state.bets[0], { roundId: 'same' })
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
    const again = await opened({ bench: createTestBench({ snapshot, clock }) })
    expect((await again.round(state.bets[0], { roundId: 'same' })).body).toEqual(first.body)
  })

  it('is another one for another account, in another game, and when no page can ask for it any more', async () => {
    const { round, state, clock, bench } = await opened()
    const { betId } = (await round(state.bets[0], { roundId: 'same' })).body
    const ids = [betId]
    for (const setting of [{ userName: 'player1' }, { type: 'FISH' }]) {
      const other = await opened({ bench, ...setting })
      ids.push((await other.round(other.state.bets[0], { roundId: 'same' })).body.betId)
    }
    await clock.advance(4 * 3_600_000)
    const latest = await opened({ bench })
    ids.push((await latest.round(state.bets[0], { roundId: 'same' })).body.betId)
    expect(new Set(ids).size).toBe(4)
    expect(bench.sandbox.snapshot().playedRounds).toHaveLength(1)
  })

  it('is forgotten when many more have been played', async () => {
    const { round, state, sandbox } = await opened()
    const first = await round(state.bets[0], { roundId: 'first' })
    for (let played = 0; played < 49; played++) await round(state.bets[0])
    expect((await round(state.bets[0], { roundId: 'first' })).body).toEqual(first.body)
    for (let played = 0; played < 10; played++) await round(state.bets[0])
    expect((await round(state.bets[0], { roundId: 'first' })).body.betId).not.toBe(first.body.betId)
    expect(sandbox.snapshot().playedRounds).toHaveLength(50)
  })

  it('[WALLET-03] takes a bet on offer that the balance covers, and nothing else', async () => {
    const { round, state, sandbox, balance } = await opened()
    for (const bet of ['0', '-1.00', '0.001', '1e9', 'x', 5, null, '123456.78']) {
      expect([bet, (await round(bet)).status]).toEqual([bet, 400])
    }
    await sandbox.control.setBalance({ userName: 'demo', balance: '0.00' })
    expect(await round(state.bets[0])).toMatchObject({ status: 409, body: { value: { field: 'balance' } } })
    expect(await balance()).toBe(0)
    await sandbox.control.setStatus({ maintenance: true })
    expect(await round(state.bets[0])).toMatchObject({ status: 409, body: { code: 'platform.maintenance' } })
  })

  it('gives the same results for the same seed', async () => {
    const play = async () => {
      const { round, state } = await opened()
      const wins: string[] = []
      for (let played = 0; played < 20; played++) wins.push((await round(state.bets[0])).body.result)
      return wins
    }
    expect(await play()).toEqual(await play())
  })

  it('continues the numbers of bets and transactions after a restart', async () => {
    const { round, state, sandbox, clock } = await opened()
    const first = await round(state.bets[0], { roundId: 'first' })
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
    const again = await opened({ bench: createTestBench({ snapshot, clock }) })
    const next = await again.round(again.state.bets[0], { roundId: 'next' })
    const without = await round(state.bets[0], { roundId: 'next' })
    expect(next.body.betId).toBe(without.body.betId)
    expect(next.body.betId).not.toBe(first.body.betId)
    const { bets, journal } = again.sandbox.snapshot()
    const ids = [...bets.map(({ betId }) => betId), ...(journal?.entries ?? []).map((one) => one.transactionId)]
    expect(ids).toHaveLength(new Set(ids).size)
  })
})

it('[LAUNCH-02] serves every file that a game page names', async () => {
  const { ask, url } = await launched()
  const page = (await ask(url)).text
  const files = [...page.matchAll(/(?:src|href)="(\/play\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const file of files) {
    const { status, headers } = await ask(file)
    expect([file, status, headers.get('X-Content-Type-Options')]).toEqual([file, 200, 'nosniff'])
  }
  expect(page).not.toMatch(/<script(?![^>]*(src=|application\/json))/)
  expect(page).not.toMatch(/ (style|on\w+)=/)
})

it('[LAUNCH-02] answers only what game pages ask for', async () => {
  const { ask } = await launched()
  expect((await ask('/play/session')).status).toBe(405)
  expect((await ask('/play/state', { method: 'POST' })).status).toBe(405)
  expect((await ask('/play/none.js')).status).toBe(404)
  expect((await ask('/play/constructor')).status).toBe(404)
  expect((await ask('/play/none.js', { method: 'POST' })).status).toBe(405)
  expect((await ask('/play/state')).status).toBe(401)
})

describe('a way in that is closed', () => {
  it.each([
    ['fil-PH,fil;q=0.9,en;q=0.8', 'fil'],
    ['tl', 'fil'],
    ['bn-BD', 'bn'],
    ['de-DE,bn;q=0.5', 'en'],
  ])('[I18N-02] says so in the language that the browser asks for: %s', async (wish, tag) => {
    const { ask } = await launched()
    const { text } = await ask('/play/game?ticket=gone', { headers: { 'Accept-Language': wish } })
    expect(text).toContain(`<html lang="${tag}">`)
  })
})
