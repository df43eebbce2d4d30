import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '../../contract.ts'
import { type Result, unwrap } from '../../kernel/result.ts'
import { json, scriptedPlatform } from '../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../testing/test-foyer-on-sandbox.ts'
import { plainCodec } from '../../transport/codec.ts'
import { password } from '../account/password/password.ts'
import { signIn } from './sign-in/sign-in.ts'
import type { SignInOptions } from './sign-in/sign-in-verbs.ts'

const COMPOSED = 'Straße2026é'.normalize('NFC')
/** As some devices write it: `e` and an accent. */
const DECOMPOSED = COMPOSED.normalize('NFD')
const OLD = 'Foyer2026'

function open() {
  const test = createTestFoyerOnSandbox(createSandbox)
  onTestFinished(() => void test.end())
  const end = async <T>(result: Promise<Result<T>>) => {
    await test.idle()
    return result
  }
  const enter = (typed: string) => end(test.foyer.use(signIn).withPassword({ username: 'newbie', password: typed }))
  const leave = () => end(test.foyer.session.signOut())
  return { ...test, end, enter, leave }
}

async function changeTo(test: ReturnType<typeof open>, oldPassword: string, newPassword: string) {
  const form = test.foyer.use(password).changeForm()
  await test.idle()
  const values = { oldPassword, newPassword, confirmNewPassword: newPassword }
  for (const [field, value] of Object.entries(values)) form.set(field as keyof typeof values, value)
  return test.end(form.submit())
}

/** Sets a password as clients did before passwords had one spelling. */
async function withOldAccount() {
  const test = open()
  unwrap(await test.enter(OLD))
  const fields = { oldPassword: OLD, newPassword: DECOMPOSED, confirmNewPassword: DECOMPOSED }
  await test.foyer.call(contract.changePassword, fields)
  return test
}

describe('a password that devices write in two ways', () => {
  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
  ])('[DATA-09] opens its account on each device when it was set %s', async (_, typed) => {
    const test = open()
    unwrap(await test.enter(OLD))
    expect((await changeTo(test, OLD, typed)).ok).toBe(true)
    for (const spelling of [COMPOSED, DECOMPOSED]) {
      await test.leave()
      const before = test.asked('login')
      expect((await test.enter(spelling)).ok).toBe(true)
      expect(test.asked('login') - before).toBe(1)
    }
  })

  it('opens an account from before the rule as it was typed, with one more request', async () => {
    const test = await withOldAccount()
    await test.leave()
    const before = test.asked('login')
    expect((await test.enter(DECOMPOSED)).ok).toBe(true)
    expect(test.asked('login') - before).toBe(2)
  })

  it('[CHPW-02] may be changed when its account is from before the rule', async () => {
    const test = await withOldAccount()
    expect((await changeTo(test, DECOMPOSED, OLD)).ok).toBe(true)
  })

  it('is asked for once when it is wrong and has one spelling', async () => {
    const test = open()
    expect((await test.enter(`${OLD}x`)).error?.code).toBe('login.failed')
    expect(test.asked('login')).toBe(1)
  })
})

describe('a refusal that asks for a captcha', () => {
  const answer = { captcha: '1234' }

  function refusing(value: unknown) {
    const platform = scriptedPlatform()
    platform.on(contract.login, () => json({ success: false, code: 'login.failed', value }, { status: 400 }))
    const test = createTestFoyer({ fetch: platform.fetch, codec: plainCodec(), config: { http: { retries: 0 } } })
    onTestFinished(test.dispose)
    const enter = async (options?: SignInOptions) => {
      const result = test.foyer.use(signIn).withPassword({ username: 'newbie', password: DECOMPOSED }, options)
      await test.idle()
      return result
    }
    const bodies = () => platform.requestsOf(contract.login).map(({ body }) => JSON.stringify(body))
    return { enter, bodies }
  }

  it('[LOGIN-06] ends the sign-in, so that no further failure is counted', async () => {
    const { enter, bodies } = refusing({ captcha: true })
    await enter()
    expect(bodies()).toHaveLength(1)
  })

  it('[LOGIN-06] is followed by the password as it was typed, because a captcha is good for one request', async () => {
    const { enter, bodies } = refusing({ captcha: true })
    await enter()
    await enter({ captcha: answer })
    await enter({ captcha: answer })
    expect(bodies().map((body) => body.includes(DECOMPOSED))).toEqual([false, true, false])
  })
})
