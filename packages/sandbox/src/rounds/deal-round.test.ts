import { createGames, kindOf } from '@foyer/demo-games'
import { describe, expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import type { PlayTurn } from './play-responses.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const minor = (text: string) => Math.round(Number(text) * 100)

interface Answer extends PlayTurn {
  readonly win: string
  readonly betId: string
  readonly code: string
  readonly value: { readonly field: string }
}

/** A blackjack, opened by a member; `bench` goes on with one that is there. */
async function opened({ userName = 'demo', bench = createTestBench() } = {}) {
  const token = await bench.login(userName)
  const game = createGames().find((one) => kindOf(one).rules().stage === 'blackjack')
  if (game === undefined) throw new Error('no game is a blackjack')
  const { nodeId, vassalage, gameType, gameId } = game
  const wish = { nodeId, vassalage, gameType, gameId, platform: 'html5', language: 'EN', backUrl: '/m/home' } as const
  const launch = async () => {
    const { url } = (await bench.call('launchGame', wish, { token })).value
    const ticket = new URL(url).searchParams.get('ticket') ?? ''
    const request = new Request(new URL('/play/session', url), {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ ticket }),
    })
    const response = await bench.sandbox.fetch(request)
    const { session, state } = await response.json()
    const headers = { ...JSON_HEADERS, Authorization: `Bearer ${session}` }
    const post = async (path: string, body: unknown): Promise<{ status: number; body: Answer }> => {
      const answer = await bench.sandbox.fetch(
        new Request(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) }),
      )
      return { status: answer.status, body: await answer.json() }
    }
    const load = async () => {
      const answer = await bench.sandbox.fetch(new Request(new URL('/play/state', url), { headers }))
      return answer.json()
    }
    return { state, post, load }
  }
  const balance = async () => Math.round((await bench.call('walletLoad', {}, { token })).value.sumBalance * 100)
  const records = async () => (await bench.call('gameRecord', { pageNo: 1, pageSize: 100 }, { token })).value.list
  return { ...bench, bench, token, launch, balance, records, ...(await launch()) }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Deals until a round waits for a decision which offers `move`. */
async function dealt({ post, state }: Pick<Opened, 'post' | 'state'>, move = 'hit') {
  for (let at = 0; at < 400; at++) {
    const { body } = await post('/play/round', { roundId: `deal-${at}`, bet: state.bets[0] })
    let turn = body
    if (turn.open && turn.moves.some(({ id }) => id === move)) return turn
    while (turn.open) {
      turn = (await post('/play/move', { roundId: turn.roundId, step: turn.step, move: 'stand' })).body
    }
  }
  throw new Error(`no hand offers ${move}`)
}

describe('a round of blackjack', () => {
  it('is decided by hit and stand, hides the dealer’s card until then, and is paid once', async () => {
    const game = await opened()
    const { post, balance, records } = game
    const turn = await dealt(game)
    expect(turn.moves.map(({ id }) => id)).toEqual(expect.arrayContaining(['hit', 'stand']))
    expect(turn.view).toMatchObject({ dealer: [expect.stringMatching(/^\w+\d$/), 'back'], over: false })
    const [before, rows] = [await balance(), (await records()).length]

    const last = { roundId: turn.roundId, step: turn.step, move: 'stand' }
    const end = await post('/play/move', last)
    expect(end).toMatchObject({ status: 200, body: { view: { over: true } } })
    expect(await balance()).toBe(before + minor(end.body.win))
    expect(await records()).toHaveLength(rows + 1)

    // The same answer however often, and no more money.
    expect((await post('/play/move', last)).body).toEqual(end.body)
    expect((await post('/play/round', { roundId: turn.roundId, bet: turn.bet })).body).toEqual(end.body)
    expect(await balance()).toBe(before + minor(end.body.win))
    expect(await records()).toHaveLength(rows + 1)
  })

  it('takes the bet at the deal, once, and never while another round waits', async () => {
    const game = await opened()
    const { post, balance } = game
    const turn = await dealt(game)
    const after = await balance()
    expect(minor(turn.balance)).toBe(after)
    expect((await post('/play/round', { roundId: turn.roundId, bet: turn.bet })).body).toEqual(turn)
    expect(await post('/play/round', { roundId: 'another', bet: turn.bet })).toMatchObject({
      status: 409,
      body: { code: 'request.invalid', value: { field: 'roundId' } },
    })
    expect(await balance()).toBe(after)
  })

  it('goes on after a reload, a new launch and a restart', async () => {
    const game = await opened()
    const turn = await dealt(game)
    expect((await game.load()).open).toEqual(turn)
    expect((await game.launch()).state.open).toEqual(turn)

    const copy = createTestBench({ snapshot: structuredClone(game.sandbox.snapshot()) })
    const again = await opened({ bench: copy })
    expect(again.state.open).toEqual(turn)
    const end = await again.post('/play/move', { roundId: turn.roundId, step: turn.step, move: 'stand' })
    expect(end).toMatchObject({ status: 200, body: { bet: turn.bet } })
    expect((await again.load()).open).toBeUndefined()
  })

  it('keeps a reward whose money is on the table from being given back', async () => {
    const { call, token, sandbox, ...game } = await opened()
    await dealt(game)
    const { rewardId, terms } = (await call('rewardList', { pageNo: 1, pageSize: 50, state: 'open' }, { token })).value
      .list[0]
    const idempotencyKey = '10000000-0000-4000-8000-000000000000'
    await call('rewardClaim', { rewardId, termsVersion: terms.version, idempotencyKey }, { token })
    await sandbox.control.setBalance({ userName: 'demo', balance: '0.00' })
    const giveBack = () => call('rewardGiveBack', { rewardId }, { token })
    expect(await giveBack()).toMatchObject({ success: false, code: 'unknown', message: expect.stringMatching(/round/) })
    await sandbox.control.setBalance({ userName: 'demo', balance: '1000.00' })
    expect((await giveBack()).value).toMatchObject({ state: 'givenBack' })
  })

  it('[WALLET-03] doubles for the bet once more, and not without the balance for it', async () => {
    const game = await opened()
    const { post, sandbox, balance } = game
    const turn = await dealt(game, 'double')
    const bet = minor(turn.bet)
    const move = { roundId: turn.roundId, step: turn.step, move: 'double' }
    await sandbox.control.setBalance({ userName: 'demo', balance: '0.00' })
    expect(await post('/play/move', move)).toMatchObject({ status: 409, body: { value: { field: 'balance' } } })
    await sandbox.control.setBalance({ userName: 'demo', balance: '1000.00' })
    const end = await post('/play/move', move)
    expect(minor(end.body.bet)).toBe(2 * bet)
    expect([0, 2 * bet, 4 * bet]).toContain(minor(end.body.win))
    expect(await balance()).toBe(100_000 - bet + minor(end.body.win))
  })

  it('refuses what is no move: after the end, out of turn, unknown, or of someone else', async () => {
    const game = await opened()
    const turn = await dealt(game)
    const { roundId, step } = turn
    const refused = (field: string) => ({ status: 400, body: { code: 'request.invalid', value: { field } } })
    const stranger = await opened({ userName: 'newbie', bench: game.bench })
    expect(await stranger.post('/play/move', { roundId, step, move: 'hit' })).toMatchObject(refused('roundId'))
    expect(await game.post('/play/move', { roundId: 'none', step, move: 'hit' })).toMatchObject(refused('roundId'))
    expect(await game.post('/play/move', { roundId, step: step + 1, move: 'hit' })).toMatchObject(refused('step'))
    expect(await game.post('/play/move', { roundId, step: '0', move: 'hit' })).toMatchObject(refused('step'))
    expect(await game.post('/play/move', { roundId, step, move: 'fold' })).toMatchObject(refused('move'))
    expect(await game.post('/play/move', { roundId, step })).toMatchObject(refused('move'))
    expect((await game.load()).open).toEqual(turn)
    await game.post('/play/move', { roundId, step, move: 'stand' })
    expect(await game.post('/play/move', { roundId, step: step + 1, move: 'hit' })).toMatchObject(refused('move'))
  })

  it('[WALLET-03] never makes or loses money over many rounds', async () => {
    const game = await opened()
    const { post, state, balance, records } = game
    let expected = await balance()
    for (let at = 0; at < 60; at++) {
      let { body } = await post('/play/round', { roundId: `r${at}`, bet: state.bets[0] })
      while (body.open) {
        const dearest = body.moves.at(-1)?.id ?? 'stand'
        body = (await post('/play/move', { roundId: body.roundId, step: body.step, move: dearest })).body
      }
      expected += minor(body.win) - minor(body.bet)
      expect(minor(body.balance)).toBe(expected)
    }
    expect(await balance()).toBe(expected)
    expect((await records()).length).toBeGreaterThanOrEqual(60)
  })
})
