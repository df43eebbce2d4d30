import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient } from '../testing/client.ts'
import { createTestBench, firstGame, ORIGIN } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const DAY_MS = 86_400_000

it.each([
  ['demo', 0],
  ['player1', 1],
  ['agent2', 2],
  ['demo40', 40],
  ['agent41', 41],
  ['agent42', 42],
])('[CALL-04][CALL-20][CALL-46] lets %s in, who is of type %i', async (userName, type) => {
  const { tryLogin, call } = createTestBench()
  const reply = await tryLogin({ username: userName })
  expect(reply).toMatchObject({ status: 200, success: true, value: { userName, type, firstTimeLogin: 0 } })
  const info = await call('memberInfo', {}, { token: reply.value.token })
  expect(info.value).toMatchObject({ type, account: userName })
  expect(info.value.id).toMatch(/^\d+$/)
})

it('[LOGIN-14][CALL-46] marks the first login of newbie', async () => {
  const reply = await createTestBench().tryLogin({ username: 'newbie' })
  expect(reply.value.firstTimeLogin).toBe(1)
})

it('[ERR-06][CALL-46] gives one answer for an unknown name and a wrong password, of a disabled member too', async () => {
  const { tryLogin } = createTestBench()
  const unknown = await tryLogin({ username: 'nobody' })
  const disabled = await tryLogin({ username: 'disabled', password: 'wrong' })
  const wrong = await tryLogin({ password: 'wrong' })
  for (const reply of [unknown, disabled, wrong]) {
    expect(reply).toMatchObject({ status: 200, success: false, code: 'login.failed' })
    expect([reply.message, reply.value]).toEqual([unknown.message, undefined])
  }
})

it('[ERR-06][LOGIN-12] tells the owner of a disabled account that it is disabled', async () => {
  const { tryLogin } = createTestBench()
  expect(await tryLogin({ username: 'disabled' })).toMatchObject({ status: 200, success: false, code: 'user.invalid' })
})

it('[CALL-04][LOGIN-06] raises the captcha flag from the third wrong password on, and drops it after a right one', async () => {
  const { tryLogin, call, sandbox } = createTestBench()
  const solved = async (fields: object = {}) => {
    await call('captcha', {})
    const { captchaId, answer: captcha } = sandbox.control.captcha() ?? {}
    return tryLogin({ captchaId, captcha, ...fields })
  }
  const wrong = () => tryLogin({ password: 'wrong' })
  expect([(await wrong()).value, (await wrong()).value]).toEqual([undefined, undefined])
  expect(await wrong()).toMatchObject({ code: 'login.failed', value: { captcha: true } })
  // From now on even the right password needs a picture read.
  expect(await tryLogin()).toMatchObject({ code: 'verification.code.error', value: { captcha: true } })
  expect(await solved({ password: 'wrong' })).toMatchObject({ code: 'login.failed', value: { captcha: true } })
  expect((await solved()).success).toBe(true)
  expect((await wrong()).value).toBeUndefined()
})

it('[ERR-16][PROLE-06] keeps the two sides apart', async () => {
  const { tryLogin } = createTestBench()
  expect(await tryLogin({ side: 'agent' })).toMatchObject({ success: false, code: 'login.nonAgent' })
  expect(await tryLogin({ username: 'agentonly', side: 'member' })).toMatchObject({ code: 'login.nonMember' })
  expect(await tryLogin({ username: 'agentonly' })).toMatchObject({ code: 'login.nonMember' })
  expect((await tryLogin({ username: 'agentonly', side: 'agent' })).success).toBe(true)
  expect((await tryLogin({ username: 'agent2', side: 'agent' })).success).toBe(true)
})

it('[CALL-04] refuses another merchant', async () => {
  const reply = await createTestBench().tryLogin({ merchantCode: 'other' })
  expect(reply).toMatchObject({ status: 400, code: 'request.invalid', value: { field: 'merchantCode' } })
})

it('[CALL-19] takes nothing with a token that has logged out', async () => {
  const { login, call } = createTestBench()
  const [token, other] = [await login(), await login()]
  expect((await call('logout', {}, { token })).success).toBe(true)
  expect(await call('memberInfo', {}, { token })).toMatchObject({ status: 401, code: 'session.expired' })
  expect((await call('memberInfo', {}, { token: other })).success).toBe(true)
})

it('[TRIAL-01] starts no trial, and makes no account, where the merchant has switched trials off', async () => {
  const { call, sandbox } = createTestBench()
  const members = () => sandbox.snapshot().members.length
  const before = members()
  await sandbox.control.setFlags({ FREEPLAY3: false })
  expect((await call('trialStart', {})).value).toEqual({ active: false })
  expect(await call('trialCreate', {})).toMatchObject({ success: false, code: 'no.permission' })
  expect(members()).toBe(before)
  await sandbox.control.setFlags({ FREEPLAY3: '1' })
  expect((await call('trialStart', {})).value).toMatchObject({ active: true })
})

it('[CALL-05][CALL-46][PCALL-16][TRIAL-02] starts trial play with an account of its own each time', async () => {
  const { call } = createTestBench()
  const first = (await call('trialStart', {})).value
  const second = (await call('trialStart', {})).value
  expect(first).toMatchObject({ active: true, customerType: 4 })
  expect(second.userName).not.toBe(first.userName)
  expect((await call('memberInfo', {}, { token: first.token })).value).toMatchObject({ type: 4 })
  expect((await call('walletLoad', {}, { token: first.token })).value).toMatchObject({ sumBalance: 1000 })
  const wrong = await call('trialStart', {}, { moduleId: 'REG3' })
  expect(wrong).toMatchObject({ status: 400, code: 'request.invalid', value: { field: 'moduleId' } })
})

it('[CALL-42][PCALL-11] keeps a young session, replaces an older one, and refuses a revoked one', async () => {
  const { login, call, clock, sandbox } = createTestBench()
  const token = await login()
  const young = await call('sessionRenew', { force: false }, { token })
  expect(young).toMatchObject({ success: true, value: { userName: 'demo', type: 0 } })
  expect(young.value.token).toBeUndefined()

  await clock.advance(4 * DAY_MS)
  const fresh = (await call('sessionRenew', { force: false }, { token })).value.token
  expect(fresh).not.toBe(token)
  expect((await call('memberInfo', {}, { token })).success).toBe(true)
  await clock.advance(60_000)
  expect((await call('memberInfo', {}, { token })).status).toBe(401)
  expect((await call('memberInfo', {}, { token: fresh })).success).toBe(true)

  await sandbox.control.revoke({ userName: 'demo' })
  expect(await call('sessionRenew', { force: true }, { token: fresh })).toMatchObject({
    status: 401,
    code: 'session.expired',
  })
})

describe('a session that was renewed', () => {
  async function renewed() {
    const bench = createTestBench()
    const { call, login } = bench
    const old = await login()
    const renew = async (token: string) =>
      (await call('sessionRenew', { force: true }, { token })).value.token as string
    const isIn = async (token: string) => (await call('memberInfo', {}, { token })).success
    return { ...bench, old, fresh: await renew(old), renew, isIn }
  }

  it('[CALL-19][CALL-42] ends with a logout at once, by whichever of its tokens', async () => {
    for (const by of ['fresh', 'old', 'latest'] as const) {
      const { call, login, renew, isIn, old, fresh } = await renewed()
      const latest = await renew(fresh)
      const otherToken = await login()
      await call('logout', {}, { token: { old, fresh, latest }[by] })
      expect([by, await isIn(old), await isIn(fresh), await isIn(latest)]).toEqual([by, false, false, false])
      expect(await isIn(otherToken)).toBe(true)
    }
  })

  it('[CALL-19][CALL-42] ends with a logout that overtakes the renewal', async () => {
    const { call, fresh, isIn } = await renewed()
    const [{ value }] = await Promise.all([
      call('sessionRenew', { force: true }, { token: fresh }),
      call('logout', {}, { token: fresh }),
    ])
    expect(await isIn(fresh)).toBe(false)
    if (value?.token !== undefined) expect(await isIn(value.token)).toBe(false)
  })

  it('[CALL-17][CALL-42] stays when its password is changed by a call with the token before', async () => {
    const { call, old, fresh, isIn } = await renewed()
    const fields = { oldPassword: 'Foyer2026', newPassword: 'Lobby2027', confirmNewPassword: 'Lobby2027' }
    expect((await call('changePassword', fields, { token: old })).success).toBe(true)
    expect(await isIn(fresh)).toBe(true)
  })

  it('[CALL-19][CALL-42] keeps its games open, until its logout', async () => {
    const bench = createTestBench()
    const { call, login, clock, sandbox } = bench
    const token = await login()
    const { nodeId, vassalage, gameType, gameId } = await firstGame(bench)
    const game = { nodeId, vassalage, gameType, gameId, platform: 'html5', language: 'EN', backUrl: '/m/home' } as const
    const { url } = (await call('launchGame', game, { token })).value
    const ask = (path: string, init?: RequestInit) => sandbox.fetch(new Request(new URL(path, url), init))
    const ticket = new URL(url).searchParams.get('ticket')
    const headers = { 'Content-Type': 'application/json' }
    const opened = await ask('/play/session', { method: 'POST', headers, body: JSON.stringify({ ticket }) })
    const play = { headers: { Authorization: `Bearer ${(await opened.json()).session}` } }
    const fresh = (await call('sessionRenew', { force: true }, { token })).value.token
    await clock.advance(60_000)
    expect((await ask('/play/state', play)).status).toBe(200)
    await call('logout', {}, { token: fresh })
    expect((await ask('/play/state', play)).status).toBe(401)
  })

  it('is one session in a state that was saved before sessions were told apart by their login', async () => {
    const { sandbox, clock, fresh } = await renewed()
    const saved = JSON.parse(JSON.stringify(sandbox.snapshot()))
    for (const session of saved.sessions) delete session.login
    const later = createSandbox({ clock, snapshot: parseSnapshot(saved) })
    const client = createClient({ origin: ORIGIN, fetch: later.fetch })
    expect((await client.call('memberInfo', {}, { token: fresh })).success).toBe(true)
    await client.call('logout', {}, { token: fresh })
    expect((await client.call('memberInfo', {}, { token: fresh })).status).toBe(401)
    later.dispose()
  })
})

it('[CALL-42] gives a new token at once when it is forced', async () => {
  const { login, call } = createTestBench()
  const token = await login()
  const { value } = await call('sessionRenew', { force: true }, { token })
  expect(value.token).toMatch(/^[\w-]{43}$/)
  expect(value.token).not.toBe(token)
})

it('[CALL-42] ends a session after a week', async () => {
  const { login, call, clock } = createTestBench()
  const token = await login()
  await clock.advance(7 * DAY_MS - 1000)
  expect((await call('memberInfo', {}, { token })).success).toBe(true)
  await clock.advance(1000)
  expect((await call('memberInfo', {}, { token })).status).toBe(401)
})

it('takes tokens from the source of secrets it was given', async () => {
  let drawn = 0
  const { login } = createTestBench({ randomBytes: (length) => new Uint8Array(length).fill(++drawn) })
  expect(await login()).toBe('AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE')
})
