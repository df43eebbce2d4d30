import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ErrorCode } from '../config/error-codes.ts'
import { member } from '../features/account/member/member.ts'
import { passwordEndpoints } from '../features/account/password/endpoints.ts'
import { challengeEndpoints } from '../features/auth/challenges/endpoints.ts'
import { registrationEndpoints } from '../features/auth/registration/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { records } from '../features/cashier/records/records.ts'
import { walletEndpoints } from '../features/cashier/wallet/endpoints.ts'
import { wallet } from '../features/cashier/wallet/wallet.ts'
import { chatEndpoints } from '../features/content/chat/endpoints.ts'
import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import { unwrap } from '../kernel/result.ts'
import { createTestContext, createTestFoyer, json } from '../testing.ts'

const PASSWORD = 'Foyer2026'

/** A client on a sandbox that needs no proof of work for its codes. */
function open() {
  const sandbox = createSandbox({ humanCheck: false })
  const test = createTestContext({ fetch: (request) => sandbox.fetch(request), config: { http: { retries: 0 } } })
  let token: string | undefined
  test.setTokenProvider({ token: () => token, onSessionEnded: async () => 'ended', ownEndpoints: [] })
  onTestFinished(() => {
    test.dispose()
    sandbox.dispose()
  })
  const { call } = test.context
  const signal = new AbortController().signal
  const ask = <E extends Parameters<typeof call>[0]>(endpoint: E, input: Parameters<typeof call<E>>[1]) =>
    call(endpoint, input, { signal })
  const enter = async (
    username: string,
    more: { readonly side?: 'member' | 'agent'; readonly password?: string } = {},
  ) => {
    const response = await ask(sessionEndpoints.login, {
      type: 'username',
      username,
      password: PASSWORD,
      merchantCode: 'demo',
      ...more,
    })
    token = response.token
  }
  return {
    sandbox,
    ask,
    enter,
    async enterTrial() {
      token = (await ask(sessionEndpoints.trialStart, {})).token
    },
  }
}

async function codeOf(refused: Promise<unknown>): Promise<ErrorCode | undefined> {
  try {
    await refused
  } catch (error) {
    if (isFoyerError(error)) return error.code
    throw error
  }
  return undefined
}

const REGISTRATION = {
  type: 0,
  registerUrl: 'foyer.test',
  domain: 'foyer.test',
  registerMethod: 'H5',
  password: PASSWORD,
  confirmPassword: PASSWORD,
} as const

const CHAT = { b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#fff', title: 'Chat' } as const

describe('what the platform refuses', () => {
  it('[PERR-01] a call without a session, and one whose session has ended', async () => {
    const { ask, enter, sandbox } = open()
    expect(await codeOf(ask(walletEndpoints.walletLoad, {}))).toBe('session.required')
    await enter('demo')
    expect(await codeOf(ask(walletEndpoints.walletLoad, {}))).toBeUndefined()
    await sandbox.control.revoke({ userName: 'demo' })
    expect(await codeOf(ask(walletEndpoints.walletLoad, {}))).toBe('session.expired')
  })

  it('[PERR-02][ERR-04] a wrong code by SMS', async () => {
    const { ask } = open()
    await ask(challengeEndpoints.smsNoLogin, { mobileNum: '9170000001', countryDialingCode: '63' })
    const wrong = { newPassword: 'Foyer2027', mobileNum: '9170000001', verificationCode: '0' }
    expect(await codeOf(ask(passwordEndpoints.setPasswordByPhone, wrong))).toBe('verification.code.error')
  })

  it('[PERR-03][ERR-05] what the merchant has switched off', async () => {
    const { ask, enter, sandbox } = open()
    await enter('demo')
    await sandbox.control.setFlags({ CBS3: false })
    expect(await codeOf(ask(chatEndpoints.chatLaunch, CHAT))).toBe('no.permission')
  })

  it('[PERR-04] a user who is unknown or disabled, and a name that is taken', async () => {
    const { ask, enter } = open()
    expect(await codeOf(enter('nobody1'))).toBe('login.failed')
    expect(await codeOf(enter('disabled'))).toBe('user.invalid')
    expect(await codeOf(ask(registrationEndpoints.registerUsername, { ...REGISTRATION, username: 'demo' }))).toBe(
      'username.exists',
    )
    expect(await ask(registrationEndpoints.checkUsername, { username: 'demo' })).toEqual({ exists: true })
  })

  it('[PERR-05] an invitation code that nobody gave out', async () => {
    const { ask } = open()
    const wrong = { ...REGISTRATION, username: 'fresh2026', affiliateCode: 'BAD' }
    expect(await codeOf(ask(registrationEndpoints.registerUsername, wrong))).toBe('invitation_code_error')
  })

  it('[PERR-12][ROLE-07] the chat of a trial player', async () => {
    const { ask, enterTrial } = open()
    await enterTrial()
    expect(await codeOf(ask(chatEndpoints.chatLaunch, CHAT))).toBe('trial.rejected')
  })

  it('[PERR-13][ROLE-08] the wrong side of the login, each in its own way', async () => {
    const { enter } = open()
    expect(await codeOf(enter('demo', { side: 'agent' }))).toBe('login.nonAgent')
    expect(await codeOf(enter('agentonly', { side: 'member' }))).toBe('login.nonMember')
    expect(await codeOf(enter('agentonly'))).toBe('login.nonMember')
    expect(await codeOf(enter('agentonly', { side: 'agent' }))).toBeUndefined()
    expect(await codeOf(enter('demo', { side: 'member' }))).toBeUndefined()
  })

  it('[PERR-13] the old password as the new one', async () => {
    const { ask, enter } = open()
    await enter('demo')
    const same = { oldPassword: PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD }
    expect(await codeOf(ask(passwordEndpoints.changePassword, same))).toBe('modify.new.old.same')
  })
})

it('[PERR-01] an ended session is cleared here too, and said once', async () => {
  const sandbox = createSandbox()
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/set' })
  onTestFinished(() => {
    test.dispose()
    sandbox.dispose()
  })
  unwrap(await test.foyer.use(signIn).withPassword({ username: 'demo', password: PASSWORD }))
  await test.idle()
  await sandbox.control.revoke({ userName: 'demo' })
  test.events.clear()
  await Promise.all([test.foyer.use(wallet).load(), test.foyer.use(member).refresh()])
  await test.idle()
  expect(test.foyer.session.$state.get()).toEqual({ type: 'guest' })
  expect(test.ports.storage.get('MC_SESSION_INFO')).toBeNull()
  expect(test.events.toastKeys).toEqual(['error.session.expired'])
  const bets = test.foyer.use(records).bets()
  void bets.load()
  await test.idle()
  expect(bets.$state.get().error).toMatchObject({ code: 'session.required' })
  bets.dispose()
})

describe('names of codes', () => {
  it.each(['session.required', 'session.expired'])('[PERR-01] %s may come with HTTP 200', async (code) => {
    const test = createTestContext({ fetch: async () => json({ success: false, code }) })
    onTestFinished(() => test.dispose())
    const refused = test.context.call(
      registrationEndpoints.checkUsername,
      { username: 'demo' },
      { signal: new AbortController().signal },
    )
    await expect(refused).rejects.toMatchObject({ code })
  })

  it.each([
    ['PERR-03', 'permission.denied', 'no.permission'],
    ['PERR-06', 'referrer.error', 'referrer.link.error'],
    ['PERR-06', 'password.confirm.mismatch', 'confirm.mismatch'],
    ['PERR-08', 'maintenance', 'platform.maintenance'],
    ['PERR-08', 'region.blocked', 'region.restricted'],
    ['PERR-11', 'version.outdated', 'client.outdated'],
  ])('[%s] a platform may call it %s', async (_, code, expected) => {
    const test = createTestContext({
      fetch: async () => json({ success: false, code }),
      config: { http: { retries: 0 } },
    })
    onTestFinished(() => test.dispose())
    const { signal } = new AbortController()
    const refused = test.context.call(registrationEndpoints.checkUsername, { username: 'demo' }, { signal })
    await expect(refused).rejects.toMatchObject({ code: expected, serverCode: code })
  })

  it('[PERR-15][ERR-01] a merchant’s own names win', async () => {
    const config = { http: { retries: 0 }, errorCodes: { maintenance: 'system.upgrading' } } as const
    const fetch = async () => json({ success: false, code: 'maintenance' })
    const test = createTestContext({ fetch, config })
    onTestFinished(() => test.dispose())
    const { signal } = new AbortController()
    const refused = test.context.call(registrationEndpoints.checkUsername, { username: 'demo' }, { signal })
    await expect(refused).rejects.toBeInstanceOf(FoyerError)
    await expect(refused).rejects.toMatchObject({ code: 'system.upgrading' })
  })
})
