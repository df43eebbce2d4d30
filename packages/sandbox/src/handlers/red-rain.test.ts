import { commitmentOf, rainDraw, ticketOf } from '@foyer/core/contract'
import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { startOfDay, TIME_ZONE } from '../world/days.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 10 }
const { subtle } = crypto
const MINUTE_MS = 60_000
const RULES = { times: ['12:00', '20:00'], seconds: 45, pool: 50_000, envelopes: 120, least: 100 }

describe('the red envelope rain', () => {
  it('[TEAM-20] comes at noon and at eight, is open for 45 seconds, and pays the drawn ones from the house', async () => {
    const bench = createTestBench()
    const { call, clock, login } = bench
    const noon = startOfDay(TIME_ZONE, '2026-12-01') + 720 * MINUTE_MS
    await clock.advance(noon - 1000 - clock.now())
    const token = await login('agent2')
    const state = async () => (await call('redRainState', {}, { token })).value
    const before = await state()
    expect(before).toMatchObject({
      next: { roundId: String(noon), opensAt: noon, closesAt: noon + 45_000, pool: '500.00', envelopes: 120 },
    })
    expect(before.results.map(({ entries }: { entries: number }) => entries)).toEqual([0, 0])
    expect([before.open, before.next.seed]).toEqual([undefined, undefined])
    const claim = () => call('redRainClaim', { roundId: String(noon) }, { token })
    expect(await claim()).toMatchObject({ success: false, code: 'rain.closed' })

    await clock.advance(1000)
    const entry = await claim()
    expect(entry).toMatchObject({ success: true, value: { state: 'entered' } })
    // Again is the same entry.
    expect((await claim()).value).toEqual(entry.value)
    expect(entry.value.ticket).toBe(await ticketOf(subtle, String(noon), 'agent2'))
    expect((await state()).open.entry).toEqual(entry.value)
    const player = await login('demo')
    await call('redRainClaim', { roundId: String(noon) }, { token: player })
    const { sumBalance } = (await call('walletLoad', {}, { token })).value

    await clock.advance(44_999)
    const late = await login('demo40')
    expect((await state()).open.seed).toBeUndefined()
    await clock.advance(1)
    expect((await call('redRainClaim', { roundId: String(noon) }, { token: late })).code).toBe('rain.closed')
    const [result] = (await state()).results
    expect(result).toMatchObject({ roundId: String(noon), entries: 2, commitment: before.next.commitment })
    expect(await commitmentOf(subtle, result.seed)).toBe(before.next.commitment)

    // Anybody can compute it again.
    const { scoreOf, cut } = await rainDraw(subtle, result.seed)
    const scores = await Promise.all(
      ['agent2', 'demo'].map(async (name) => scoreOf(await ticketOf(subtle, String(noon), name))),
    )
    const place = 1 + Number((scores[0] ?? '') > (scores[1] ?? ''))
    const amount = (await cut({ pool: '500.00', envelopes: 120, least: '1.00', digits: 2 }))[place - 1]
    expect(result.entry).toMatchObject({ state: 'won', place, amount })
    expect(result.limit).toBe([...scores].sort()[1])

    // Also after the close: the answer to a claim whose answer was lost.
    expect((await claim()).value).toEqual(result.entry)
    expect((await call('walletLoad', {}, { token })).value.sumBalance).toBeCloseTo(sumBalance + Number(amount), 5)
    const records = (await call('transactionRecord', { ...PAGE, kind: 'redRain' }, { token })).value
    expect(records.list).toMatchObject([{ kind: 'redRain', amount, at: noon + 45_000 }])
    const { transactionId } = records.list[0]
    const { postings } = (await call('transactionDetail', { transactionId }, { token })).value
    expect(postings).toEqual([
      { account: 'wallet', amount },
      { account: 'house', amount: `-${amount}` },
    ])
    const letters = async () => (await call('inboxList', PAGE, { token })).value.list
    expect((await letters())[0].title).toBe(`Red envelope: ₱${amount}`)
    const history = async () => (await call('redRainHistory', PAGE, { token })).value
    expect(await history()).toMatchObject({ totalCount: 1, list: [{ roundId: String(noon), entry: { amount } }] })

    // Nothing is paid or written twice, and it is the same after a restart; the next seal stays what it was.
    const { next } = await state()
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
    const again = createTestBench({ clock, snapshot })
    const later = (await again.call('redRainState', {}, { token })).value
    expect(later.results[0]).toEqual(result)
    expect(later.next.commitment).toBe(next.commitment)
    expect((await again.call('redRainHistory', PAGE, { token })).value).toEqual(await history())
    expect((await again.call('inboxList', PAGE, { token })).value.totalCount).toBe((await letters()).length)
  })

  it('[TEAM-21] has fewer envelopes than entries where many come: who is not drawn is told so, and owes nothing', async () => {
    const { call, clock, login, sandbox } = createTestBench()
    await sandbox.control.setAgencyRules({ rain: { ...RULES, pool: 300, envelopes: 2 } })
    await sandbox.control.scenario({ name: 'rain-now' })
    await expect(sandbox.control.startRain({ seconds: 5 })).rejects.toThrow()
    const names = ['demo', 'player1', 'demo40', 'agent41']
    const tokens = await Promise.all(names.map((name) => login(name)))
    const [first] = tokens
    const { roundId } = (await call('redRainState', {}, { token: first })).value.open
    for (const token of tokens) expect((await call('redRainClaim', { roundId }, { token })).success).toBe(true)
    await clock.advance(45_000)
    const entries = await Promise.all(
      tokens.map(async (token) => (await call('redRainState', {}, { token })).value.results[0].entry),
    )
    expect(entries.filter(({ state }) => state === 'won')).toHaveLength(2)
    expect(entries.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4])
    const sum = entries.reduce((total, { amount = '0' }) => total + Math.round(Number(amount) * 100), 0)
    expect(sum).toBe(300)
    const loser = tokens[entries.findIndex(({ state }) => state === 'notDrawn')]
    const [letter] = (await call('inboxList', PAGE, { token: loser })).value.list
    expect(letter.title).toBe('Red envelope rain: not this time')
    expect(letter.content).toContain('4 entries for 2 envelopes')
    const { list } = (await call('transactionRecord', { ...PAGE, kind: 'redRain' }, { token: loser })).value
    expect(list).toEqual([])
  })

  it('in a break that the member takes none is caught; one that was caught before it is told again', async () => {
    const { call, clock, login, sandbox } = createTestBench()
    const noon = startOfDay(TIME_ZONE, '2026-12-01') + 720 * MINUTE_MS
    await clock.advance(noon - clock.now())
    const token = await login('player1')
    const claim = () => call('redRainClaim', { roundId: String(noon) }, { token })
    await sandbox.control.setDepositPause({ userName: 'player1', paused: true })
    expect(await claim()).toMatchObject({ success: false, code: 'break.active' })
    expect((await call('redRainState', {}, { token })).value.open.entry).toBeUndefined()
    await sandbox.control.setDepositPause({ userName: 'player1', paused: false })
    const { value } = await claim()
    expect(value).toMatchObject({ state: 'entered' })
    await sandbox.control.setDepositPause({ userName: 'player1', paused: true })
    expect((await claim()).value).toEqual(value)
  })

  it('[TEAM-20] takes no account without a confirmed number and deposits of the least amount, and says so before', async () => {
    const { call, clock, login, sandbox } = createTestBench()
    const agent = await login('agent2')
    const rates = { slots: '0.00', live: '0.00', sports: '0.00', lottery: '0.00' }
    const names = ['empty01', 'empty02', 'empty03']
    for (const username of names) {
      const account = { requestId: username, username, password: 'Foyer2026', memberType: 0, rates } as const
      expect((await call('accountOpen', account, { token: agent })).success).toBe(true)
    }
    await sandbox.control.startRain({ seconds: 45 })
    const tokens = await Promise.all(names.map((name) => login(name)))
    const [token] = tokens
    const state = async (by = token) => (await call('redRainState', {}, { token: by })).value
    const { isEligible, open } = await state()
    expect(isEligible).toBe(false)
    const { roundId } = open
    const claim = (by = token) => call('redRainClaim', { roundId }, { token: by })
    for (const by of tokens) expect((await claim(by)).code).toBe('rain.notEligible')
    expect((await state(agent)).isEligible).toBe(true)
    // Who pays in as much as the smallest deposit takes part, also after a restart.
    await sandbox.control.bookDeposit({ userName: 'empty02', amount: '49.99' })
    await sandbox.control.bookDeposit({ userName: 'empty01', amount: '49.99' })
    expect((await claim()).code).toBe('rain.notEligible')
    await sandbox.control.bookDeposit({ userName: 'empty01', amount: '0.01' })
    const again = createTestBench({ clock, snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
    const one = (await again.call('redRainState', {}, { token })).value
    expect([one.isEligible, one.open.entry]).toEqual([true, undefined])
    expect((await claim()).value).toMatchObject({ state: 'entered' })
    expect((await claim(tokens[1])).code).toBe('rain.notEligible')
    await clock.advance(45_000)
    expect((await state(agent)).results[0].entries).toBe(1)
  })

  it('takes who registered with a confirmed number, also after a restart', async () => {
    const { call, sandbox } = createTestBench()
    const number = { mobileNum: '9171112223', countryDialingCode: '63' }
    await call('smsNoLogin', number)
    const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
    const { token } = (await call('registerMobile', { ...REGISTRATION, ...number, verificationCode })).value
    expect((await call('redRainState', {}, { token })).value.isEligible).toBe(true)
    const kept = createTestBench({ snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
    expect((await kept.call('redRainState', {}, { token })).value.isEligible).toBe(true)
    const username = (await call('registerUsername', { ...REGISTRATION, username: 'maria' })).value
    expect((await call('redRainState', {}, { token: username.token })).value.isEligible).toBe(false)
  })

  it('is for every real account, and may be planned for never', async () => {
    const { call, login, sandbox } = createTestBench()
    expect(await call('redRainState', {})).toMatchObject({ code: 'session.required' })
    const trial = (await call('trialStart', {})).value.token
    expect(await call('redRainState', {}, { token: trial })).toMatchObject({ code: 'trial.rejected' })
    expect(await call('redRainClaim', { roundId: '1' }, { token: trial })).toMatchObject({ code: 'trial.rejected' })
    await sandbox.control.scenario({ name: 'rain-empty' })
    expect((await call('redRainState', {}, { token: await login() })).value).toEqual({ results: [], isEligible: true })
  })
})
