import { passwordEndpoints } from '../../features/account/password/endpoints.ts'
import { password } from '../../features/account/password/password.ts'
import { platformEndpoints } from '../../features/app/platform/endpoints.ts'
import { challenges } from '../../features/auth/challenges/challenges.ts'
import { challengeEndpoints } from '../../features/auth/challenges/endpoints.ts'
import { registrationEndpoints } from '../../features/auth/registration/endpoints.ts'
import { REGISTER_FIELD_NAMES } from '../../features/auth/registration/register-fields.ts'
import { registration } from '../../features/auth/registration/registration.ts'
import { sessionEndpoints } from '../../features/auth/session/endpoints.ts'
import { authSession } from '../../features/auth/session/session.ts'
import { signIn } from '../../features/auth/sign-in/sign-in.ts'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'
import type { Form } from '../../kernel/form.ts'
import type { Result } from '../../kernel/result.ts'
import { json, type ScriptedPlatform, scriptedPlatform } from '../scripted-platform.ts'
import { createTestFoyer, type TestFoyer } from '../test-foyer.ts'

/** The kind of a field. The bad input tests list which texts each kind accepts. */
export type FieldKind =
  | 'name'
  | 'password'
  /** Of an existing account. */
  | 'ownName'
  | 'ownPassword'
  /** Must equal the field `password`. */
  | 'again'
  | 'number'
  | 'code'
  | 'captcha'
  | 'email'
  /** Also with longer top-level domains than the forgotten password accepts. */
  | 'anyEmail'
  | 'person'
  | 'birthday'
  | 'free'
  /** Any text, up to 256 characters, not trimmed. */
  | 'secret'

/** One form on a scripted platform, with what a person does to it. */
export interface FormFixture {
  readonly name: string
  /** The text fields. */
  readonly kinds: Readonly<Record<string, FieldKind>>
  /** Values that the platform would accept. */
  readonly validValues: Readonly<Record<string, string>>
  readonly endpoint: AnyEndpoint
  readonly script: ScriptedPlatform
  readonly test: TestFoyer
  type(field: string, text: string): void
  touch(field: string): void
  valueOf(field: string): unknown
  errorOf(field: string): string | undefined
  submit(): Promise<Result<unknown>>
  /** Undefined where the form has none. */
  sendCode: (() => Promise<Result>) | undefined
  dispose(): void
}

const NUMBER = { mobileNum: 'number', verificationCode: 'code' } as const
const FLAGS = {
  USERNAMEREG3: 1,
  MOBILENUMREG3: 1,
  MOBILENUMPASSREG3: 1,
  REGMOBVERF3: 1,
  MOBVERFLOGIN3: 1,
  CHNGPASSVERIF3: 1,
}
const UNENCRYPTED = { encrypted: false }

const REGISTER_KINDS: Readonly<Record<(typeof REGISTER_FIELD_NAMES)[number], FieldKind>> = {
  username: 'name',
  password: 'password',
  confirmPassword: 'again',
  affiliateCode: 'free',
  paymentPassword: 'secret',
  recommenderId: 'free',
  nickname: 'free',
  payeeName: 'person',
  email: 'anyEmail',
  ...NUMBER,
  idNumber: 'free',
  qqNum: 'free',
  facebook: 'free',
  wechat: 'free',
  line: 'free',
  whatsapp: 'free',
  zalo: 'free',
  birthday: 'birthday',
  captcha: 'captcha',
}

const VALID = {
  username: 'fresh2026',
  password: 'Fresh2026',
  mobileNum: '9170000001',
  verificationCode: '123456',
  email: 'ana@example.com',
} as const

/** All account forms, each with its own platform and foyer. */
export async function formFixtures(): Promise<readonly FormFixture[]> {
  return Promise.all([
    signInFixture('username', { username: 'ownName', password: 'ownPassword', captcha: 'captcha' }),
    signInFixture('sms', { ...NUMBER, captcha: 'captcha' }),
    registrationFixture('username', Object.keys(REGISTER_KINDS)),
    registrationFixture('mobile', ['mobileNum', 'verificationCode', 'password', 'confirmPassword']),
    formFixture(
      'forgotten password by e-mail',
      { username: 'ownName', email: 'email' },
      passwordEndpoints.forgotEmail,
      async ({ foyer }) => foyer.use(password).emailResetForm(),
    ),
    formFixture(
      'forgotten password by phone',
      { ...NUMBER, newPassword: 'password' },
      passwordEndpoints.setPasswordByPhone,
      async ({ foyer }) => foyer.use(password).phoneResetForm(),
      { newPassword: VALID.password },
    ),
    formFixture(
      'change of password',
      { oldPassword: 'ownPassword', newPassword: 'password', confirmNewPassword: 'again' },
      passwordEndpoints.changePassword,
      async ({ foyer }) => {
        foyer.use(authSession).setSession({ token: 'T', userName: 'demo', type: 0 })
        return foyer.use(password).changeForm()
      },
      { oldPassword: 'Foyer2026', newPassword: VALID.password, confirmNewPassword: VALID.password },
    ),
  ])
}

function signInFixture(method: 'username' | 'sms', kinds: FormFixture['kinds']): Promise<FormFixture> {
  return formFixture(
    `login by ${method}`,
    kinds,
    sessionEndpoints.login,
    async ({ foyer, idle }, script) => {
      const form = foyer.use(signIn).form()
      form.setMethod('username')
      form.set('username', VALID.username)
      form.set('password', VALID.password)
      script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: true } })
      await form.submit()
      await idle()
      form.reset()
      form.setMethod(method)
      return form
    },
    { captcha: '1234' },
  )
}

function registrationFixture(method: 'username' | 'mobile', fields: readonly string[]): Promise<FormFixture> {
  const bound = method === 'username' ? ['mobileNum', 'verificationCode'] : []
  const drawn = Object.entries(REGISTER_KINDS).filter(([name]) => fields.includes(name) && !bound.includes(name))
  return formFixture(
    `registration by ${method}`,
    Object.fromEntries(drawn),
    method === 'username' ? registrationEndpoints.registerUsername : registrationEndpoints.registerMobile,
    async ({ foyer, idle }) => {
      const form = foyer.use(registration).form()
      await idle()
      form.setMethod(method)
      await idle()
      form.set('terms', true)
      form.set('adult', true)
      return form
    },
    {
      confirmPassword: VALID.password,
      ...(method === 'username' ? { payeeName: 'Ana Cruz', birthday: '1990-02-28', captcha: '1234' } : {}),
    },
  )
}

type FixtureForm<Values extends object> = Form<Values, unknown> & { dispose(): void; sendCode?(): Promise<Result> }

async function formFixture<Values extends object>(
  name: string,
  kinds: FormFixture['kinds'],
  endpoint: AnyEndpoint,
  open: (test: TestFoyer, script: ScriptedPlatform) => Promise<FixtureForm<Values>>,
  more: Readonly<Record<string, string>> = {},
): Promise<FormFixture> {
  const script = scriptedPlatform()
  const enabled = { enabled: true, required: false }
  script.answer(platformEndpoints.siteFlags, { flags: FLAGS } as never)
  script.answer(
    registrationEndpoints.regSettings,
    Object.fromEntries(REGISTER_FIELD_NAMES.map((field) => [field, enabled])),
  )
  script.answer(registrationEndpoints.regRules, {})
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'iVBORw0KGgo=' })
  script.answer(registrationEndpoints.checkAffiliate, { success: true })
  script.on(challengeEndpoints.smsNoLogin, () => json({ success: true, value: {} }))
  const test = createTestFoyer({
    fetch: script.fetch,
    config: {
      http: { retries: 0 },
      endpoints: {
        login: UNENCRYPTED,
        registerUsername: UNENCRYPTED,
        registerMobile: UNENCRYPTED,
        setPasswordByPhone: UNENCRYPTED,
      },
    },
  })
  await test.idle()
  test.foyer.use(challenges).useHumanVerifier(undefined)
  const form = await open(test, script)
  const fields: readonly string[] = Object.keys(form.$state.get().values)
  const isField = (field: string): field is keyof Values & string => fields.includes(field)
  const known = (field: string): keyof Values & string => {
    if (!isField(field)) throw new RangeError(`${name} has no field ${field}`)
    return field
  }
  const validValues = Object.fromEntries(Object.entries({ ...VALID, ...more }).filter(([field]) => field in kinds))

  return {
    name,
    kinds,
    validValues,
    endpoint,
    script,
    test,
    // All of these fields hold texts.
    type: (field, text) => form.set(known(field), text as Values[keyof Values & string]),
    touch: (field) => form.touch(known(field)),
    valueOf: (field) => form.$state.get().values[known(field)],
    errorOf: (field) => form.$state.get().errors[known(field)]?.key,
    submit: () => form.submit(),
    sendCode: form.sendCode,
    dispose() {
      form.dispose()
      test.dispose()
    },
  }
}
