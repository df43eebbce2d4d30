import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 50 }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

async function open(inviter = 'demo') {
  const bench = createTestBench()
  const { call, clock, sandbox } = bench
  const token = await bench.login(inviter)
  const ask = async (id: 'invitation' | 'invitedFriends' | 'invitationEarnings') =>
    call(id, id === 'invitation' ? ({} as typeof PAGE) : PAGE, { token })
  const friends = async () => (await ask('invitedFriends')).value.list
  const letters = async (): Promise<string[]> =>
    (await call('inboxList', PAGE, { token })).value.list.map(({ title }: { title: string }) => title)
  /** Registers by number, whose code proves it, or by user name. */
  const join = async (affiliateCode: string, mobileNum?: string) => {
    if (mobileNum === undefined) return call('registerUsername', { ...REGISTRATION, username: 'maria', affiliateCode })
    await call('smsNoLogin', { mobileNum, countryDialingCode: '63' })
    const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
    return call('registerMobile', {
      ...REGISTRATION,
      mobileNum,
      countryDialingCode: '63',
      verificationCode,
      affiliateCode,
    })
  }
  /** As a payment provider does. */
  const deposit = (userName: string, amount: number) =>
    bench.sandbox.control.bookDeposit({ userName, amount: (amount / 100).toFixed(2) })
  return { ...bench, clock, token, ask, friends, letters, join, deposit, control: sandbox.control }
}

describe('an invitation', () => {
  it('[FOOTMENU-02] has a code of the member’s own, which registration takes however it is written', async () => {
    const { ask, call, join, friends, letters } = await open()
    const { code, url, rules, counts } = (await ask('invitation')).value
    expect([code, url]).toEqual(['MARA7K', '/m/register?affiliateCode=MARA7K'])
    expect(rules).toEqual({
      reward: '50.00',
      deposit: '500.00',
      days: 30,
      waitHours: 24,
      multiplier: 5,
      minimumAge: 18,
    })
    expect(counts).toEqual({ joined: 0, counted: 0, earned: '0.00' })
    expect((await call('checkAffiliate', { code: ' mara7k', domain: 'foyer.test' })).value).toEqual({ success: true })
    expect((await call('checkAffiliate', { code: 'MARA7X', domain: 'foyer.test' })).value).toEqual({ success: false })
    expect((await join('MARA7X')).code).toBe('invitation_code_error')
    expect((await join('mara7k')).success).toBe(true)
    expect(await friends()).toMatchObject([{ name: 'm****a', state: 'registered' }])
    expect((await letters())[0]).toBe('A friend has joined')
  })

  it('[FOOTMENU-02] is for members alone, and each has another code', async () => {
    const { call, login, token } = await open()
    for (const userName of ['player1', 'agent41']) {
      const answer = await call('invitation', {}, { token: await login(userName) })
      expect(answer.code).toBe('no.permission')
    }
    const trial = (await call('trialStart', {})).value.token
    expect((await call('invitation', {}, { token: trial })).code).toBe('trial.rejected')
    const own = await call('invitation', {}, { token })
    const other = await call('invitation', {}, { token: await login('demo40') })
    expect(other.value.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    expect(other.value.code).not.toBe(own.value.code)
    const again = await call('invitation', {}, { token: await login('demo40') })
    expect(again.value.code).toBe(other.value.code)
  })

  it('[CASH-70] pays once, a day after the first deposit that is large enough, under the terms of rewards', async () => {
    const test = await open()
    const { userName } = (await test.join('MARA7K', '9179999001')).value
    expect(await test.friends()).toMatchObject([{ state: 'verified' }])
    test.deposit(userName, 49_999)
    expect(await test.friends()).toMatchObject([{ state: 'verified' }])
    await test.clock.advance(HOUR_MS)
    test.deposit(userName, 50_000)
    const [funded] = await test.friends()
    expect(funded).toMatchObject({ state: 'funded', since: test.clock.now(), dueAt: test.clock.now() + DAY_MS })
    await test.clock.advance(DAY_MS - 1)
    expect(await test.friends()).toMatchObject([{ state: 'funded' }])
    const before = (await test.call('walletLoad', {}, { token: test.token })).value.sumBalance
    await test.clock.advance(1)
    const saved = parseSnapshot(JSON.parse(JSON.stringify(test.sandbox.snapshot())))
    expect(await test.friends()).toMatchObject([{ state: 'rewarded', reward: '50.00' }])
    await test.clock.advance(DAY_MS)
    const wallet = (await test.call('walletLoad', {}, { token: test.token })).value
    expect(wallet.sumBalance - before).toBe(50)
    const earnings = (await test.ask('invitationEarnings')).value.list
    expect(earnings).toMatchObject([{ amount: '50.00', reference: expect.stringMatching(/^R/) }])
    const rewards = (await test.call('rewardList', { ...PAGE, state: 'claimed' }, { token: test.token })).value.list
    expect(rewards).toMatchObject([{ kind: 'invite', amount: '50.00', turnover: { required: '250.00', done: '0.00' } }])
    expect(rewards[0].reference).toBe(earnings[0].reference)
    const told = (await test.letters()).filter((title) => /earned|on its way|confirmed|joined/.test(title))
    expect(told).toEqual([
      'You earned ₱50.00',
      'Your reward is on its way',
      'Your friend is confirmed',
      'A friend has joined',
    ])
    // From a state that was saved before it was due it is paid once too.
    const later = createTestBench({ snapshot: saved, clock: test.clock })
    const token = await later.login('demo')
    for (let count = 0; count < 2; count += 1) await later.call('walletLoad', {}, { token })
    expect((await later.call('walletLoad', {}, { token })).value.sumBalance - before).toBe(50)
  })

  it('[CASH-70] ends without a deposit in time, or where it is the same person; no later deposit changes that', async () => {
    const test = await open()
    const first = (await test.join('MARA7K', '9179999001')).value
    const second = (await test.join('MARA7K', '9179999002')).value
    await test.control.endInvitation({ userName: second.userName, reason: 'samePerson' })
    await test.clock.advance(30 * DAY_MS + 1)
    for (const { userName } of [first, second]) test.deposit(userName, 80_000)
    const token = await test.login('demo')
    const { list } = (await test.call('invitedFriends', PAGE, { token })).value
    expect(list.map(({ state, reason }: Record<string, string>) => [state, reason])).toEqual([
      ['ended', 'samePerson'],
      ['ended', 'time'],
    ])
  })

  it('[CASH-70][FOOTMENU-02] does not count where the money of both goes to one account', async () => {
    const { control, join, deposit, friends, clock, letters } = await open()
    const { userName } = (await join('MARA7K', '9179999001')).value
    deposit(userName, 50_000)
    expect(await friends()).toMatchObject([{ state: 'funded' }])
    const account = { institution: 'QP', number: '9170000001' }
    await control.addPayoutAccount({ userName: 'demo', ...account })
    await control.addPayoutAccount({ userName, ...account, number: '9170000002' })
    expect(await friends()).toMatchObject([{ state: 'funded' }])
    await control.addPayoutAccount({ userName, ...account })
    await clock.advance(HOUR_MS)
    expect(await friends()).toMatchObject([{ state: 'ended', reason: 'samePerson' }])
    expect((await letters())[0]).not.toBe('You earned ₱50.00')
  })

  it('waits for a phone that is proved by a login, where the registration had none', async () => {
    const test = await open()
    await test.control.setRegistration({
      fields: { mobileNum: { enabled: true, required: false }, verificationCode: { enabled: false, required: false } },
    })
    await test.call('registerUsername', {
      ...REGISTRATION,
      username: 'maria',
      mobileNum: '9179999003',
      countryDialingCode: '63',
      affiliateCode: 'MARA7K',
    })
    expect(await test.friends()).toMatchObject([{ state: 'registered' }])
    await test.call('smsNoLogin', { mobileNum: '9179999003', countryDialingCode: '63' })
    const verificationCode = test.control.outbox().at(-1)?.secret ?? ''
    const number = { mobileNum: '9179999003', countryDialingCode: '63', verificationCode }
    const signedIn = await test.call('login', { type: 'sms', ...number, merchantCode: 'demo' })
    expect(signedIn.code).toBeUndefined()
    expect(await test.friends()).toMatchObject([{ state: 'verified' }])
  })
})
