import { createSandbox } from '@foyer/sandbox'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { MEMBER, OTHER_MEMBER, TRIAL } from '../../../testing/test-lobby-context.ts'
import { createTestMember } from '../../../testing/test-member-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { securityCenterEndpoints } from './endpoints.ts'
import { parseUserAgent } from './parse-user-agent.ts'
import { createSecurityCenter, maskEmail, maskMobile, maskName, securityCenter } from './security-center.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

it.each([
  [maskMobile, '9170000001', '917****001'],
  [maskMobile, '917000', '9****'],
  [maskMobile, '9170001', '917****001'],
  [maskEmail, 'demo@example.com', 'd****@example.com'],
  [maskEmail, 'a@b.co', 'a****@b.co'],
  [maskEmail, '@b.co', '@****'],
  [maskEmail, '"a@b"@c.de', '"****@c.de'],
  [maskName, 'Mara Villanueva', 'M****'],
  [maskName, 'মারা ভিলা', 'মা****'],
  [maskName, '👩‍👧 Ana', '👩‍👧****'],
  [maskName, '', ''],
])('hides %o of %j as %j', (mask, clear, masked) => {
  expect(mask(clear)).toBe(masked)
})

it('what is hidden already stays as it is, and the length of the rest is not told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      for (const mask of [maskMobile, maskEmail, maskName]) expect(mask(mask(text))).toBe(mask(text))
      expect(maskName(`ab${text}`)).toBe('a****')
    }),
  )
})

it('never shows a whole number or the whole of what stands before the @', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/), (digits, local) => {
      expect(maskMobile(digits)).not.toContain(digits.length > 1 ? digits : '\0')
      // What stands behind the @ is shown, and may well be the same letters.
      if (local.length > 1) expect(maskEmail(`${local}@x.yz`).split('@')[0]).not.toContain(local)
    }),
  )
})

it.each([
  [ANDROID, { browser: 'Chrome', system: 'Android', kind: 'phone' }],
  [IPHONE, { browser: 'Safari', system: 'iOS', kind: 'phone' }],
  [WINDOWS, { browser: 'Microsoft Edge', system: 'Windows', kind: 'computer' }],
  ['something else', { browser: undefined, system: undefined, kind: undefined }],
  ['', { browser: undefined, system: undefined, kind: undefined }],
])('names the device behind %j', (userAgent, facts) => {
  expect(parseUserAgent(userAgent)).toMatchObject(facts)
})

it('tells what the platform knows, with stars, and what this device is', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, {
    path: '/m/home',
    device: { userAgent: ANDROID, standalone: true },
  })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const logIn = async () => unwrap(await test.foyer.use(signIn).withPassword(DEMO))
  await logIn()
  const first = test.clock.now()
  await test.foyer.session.signOut()
  await test.clock.advance(60_000)
  await logIn()
  const securityCenterApi = test.foyer.use(securityCenter)
  await securityCenterApi.load()
  expect(securityCenterApi.$facts.get()).toMatchObject({
    status: 'ready',
    data: {
      realName: 'M****',
      email: 'd****@example.com',
      mobileNum: '917****001',
      lastLogin: { ip: '203.0.113.9' },
    },
  })
  const facts = securityCenterApi.$facts.get()
  expect(facts.status === 'ready' && facts.data.lastLogin?.time).toBe(first)
  expect(securityCenterApi.$device.get()).toMatchObject({
    data: { browser: 'Chrome', system: 'Android', kind: 'phone', installed: true },
  })
  await test.foyer.session.signOut()
  expect(securityCenterApi.$facts.get()).toEqual({ status: 'idle' })
})

function onScript(who = MEMBER) {
  const test = createTestMember({ who })
  const securityCenter = createSecurityCenter(test.context, test.session, test.guard)
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return { ...test, securityCenter }
}

it('hides what a platform tells in clear, and takes what it leaves out', async () => {
  const { platform, securityCenter } = onScript()
  platform.answer(securityCenterEndpoints.memberSecurity, {
    email: 'mara@example.com',
    mobileNum: 9170000001,
    lastLogin: { time: '17', ip: null },
  })
  await securityCenter.load()
  expect(securityCenter.$facts.get()).toMatchObject({
    data: { realName: undefined, email: 'm****@example.com', mobileNum: '917****001', lastLogin: { time: 17 } },
  })
  expect(JSON.stringify(securityCenter.$facts.get())).not.toContain('mara')
})

it('keeps what is known when the platform fails, marked as old, and forgets it with the member', async () => {
  const { platform, securityCenter, become } = onScript()
  platform.answer(securityCenterEndpoints.memberSecurity, { email: 'a@b.co' })
  await securityCenter.load()
  platform.on(securityCenterEndpoints.memberSecurity, () => new Response('', { status: 503 }))
  await securityCenter.refresh()
  expect(securityCenter.$facts.get()).toMatchObject({ status: 'ready', stale: true, data: { email: 'a****@b.co' } })
  become(OTHER_MEMBER)
  expect(securityCenter.$facts.get()).toEqual({ status: 'idle' })
})

it('does not ask about trial players', async () => {
  const { platform, securityCenter } = onScript(TRIAL)
  await securityCenter.load()
  expect(platform.requests).toEqual([])
  expect(securityCenter.$device.get().status).toBe('ready')
})
