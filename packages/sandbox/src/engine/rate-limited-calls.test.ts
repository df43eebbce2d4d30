import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient, REGISTRATION } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const MINUTE = 60_000
const WRONG = { password: 'wrong0' }

/** A bench with clients at other network addresses. */
function bench() {
  const made = createTestBench()
  const at = (address: string) =>
    createClient({ origin: ORIGIN, fetch: (request) => made.sandbox.fetch(request, { address }) })
  return { ...made, at }
}

/** Makes so many tries and answers their codes. */
async function tries(count: number, one: (index: number) => Promise<{ readonly code: string | undefined }>) {
  const codes: (string | undefined)[] = []
  for (let index = 0; index < count; index += 1) codes.push((await one(index)).code)
  return codes
}

describe('passwords of one account', () => {
  it('can be guessed ten times in a quarter of an hour from one address, and no oftener with the right one', async () => {
    const { tryLogin, clock, login } = bench()
    expect(await tries(10, () => tryLogin(WRONG))).not.toContain('too.many')
    const refused = await tryLogin()
    expect(refused).toMatchObject({ success: false, status: 429, code: 'too.many' })
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBe(90)
    expect((await tryLogin({ ...WRONG, username: 'DEMO' })).code).toBe('too.many')
    // Another account is not limited.
    expect(await login('player1')).toBeTypeOf('string')
    await clock.advance(seconds * 1000 - 1)
    expect((await tryLogin(WRONG)).code).toBe('too.many')
    await clock.advance(1)
    expect((await tryLogin(WRONG)).code).not.toBe('too.many')
    expect((await tryLogin(WRONG)).code).toBe('too.many')
  })

  it('do not keep the owner out who comes from elsewhere while somebody guesses', async () => {
    const { at, sandbox } = bench()
    const attacker = at('198.51.100.1')
    expect(await tries(20, () => attacker.tryLogin(WRONG))).toContain('too.many')
    const owner = at('198.51.100.2')
    // The guesses make both meet a captcha (LOGIN-06), and nothing else.
    await owner.call('captcha', {})
    const { captchaId, answer: captcha } = sandbox.control.captcha() ?? {}
    expect((await owner.tryLogin({ captchaId, captcha })).success).toBe(true)
    expect((await attacker.tryLogin()).code).toBe('too.many')
  })

  it('are guessed a hundred times in a quarter of an hour from all addresses together, then each nine seconds', async () => {
    const { at, clock } = bench()
    for (let address = 0; address < 10; address += 1) {
      const { tryLogin } = at(`198.51.100.${address}`)
      expect(await tries(10, () => tryLogin(WRONG))).not.toContain('too.many')
    }
    const another = at('203.0.113.1')
    const refused = await another.tryLogin(WRONG)
    expect([refused.code, refused.headers.get('Retry-After')]).toEqual(['too.many', '9'])
    await clock.advance(9000)
    expect(await tries(2, () => another.tryLogin(WRONG))).toEqual([expect.not.stringMatching('too.many'), 'too.many'])
  })

  it('cannot be guessed oftener a hundred at once', async () => {
    const { tryLogin } = bench()
    const replies = await Promise.all(Array.from({ length: 100 }, () => tryLogin(WRONG)))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  it('tell nothing about which names exist', async () => {
    const { tryLogin } = bench()
    const known = await tries(12, () => tryLogin(WRONG))
    expect(await tries(12, () => tryLogin({ ...WRONG, username: 'nobody' }))).toEqual(known)
  })

  it.each([
    ['spaces around it', (name: string) => ` ${name} `],
    ['a zero before it', (name: string) => `0${name}`],
    ['a sign in it', (name: string) => `${name.slice(0, 2)}-${name.slice(2)}`],
  ])('tell nothing about which names exist when a name is typed with %s', async (_, spell) => {
    const { tryLogin } = bench()
    const guess = async (name: string) => {
      await tries(10, () => tryLogin({ ...WRONG, username: name }))
      return (await tryLogin({ ...WRONG, username: spell(name) })).code
    }
    expect(await guess('demo')).toBe(await guess('none'))
  })

  it('may be right as often as one likes', async () => {
    const { tryLogin } = bench()
    expect(await tries(60, () => tryLogin())).toEqual(Array(60).fill(undefined))
  })

  it('are counted on after a restart', async () => {
    const { tryLogin, sandbox, clock } = bench()
    await tries(10, () => tryLogin(WRONG))
    const again = createSandbox({ clock, snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) })
    const { tryLogin: tryAgain } = createClient({ origin: ORIGIN, fetch: again.fetch })
    expect((await tryAgain()).code).toBe('too.many')
    await clock.advance(15 * MINUTE)
    expect((await tryAgain()).success).toBe(true)
    expect(again.snapshot().rateLimits).toEqual([])
    again.dispose()
  })
})

it('the old password is guessed ten times in a quarter of an hour by who holds a session', async () => {
  const { call, login } = bench()
  const token = await login()
  const change = (oldPassword: string, newPassword = 'Lobby2027') =>
    call('changePassword', { oldPassword, newPassword, confirmNewPassword: newPassword }, { token })
  expect((await change('Foyer2026')).success).toBe(true)
  expect(await tries(10, () => change('wrong0'))).not.toContain('too.many')
  expect(await change('Lobby2027', 'Foyer2027')).toMatchObject({ status: 429, code: 'too.many' })
})

it('one address guesses fifty times, whatever names it takes, and others are not kept out', async () => {
  const { at } = bench()
  const guess = (address: string) => (index: number) => at(address).tryLogin({ ...WRONG, username: `name${index}` })
  expect(await tries(50, guess('198.51.100.1'))).not.toContain('too.many')
  expect(await at('198.51.100.1').tryLogin()).toMatchObject({ status: 429, code: 'too.many' })
  expect((await at('198.51.100.2').tryLogin()).success).toBe(true)
})

it('all addresses of one IPv6 network guess as often as one', async () => {
  const { at } = bench()
  const guess = (index: number) => at(`fd00::2:${index.toString(16)}`).tryLogin({ ...WRONG, username: `name${index}` })
  expect(await tries(50, guess)).not.toContain('too.many')
  expect(await guess(50)).toMatchObject({ status: 429, code: 'too.many' })
})

it('keeps a count that is used up when thousands of networks fill the room', async () => {
  const { at } = bench()
  const guess = () => at('fd00:0:0:1::1').tryLogin(WRONG)
  expect(await tries(11, guess)).toContain('too.many')
  await tries(5001, (index) => at(`fd00:0:1:${index.toString(16)}::1`).call('checkUsername', { username: 'nobody' }))
  expect(await tries(5, guess)).toEqual(Array(5).fill('too.many'))
})

it('one address opens twenty trials an hour', async () => {
  const { at, clock } = bench()
  const { call } = at('198.51.100.1')
  expect(await tries(20, () => call('trialStart', {}))).toEqual(Array(20).fill(undefined))
  expect(await call('trialStart', {})).toMatchObject({ status: 429, code: 'too.many' })
  expect((await call('trialCreate', {})).code).toBe('too.many')
  expect((await at('198.51.100.2').call('trialStart', {})).success).toBe(true)
  await clock.advance(3 * MINUTE)
  expect((await call('trialStart', {})).success).toBe(true)
})

it('five codes an hour go to one number; one that was not sent costs nothing', async () => {
  const { call, clock } = bench()
  const ask = (mobileNum: string) => call('smsNoLogin', { mobileNum, countryDialingCode: '63' })
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await ask('9171112222')).success).toBe(true)
    const code = sent < 4 ? 'sms.tooOften' : 'too.many'
    expect(await tries(10, () => ask('9171112222'))).toEqual(Array(10).fill(code))
    await clock.advance(MINUTE)
  }
  const refused = await ask('9171112222')
  expect(refused).toMatchObject({ status: 429, code: 'too.many' })
  expect(Number(refused.headers.get('Retry-After'))).toBe(7 * 60)
  expect((await ask('9173334444')).success).toBe(true)
})

it('whoever asks for passwords of others does not keep them from asking', async () => {
  const { at } = bench()
  const forgot = (address: string, email: string) => at(address).call('forgotEmail', { username: 'demo', email })
  expect(await tries(6, () => forgot('198.51.100.1', 'no@example.com'))).toEqual([
    ...Array(5).fill('user.invalid'),
    'too.many',
  ])
  expect((await forgot('198.51.100.2', 'demo@example.com')).success).toBe(true)
})

it('one address tries to register thirty times an hour, one name ten times', async () => {
  const { at } = bench()
  const register = (address: string, username: string) =>
    at(address).call('registerUsername', { ...REGISTRATION, username } as never)
  expect(await tries(10, () => register('198.51.100.1', 'demo'))).toEqual(Array(10).fill('username.exists'))
  expect((await register('198.51.100.2', 'demo')).code).toBe('too.many')
  expect(await tries(20, (index) => register('198.51.100.1', `fresh${index}`))).not.toContain('too.many')
  expect(await register('198.51.100.1', 'fresh20')).toMatchObject({ status: 429, code: 'too.many' })
})

it('an agent opens ten accounts an hour, an address thirty', async () => {
  const { at } = bench()
  const rates = { slots: '0.00', live: '0.00', sports: '0.00', lottery: '0.00' }
  const openAs = async (address: string, userName: string) => {
    const client = at(address)
    const token = await client.login(userName)
    return (index: number | string) => {
      const account = { username: `${userName}x${index}`, password: 'Foyer2026', memberType: 0, rates } as const
      return client.call('accountOpen', { ...account, requestId: String(index) }, { token })
    }
  }
  const open = await openAs('198.51.100.1', 'agent2')
  expect(await tries(10, open)).toEqual(Array(10).fill(undefined))
  expect(await open('more')).toMatchObject({ status: 429, code: 'too.many' })
  expect((await (await openAs('198.51.100.2', 'agent2'))('more')).code).toBe('too.many')
  // Other people of this address register as before.
  const registered = await at('198.51.100.1').call('registerUsername', {
    ...REGISTRATION,
    username: 'fresh01',
  } as never)
  expect(registered.success).toBe(true)
  expect(await tries(10, await openAs('198.51.100.1', 'agent41'))).not.toContain('too.many')
  expect(await tries(11, await openAs('198.51.100.1', 'agent42'))).toEqual([...Array(10).fill(undefined), 'too.many'])
})

it('[CALL-12][CALL-13][CALL-14] one address asks a hundred times an hour which names, addresses and codes there are', async () => {
  const { at } = bench()
  const { call } = at('198.51.100.1')
  const asks = [
    (index: number) => call('checkUsername', { username: `name${index}` }),
    (index: number) => call('checkEmail', { email: `name${index}@example.com` }),
    (index: number) => call('checkAffiliate', { code: `CODE${index}`, domain: 'x' }),
  ]
  const ask = (index: number) => asks[index % 3]?.(index) ?? Promise.reject(new Error('no such question'))
  expect(await tries(100, ask)).toEqual(Array(100).fill(undefined))
  for (let index = 0; index < 3; index += 1) expect(await ask(index)).toMatchObject({ status: 429, code: 'too.many' })
  expect((await at('198.51.100.2').call('checkUsername', { username: 'demo' })).value).toEqual({ exists: true })
})

it('[PCALL-27] limits can be changed and switched off', async () => {
  const { call, sandbox, tryLogin } = bench()
  await sandbox.control.setRateLimits({ byAddress: { trial: { most: 1, seconds: 60 } } })
  expect(await tries(2, () => call('trialStart', {}))).toEqual([undefined, 'too.many'])
  await sandbox.control.setRateLimits({ byAccountAtAddress: { login: { most: 1, seconds: 60 } } })
  expect((await tries(2, () => tryLogin(WRONG)))[1]).toBe('too.many')
  await sandbox.control.setRateLimits({ on: false })
  expect(await tries(30, () => call('trialStart', {}))).toEqual(Array(30).fill(undefined))
  await sandbox.control.setRateLimits({ on: true, byAddress: { trial: { most: 0, seconds: 60 } } })
  expect((await call('trialStart', {})).code).toBe('too.many')
  await sandbox.control.reset()
  expect((await call('trialStart', {})).success).toBe(true)
})
