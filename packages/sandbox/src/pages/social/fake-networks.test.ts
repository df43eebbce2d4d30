import { expect, it } from 'vitest'
import { REGISTRATION } from '../../testing/client.ts'
import { createTestBench, ORIGIN } from '../../testing/test-bench.ts'

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

function open() {
  const bench = createTestBench()
  const get = (path: string) => bench.sandbox.fetch(new Request(`${ORIGIN}/sandbox/social/${path}`))
  const choose = (network: string, userName: string) => bench.raw('/sandbox/social/choose', post({ network, userName }))
  const logIn = (firebaseChannel: string, firebaseIdToken: string) =>
    bench.call('login', { type: 'firebase', firebaseChannel, firebaseIdToken, merchantCode: 'demo' })
  return { ...bench, get, choose, logIn }
}

it.each(['facebook', 'google'])('[LOGIN-05][LOGIN-10] lets in whom %s vouches for in its window', async (network) => {
  const { choose, logIn, sandbox, get } = open()
  await sandbox.control.scenario({ name: 'all-logins' })
  const page = await (await get(network)).text()
  expect(page).toContain('demo@example.com')
  const { value } = await choose(network, 'demo')
  expect(value.token).toMatch(/^[\w-]{43}$/)
  expect(await logIn(network, value.token)).toMatchObject({ value: { userName: 'demo' } })
  expect((await logIn(network === 'google' ? 'facebook' : 'google', value.token)).success).toBe(false)
  expect(await logIn(network, (await choose(network, '')).value.token)).toMatchObject({ code: 'user.invalid' })
  expect(await logIn(network, (await choose(network, 'disabled')).value.token)).toMatchObject({ code: 'user.invalid' })
})

it('[LOGIN-10] neither names nor signs in a person who has registered', async () => {
  const { choose, logIn, get, call, sandbox } = open()
  await sandbox.control.scenario({ name: 'all-logins' })
  const email = 'somebody.else@example.com'
  expect((await call('registerUsername', { ...REGISTRATION, username: 'fresh2026', email })).success).toBe(true)
  expect(await (await get('google')).text()).not.toMatch(/fresh2026|somebody\.else@/)
  expect(await choose('google', 'fresh2026')).toMatchObject({ status: 400, value: { field: 'userName' } })
  expect(await logIn('google', (await choose('google', '')).value.token)).toMatchObject({ code: 'user.invalid' })
})

it('serves script, page and style under a policy that the page keeps', async () => {
  const { get } = open()
  const kinds = ['google.js', 'facebook.js', 'page.js', 'page.css', 'google'].map(async (path) => {
    const { headers } = await get(path)
    return headers.get('Content-Type')?.split(';')[0]
  })
  expect(await Promise.all(kinds)).toEqual([
    'text/javascript',
    'text/javascript',
    'text/javascript',
    'text/css',
    'text/html',
  ])
  const page = await get('google')
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|style=|onclick/)
})

it('refuses what is no network, no account, no such file, and pages of others', async () => {
  const { choose, get, raw } = open()
  expect(await choose('github', 'demo')).toMatchObject({ status: 400, value: { field: 'network' } })
  expect(await choose('google', 'nobody')).toMatchObject({ status: 400, value: { field: 'userName' } })
  expect((await get('github')).status).toBe(404)
  expect((await get('constructor')).status).toBe(404)
  expect((await raw('/sandbox/social/choose')).status).toBe(405)
  expect((await raw('/sandbox/social/google', post({}))).status).toBe(405)
  const foreign = { ...post({}), headers: { 'Sec-Fetch-Site': 'cross-site' } }
  expect((await raw('/sandbox/social/choose', foreign)).status).toBe(403)
  expect((await createTestBench({ control: false }).raw('/sandbox/social/google')).status).toBe(404)
})

it('[REG-13][PHONEPW-11] takes a provider’s word for a number instead of a code, for that number alone', async () => {
  const { call, sandbox } = open()
  const number = '9179999999'
  await sandbox.control.vouch({ idToken: 'phone-token', channel: 'sms', mobileNum: number })
  await sandbox.control.vouch({ idToken: 'demos-token', channel: 'sms', mobileNum: '9170000001' })
  const registering = { ...REGISTRATION, mobileNum: number, countryDialingCode: '63', firebaseChannel: 'sms' }
  const register = (firebaseIdToken: string) =>
    call('registerMobile', { ...registering, firebaseIdToken, verificationCode: '000000' })
  const refused = { success: false, code: 'verification.code.error' }
  expect(await register('demos-token')).toMatchObject(refused)
  expect(await register('made-up-token')).toMatchObject(refused)
  expect((await register('phone-token')).success).toBe(true)
  expect(JSON.stringify(sandbox.snapshot())).not.toContain('phone-token')

  const setting = { newPassword: 'Lobby2027', mobileNum: '9170000001', verificationCode: '000000' }
  expect(await call('setPasswordByPhone', { ...setting, firebaseIdToken: 'phone-token' })).toMatchObject(refused)
  expect((await call('setPasswordByPhone', { ...setting, firebaseIdToken: 'demos-token' })).value.userName).toBe('demo')
})
