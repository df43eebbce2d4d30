import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createFakePhone } from '../../../testing/fake-phone.ts'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { challenges } from '../challenges/challenges.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import { registrationEndpoints } from './endpoints.ts'
import type { RegistrationMethod } from './register-fields.ts'
import { registration } from './registration.ts'
import type { RegisterForm, RegisterValues } from './types.ts'

const FILLED = {
  username: 'fresh2026',
  password: 'Fresh2026',
  confirmPassword: 'Fresh2026',
  terms: true,
  adult: true,
} as const
const NUMBER = '9179999999'

function fill(form: RegisterForm, values: Partial<RegisterValues>) {
  for (const [field, value] of Object.entries(values)) form.set(field as keyof RegisterValues, value as never)
}

interface Options extends Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now'> {
  readonly method?: RegistrationMethod
  /** Before anything is asked. */
  readonly prepare?: (control: ReturnType<typeof createSandbox>['control']) => Promise<void>
}

async function open({ method, prepare, ...options }: Options = {}) {
  const test = createTestFoyerOnSandbox(createSandbox, { start: false, ...options })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await prepare?.(test.control)
  test.foyer.start()
  const form = test.foyer.use(registration).form()
  onTestFinished(() => form.dispose())
  await test.idle()
  if (method !== undefined) form.setMethod(method)
  const errors = () => form.$state.get().errors
  const submit = async (values: Partial<RegisterValues> = {}) => {
    fill(form, values)
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  const fields = () => {
    const view = form.$view.get()
    return view.status === 'ready' ? view.fields.map(({ name }) => name) : view.status
  }
  return { ...test, form, errors, submit, fields }
}

/** The same on a platform that answers what a test wrote down. */
async function onScript(prepare: (script: ReturnType<typeof scriptedPlatform>) => void = () => {}) {
  const script = scriptedPlatform()
  script.answer(platformEndpoints.siteFlags, { flags: { USERNAMEREG3: 1 } } as never)
  script.answer(registrationEndpoints.regSettings, {})
  script.answer(registrationEndpoints.regRules, {})
  prepare(script)
  const endpoints = {
    registerUsername: { encrypted: false },
    registerMobile: { encrypted: false },
    login: { encrypted: false },
  }
  const test = createTestFoyer({ fetch: script.fetch, config: { endpoints, http: { retries: 0 } } })
  onTestFinished(() => test.dispose())
  const form = test.foyer.use(registration).form()
  await test.idle()
  return { ...test, script, form }
}

it('[REG-17][CALL-07][CRYPTO-01][LOGIN-11] registers by user name, sealed, and is in', async () => {
  const { submit, foyer, events, control, asked, form } = await open()
  expect(await submit(FILLED)).toBe(true)
  expect(foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'fresh2026', type: 0 } })
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  expect([asked('registerUsername'), asked('login')]).toEqual([1, 0])
  expect(events.toastKeys).toContain('toast.registered')
  expect(events.loading).toEqual([])
  expect(form.$state.get().status).toBe('done')
  const entry = control.log().find(({ endpoint }) => endpoint === 'registerUsername')
  expect(entry?.method).toBe('PUT')
  expect(entry?.headers).toMatchObject({ ModuleId: 'REG3' })
  expect(entry?.body).toEqual({ data: expect.stringMatching(/^[\w-]+(?:\.[\w-]+){4}$/), moduleId: 'REG3' })
  expect(JSON.stringify(entry)).not.toContain('fresh2026')
})

it('[REG-17][CALL-08][REG-15][SMS-01][CRYPTO-01] registers by number and code', async () => {
  const { form, submit, idle, lastSecret, foyer, asked, control } = await open({ method: 'mobile' })
  fill(form, { ...FILLED, mobileNum: NUMBER })
  expect((await form.sendCode()).ok).toBe(true)
  await idle()
  expect(form.sms.$state.get()).toEqual({ phase: 'counting', seconds: 60 })
  expect(await submit({ verificationCode: lastSecret() })).toBe(true)
  expect(foyer.session.isSignedIn()).toBe(true)
  expect([asked('registerMobile'), asked('registerUsername')]).toEqual([1, 0])
  const entry = control.log().find(({ endpoint }) => endpoint === 'registerMobile')
  expect(entry?.body).toEqual({ data: expect.any(String), moduleId: 'REG3' })
})

it('[REG-15] empties a wrong code and keeps the rest', async () => {
  const { form, submit, idle, errors } = await open({ method: 'mobile' })
  fill(form, { ...FILLED, mobileNum: NUMBER })
  await form.sendCode()
  await idle()
  expect(await submit({ verificationCode: '1' })).toBe(false)
  expect(form.$state.get().values).toMatchObject({ verificationCode: '', mobileNum: NUMBER, password: 'Fresh2026' })
  expect(errors().verificationCode).toBeUndefined()
})

it('[SMS-07] asks for a code by the number alone, and for none with a wrong one', async () => {
  const { form, errors, asked, events } = await open({ method: 'mobile' })
  form.set('mobileNum', '12')
  expect((await form.sendCode()).ok).toBe(false)
  expect(errors()).toEqual({ mobileNum: { key: 'valid.mobileNum', params: { 0: 7, 1: 20 } } })
  expect(events.focuses).toEqual([{ field: 'mobileNum' }])
  expect(asked('smsNoLogin')).toBe(0)
  form.set('mobileNum', NUMBER)
  expect((await form.sendCode()).ok).toBe(true)
  expect(errors()).toEqual({})
})

it.each(['+63 917 999 9999', '0063917-999-9999', '0917 999 9999', '৯১৭৯৯৯৯৯৯৯'])(
  '[REG-15][VALID-05] sends the code to the number that is meant by %j, its country named once',
  async (typed) => {
    const { form, submit, idle, control, lastSecret } = await open({ method: 'mobile' })
    fill(form, { ...FILLED, mobileNum: typed })
    expect((await form.sendCode()).ok).toBe(true)
    await idle()
    expect(control.outbox().at(-1)?.to).toBe(`+63 ${NUMBER}`)
    expect(form.$state.get().values.mobileNum).toBe(typed)
    expect(await submit({ verificationCode: lastSecret() })).toBe(true)
  },
)

it('[REG-15] a number of another country goes to that country', async () => {
  const { form, idle, control } = await open({ method: 'mobile' })
  fill(form, { mobileNum: '+44 7400 123456' })
  expect((await form.sendCode()).ok).toBe(true)
  await idle()
  expect(control.outbox().at(-1)?.to).toBe('+44 7400123456')
})

it('[REG-01][REG-02][FLAG-02] offers a choice where both methods are on, and keeps what was typed', async () => {
  const { form, fields, foyer, control, idle } = await open()
  expect(form.$view.get()).toMatchObject({ method: 'username', methods: ['username', 'mobile'] })
  form.set('password', 'Fresh2026')
  form.setMethod('mobile')
  expect(fields()).toContain('mobileNum')
  expect(form.$state.get().values.password).toBe('Fresh2026')
  await control.setFlags({ MOBILENUMREG3: false })
  await foyer.platform.refresh()
  await idle()
  expect(form.$view.get()).toMatchObject({ method: 'username', methods: ['username'] })
  await control.setFlags({ MOBILENUMREG3: true, USERNAMEREG3: false })
  await foyer.platform.refresh()
  await idle()
  expect(form.$view.get()).toMatchObject({ method: 'mobile', methods: ['mobile'] })
})

it('[FLAG-02] is closed while no method is on', async () => {
  const { form, submit, asked } = await open({
    prepare: (control) => control.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: false }),
  })
  expect(form.$view.get()).toEqual({ status: 'closed' })
  expect(await submit(FILLED)).toBe(false)
  expect(form.$state.get().error).toMatchObject({ code: 'no.permission' })
  expect(asked('registerUsername')).toBe(0)
})

it('[REG-06][DATA-09] draws and sends what the merchant wants, and nothing else', async () => {
  const { form, fields } = await open({
    prepare: (control) =>
      control.setRegistration({
        fields: { qqNum: { enabled: true, required: false }, email: { enabled: false, required: false } },
      }),
  })
  expect(fields()).toEqual(['username', 'password', 'confirmPassword', 'affiliateCode', 'recommenderId', 'qqNum'])

  const {
    form: plain,
    script,
    idle,
  } = await onScript((platform) => {
    platform.answer(registrationEndpoints.regSettings, { qqNum: { enabled: true, required: false } })
    platform.answer(registrationEndpoints.registerUsername, { userName: 'fresh2026', token: 'T' })
  })
  fill(plain, { ...FILLED, qqNum: ' 12345 ', email: 'a@b.com', nickname: 'x', affiliateCode: 'GOOD1' })
  await plain.submit()
  await idle()
  expect(JSON.parse(script.requestsOf(registrationEndpoints.registerUsername)[0]?.body ?? '')).toEqual({
    username: 'fresh2026',
    password: 'Fresh2026',
    confirmPassword: 'Fresh2026',
    qqNum: '12345',
    type: 0,
    moduleId: 'REG3',
    countryDialingCode: '63',
    registerUrl: 'foyer.test',
    domain: 'foyer.test',
    registerMethod: 'H5',
  })
  expect(form.$state.get().values.terms).toBe(false)
})

it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  '[REG-12] sends a birthday as it was picked, in %s too',
  async (zone) => {
    const before = process.env.TZ
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    process.env.TZ = zone
    const { form, script, idle } = await onScript((platform) => {
      platform.answer(registrationEndpoints.regSettings, { birthday: { enabled: true, required: true } })
      platform.answer(registrationEndpoints.registerUsername, { userName: 'fresh2026', token: 'T' })
    })
    fill(form, { ...FILLED, birthday: '1990-01-05' })
    expect((await form.submit()).ok).toBe(true)
    await idle()
    expect(JSON.parse(script.requestsOf(registrationEndpoints.registerUsername)[0]?.body ?? '')).toMatchObject({
      birthday: '1990-01-05',
    })
  },
)

it('[VALID-10][REG-06] says what is missing and what does not fit, in the words of the platform', async () => {
  const { submit, errors, form, asked } = await open({
    prepare: (control) =>
      control.setRegistration({
        fields: { nickname: { enabled: true, required: false }, payeeName: { enabled: true, required: true } },
        rules: {
          nickname: { min: 2, max: 9, pattern: '^[a-z]*$', message: 'Small letters.' },
        },
      }),
  })
  expect(await submit({ nickname: 'ABC' })).toBe(false)
  expect(errors()).toEqual({
    username: { key: 'valid.required' },
    password: { key: 'valid.required' },
    confirmPassword: { key: 'valid.required' },
    nickname: { key: 'valid.pattern', text: 'Small letters.' },
    payeeName: { key: 'valid.required' },
    terms: { key: 'valid.agree', params: { document: 'terms' } },
    adult: { key: 'valid.agree', params: { document: 'adult' } },
  })
  fill(form, { nickname: '', username: '1abc', password: 'abcdef', payeeName: '@@' })
  expect(errors()).toMatchObject({
    username: { key: 'valid.username' },
    password: { key: 'valid.password.digit' },
    payeeName: { key: 'valid.name' },
  })
  expect(errors().nickname).toBeUndefined()
  expect(asked('registerUsername')).toBe(0)
})

it('[REG-06][REG-07] asks those who register by user name for number and code where the settings do, and leaves out what they switch off', async () => {
  const { form, fields, submit, errors, idle, lastSecret, control, asked } = await open({
    prepare: async (control) => {
      await control.setFlags({ REGMOBVERF3: false })
      await control.setRegistration({
        fields: { mobileNum: { enabled: true, required: true }, confirmPassword: { enabled: false, required: true } },
      })
    },
  })
  expect(fields()).toEqual([
    'username',
    'password',
    'affiliateCode',
    'recommenderId',
    'email',
    'mobileNum',
    'verificationCode',
  ])
  const { confirmPassword: _, ...filled } = FILLED
  expect(await submit(filled)).toBe(false)
  expect(Object.keys(errors())).toEqual(['mobileNum', 'verificationCode'])
  form.set('mobileNum', NUMBER)
  expect((await form.sendCode()).ok).toBe(true)
  await idle()
  expect(control.outbox().at(-1)?.to).toBe(`+63 ${NUMBER}`)
  expect(await submit({ verificationCode: lastSecret() })).toBe(true)
  expect(asked('registerUsername')).toBe(1)
})

it('[REG-06] asks for no code where the number may be left out and is', async () => {
  const { submit, errors } = await open({
    prepare: (control) => control.setRegistration({ fields: { mobileNum: { enabled: true, required: false } } }),
  })
  expect(await submit({ ...FILLED, mobileNum: NUMBER })).toBe(false)
  expect(errors()).toEqual({ verificationCode: { key: 'valid.required' } })
  expect(await submit({ mobileNum: '' })).toBe(true)
})

it.each([
  [{ username: { min: 3, max: 40 } }, { username: 'joe_doe' }],
  [{ username: { pattern: '^[^ ]*$' } }, { username: '1st.player@casino.online' }],
  [{ email: { max: 254 } }, { email: 'someone at home' }],
  [{ password: { min: 4, max: 64 } }, { password: 'passwordonly', confirmPassword: 'passwordonly' }],
  [{}, { email: 'john@company.info' }],
  [{}, { email: 'john+tag@gmail.com' }],
])('[VALID-10] where the platform says %j it takes %j', async (rules, values) => {
  const { submit, errors, control, asked } = await open({ prepare: (platform) => platform.setRegistration({ rules }) })
  expect(await submit({ ...FILLED, ...values })).toBe(true)
  expect(errors()).toEqual({})
  expect([asked('registerUsername'), control.log().length > 0]).toEqual([1, true])
})

it('[VALID-10] hints at the bounds that hold: those of the platform, else the merchant’s own', async () => {
  const { form, foyer, control, idle } = await open({
    config: { validation: { loginPassword: { min: 8, max: 30 } } },
    prepare: (platform) => platform.setRegistration({ rules: { username: { min: 3, max: 12 } } }),
  })
  const hintOf = (name: string) => {
    const view = form.$view.get()
    return view.status === 'ready' ? view.fields.find((field) => field.name === name)?.hint : view.status
  }
  expect(hintOf('username')).toEqual({ key: 'register.hint.length', params: { 0: 3, 1: 12 } })
  expect(hintOf('password')).toEqual({ key: 'register.hint.password', params: { 0: 8, 1: 30 } })
  expect(hintOf('email')).toBeUndefined()
  // The words of the platform are those of a language.
  await control.setRegistration({ rules: { username: { min: 3, message: 'Tatlo o higit pa.' } } })
  foyer.languages.setLanguage('TY')
  await idle()
  expect(hintOf('username')).toEqual({ key: 'valid.pattern', text: 'Tatlo o higit pa.' })
})

it('[PDATA-10] asks only for what is enabled and required', async () => {
  const { submit, errors, fields, asked } = await open({
    prepare: (control) =>
      control.setRegistration({
        fields: {
          nickname: { enabled: true, required: true },
          email: { enabled: true, required: false },
          qqNum: { enabled: false, required: true },
          line: { enabled: false, required: false },
        },
      }),
  })
  expect(fields()).toEqual(expect.arrayContaining(['nickname', 'email']))
  for (const hidden of ['qqNum', 'line']) expect(fields()).not.toContain(hidden)
  expect(await submit(FILLED)).toBe(false)
  expect(errors()).toEqual({ nickname: { key: 'valid.required' } })
  expect(asked('registerUsername')).toBe(0)
  expect(await submit({ nickname: 'ana' })).toBe(true)
})

it('[VALID-11][ERR-10] compares the confirmation, anew when the password changes', async () => {
  const { form, errors } = await open()
  fill(form, { password: 'abc123', confirmPassword: 'abc124' })
  form.touch('confirmPassword')
  expect(errors().confirmPassword).toEqual({ key: 'error.confirm.mismatch' })
  form.set('password', 'abc124')
  expect(errors().confirmPassword).toBeUndefined()
})

it('[REG-08][VALID-14][PERR-14] sends nothing until both agreements are ticked by hand', async () => {
  const { submit, errors, asked } = await open()
  expect(await submit({ ...FILLED, terms: false, adult: false })).toBe(false)
  expect(Object.keys(errors())).toEqual(['terms', 'adult'])
  expect(await submit({ terms: true })).toBe(false)
  expect(errors()).toEqual({ adult: { key: 'valid.agree', params: { document: 'adult' } } })
  expect(asked('registerUsername')).toBe(0)
  expect(await submit({ adult: true })).toBe(true)
})

it('[REG-14][PERR-05] asks for the invitation code first, and registers nobody with a wrong one', async () => {
  const { submit, errors, asked, events, form } = await open()
  expect(await submit({ ...FILLED, affiliateCode: 'BAD' })).toBe(false)
  expect(events.toastKeys).toContain('error.invitation_code_error')
  expect(events.focuses).toEqual([{ field: 'affiliateCode' }])
  expect(errors().affiliateCode).toEqual({ key: 'error.invitation_code_error' })
  expect([asked('checkAffiliate'), asked('registerUsername')]).toEqual([1, 0])
  expect(form.$state.get().values).toMatchObject(FILLED)
  // The same code is not asked for again.
  expect(await submit()).toBe(false)
  expect(asked('checkAffiliate')).toBe(1)
  expect(await submit({ affiliateCode: 'GOOD1' })).toBe(true)
  expect([asked('checkAffiliate'), asked('registerUsername')]).toEqual([2, 1])
})

it('[REG-14] a code that cannot be asked for now is not said to be wrong: the registration itself checks it', async () => {
  const { submit, errors, asked, events, control } = await open({ config: { http: { retries: 0 } } })
  await control.setFault({ endpoint: 'checkAffiliate', kind: 'status:429' })
  expect(await submit({ ...FILLED, affiliateCode: 'BAD' })).toBe(false)
  expect(asked('registerUsername')).toBe(1)
  expect(errors().affiliateCode).toEqual({ key: 'error.invitation_code_error' })
  expect(events.toastKeys.at(-1)).toBe('error.invitation_code_error')
  expect(await submit({ affiliateCode: 'GOOD1' })).toBe(true)
  expect([asked('checkAffiliate'), asked('registerUsername')]).toEqual([2, 2])
})

it('[REG-14] asks nothing where there is no code', async () => {
  const { submit, asked } = await open()
  expect(await submit(FILLED)).toBe(true)
  expect(asked('checkAffiliate')).toBe(0)
})

it('[REG-16] says that a name or address is taken when its field is left', async () => {
  const { form, errors, idle, asked } = await open()
  fill(form, { username: 'demo', email: 'demo@example.com' })
  form.touch('username')
  form.touch('email')
  await idle()
  expect(errors()).toEqual({ username: { key: 'error.username.exists' }, email: { key: 'valid.emailTaken' } })
  fill(form, { username: 'free123', email: 'free@example.com' })
  expect(errors()).toEqual({})
  form.touch('username')
  form.touch('email')
  await idle()
  expect(errors()).toEqual({})
  // An invalid value is not sent for validation.
  form.set('username', '1')
  form.touch('username')
  form.set('email', '')
  form.touch('email')
  await idle()
  expect([asked('checkUsername'), asked('checkEmail')]).toEqual([2, 2])
})

it('[REG-16] ignores an answer about a name that stands there no more', async () => {
  const waiting: ((response: Response) => void)[] = []
  const { form, script, idle } = await onScript((platform) =>
    platform.on(registrationEndpoints.checkUsername, () => new Promise((resolve) => waiting.push(resolve))),
  )
  fill(form, { username: 'taken1' })
  form.touch('username')
  await idle({ hanging: 1 })
  fill(form, { username: 'free123' })
  form.touch('username')
  await idle({ hanging: 2 })
  for (const [index, response] of waiting.entries()) response(json({ success: true, value: { exists: index === 0 } }))
  await idle()
  expect(form.$state.get().errors).toEqual({})
  expect(script.requestsOf(registrationEndpoints.checkUsername)).toHaveLength(2)
})

it('[REG-16] holds nobody up when it cannot be asked', async () => {
  const { form, idle, events } = await onScript((platform) =>
    platform.refuse(registrationEndpoints.checkUsername, 'too.many'),
  )
  fill(form, { username: 'free123' })
  form.touch('username')
  await idle()
  expect(form.$state.get().errors).toEqual({})
  expect(events.toasts).toEqual([])
})

it('[REG-18][ERR-09] fills code and recommender from the address, and says when the link is wrong', async () => {
  const { form, submit, events, errors } = await open({ path: '/m/register?affiliateCode=GOOD1&r=nobody#x' })
  expect(form.$state.get().values).toMatchObject({ affiliateCode: 'GOOD1', recommenderId: 'nobody' })
  expect(await submit(FILLED)).toBe(false)
  expect(events.toastKeys).toContain('error.referrer.link.error')
  expect(errors().recommenderId).toEqual({ key: 'error.referrer.link.error' })
  expect(await submit({ recommenderId: 'player1' })).toBe(true)
})

it('[REG-18] keeps the codes of a link while the person looks around, until they are used', async () => {
  const { form, foyer, ports } = await open({ path: '/m/register?affiliateCode=GOOD1&r=player1' })
  form.dispose()
  foyer.access.go('/m/home')
  foyer.access.go('/m/register')
  const reopen = () => {
    const next = foyer.use(registration).form()
    onTestFinished(() => next.dispose())
    return next
  }
  const second = reopen()
  expect(second.$state.get().values).toMatchObject({ affiliateCode: 'GOOD1', recommenderId: 'player1' })
  fill(second, FILLED)
  expect((await second.submit()).ok).toBe(true)
  expect(ports.sessionStorage.get('MC_INVITATION')).toBeNull()
})

it('[REG-18] forgets the code of a link that the platform does not know', async () => {
  const { submit, ports } = await open({ path: '/m/register?affiliateCode=BAD' })
  expect(await submit(FILLED)).toBe(false)
  expect(ports.sessionStorage.get('MC_INVITATION')).toBeNull()
})

it('[CALL-07] puts a name that was taken meanwhile beside its field', async () => {
  const { submit, errors, events } = await open()
  expect(await submit({ ...FILLED, username: 'demo' })).toBe(false)
  expect(errors().username).toEqual({ key: 'error.username.exists' })
  expect(events.focuses).toEqual([{ field: 'username' }])
  expect(events.toastKeys.at(-1)).toBe('error.username.exists')
})

it('[CALL-07][REG-16] says of a name what was said of it, not of the one that was typed meanwhile', async () => {
  const { form, idle, events } = await onScript((platform) =>
    platform.on(registrationEndpoints.registerUsername, () => {
      form.set('username', 'other2026')
      return json({ success: false, code: 'username.exists' })
    }),
  )
  fill(form, FILLED)
  expect((await form.submit()).ok).toBe(false)
  await idle()
  expect(events.toastKeys.at(-1)).toBe('error.username.exists')
  expect(form.$state.get().errors).toEqual({})
  form.set('username', FILLED.username)
  expect(form.$state.get().errors.username).toEqual({ key: 'error.username.exists' })
})

it('[VALID-10] puts a refusal that names a field beside it', async () => {
  const { submit, errors } = await open({
    prepare: (control) => control.setRegistration({ rules: { qqNum: { min: 3 } } }),
  })
  expect(await submit({ ...FILLED, email: 'demo@example.com' })).toBe(false)
  expect(errors().email).toEqual({ key: 'valid.refused' })
})

it('[REG-06][CAPTCHA-02] shows a picture where the merchant wants one, and another after each refusal', async () => {
  const { form, submit, errors, control, asked } = await open({
    prepare: (platform) => platform.setRegistration({ fields: { captcha: { enabled: true, required: true } } }),
  })
  expect(form.captcha.$state.get().status).toBe('ready')
  expect(await submit({ ...FILLED, captcha: 'x' })).toBe(false)
  expect(errors().captcha).toEqual({ key: 'valid.captcha' })
  expect(await submit({ captcha: '0' })).toBe(false)
  expect([asked('captcha'), form.$state.get().values.captcha]).toEqual([2, ''])
  expect(await submit({ captcha: control.captcha()?.answer ?? '' })).toBe(true)
})

it('[REG-06][CAPTCHA-02] takes the proof that a person registers instead of what the picture says', async () => {
  const { form, submit, errors, events, asked } = await open({
    prepare: (platform) => platform.setRegistration({ fields: { captcha: { enabled: true, required: true } } }),
  })
  await submit(FILLED)
  expect(errors()).toEqual({ captcha: { key: 'valid.required' } })
  expect(await form.captcha.human.verify()).toMatchObject({ ok: true })
  expect(errors()).toEqual({})
  // A proof is taken once: after a refusal for another reason there is another by itself.
  expect(await submit({ username: 'demo' })).toBe(false)
  expect(events.toastKeys.at(-1)).toBe('error.username.exists')
  // The work is real, and no request: only its end tells how long it takes.
  const { $state } = form.captcha.human
  await new Promise<void>((resolve) => {
    onTestFinished($state.subscribe(({ status }) => void (status === 'done' && resolve())))
  })
  expect(await submit({ username: 'fresh2026' })).toBe(true)
  expect(asked('registerUsername')).toBe(2)
})

describe('with a provider of codes', () => {
  async function byPhone() {
    const phone = createFakePhone()
    const test = await onScript((script) => {
      script.answer(platformEndpoints.siteFlags, { flags: { MOBILENUMREG3: 1, REGMOBVERF3: 1 } } as never)
      script.answer(registrationEndpoints.registerMobile, { userName: 'm1', token: 'T' })
    })
    test.foyer.use(challenges).usePhoneVerifier(phone)
    const { form, idle } = test
    fill(form, { mobileNum: NUMBER, terms: true, adult: true })
    const submit = async (verificationCode: string) => {
      form.set('verificationCode', verificationCode)
      const { ok } = await form.submit()
      await idle()
      return ok
    }
    const sent = () => test.script.requestsOf(registrationEndpoints.registerMobile).map(({ body }) => JSON.parse(body))
    return { ...test, phone, submit, sent }
  }

  it('[REG-13][SMS-06] sends its id token and the channel beside the code', async () => {
    const { form, phone, submit, sent, script } = await byPhone()
    expect((await form.sendCode()).ok).toBe(true)
    expect(phone.sent).toEqual([{ mobileNum: NUMBER, countryDialingCode: '63' }])
    expect(await submit('123456')).toBe(true)
    expect(sent()).toMatchObject([
      { firebaseChannel: 'sms', firebaseIdToken: 'X', verificationCode: '123456', mobileNum: NUMBER },
    ])
    expect(script.requestsOf(challengeEndpoints.smsNoLogin)).toEqual([])
  })

  it('[SMS-06] registers nobody, and hides that it waits, when the step fails', async () => {
    const { form, phone, submit, sent, events } = await byPhone()
    await form.sendCode()
    expect(await submit('999999')).toBe(false)
    expect(events.toastKeys.at(-1)).toBe('error.verification.code.error')
    expect(form.$state.get().values).toMatchObject({ verificationCode: '', mobileNum: NUMBER })
    phone.failWith(new Error('the provider is down'))
    expect(await submit('123456')).toBe(false)
    expect([sent(), events.loading]).toEqual([[], []])
    expect(events.toastKeys.at(-1)).toBe('error.unknown')
    expect(await submit('123456')).toBe(true)
  })

  it('[REG-13] keeps its word through a refusal for another reason', async () => {
    const { form, phone, submit, sent, script } = await byPhone()
    await form.sendCode()
    script.on(
      registrationEndpoints.registerMobile,
      () => json({ success: false, code: 'too.many' }),
      () => json({ success: true, value: { userName: 'm1', token: 'T' } }),
    )
    expect(await submit('123456')).toBe(false)
    expect(await submit('123456')).toBe(true)
    expect([phone.checked, sent().length]).toEqual([['123456'], 2])
  })
})

it('[REG-13] sends neither channel nor token without a provider', async () => {
  const { form, script, idle } = await onScript((platform) => {
    platform.answer(platformEndpoints.siteFlags, { flags: { MOBILENUMREG3: 1, REGMOBVERF3: 1 } } as never)
    platform.answer(registrationEndpoints.registerMobile, { userName: 'm1', token: 'T' })
  })
  fill(form, { mobileNum: NUMBER, verificationCode: '123456', terms: true, adult: true })
  expect((await form.submit()).ok).toBe(true)
  await idle()
  const sent = Object.keys(JSON.parse(script.requestsOf(registrationEndpoints.registerMobile)[0]?.body ?? ''))
  expect(sent.filter((name) => name.startsWith('firebase'))).toEqual([])
})

it('[REG-17] sends one request, however often it is tapped', async () => {
  const { form, asked, idle, foyer } = await open()
  fill(form, FILLED)
  const taps = Array.from({ length: 20 }, () => form.submit())
  expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual(Array.from({ length: 20 }, () => true))
  await idle()
  expect(asked('registerUsername')).toBe(1)
  expect(foyer.session.isSignedIn()).toBe(true)
})

it('[REG-17] logs in by itself where the answer brings no session', async () => {
  const { form, script, idle, foyer, events } = await onScript((platform) =>
    platform.answer(registrationEndpoints.registerUsername, { userName: 'fresh2026' }),
  )
  const { sessionEndpoints } = await import('../session/endpoints.ts')
  script.answer(sessionEndpoints.login, { token: 'T9', userName: 'fresh2026', type: 0, firstTimeLogin: 0 })
  fill(form, FILLED)
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login)[0]?.body ?? '')).toMatchObject({
    username: 'fresh2026',
    password: 'Fresh2026',
  })
  expect(foyer.session.isSignedIn()).toBe(true)
  expect(events.navigations.at(-1)).toEqual({ to: { name: 'home' }, replace: true })
})

it('[REG-17] leads to the login where it cannot log in, for the account stands', async () => {
  const { form, script, idle, events, foyer } = await onScript((platform) => {
    platform.answer(platformEndpoints.siteFlags, { flags: { MOBILENUMREG3: 1 } } as never)
    platform.answer(registrationEndpoints.registerMobile, { userName: 'm1' })
  })
  fill(form, { mobileNum: NUMBER, terms: true, adult: true })
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(script.requestsOf(registrationEndpoints.registerMobile)).toHaveLength(1)
  expect(foyer.session.isSignedIn()).toBe(false)
  expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: true }])
})

it('[CALL-10][CALL-11] shows what it knows from the last visit at once, and says when it knows nothing', async () => {
  const { form, script, idle } = await onScript((platform) =>
    platform.on(registrationEndpoints.regSettings, () => json({}, { status: 500 })),
  )
  expect(form.$view.get()).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
  script.answer(registrationEndpoints.regSettings, {})
  form.reload()
  await idle()
  expect(form.$view.get()).toMatchObject({ status: 'ready' })
})

it('[CALL-10] waits for flags and settings before it draws anything', async () => {
  const { form } = await onScript()
  expect(form.$view.get().status).toBe('ready')
  const script = scriptedPlatform()
  script.on(platformEndpoints.siteFlags, hang)
  script.answer(registrationEndpoints.regSettings, {})
  const test = createTestFoyer({ fetch: script.fetch })
  const early = test.foyer.use(registration).form()
  await test.idle({ hanging: 1 })
  expect(early.$view.get()).toEqual({ status: 'loading' })
  test.dispose()
  await test.idle()
  expect(test.leftovers()).toEqual([])
})

it('[VALID-19] checks messages anew 200 ms after the language changed', async () => {
  const { form, foyer, clock, idle, errors } = await open()
  form.touch('username')
  foyer.languages.setLanguage('TY')
  const before = form.$state.get()
  await clock.advance(199)
  await idle()
  expect(errors()).toEqual(before.errors)
  await clock.advance(1)
  expect(form.$state.get()).not.toBe(before)
  expect(errors()).toEqual({ username: { key: 'valid.required' } })
})

it('[SMS-08] leaves nothing behind with its screen, and no password', async () => {
  const { form, clock } = await open({ method: 'mobile' })
  const before = clock.pending
  fill(form, { ...FILLED, mobileNum: NUMBER })
  await form.sendCode()
  expect(clock.pending).not.toEqual(before)
  form.dispose()
  expect(form.$state.get().values.password).toBe('')
  expect(clock.pending).toEqual(before)
})

it('[DATA-09] has the values again after a reload, without secrets, codes and ticks, until the account is made', async () => {
  const sessionStorage = createMemoryStorage()
  const stored = () => sessionStorage.keys().filter((key) => key.startsWith('MC_REGISTRATION'))
  const first = await open({ sessionStorage })
  const kept = {
    ...{ username: 'fresh2026', nickname: 'Fresh', payeeName: 'Ana Cruz', email: 'fresh@example.com' },
    ...{ mobileNum: NUMBER, countryDialingCode: '44', line: 'fresh.line', birthday: '1990-01-05' },
  }
  const secret = {
    ...{ password: 'Fresh2026', confirmPassword: 'Fresh2026', paymentPassword: '778899', captcha: '5566' },
    ...{ verificationCode: '334455', affiliateCode: 'GOOD1', recommenderId: '112233', idNumber: 'N0123456' },
  }
  fill(first.form, { ...kept, ...secret, terms: true, adult: true })
  for (const value of Object.values(secret)) {
    expect(
      stored()
        .map((key) => sessionStorage.get(key))
        .join(),
    ).not.toContain(value)
  }
  const second = await open({ sessionStorage })
  const empty = Object.fromEntries(Object.keys(secret).map((field) => [field, '']))
  expect(second.form.$state.get().values).toMatchObject({ ...kept, ...empty, terms: false, adult: false })
  expect(await second.submit({ ...FILLED, mobileNum: '' })).toBe(true)
  expect(stored()).toEqual([])
})

it('[DATA-09] leaves no secret in storage, addresses or the log', async () => {
  const { form, submit, idle, lastSecret, ports, foyer, control } = await open({ method: 'mobile' })
  const entries: string[] = []
  foyer.log.on((entry) => entries.push(JSON.stringify(entry)))
  fill(form, { ...FILLED, mobileNum: NUMBER })
  await form.sendCode()
  await idle()
  const code = lastSecret()
  await submit({ verificationCode: code === '000000' ? '1' : '000000' })
  await submit({ verificationCode: code })
  const stores = [ports.storage, ports.sessionStorage].flatMap((store) => store.keys().map((key) => store.get(key)))
  const seen = [...stores, ...entries, JSON.stringify(control.log())].join('\n')
  expect(seen).not.toContain('Fresh2026')
  expect(seen).not.toContain(`"${code}"`)
})

describe('a registration whose answer was lost', () => {
  const lose = async (made: boolean, more: Options = {}) => {
    const test = await open({ config: { http: { retries: 0 } }, ...more })
    await test.control.setFault({ endpoint: 'registerUsername', kind: made ? 'truncated' : 'status:502', times: 1 })
    fill(test.form, FILLED)
    const result = test.form.submit()
    await test.idle()
    return { ...test, result }
  }

  it('[REG-17] is found by a sign-in with the typed password, and sent once', async () => {
    const { result, clock, idle, foyer, asked, events, form } = await lose(true)
    await clock.advance(1000)
    await idle()
    expect((await result).ok).toBe(true)
    expect(foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'fresh2026' } })
    expect([asked('registerUsername'), asked('login'), form.$state.get().status]).toEqual([1, 1, 'done'])
    expect(events.toastKeys).toEqual(expect.arrayContaining(['toast.registered']))
    expect([events.loading, events.navigations]).toEqual([[], [{ to: { name: 'home' }, replace: true }]])
  })

  it('[REG-17] can be sent again when it was not made', async () => {
    const { result, clock, idle, foyer, submit, asked } = await lose(false)
    await clock.advance(1000)
    await idle()
    expect([(await result).ok, foyer.session.isSignedIn()]).toEqual([false, false])
    expect(await submit()).toBe(true)
    expect([asked('registerUsername'), foyer.session.isSignedIn()]).toEqual([2, true])
  })

  it('[REG-17] is not sent again while it is not known what became of it', async () => {
    const { result, clock, idle, control, foyer, submit, asked } = await lose(true)
    await control.setFault({ endpoint: 'login', kind: 'status:502', times: 1 })
    await clock.advance(1000)
    await idle()
    expect((await result).ok).toBe(false)
    expect(await submit()).toBe(true)
    expect([asked('registerUsername'), foyer.session.isSignedIn()]).toEqual([1, true])
  })
})
