import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { avatar } from './features/account/avatar/avatar.ts'
import { kyc } from './features/account/kyc/kyc.ts'
import { contracts } from './features/agency/contracts/contracts.ts'
import { agentLinks } from './features/agency/links/agent-links.ts'
import { rebates } from './features/agency/rebates/rebates.ts'
import { redRain } from './features/agency/red-rain/red-rain.ts'
import { challenges } from './features/auth/challenges/challenges.ts'
import { challengeEndpoints } from './features/auth/challenges/endpoints.ts'
import { signIn } from './features/auth/sign-in/sign-in.ts'
import { depositLimits } from './features/cashier/deposit-limits/deposit-limits.ts'
import { deposits } from './features/cashier/deposits/deposits.ts'
import { paymentPassword } from './features/cashier/payment-password/payment-password.ts'
import { payoutAccounts } from './features/cashier/payout-accounts/payout-accounts.ts'
import { pointsMall } from './features/cashier/points-mall/points-mall.ts'
import { rewards } from './features/cashier/rewards/rewards.ts'
import { wallet } from './features/cashier/wallet/wallet.ts'
import { withdrawals } from './features/cashier/withdrawals/withdrawals.ts'
import { readMarks } from './features/content/announcements/read-marks.ts'
import { chat } from './features/content/chat/chat.ts'
import { feedback } from './features/content/feedback/feedback.ts'
import { promotions } from './features/content/promotions/promotions.ts'
import { favourites } from './features/lobby/favourites/favourites.ts'
import { gameEndpoints } from './features/lobby/games/endpoints.ts'
import { launch } from './features/lobby/launch/launch.ts'
import { inbox } from './features/messages/inbox/inbox.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { readMoney } from './kernel/money/money.ts'
import { type Result, unwrap } from './kernel/result.ts'
import { deferred } from './testing/deferred.ts'
import { createManualClock } from './testing/manual-clock.ts'
import { CONTRACT_WRITES } from './testing/proofs/contract-writes.ts'
import { type FormFixture, formFixtures } from './testing/proofs/form-fixtures.ts'
import { json, type ScriptedPlatform } from './testing/scripted-platform.ts'
import { createTestFoyer, type TestFoyer } from './testing/test-foyer.ts'
import { testImage } from './testing/test-images.ts'

beforeAll(() => import('./transport/jwe-codec.ts'))

/** Taps twenty times, some before the request is out, some while it is under way; then lets the answer arrive. */
async function tap(
  { script, test, endpoint }: { script: ScriptedPlatform; test: TestFoyer; endpoint: AnyEndpoint },
  submit: () => unknown,
): Promise<readonly unknown[]> {
  const response = deferred<Response>()
  script.on(endpoint, () => response.promise)
  const before = script.requestsOf(endpoint).length
  const taps: unknown[] = []
  for (let count = 0; count < 20; count += 1) {
    taps.push(submit())
    if (count % 5 === 4) await test.idle({ hanging: 1 })
  }
  response.resolve(json({ success: true, value: {} }))
  const done = await Promise.all(taps)
  await test.idle()
  expect(script.requestsOf(endpoint)).toHaveLength(before + 1)
  return done
}

const VALUES: Readonly<Record<string, object>> = {
  login: { token: 'T', userName: 'demo', type: 0, firstTimeLogin: 0 },
  registerUsername: { userName: 'fresh2026', token: 'T' },
  registerMobile: { userName: 'm1', token: 'T' },
  setPasswordByPhone: { userName: 'demo' },
}

function fill(fixture: FormFixture): void {
  for (const [field, text] of Object.entries(fixture.validValues)) fixture.type(field, text)
}

describe('20 taps send one request', async () => {
  const fixtures = await formFixtures()
  const names = fixtures.map(({ name }) => name)
  const of = (name: string) => {
    const fixture = fixtures.find((one) => one.name === name)
    if (fixture === undefined) throw new RangeError(name)
    onTestFinished(() => fixture.dispose())
    return fixture
  }

  /** The requirement that a form's submit stands for. */
  const idOf = (name: string) =>
    name.startsWith('login') ? '[LOGIN-13] ' : name.startsWith('registration') ? '[REG-17] ' : ''
  const titled = names.map((name) => [`${idOf(name)}${name}`, name] as const)

  it.each(titled)('%s, and those that come after the answer send none either', async (_title, name) => {
    const fixture = of(name)
    fill(fixture)
    if (fixture.sendCode !== undefined && 'mobileNum' in fixture.kinds) {
      await tap({ ...fixture, endpoint: challengeEndpoints.smsNoLogin }, fixture.sendCode)
    }
    const { endpoint, script, test } = fixture
    const response = deferred<Response>()
    script.on(endpoint, () => response.promise)
    const before = script.requestsOf(endpoint).length
    const taps: Promise<Result<unknown>>[] = []
    for (let count = 0; count < 20; count += 1) {
      taps.push(fixture.submit())
      if (count % 5 === 4) await test.idle({ hanging: 1 })
      if (count === 14) {
        response.resolve(json({ success: true, value: VALUES[endpoint.id] ?? {} }))
        await test.idle()
      }
    }
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    await test.idle()
    expect(script.requestsOf(endpoint)).toHaveLength(before + 1)
  })
})

const TAPS = 20
const PESOS = { code: 'PHP', symbol: '₱', digits: 2 }
const ENGLISH = { languageTag: () => 'en' }
const FRIEND = 207
const PAYMENT_PASSWORD = '730518'
const rate = (text: string) => readMoney(text) ?? expect.fail(`no rate: ${text}`)
const RATES = { slots: rate('0.10'), live: rate('0.10'), sports: rate('0.10'), lottery: rate('0.10') }
const LINK = { title: 'Flyer', memberType: 0, rates: RATES } as const

interface BenchOptions {
  /** A user name, or `guest`. */
  readonly as: string
  readonly endpoint: AnyEndpoint
}

/** A client on a sandbox, which holds the answers of one call back from `hold()` until the returned function is called. */
async function openBench({ as, endpoint }: BenchOptions) {
  const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const held = deferred<void>()
  let isHeld = false
  let requests = 0
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({
    path: '/m/home',
    clock,
    config: { http: { retries: 0 }, currency: PESOS },
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const isWatched = isHeld && request.method === endpoint.method && pattern.test(pathname)
      if (isWatched) requests += 1
      const response = await sandbox.fetch(request)
      if (isWatched) await held.promise
      return response
    },
  })
  onTestFinished(async () => {
    await test.idle()
    test.dispose()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { foyer, idle } = test
  await sandbox.control.setHumanCheck({ required: false })
  foyer.use(challenges).useHumanVerifier(undefined)
  await idle()
  if (as !== 'guest') unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
  await idle()
  return {
    ...test,
    control: sandbox.control,
    requests: () => requests,
    code: () => sandbox.control.outbox().at(-1)?.secret ?? '',
    hold() {
      isHeld = true
      return held.resolve
    },
  }
}

type Bench = Awaited<ReturnType<typeof openBench>>

/** Something that a person taps, ready for the tap. */
interface Tap {
  /** A user name, or `guest`. Default: `demo`. */
  readonly as?: string
  /** What the taps after the first one get. Default: the result of the first. */
  readonly others?: 'request.aborted' | 'sms.tooOften'
  open(bench: Bench): Promise<() => Promise<Result<unknown>>>
}

/** A write that has another test, or no tap. */
interface Reason {
  readonly reason: string
}

const disposed = <T extends { dispose(): void }>(one: T): T => {
  onTestFinished(() => one.dispose())
  return one
}

const firstGame = async ({ foyer }: Bench) => {
  const query = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, gameType: 'RNG' } as const
  const { games } = await foyer.call(gameEndpoints.gameList, { ...query, pageNo: 1, pageSize: 1 })
  return games?.[0] ?? expect.fail('no game')
}

const firstLetter = async ({ foyer, idle }: Bench) => {
  const letters = foyer.use(inbox)
  unwrap(await letters.load())
  await idle()
  return letters.items.find(({ read }) => !read)?.id ?? expect.fail('no unread letter')
}

const dailyReward = async ({ foyer }: Bench) => {
  const center = foyer.use(rewards)
  unwrap(await center.current.load())
  const { data } = center.current.$state.get()
  const reward = data?.rewards.find(({ kind, state }) => kind === 'daily' && state === 'open')
  return reward ?? expect.fail('no daily reward')
}

const newPaymentPassword = async (bench: Bench, of: 'setForm' | 'resetForm') => {
  const feature = bench.foyer.use(paymentPassword)
  if (of === 'resetForm') await bench.control.setPaymentPassword({ userName: 'demo', password: '803517' })
  await feature.load()
  const form = disposed(feature[of]())
  unwrap(await form.code.send())
  form.set('newPassword', PAYMENT_PASSWORD)
  form.set('repeatedPassword', PAYMENT_PASSWORD)
  form.set('verificationCode', bench.code())
  return form.submit
}

const FORM: Reason = { reason: 'a form of an account, which is tapped above' }

/** Every write of the contract. */
const WRITES: Readonly<Record<string, Tap | Reason>> = {
  login: FORM,
  registerUsername: FORM,
  registerMobile: FORM,
  forgotEmail: FORM,
  setPasswordByPhone: FORM,
  changePassword: FORM,
  smsNoLogin: FORM,
  attemptResolve: { reason: 'no tap sends it: an attempt asks what became of a lost request' },
  captcha: { reason: 'each tap is a question for another picture, and ends the one before' },
  humanChallenge: { reason: 'belongs to the work that `human.verify()` joins (human-check.test.ts)' },
  memberPhoneSet: { reason: 'the accounts here have a number: a newcomer taps it (member-phone.test.ts)' },
  recentAdd: { reason: 'no tap sends it: it follows the launch of a game' },
  trialCreate: { reason: 'no tap sends it: it follows the answer of trialStart' },
  logout: {
    open:
      async ({ foyer }) =>
      () =>
        foyer.session.signOut(),
  },
  sessionRenew: {
    open:
      async ({ foyer }) =>
      () =>
        foyer.session.refresh(),
  },
  trialStart: {
    as: 'guest',
    open:
      async ({ foyer }) =>
      () =>
        foyer.session.startTrial(),
  },
  headIconSet: {
    async open({ foyer }) {
      const { set, choices } = foyer.use(avatar)
      return () => set(choices[3] ?? '')
    },
  },
  verificationUpload: {
    async open({ foyer }) {
      const form = disposed(foyer.use(kyc).form())
      await form.images.add([testImage()], 'frontImage')
      await form.images.add([testImage()], 'backImage')
      return () => form.submit()
    },
  },
  contractAgree: {
    as: 'agent2',
    async open({ foyer }) {
      const page = disposed(foyer.use(contracts).page('dailySalary'))
      unwrap(await page.load())
      const { data } = page.$state.get()
      if (data === undefined || !('contractId' in data)) return expect.fail('no offer')
      return () => page.agree(data)
    },
  },
  linkCreate: {
    as: 'agent2',
    open:
      async ({ foyer }) =>
      () =>
        foyer.use(agentLinks).create(LINK),
  },
  linkDeactivate: {
    as: 'agent2',
    async open({ foyer }) {
      const links = foyer.use(agentLinks)
      const { code } = unwrap(await links.create(LINK))
      return () => links.deactivate(code)
    },
  },
  accountOpen: {
    as: 'agent2',
    async open({ foyer }) {
      const account = { username: 'opened01', password: 'Foyer2026', memberType: 0, rates: RATES } as const
      return () => foyer.use(agentLinks).openAccount(account)
    },
  },
  rebateSet: {
    as: 'agent2',
    async open({ foyer }) {
      const page = disposed(foyer.use(rebates).page('110001'))
      unwrap(await page.load())
      const { rates, bounds } = page.$state.get().data ?? expect.fail('no rates')
      return () => page.save({ ...rates, slots: bounds.ceiling.slots })
    },
  },
  redRainClaim: {
    as: 'agent2',
    async open({ foyer, control }) {
      const rain = foyer.use(redRain)
      await control.startRain({ seconds: 600 })
      unwrap(await rain.refresh())
      return () => rain.claim()
    },
  },
  activityClaim: {
    as: 'player1',
    async open({ foyer, control }) {
      await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
      unwrap(await foyer.use(promotions).load())
      return () => foyer.use(promotions).claim(FRIEND)
    },
  },
  activityUpload: {
    as: 'player1',
    async open({ foyer }) {
      unwrap(await foyer.use(promotions).load())
      const form = disposed(foyer.use(promotions).applyForm(FRIEND))
      form.setComment('Hello')
      return () => form.submit()
    },
  },
  announcementRead: {
    async open({ foyer }) {
      return () => foyer.use(readMarks).mark(101, () => {})
    },
  },
  chatLaunch: {
    others: 'request.aborted',
    open:
      async ({ foyer }) =>
      () =>
        foyer.use(chat).open({ title: 'Live chat', headerColor: '#37d99e' }),
  },
  depositCreate: {
    as: 'player1',
    async open({ foyer }) {
      const own = foyer.use(deposits)
      unwrap(await own.methods.load())
      const form = disposed(own.form(ENGLISH))
      form.set('methodCode', 'QUICKPAY')
      form.set('amount', '1,000')
      return () => form.pay()
    },
  },
  depositCancel: {
    as: 'player1',
    async open({ foyer, idle }) {
      const own = foyer.use(deposits)
      unwrap(await own.methods.load())
      const form = disposed(own.form(ENGLISH))
      form.set('methodCode', 'QUICKPAY')
      form.set('amount', '1,000')
      const { depositId } = unwrap(await form.pay())
      await idle()
      return () => own.leave(depositId)
    },
  },
  depositLimitSet: {
    as: 'player1',
    async open({ foyer }) {
      const limits = foyer.use(depositLimits)
      unwrap(await limits.load())
      const form = disposed(limits.form(ENGLISH))
      form.set('period', 'day')
      form.set('amount', '1,000')
      return () => form.submit()
    },
  },
  favoriteAdd: {
    async open(bench) {
      const game = await firstGame(bench)
      const feature = bench.foyer.use(favourites)
      unwrap(await feature.load())
      unwrap(await feature.set(game, false))
      return () => feature.set(game, true)
    },
  },
  favoriteRemove: {
    async open(bench) {
      const game = await firstGame(bench)
      const feature = bench.foyer.use(favourites)
      unwrap(await feature.load())
      unwrap(await feature.set(game, true))
      return () => feature.set(game, false)
    },
  },
  feedback: {
    async open({ foyer }) {
      const form = disposed(foyer.use(feedback).form())
      form.set('content', 'The lobby is quick.')
      return () => form.submit()
    },
  },
  goodsRedeem: {
    async open({ foyer }) {
      const mall = foyer.use(pointsMall)
      const form = disposed(mall.redeemForm())
      unwrap(await mall.balance.load())
      return () => form.submit({ goodsId: 'credit-10', cost: 500, kind: 'credit' })
    },
  },
  inboxRead: {
    async open(bench) {
      const id = await firstLetter(bench)
      return () => bench.foyer.use(inbox).open(id)
    },
  },
  inboxDelete: {
    async open(bench) {
      const id = await firstLetter(bench)
      return () => bench.foyer.use(inbox).remove(id)
    },
  },
  launchGame: {
    others: 'request.aborted',
    async open(bench) {
      const game = await firstGame(bench)
      return () => bench.foyer.use(launch).launch(game)
    },
  },
  lotteryLaunch: {
    others: 'request.aborted',
    async open({ foyer }) {
      return () => foyer.use(launch).launchVendor('LOTT')
    },
  },
  paymentPasswordSet: { open: (bench) => newPaymentPassword(bench, 'setForm') },
  paymentPasswordReset: { open: (bench) => newPaymentPassword(bench, 'resetForm') },
  paymentPasswordChange: {
    async open({ foyer, control }) {
      await control.setPaymentPassword({ userName: 'demo', password: '803517' })
      const form = disposed(foyer.use(paymentPassword).changeForm())
      form.set('oldPassword', '803517')
      form.set('newPassword', PAYMENT_PASSWORD)
      form.set('repeatedPassword', PAYMENT_PASSWORD)
      return form.submit
    },
  },
  smsSend: {
    others: 'sms.tooOften',
    async open({ foyer }) {
      const form = disposed(foyer.use(paymentPassword).setForm())
      return () => form.code.send()
    },
  },
  payoutAccountAdd: {
    async open({ foyer, code }) {
      const accounts = foyer.use(payoutAccounts)
      unwrap(await accounts.load())
      const form = disposed(accounts.addForm())
      form.set('kind', 'ewallet')
      form.set('institution', 'QP')
      form.set('number', '09171234821')
      unwrap(await form.code.send())
      form.set('verificationCode', code())
      return () => form.submit()
    },
  },
  payoutAccountRemove: {
    async open({ foyer, control }) {
      await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
      const accounts = foyer.use(payoutAccounts)
      unwrap(await accounts.load())
      const id = accounts.$state.get().data?.accounts[0]?.accountId ?? expect.fail('no account')
      return () => accounts.remove(id)
    },
  },
  rewardClaim: {
    async open(bench) {
      const reward = await dailyReward(bench)
      return () => bench.foyer.use(rewards).claim(reward)
    },
  },
  rewardGiveBack: {
    async open(bench) {
      const reward = await dailyReward(bench)
      unwrap(await bench.foyer.use(rewards).claim(reward))
      await bench.idle()
      return () => bench.foyer.use(rewards).giveBack(reward)
    },
  },
  withdrawalCreate: {
    async open({ foyer, control, idle }) {
      await control.setBalance({ userName: 'demo', balance: '10000.00' })
      await control.setPaymentPassword({ userName: 'demo', password: PAYMENT_PASSWORD })
      await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
      const feature = foyer.use(withdrawals)
      const accounts = foyer.use(payoutAccounts)
      await Promise.all([feature.terms.load(), feature.open.load(), accounts.load(), foyer.use(wallet).load()])
      await idle()
      const form = disposed(feature.form(ENGLISH))
      form.set('accountId', accounts.$state.get().data?.accounts[0]?.accountId ?? '')
      form.set('amount', '500')
      form.set('paymentPassword', PAYMENT_PASSWORD)
      unwrap(await form.submit())
      return () => form.send()
    },
  },
}

const tapped = Object.entries(WRITES).flatMap(([id, write]) => ('reason' in write ? [] : [[id, write] as const]))

describe(`20 taps on a write of the contract (${tapped.length} of ${CONTRACT_WRITES.size} here)`, async () => {
  it('knows every write, and has a reason for each that is not tapped here', () => {
    expect(Object.keys(WRITES).sort()).toEqual([...CONTRACT_WRITES.keys()].sort())
  })

  const inForms = new Set((await formFixtures()).flatMap(({ endpoint }) => endpoint.id))
  it('has a form for each write that is said to be one', () => {
    const forms = Object.entries(WRITES).flatMap(([id, write]) => (write === FORM ? [id] : []))
    expect(forms.sort()).toEqual([...inForms, challengeEndpoints.smsNoLogin.id].sort())
  })

  it.each(tapped)('%s: sends one request', async (id, { as = 'demo', others, open }) => {
    const endpoint = CONTRACT_WRITES.get(id) ?? expect.fail(`no ${id}`)
    const bench = await openBench({ as, endpoint })
    const tap = await open(bench)
    const release = bench.hold()
    const taps: Promise<Result<unknown>>[] = []
    for (let count = 0; count < TAPS; count += 1) {
      taps.push(tap())
      if (count % 5 === 4) await bench.idle({ hanging: TAPS })
    }
    release()
    await bench.idle()
    await bench.clock.advance(2000)
    const [first, ...later] = await Promise.all(taps)
    expect(first?.error).toBeUndefined()
    expect(new Set(later.map(({ error }) => error?.code))).toEqual(new Set([others]))
    expect(bench.requests()).toBe(1)
  })
})
