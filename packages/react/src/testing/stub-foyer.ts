import {
  type Ability,
  announcements,
  type Balance,
  type Banner,
  type CaptchaState,
  type CatalogueData,
  type ConnectionState,
  catalogue,
  createFoyer,
  type FlagName,
  type FormState,
  type Foyer,
  type FoyerConfigInput,
  type FoyerEvents,
  type HumanCheckState,
  type MemberInfo,
  member,
  type PageState,
  type PlatformStatus,
  type Resource,
  type Result,
  type RouteTarget,
  type SessionState,
  type SignInForm,
  type SignInFormMethod,
  type SignInValues,
  type SmsCodeState,
  type StoredSession,
  signIn,
  toPath,
  wallet,
} from '@foyer/core'
import { routes } from '@foyer/core/site'
import { accessRuleFor, evaluateAccess, hang, memoryPorts } from '@foyer/core/testing'
import { atom, computed } from 'nanostores'
import { withFeature } from './with-feature.ts'

export const MEMBER: StoredSession = Object.freeze({
  token: 'token',
  merchantCode: 'demo',
  userName: 'player1',
  type: 1,
  firstTimeLogin: false,
})

export const MEMBER_SESSION: SessionState = Object.freeze({ type: 'member', info: MEMBER, isAgent: true })
export const TRIAL_SESSION: SessionState = Object.freeze({ type: 'trial', info: { ...MEMBER, type: 4 } })

/** The result of a verb that went well. */
export const DONE: Result = Object.freeze({ ok: true, data: undefined })

export const ready = <Data>(data: Data): Resource<Data> => ({ status: 'ready', data, refreshing: false, stale: false })

const pathOf = (to: string | RouteTarget) => (typeof to === 'string' ? to : toPath(routes, to))

export interface StubOptions {
  readonly config?: Partial<FoyerConfigInput>
  /** Flags that are on. */
  readonly flags?: readonly FlagName[]
  readonly path?: string
}

/**
 * A real client that is never started, with the stores that components read set by hand: for components alone, and
 * for stories of states that a platform is seldom in. What is asked of it is written down in `calls`.
 */
export function stubFoyer({ config, flags = [], path = '/m/home' }: StubOptions = {}) {
  const calls: string[] = []
  const loads = (what: string) => async () => {
    calls.push(what)
    return DONE
  }
  const real = createFoyer({
    merchant: 'demo',
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    ...config,
    routes,
    ports: memoryPorts({ path, fetch: hang }),
  })

  const listeners = new Map<string, Set<(...args: never[]) => void>>()
  const emit = <K extends keyof FoyerEvents & string>(event: K, ...args: Parameters<FoyerEvents[K]>) => {
    for (const listener of listeners.get(event) ?? []) (listener as (...given: unknown[]) => void)(...args)
  }
  const on: Foyer['events']['on'] = (event, listener) => {
    const set = listeners.get(event) ?? new Set()
    listeners.set(event, set.add(listener))
    return () => set.delete(listener)
  }

  const $session = atom<SessionState>({ type: 'guest' })
  const $wallet = atom<Resource<Balance>>(ready({ amount: '1234.5' }))
  const $isMasked = atom(false)
  const $status = atom<PlatformStatus>({
    kind: 'normal',
    code: 0,
    ip: undefined,
    info: undefined,
  })
  const $page = atom<PageState>(real.access.$page.get())
  const $connection = atom<ConnectionState>('online')
  const $online = atom(true)
  $connection.listen((state) => $online.set(state !== 'offline' && state !== 'unreachable'))
  const $member = atom<Resource<MemberInfo>>({ status: 'idle' })
  const $banners = atom<Resource<readonly Banner[]>>({ status: 'idle' })
  const $catalogue = atom<Resource<CatalogueData>>(
    ready({
      categories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'COCKFIGHT', 'LOTT'].map((code) => ({ code, vendors: [] })),
      vendorNames: {},
      vendorIcons: {},
    }),
  )
  const form = stubSignInForm(calls)

  const entered = withFeature(real, signIn, { form: () => form })
  const announced = withFeature(entered, announcements, {
    $banners,
    bannersOf: () => $banners,
    loadBanners: loads('announcements.loadBanners'),
  })

  const isOn = (flag: FlagName) => flags.includes(flag)
  const check = (ability: Ability) =>
    evaluateAccess(accessRuleFor(ability, real.config), $session.get(), { settled: true, isOn })
  const allows = (ability: Ability) => check(ability).outcome === 'allow'

  const withCatalogue = withFeature(announced, catalogue, { $data: $catalogue, load: loads('catalogue.load') })
  const withMember = withFeature(withCatalogue, member, { $info: $member, refresh: loads('member.refresh') })
  const withWallet = withFeature(withMember, wallet, {
    $state: $wallet,
    $isMasked,
    refresh: loads('wallet.refresh'),
  })

  const foyer: Foyer = {
    ...withWallet,
    events: { on },
    $connection,
    $online,
    access: {
      ...real.access,
      $page,
      check,
      allows,
      enforce(ability) {
        calls.push(`access.attempt ${ability}`)
        return allows(ability)
      },
      go: (to) => calls.push(`access.go ${pathOf(to)}`),
      leave: (to) => calls.push(`access.leave ${pathOf(to)}`),
      back: () => calls.push('access.back'),
      openFooter: ({ id }) => calls.push(`access.openFooter ${id}`),
    },
    session: {
      ...real.session,
      $state: $session,
      $info: computed($session, (state) => ('info' in state ? state.info : undefined)),
      confirmSignOut: () => calls.push('session.confirmSignOut'),
    },
    platform: {
      ...real.platform,
      $status,
      refreshStatus: loads('platform.refreshStatus'),
      isOn,
      imageUrl: (image) => (image === '' ? undefined : `/demo/${image}`),
    },
  }
  return {
    foyer,
    calls,
    emit,
    form,
    $session,
    $wallet,
    $isMasked,
    $status,
    $page,
    $connection,
    $online,
    $member,
    $banners,
    $catalogue,
  }
}

export type StubFoyer = ReturnType<typeof stubFoyer>

/** Empty fields of the sign-in form, for tests and stories to start from. */
export const SIGN_IN_VALUES: SignInValues = Object.freeze({
  username: '',
  password: '',
  countryDialingCode: '63',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  remember: false,
})

function stubSignInForm(calls: string[]) {
  const initial: FormState<SignInValues> = {
    values: SIGN_IN_VALUES,
    errors: {},
    touched: {},
    status: 'idle',
    error: undefined,
  }
  const $state = atom(initial)
  const $captcha = atom<CaptchaState>({ status: 'hidden' })
  const $human = atom<HumanCheckState>({ status: 'hidden' })
  const $methods = atom<readonly SignInFormMethod[]>(['username'])
  const $method = atom<SignInFormMethod>('username')
  const $sms = atom<SmsCodeState>({ phase: 'ready', seconds: 0 })
  const askHuman = async () => {
    calls.push('form.human')
    return DONE
  }
  const $canResetPassword = atom(false)
  const form: SignInForm = {
    $state,
    $canResetPassword,
    $methods,
    $method,
    setMethod(method) {
      $method.set(method)
      return true
    },
    set: (field, value) => $state.set({ ...$state.get(), values: { ...$state.get().values, [field]: value } }),
    touch: (field) => calls.push(`form.touch ${field}`),
    revalidate: () => calls.push('form.revalidate'),
    validate: () => true,
    async submit() {
      calls.push('form.submit')
      return { ok: true, data: { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false } }
    },
    clear: (field) => calls.push(`form.clear ${field}`),
    captcha: { $state: $captcha, human: { $state: $human, verify: askHuman } },
    refreshCaptcha: () => calls.push('form.refreshCaptcha'),
    sms: { $state: $sms },
    async sendCode() {
      calls.push('form.sendCode')
      return { ok: true, data: undefined }
    },
    reset: () => $state.set(initial),
    dispose: () => calls.push('form.dispose'),
  }
  return { ...form, $state, $canResetPassword, $captcha, $human, $methods, $method, $sms }
}
