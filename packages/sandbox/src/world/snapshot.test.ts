import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench, firstGame } from '../testing/test-bench.ts'
import { parseSnapshot } from './snapshot.ts'

const MEMBER = { userName: 'demo', balance: 7_770, favourites: [], recents: [] }
/** What the first states held, and nothing of what came later. */
const FIRST = {
  version: 1,
  seed: 1,
  merchantCode: 'demo',
  startedAt: 0,
  randomState: 1,
  nextNumber: 1,
  members: [MEMBER, { ...MEMBER, userName: 'trial000001', trial: 1 }, { ...MEMBER, userName: 'gone' }],
  sessions: [{ fingerprint: 'x', userName: 'demo', expiresAt: 0 }],
  ledger: [],
  bets: [],
}

/** Goes through what a state has a part of, and through what only settings have. */
async function live(saved: unknown) {
  const bench = createTestBench({ snapshot: parseSnapshot(JSON.parse(JSON.stringify(saved))) })
  const { login, call, tryLogin, sandbox } = bench
  const token = await login('player1')
  const change = { oldPassword: 'wrong0', newPassword: 'Lobby2027', confirmNewPassword: 'Lobby2027' }
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 11; count += 1) codes.push((await call('changePassword', change, { token })).code)
  expect(codes).toEqual([...Array(10).fill('unknown'), 'too.many'])
  for (let count = 0; count < 11; count += 1) codes.push((await tryLogin({ password: 'wrong0' })).code)
  expect(codes.at(-1)).toBe('too.many')
  for (const id of ['memberInfo', 'memberSecurity', 'walletLoad', 'verificationState'] as const) {
    expect([id, (await call(id, {}, { token })).success]).toEqual([id, true])
  }
  expect((await call('trialStart', {})).success).toBe(true)
  const { nodeId, vassalage, gameType, gameId } = await firstGame(bench)
  const game = { nodeId, vassalage, gameType, gameId, platform: 'html5', language: 'EN', backUrl: '/m/home' } as const
  expect((await call('launchGame', game, { token })).success).toBe(true)
  expect(parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))).version).toBe(1)
}

describe('a state that was saved earlier', () => {
  it('goes on without the parts that came later', () => live(FIRST))

  it('[WALLET-03] keeps balances and records from before the books had two sides', async () => {
    const row = { transactionId: 'T1', userName: 'demo', kind: 'bet', at: 5, amount: -230, balanceAfter: 7_770 }
    const { call, login, sandbox } = createTestBench({ snapshot: parseSnapshot({ ...FIRST, ledger: [row] }) })
    const token = await login()
    expect((await call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 77.7 })
    const records = await call('transactionRecord', { pageNo: 1, pageSize: 25 }, { token })
    expect(records.value.list).toEqual([
      { transactionId: 'T1', kind: 'bet', at: 5, amount: '-2.30', balanceAfter: '77.70' },
    ])
    expect(sandbox.snapshot().ledger).toBeUndefined()
  })

  it.each(['rateLimits', 'openRounds', 'playedRounds', 'turnover'])('goes on without %s', async (part) => {
    const { call, sandbox } = createTestBench()
    await call('registerUsername', { ...REGISTRATION, username: 'fresh2026' })
    const { [part]: left, ...saved } = { ...sandbox.snapshot() } as Record<string, unknown>
    expect(left).toBeDefined()
    await live(saved)
  })

  it('goes on with counts of what is no longer limited, and of what is limited otherwise now', async () => {
    const { clock, sandbox } = createTestBench()
    const freeAt = clock.now() + 900_000
    const rateLimits = ['login account demo40', 'nothing account demo', ''].map((key) => ({ key, freeAt }))
    await live({ ...sandbox.snapshot(), rateLimits })
  })
})
