import { createSandbox } from '@foyer/sandbox'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FoyerConfigInput } from './config/config.ts'
import { createFoyer } from './create-foyer.ts'
import { kyc } from './features/account/kyc/kyc.ts'
import { memberEndpoints } from './features/account/member/endpoints.ts'
import { member } from './features/account/member/member.ts'
import { password } from './features/account/password/password.ts'
import { challenges } from './features/auth/challenges/challenges.ts'
import { registration } from './features/auth/registration/registration.ts'
import { signIn } from './features/auth/sign-in/sign-in.ts'
import { socialSignIn } from './features/auth/social/social-sign-in.ts'
import { paymentPassword } from './features/cashier/payment-password/payment-password.ts'
import { payoutAccounts } from './features/cashier/payout-accounts/payout-accounts.ts'
import { withdrawals } from './features/cashier/withdrawals/withdrawals.ts'
import type { Form } from './kernel/form.ts'
import { createFakePhone } from './testing/fake-phone.ts'
import { json } from './testing/scripted-platform.ts'
import { encodingsOf, textsIn } from './testing/secret-encodings.ts'
import { createLeakDetector } from './testing/secret-leak-detector.ts'
import { createSeededRandom } from './testing/seeded-random.ts'
import { createTestBrowser } from './testing/test-browser.ts'
import type { TestFoyerOptions } from './testing/test-foyer.ts'
import { testImage } from './testing/test-images.ts'
import { type Codec, plainCodec } from './transport/codec.ts'

// Loaded when they are needed, on time that no clock of ours knows of.
beforeAll(() =>
  Promise.all([
    import('./features/auth/captcha/solve-altcha.ts'),
    import('./transport/jwe-codec.ts'),
    import('./features/auth/sign-in/auto-sign-in.ts'),
  ]),
)

/** Passwords that look different in every form that there is of them. */
const OLD = 'Foyer2026'
const NEW = 'Größe7&+%"é'
const WRONG = 'Wröng7&+%"x'
const NUMBER = '9170000001'

/** A form, as its screen closes it. */
interface Closing {
  readonly $state: { get(): unknown }
  dispose(): void
}

type Intercept = (request: Request) => Promise<Response> | undefined

/** A browser that is watched, at a sandbox. */
function createStage() {
  const seeded = createSeededRandom(7)
  const watch = createLeakDetector()
  let intercept: Intercept = () => undefined
  const browser = createTestBrowser((clock) => {
    const randomBytes = (length: number) => Uint8Array.from({ length }, () => seeded.below(256))
    const sandbox = createSandbox({ clock, randomBytes })
    return {
      control: sandbox.control,
      fetch: watch.wrapFetch((request) => intercept(request) ?? sandbox.fetch(request)),
    }
  })
  onTestFinished(() => expect(browser.end()).toEqual([]))
  watch.watchStorage('the storage', browser.storage)
  for (const [name, secret] of Object.entries({ OLD, NEW, WRONG })) watch.addSecret(name, secret)
  const { control } = browser.platform

  return {
    ...browser,
    watch,
    control,
    /** In place of the sandbox, `answer` responds to calls whose path ends like this. */
    answerCalls(path: string, answer: () => Response | Promise<Response>) {
      intercept = (request) => (request.url.endsWith(path) ? Promise.resolve(answer()) : undefined)
    },
    /** A client that renders a document: it is never started. */
    server(codec?: Codec) {
      const test = browser.visit({ start: false })
      const { merchant, baseUrl } = test.foyer.config
      const foyer = createFoyer({ merchant, baseUrl, ports: test.ports, codec })
      watch.watchFoyer(foyer)
      onTestFinished(foyer.dispose)
      return { ...test, foyer }
    },
    async visit(options: Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now' | 'storage' | 'secrets'> = {}) {
      const test = browser.visit({ start: false, ...options })
      watch.watchFoyer(test.foyer)
      watch.watchStorage('the session storage', test.ports.sessionStorage)
      test.foyer.start()
      await test.idle()
      const { foyer, idle } = test

      const submit = async <V extends object>(form: Form<V, unknown>, values: Partial<V>) => {
        for (const [field, value] of Object.entries(values)) form.set(field as keyof V & string, value as never)
        await form.submit()
        await idle()
        watch.inspect('the error of a form', form.$state.get().error)
        return form.$state.get().status
      }
      return {
        ...test,
        submit,
        /** A form, closed behind us: what was typed goes with it. */
        async using<F extends Closing>(form: F, work: (form: F) => Promise<void>) {
          await work(form)
          form.dispose()
          watch.inspect('a form that was closed', form.$state.get())
        },
        /** The code that the platform has just sent. */
        code() {
          const { secret = '' } = control.outbox().at(-1) ?? {}
          expect(secret).not.toBe('')
          watch.addSecret(`code ${secret}`, secret)
          return secret
        },
        async login(password = OLD) {
          const { error } = await foyer.use(signIn).withPassword({ username: 'demo', password }, { silent: true })
          if (error !== undefined) watch.inspect('an error', error)
          await idle()
        },
        async logout() {
          await foyer.session.signOut()
          await idle()
          watch.afterSignOut()
        },
      }
    },
  }
}

type Stage = ReturnType<typeof createStage>

const ENCRYPTED_CHANGE: Partial<FoyerConfigInput> = { endpoints: { changePassword: { encrypted: true } } }

/** Everything that a person can do with an account. A new flow is one entry more. */
const FLOWS: readonly (readonly [name: string, run: (stage: Stage) => Promise<void>])[] = [
  [
    '[LOGIN-11] login by user name, and logout',
    async ({ visit }) => {
      const { foyer, submit, using, logout } = await visit()
      await using(foyer.use(signIn).form(), async (form) => {
        expect(await submit(form, { username: 'demo', password: OLD })).toBe('done')
      })
      await logout()
    },
  ],
  [
    '[LOGIN-06] a wrong password three times, then one with a captcha',
    async ({ visit, control }) => {
      const { foyer, submit, using, logout } = await visit()
      await using(foyer.use(signIn).form(), async (form) => {
        for (let count = 0; count < 3; count += 1) {
          expect(await submit(form, { username: 'demo', password: WRONG })).toBe('failed')
        }
        expect(await submit(form, { password: OLD, captcha: control.captcha()?.answer ?? '' })).toBe('done')
      })
      await logout()
    },
  ],
  [
    '[LOGIN-09] login by SMS code, a wrong one first',
    async ({ visit }) => {
      const { foyer, submit, using, idle, code, logout } = await visit()
      await using(foyer.use(signIn).form(), async (form) => {
        form.setMethod('sms')
        form.set('mobileNum', NUMBER)
        await form.sendCode()
        await idle()
        const secret = code()
        await submit(form, { verificationCode: '1' })
        expect(await submit(form, { verificationCode: secret })).toBe('done')
      })
      await logout()
    },
  ],
  [
    '[SESSION-06][SESSION-10] a login that is remembered, a silent one, and one that is forgotten',
    async ({ visit, storage }) => {
      const first = await visit()
      await first.using(first.foyer.use(signIn).form(), async (form) => {
        expect(await first.submit(form, { username: 'demo', password: OLD, remember: true })).toBe('done')
      })
      first.dispose()
      storage.tab().remove('MC_SESSION_INFO')
      const second = await visit({ path: '/m/set' })
      await vi.waitFor(() => expect(second.foyer.session.isSignedIn()).toBe(true))
      await second.logout()
      const third = await visit()
      await third.using(third.foyer.use(signIn).form(), async (form) => {
        await third.idle()
        expect(form.$state.get().values).toMatchObject({ username: 'demo', password: OLD })
        expect(await third.submit(form, { remember: false })).toBe('done')
      })
      await third.logout()
    },
  ],
  [
    '[CALL-07] registration by user name, refused and taken',
    async ({ visit }) => {
      const { foyer, submit, using, idle, logout } = await visit({ path: '/m/register' })
      await using(foyer.use(registration).form(), async (form) => {
        await idle()
        const both = { password: NEW, confirmPassword: NEW, terms: true, adult: true }
        expect(await submit(form, { username: 'demo', ...both })).toBe('failed')
        expect(await submit(form, { username: 'fresh2026' })).toBe('done')
      })
      await logout()
    },
  ],
  [
    '[CALL-08] registration by number, with a wrong code first',
    async ({ visit }) => {
      const { foyer, submit, using, idle, code, logout } = await visit({ path: '/m/register' })
      await using(foyer.use(registration).form(), async (form) => {
        await idle()
        form.setMethod('mobile')
        form.set('mobileNum', '9179999999')
        await form.sendCode()
        await idle()
        const secret = code()
        const both = { password: NEW, confirmPassword: NEW, terms: true, adult: true }
        expect(await submit(form, { ...both, verificationCode: '1' })).toBe('failed')
        expect(await submit(form, { verificationCode: secret })).toBe('done')
      })
      await logout()
    },
  ],
  [
    '[REG-05][CAPTCHA-02] registration with a password for payments and a proof in place of the picture',
    async ({ visit, control, watch }) => {
      const paymentPassword = '730518'
      watch.addSecret('password for payments', paymentPassword)
      const wanted = { enabled: true, required: true }
      await control.setRegistration({ fields: { paymentPassword: wanted, captcha: wanted } })
      const { foyer, submit, using, idle, logout } = await visit({ path: '/m/register' })
      await using(foyer.use(registration).form(), async (form) => {
        await idle()
        const entered = { password: NEW, confirmPassword: NEW, paymentPassword, terms: true, adult: true }
        await form.captcha.human.verify()
        await idle()
        expect(await submit(form, { ...entered, username: 'fresh2026', affiliateCode: 'BAD' })).toBe('failed')
        await form.captcha.human.verify()
        expect(await submit(form, { affiliateCode: 'GOOD1' })).toBe('done')
      })
      await logout()
    },
  ],
  [
    'money out: the payment password and the number of an account, with lost answers and a wrong try',
    async ({ visit, watch, answerCalls, clock }) => {
      const secret = '730518'
      const number = '09171234821'
      watch.addSecret('password for payments', secret)
      watch.addSecret('a wrong password for payments', '951847')
      watch.addSecret('number of an account', number)
      const { foyer, login, logout, idle, using, submit, code } = await visit({ path: '/m/withdraw' })
      await login()
      await using(foyer.use(paymentPassword).setForm(), async (form) => {
        await form.code.send()
        await idle()
        const both = { newPassword: secret, repeatedPassword: secret }
        expect(await submit(form, { ...both, verificationCode: '000000' })).toBe('failed')
        expect(await submit(form, { verificationCode: code() })).toBe('done')
      })
      await foyer.use(payoutAccounts).load()
      await using(foyer.use(payoutAccounts).addForm(), async (form) => {
        form.set('kind', 'ewallet')
        form.set('institution', 'QP')
        form.set('number', number)
        // A code is sent for an account that is right.
        expect((await form.code.send()).ok).toBe(true)
        await idle()
        expect(await submit(form, { verificationCode: code() })).toBe('done')
      })
      const money = foyer.use(withdrawals)
      await money.terms.load()
      await using(money.form({ languageTag: () => 'en' }), async (form) => {
        const accountId = foyer.use(payoutAccounts).$state.get().data?.accounts[0]?.accountId ?? ''
        expect(await submit(form, { accountId, amount: '100', paymentPassword: '951847' })).toBe('done')
        expect((await form.send()).ok).toBe(false)
        watch.inspect('a refusal', form.$refusal.get())
        expect(await submit(form, { paymentPassword: secret })).toBe('done')
        answerCalls('/withdrawal', () => Promise.reject(new TypeError('Failed to fetch')))
        const sending = form.send()
        await idle()
        answerCalls('/nothing', () => new Response())
        await clock.advance(5000)
        expect((await sending).ok).toBe(true)
      })
      await idle()
      await logout()
    },
  ],
  [
    '[VERIFY-01][SESSION-07] documents, refused to a session that has ended',
    async ({ visit, control, watch }) => {
      const { foyer, idle, login } = await visit({ path: '/m/member/verification' })
      await login()
      const form = foyer.use(kyc).form()
      await form.images.add([testImage('png', { name: 'front' })], 'frontImage')
      await form.images.add([testImage('jpeg', { name: 'back' })], 'backImage')
      await control.revoke({ userName: 'demo' })
      expect(await form.submit()).toMatchObject({ ok: false })
      await idle()
      watch.inspect('the failure of an upload', form.$upload.get())
      form.dispose()
      expect(foyer.session.isSignedIn()).toBe(false)
      watch.afterSignOut()
    },
  ],
  [
    '[SESSION-09] a session that another tab takes over, and a logout there',
    async ({ visit }) => {
      const here = await visit()
      const there = await visit({ path: '/m/home' })
      await here.login()
      await there.idle()
      expect(there.foyer.session.isSignedIn()).toBe(true)
      await there.logout()
      await here.idle()
      expect(here.foyer.session.isSignedIn()).toBe(false)
    },
  ],
  [
    '[CALL-17][CRYPTO-05] change of the password, refused and done, sealed as the merchant wants it',
    async ({ visit }) => {
      const { foyer, submit, using, clock, login, logout } = await visit({ config: ENCRYPTED_CHANGE })
      await login()
      await using(foyer.use(password).changeForm(), async (form) => {
        const both = { newPassword: NEW, confirmNewPassword: NEW }
        expect(await submit(form, { oldPassword: WRONG, ...both })).toBe('failed')
        expect(await submit(form, { oldPassword: OLD })).toBe('done')
        await clock.advance(2000)
      })
      await logout()
      await login(NEW)
      expect(foyer.session.isSignedIn()).toBe(true)
      await logout()
    },
  ],
  [
    '[LOGIN-14] a first login, and a password of one’s own after it',
    async ({ visit }) => {
      const { foyer, submit, using, idle, clock, logout } = await visit({
        config: { ...ENCRYPTED_CHANGE, login: { forceChangeOnFirstLogin: true } },
      })
      await using(foyer.use(signIn).form(), async (form) => {
        expect(await submit(form, { username: 'newbie', password: OLD })).toBe('done')
      })
      await using(foyer.use(password).changeForm(), async (form) => {
        await idle()
        expect(await submit(form, { newPassword: NEW, confirmNewPassword: NEW })).toBe('done')
        await clock.advance(2000)
      })
      await logout()
    },
  ],
  [
    '[CALL-16] a forgotten password, by e-mail',
    async ({ visit }) => {
      const { foyer, submit, using, clock, code } = await visit({ path: '/m/forget' })
      await using(foyer.use(password).emailResetForm(), async (form) => {
        expect(await submit(form, { username: 'demo', email: 'demo@example.com' })).toBe('done')
        await clock.advance(2000)
      })
      code()
    },
  ],
  [
    '[CALL-18] a forgotten password, by phone',
    async ({ visit }) => {
      const { foyer, submit, using, idle, code, logout } = await visit({ path: '/m/forget' })
      await using(foyer.use(password).phoneResetForm(), async (form) => {
        form.set('mobileNum', NUMBER)
        await form.sendCode()
        await idle()
        const secret = code()
        expect(await submit(form, { newPassword: OLD, verificationCode: secret })).toBe('failed')
        expect(await submit(form, { newPassword: NEW, verificationCode: secret })).toBe('done')
      })
      expect(foyer.session.isSignedIn()).toBe(true)
      await logout()
    },
  ],
  [
    '[SMS-06] a provider that vouches for a number',
    async ({ visit, watch, control }) => {
      const idToken = 'ID-token/7+x='
      watch.addSecret('id token', idToken)
      await control.vouch({ idToken, channel: 'sms', mobileNum: NUMBER })
      const { foyer, submit, using, idle } = await visit({ path: '/m/forget' })
      foyer.use(challenges).usePhoneVerifier(createFakePhone({ idToken }))
      await using(foyer.use(password).phoneResetForm(), async (form) => {
        form.set('mobileNum', NUMBER)
        await form.sendCode()
        await idle()
        await submit(form, { newPassword: NEW, verificationCode: '123456' })
      })
    },
  ],
  [
    '[LOGIN-05] login through another network',
    async ({ visit, watch, control }) => {
      const idToken = 'Google-token/7+x='
      watch.addSecret('id token', idToken)
      await control.scenario({ name: 'all-logins' })
      await control.vouch({ idToken, channel: 'google', email: 'player1@example.com' })
      const { foyer, idle, logout } = await visit()
      const social = foyer.use(socialSignIn)
      social.useProvider('google', { ready: async () => true, signIn: async () => ({ idToken }) })
      await idle()
      expect((await social.signIn('google')).ok).toBe(true)
      await logout()
    },
  ],
  [
    '[TRIAL-01] trial play',
    async ({ visit }) => {
      const { foyer, logout } = await visit()
      expect((await foyer.session.startTrial()).ok).toBe(true)
      await logout()
    },
  ],
  [
    '[SESSION-07] a refresh, and the end of a session',
    async ({ visit, control, clock, watch }) => {
      const { foyer, login, idle } = await visit()
      await login()
      clock.sleep(4 * 86_400_000)
      await foyer.session.refresh()
      await control.revoke({ userName: 'demo' })
      await foyer.call(memberEndpoints.memberInfo, {}).catch((error: unknown) => watch.inspect('an error', error))
      await idle()
      expect(foyer.session.isSignedIn()).toBe(false)
      watch.afterSignOut()
    },
  ],
  [
    '[CALL-02] answers that are broken, misfit, or say back what was sent',
    async ({ visit, answerCalls, watch }) => {
      const token = 'Token-Größe/7+x'
      watch.addSecret('a token that was never taken', token)
      const { login } = await visit({ config: { http: { retries: 0 } } })
      const responses: readonly (() => Response | Promise<Response>)[] = [
        () => new Response(`${token}`, { headers: { 'content-type': 'application/json' } }),
        () => new Response(`{"success":true,"value":{"token":"${token}"`),
        () => json({ success: true, value: { token, userName: 7, type: {}, firstTimeLogin: [] } }),
        () => json({ success: true, value: { [token]: token } }),
        () => new Response(`<html>${token}</html>`, { status: 502 }),
        () => Promise.reject(new TypeError('Failed to fetch')),
      ]
      for (const response of responses) {
        answerCalls('/login', response)
        await login()
      }
      for (const response of responses) {
        answerCalls('/key', response)
        await login()
      }
    },
  ],
  [
    'a server that signs in for a page, and the document that it writes',
    async ({ server, watch }) => {
      const { foyer } = server()
      expect((await foyer.use(signIn).withPassword({ username: 'demo', password: OLD })).ok).toBe(true)
      await foyer.call(memberEndpoints.memberInfo, {})
      await foyer.session.refresh()
      watch.inspect('the document', foyer.dehydrate())
      foyer.dispose()
    },
  ],
  [
    '[PCALL-24] a codec that throws what it was given',
    async ({ server, answerCalls }) => {
      const quote = (value: unknown) => {
        throw new Error(`not this: ${JSON.stringify(value)}`)
      }
      const plain = plainCodec()
      const codecs: readonly Codec[] = [
        { ...plain, encode: (_id, fields) => quote(fields) },
        { ...plain, encrypt: async (body) => quote(body) },
        { ...plain, decode: (_id, value) => quote(value) },
      ]
      const value = { token: 'Token-Größe/7+x', password: OLD }
      answerCalls('/login', () => json({ success: true, value }))
      const codes: unknown[] = []
      for (const codec of codecs) {
        const { foyer } = server(codec)
        const { error } = await foyer.use(signIn).withPassword({ username: 'demo', password: OLD })
        codes.push(error?.code)
        foyer.dispose()
      }
      expect(codes).toEqual(['request.invalid', 'request.invalid', 'response.schema'])
    },
  ],
  [
    'a refusal whose value says back what was sent',
    async ({ visit, answerCalls, watch }) => {
      const { foyer } = await visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
      const value = { username: 'demo', password: OLD }
      const responses = [
        { success: false, code: 'E1', value },
        { success: false, message: 'x', data: OLD },
      ]
      for (const response of responses) {
        answerCalls('/login', () => json(response))
        const { error } = await foyer.use(signIn).withPassword({ username: 'demo', password: OLD })
        expect(error?.value).toEqual(response.value ?? response.data)
        watch.inspect('the error', error)
      }
    },
  ],
  [
    '[SESSION-03] a token that no header takes',
    async ({ visit, answerCalls }) => {
      const { foyer, login, idle, logout } = await visit({ config: { http: { retries: 0 } } })
      const value = { token: 'Token\nGröße7x', userName: 'demo', type: 0, firstTimeLogin: 0 }
      answerCalls('/login', () => json({ success: true, value }))
      await login()
      await foyer.use(member).refresh()
      await idle()
      await logout()
    },
  ],
]

describe('nobody can read a password, a token or a code anywhere', () => {
  const console_ = ['log', 'info', 'warn', 'error', 'debug'] as const
  beforeEach(() => {
    for (const method of console_) vi.spyOn(console, method)
  })
  afterEach(() => {
    for (const method of console_) expect(console[method]).not.toHaveBeenCalled()
  })

  it.each(FLOWS)('%s', async (_name, run) => {
    const stage = createStage()
    await run(stage)
    expect(stage.watch.leaks).toEqual([])
  })
})

it('a report of a failure holds no text that the server or the network wrote', async () => {
  const { visit, answerCalls } = createStage()
  const { foyer } = await visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
  const reports: string[] = []
  foyer.events.on('failure', (failure) => reports.push(JSON.stringify(failure)))
  const answers: readonly (() => Promise<Response>)[] = [
    async () => json({ success: false, code: 'E1', message: `${OLD} is wrong` }),
    async () => json({ success: false, code: OLD }),
    () => Promise.reject(new TypeError(`no way to send ${OLD}`)),
  ]
  for (const answer of answers) {
    answerCalls('/login', answer)
    await foyer.use(signIn).withPassword({ username: 'demo', password: OLD })
  }
  const error = { name: 'FoyerError', code: 'unknown', endpoint: 'login', status: 200 }
  expect(reports.map((report) => JSON.parse(report).error)).toEqual([
    error,
    error,
    { name: 'FoyerError', code: 'network.failed', endpoint: 'login' },
  ])
  expect(reports.join()).not.toContain(OLD)
})

describe('the search', () => {
  const secret = 'Größe7&+%"é'
  const { isIn } = encodingsOf('secret', secret)
  const bytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

  it.each([
    ['as it is', `x${secret}y`],
    ['in JSON', JSON.stringify({ password: secret })],
    ['in an address', `/a?b=${encodeURIComponent(secret)}`],
    ['in a form', new URLSearchParams({ b: secret }).toString()],
    ...[0, 1, 2, 3].map(
      (before) => [`in base64, ${before} in`, btoa(bytes(`${'x'.repeat(before)}${secret}yz`))] as const,
    ),
    ['in hex', `00${Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16)).join('')}`],
    ['backwards', [...secret].reverse().join('')],
  ] as const)('finds a secret %s', (_how, text) => {
    expect(isIn(text)).toBe(true)
    expect(isIn(text.slice(0, text.length / 2))).toBe(false)
  })

  it('finds a code among other digits only where it stands alone, and what errors hide', () => {
    const code = encodingsOf('code', '123456')
    expect([code.isIn('a 123456.'), code.isIn('0123456'), code.isIn('1234567'), code.isIn(btoa('123456'))]).toEqual([
      true,
      false,
      false,
      true,
    ])
    const cause = new TypeError(`no ${secret}`)
    expect(textsIn(new Error('x', { cause: { deep: [new Map([['a', cause]])] } })).some(isIn)).toBe(true)
  })
})
