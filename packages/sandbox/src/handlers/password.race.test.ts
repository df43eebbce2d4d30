import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

const OLD = 'Lobby2027'
const pair = (oldPassword: string, newPassword: string) => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
})

/** A member whose password is hashed, so that each comparison takes a moment. */
async function open() {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login()
  await call('changePassword', pair('Foyer2026', OLD), { token })
  return {
    ...bench,
    change: (newPassword: string) => call('changePassword', pair(OLD, newPassword), { token }),
    latestSecret: () => sandbox.control.outbox().at(-1)?.secret,
    isAlive: async (other: string) => (await call('memberInfo', {}, { token: other })).success,
  }
}

it('[CALL-18][PCALL-14] sets one password when three requests come with one code at once', async () => {
  const { call, latestSecret, tryLogin } = await open()
  const mobileNum = '9170000001'
  await call('smsNoLogin', { mobileNum, countryDialingCode: '63' })
  const verificationCode = latestSecret() ?? ''
  const wishes = ['Aaaaa2027', 'Bbbbb2027', 'Ccccc2027']
  const answers = await Promise.all(
    wishes.map((newPassword) => call('setPasswordByPhone', { newPassword, mobileNum, verificationCode })),
  )
  expect(answers.map(({ code }) => code ?? 'set').sort()).toEqual([
    'set',
    'verification.code.error',
    'verification.code.error',
  ])
  const [chosen = ''] = wishes.filter((_, index) => answers[index]?.success)
  expect((await tryLogin({ password: chosen })).success).toBe(true)
})

it('[CALL-17] changes the password once when two requests come with one old password at once', async () => {
  const { change } = await open()
  const answers = await Promise.all([change('Aaaaa2028'), change('Bbbbb2028')])
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
})

it('[CALL-17] leaves no session of the old password when sign-ins come beside the change', async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    const { change, tryLogin, isAlive } = await open()
    const changing = change('Lobby2028')
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    const answers = await Promise.all([tryLogin({ password: OLD }), tryLogin({ password: OLD })])
    expect((await changing).success).toBe(true)
    for (const { success, value } of answers) if (success) expect(await isAlive(value.token)).toBe(false)
  }
})

it('[CALL-16] keeps a new password when it is set while a mailed one is compared', async () => {
  const { call, change, tryLogin, latestSecret } = await open()
  await call('forgotEmail', { username: 'demo', email: 'demo@example.com' })
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  let compared = 0
  let changed: boolean | undefined
  const spy = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...hashing) => {
    compared += 1
    // The sign-in compares the member's own password first, and then the mailed one.
    if (compared === 2) changed = (await change('Lobby2028')).success
    return derive(...hashing)
  })
  onTestFinished(() => spy.mockRestore())
  expect((await tryLogin({ password: latestSecret() })).code).toBe('login.failed')
  expect(changed).toBe(true)
  expect((await tryLogin({ password: 'Lobby2028' })).success).toBe(true)
})
