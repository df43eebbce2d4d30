import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

it('[CALL-21][CALL-22][MEMBER-08] has no head icon until one is chosen, and then that one', async () => {
  const { login, call, sandbox } = createTestBench()
  const [token, other] = [await login('demo'), await login('player1')]
  const icon = async (as: string) => (await call('headIconGet', {}, { token: as })).value
  expect(await icon(token)).toEqual({ icon: null })
  expect((await call('headIconSet', { icon: 'avatars/7.svg' }, { token })).value).toEqual({ icon: 'avatars/7.svg' })
  expect(await icon(token)).toEqual({ icon: 'avatars/7.svg' })
  expect(await icon(other)).toEqual({ icon: null })
  const again = createTestBench({ snapshot: sandbox.snapshot() })
  expect((await again.call('headIconGet', {}, { token: await again.login('demo') })).value.icon).toBe('avatars/7.svg')
})

it.each([
  'avatars/0.svg',
  'avatars/13.svg',
  'games/JL/1.svg',
  '../secret',
  'avatars/1.svg\n',
  '',
  'https://evil.test/a',
])('[CALL-22] takes no other picture: %j', async (icon) => {
  const { login, call } = createTestBench()
  const token = await login()
  expect(await call('headIconSet', { icon }, { token })).toMatchObject({
    success: false,
    code: 'request.invalid',
    value: { field: 'icon' },
  })
  expect((await call('headIconGet', {}, { token })).value).toEqual({ icon: null })
})

it('[CALL-21][CALL-22] tells guests nothing, and gives those who play for free no choice', async () => {
  const { call } = createTestBench()
  expect((await call('headIconGet', {})).status).toBe(401)
  const { token } = (await call('trialStart', {})).value
  expect((await call('headIconGet', {}, { token })).value).toEqual({ icon: null })
  expect(await call('headIconSet', { icon: 'avatars/1.svg' }, { token })).toMatchObject({ code: 'trial.rejected' })
})

it('tells of the person only what a screen needs, and of the login before this one', async () => {
  const { login, call, clock, sandbox } = createTestBench()
  const token = await login()
  expect((await call('memberSecurity', {}, { token })).value).toEqual({
    realName: 'M****',
    email: 'd****@example.com',
    mobileNum: '917****001',
    mobileConfirmed: true,
    lastLogin: null,
  })
  const first = clock.now()
  await clock.advance(3_600_000)
  await sandbox.control.setStatus({ ip: '203.0.113.77' })
  const { lastLogin } = (await call('memberSecurity', {}, { token: await login() })).value
  expect(lastLogin).toEqual({ time: first, ip: '203.0.113.9' })
})

it('[CALL-06][TRIAL-02] makes another trial account with every question, and logs nobody in', async () => {
  const { call } = createTestBench()
  const made = [(await call('trialCreate', {})).value, (await call('trialCreate', {})).value]
  expect(made).toMatchObject([{ customerType: 4 }, { customerType: 4 }])
  expect(made[0].userName).not.toBe(made[1].userName)
  expect(Object.keys(made[0])).toEqual(['userName', 'customerType'])
})
