import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished, type RunnerTask } from 'vitest'
import type { EndpointId } from './config/endpoint-ids.ts'
import type { ErrorCode } from './config/error-codes.ts'
import { avatar } from './features/account/avatar/avatar.ts'
import { avatarEndpoints } from './features/account/avatar/endpoints.ts'
import { kycEndpoints } from './features/account/kyc/endpoints.ts'
import { kyc } from './features/account/kyc/kyc.ts'
import { passwordEndpoints } from './features/account/password/endpoints.ts'
import { password } from './features/account/password/password.ts'
import { contracts } from './features/agency/contracts/contracts.ts'
import { contractEndpoints } from './features/agency/contracts/endpoints.ts'
import { agentLinks } from './features/agency/links/agent-links.ts'
import { linkEndpoints } from './features/agency/links/endpoints.ts'
import { rebateEndpoints } from './features/agency/rebates/endpoints.ts'
import { rebates } from './features/agency/rebates/rebates.ts'
import { redRainEndpoints } from './features/agency/red-rain/endpoints.ts'
import { redRain } from './features/agency/red-rain/red-rain.ts'
import { teamEndpoints } from './features/agency/team/endpoints.ts'
import { challenges } from './features/auth/challenges/challenges.ts'
import { challengeEndpoints } from './features/auth/challenges/endpoints.ts'
import { registrationEndpoints } from './features/auth/registration/endpoints.ts'
import { registration } from './features/auth/registration/registration.ts'
import { sessionEndpoints } from './features/auth/session/endpoints.ts'
import { signIn } from './features/auth/sign-in/sign-in.ts'
import { attempts } from './features/cashier/attempts/attempts.ts'
import { rewardEndpoints } from './features/cashier/rewards/endpoints.ts'
import { type Reward, type Rewards, rewards } from './features/cashier/rewards/rewards.ts'
import { wallet } from './features/cashier/wallet/wallet.ts'
import { feedbackEndpoints } from './features/content/feedback/endpoints.ts'
import { feedback } from './features/content/feedback/feedback.ts'
import { promotionEndpoints } from './features/content/promotions/endpoints.ts'
import { promotions } from './features/content/promotions/promotions.ts'
import { favouriteEndpoints } from './features/lobby/favourites/endpoints.ts'
import { favourites } from './features/lobby/favourites/favourites.ts'
import { gameEndpoints } from './features/lobby/games/endpoints.ts'
import { inboxEndpoints } from './features/messages/inbox/endpoints.ts'
import { inbox } from './features/messages/inbox/inbox.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { errorMessage } from './kernel/events.ts'
import { readMoney } from './kernel/money/money.ts'
import { type Result, unwrap, type VerbOptions } from './kernel/result.ts'
import { CONTRACT_WRITES } from './testing/proofs/contract-writes.ts'
import { hang, json } from './testing/scripted-platform.ts'
import { createTestFoyer } from './testing/test-foyer.ts'
import { testImage } from './testing/test-images.ts'

/**
 * What becomes of one request: its answer is lost, the request is lost, the request is lost for the client and arrives when
 * `deliver` is called, the answer never comes, or the platform refuses the request.
 */
type Fate = 'lostAnswer' | 'lostRequest' | 'arrivesLate' | 'noAnswer' | Refusal

interface Refusal {
  readonly code: ErrorCode
  readonly status?: number
}

const refusalOf = ({ code, status = 200 }: Refusal) => json({ success: false, code }, { status })

const REFUSALS = [
  { code: 'too.many', status: 429 },
  { code: 'platform.maintenance' },
  { code: 'human.required' },
  { code: 'captcha.required' },
] as const satisfies readonly Refusal[]

/** Long enough for every pause before a request is sent again, and shorter than a round of the rain. */
const PAUSES_MS = 2000

interface BenchOptions {
  /** The call whose requests have a fate. */
  readonly endpoint: AnyEndpoint
  readonly path: string
  readonly as?: string
}

async function openBench({ endpoint, path, as }: BenchOptions) {
  const pattern = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  const fates: Fate[] = []
  const late: Request[] = []
  let refused: { readonly path: string; readonly refusal: Refusal } | undefined
  let sent = 0
  const test = createTestFoyer({
    path,
    config: { http: { retries: 0 } },
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === refused?.path) return refusalOf(refused.refusal)
      if (request.method !== endpoint.method || !pattern.test(pathname)) return sandbox.fetch(request)
      sent += 1
      const fate = fates.shift()
      if (fate === undefined) return sandbox.fetch(request)
      if (typeof fate === 'object') return refusalOf(fate)
      if (fate === 'arrivesLate') late.push(request)
      if (fate === 'lostAnswer' || fate === 'noAnswer') await sandbox.fetch(request)
      if (fate === 'noAnswer') return hang(request)
      throw new TypeError('Failed to fetch')
    },
  })
  const sandbox = createSandbox({ clock: test.clock })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { foyer, events, idle, clock } = test
  if (as !== undefined) {
    unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
    await idle()
    await foyer.use(wallet).load()
  }
  const asked = (id: string) => sandbox.control.log().filter((entry) => entry.endpoint === id).length
  return {
    ...test,
    sandbox,
    asked,
    /** Says what becomes of the next requests. */
    lose: (...next: readonly Fate[]) => fates.push(...next),
    sent: () => sent,
    /** Has the platform refuse every request of another call from now on. */
    refuse({ path }: AnyEndpoint, refusal: Refusal) {
      refused = { path, refusal }
    },
    async deliver() {
      for (const request of late.splice(0)) await sandbox.fetch(request)
    },
    /** What a person has seen, and what was reported. */
    seen: () => ({
      toasts: events.toasts.filter(({ kind }) => kind !== 'loading').map(({ key }) => key),
      failures: events.failures.map(({ verb }) => verb),
    }),
    async settle() {
      await clock.advance(PAUSES_MS)
      await idle()
    },
  }
}

type Bench = Awaited<ReturnType<typeof openBench>>

/** A change as a page makes it: `send` makes the same one each time. */
interface Page {
  send(options?: VerbOptions): Promise<Result<unknown>>
  /** How often the platform has made the change. */
  made(): Promise<number>
  /** What the page shows of the change. */
  status?(): string | undefined
  /** Reads the changed data again. */
  look?(): Promise<Result>
}

interface Subject extends Omit<BenchOptions, 'as'> {
  readonly verb: string
  readonly as: string
  /** What the page shows before and after the change: red rain names its states itself. */
  readonly words?: { readonly idle: string; readonly made: string }
  /** How often the balance is read after the change was made. */
  readonly balanceReads?: number
  /** Whether the toast of a failure is left to the page. */
  readonly isShownByPage: boolean
  open(bench: Bench): Promise<Page>
}

const rate = (text: string) => readMoney(text) ?? expect.fail(`no rate: ${text}`)
const RATES = { slots: rate('0.10'), live: rate('0.10'), sports: rate('0.10'), lottery: rate('0.10') }
const LINK = { title: 'Flyer', memberType: 0, rates: RATES } as const
const ACCOUNT = { username: 'opened01', password: 'Foyer2026', memberType: 0, rates: RATES } as const
const LINK_PAGE = { pageNo: 1, pageSize: 20 } as const
const MEMBER = '110001'

const linksOf = async ({ foyer }: Bench) => (await foyer.call(linkEndpoints.linkList, LINK_PAGE)).list

const SUBJECTS: readonly Subject[] = [
  {
    verb: 'rebates.save',
    endpoint: rebateEndpoints.rebateSet,
    path: '/m/member/agent/agentRebeat',
    as: 'agent2',
    isShownByPage: true,
    async open({ foyer }) {
      const page = foyer.use(rebates).page(MEMBER)
      onTestFinished(page.dispose)
      unwrap(await page.load())
      const { rates, bounds } = page.$state.get().data ?? expect.fail('no rates')
      const highest = { ...rates, slots: bounds.ceiling.slots }
      return {
        send: (options) => page.save(highest, options),
        async made() {
          const { next } = await foyer.call(rebateEndpoints.rebateGet, { memberId: MEMBER })
          return next?.rates.slots === highest.slots ? 1 : 0
        },
        status: page.$saving.get,
        look: page.refresh,
      }
    },
  },
  {
    verb: 'contracts.agree',
    endpoint: contractEndpoints.contractAgree,
    path: '/m/agent',
    as: 'agent2',
    isShownByPage: false,
    async open({ foyer }) {
      const page = foyer.use(contracts).page('dailySalary')
      onTestFinished(page.dispose)
      unwrap(await page.load())
      const { data } = page.$state.get()
      if (data === undefined || !('contractId' in data)) return expect.fail('no offer')
      return {
        send: (options) => page.agree(data, options),
        async made() {
          const { state } = await foyer.call(contractEndpoints.contractGet, { kind: 'dailySalary' })
          return state === 'agreed' ? 1 : 0
        },
        status: page.$agreeing.get,
        look: page.refresh,
      }
    },
  },
  {
    verb: 'agentLinks.create',
    endpoint: linkEndpoints.linkCreate,
    path: '/m/agentRegister',
    as: 'agent2',
    isShownByPage: true,
    async open(bench) {
      const api = bench.foyer.use(agentLinks)
      return {
        send: (options) => api.create(LINK, options),
        made: async () => (await linksOf(bench)).length,
      }
    },
  },
  {
    verb: 'agentLinks.openAccount',
    endpoint: linkEndpoints.accountOpen,
    path: '/m/agentRegister',
    as: 'agent2',
    isShownByPage: true,
    async open({ foyer }) {
      const api = foyer.use(agentLinks)
      return {
        send: (options) => api.openAccount(ACCOUNT, options),
        async made() {
          const period = { startDate: '2026-01-01', endDate: '2026-01-01' }
          const query = { ...period, ...LINK_PAGE, q: ACCOUNT.username }
          return (await foyer.call(teamEndpoints.teamMembers, query)).list.length
        },
      }
    },
  },
  {
    verb: 'agentLinks.deactivate',
    endpoint: linkEndpoints.linkDeactivate,
    path: '/m/agentRegister',
    as: 'agent2',
    isShownByPage: true,
    async open(bench) {
      const api = bench.foyer.use(agentLinks)
      const { code } = unwrap(await api.create(LINK))
      return {
        send: (options) => api.deactivate(code, options),
        made: async () => (await linksOf(bench)).filter(({ state }) => state === 'off').length,
      }
    },
  },
  {
    verb: 'redRain.claim',
    endpoint: redRainEndpoints.redRainClaim,
    path: '/m/redRain',
    as: 'agent2',
    isShownByPage: false,
    words: { idle: 'none', made: 'entered' },
    async open({ foyer, sandbox }) {
      const rain = foyer.use(redRain)
      await sandbox.control.startRain({ seconds: 600 })
      unwrap(await rain.refresh())
      return {
        send: rain.claim,
        made: async () => (await foyer.call(redRainEndpoints.redRainHistory, LINK_PAGE)).list.length,
        status() {
          const phase = rain.$phase.get()
          return phase?.status === 'open' ? phase.entry : undefined
        },
        look: rain.refresh,
      }
    },
  },
  {
    verb: 'rewards.giveBack',
    endpoint: rewardEndpoints.rewardGiveBack,
    path: '/m/rewardCenter',
    as: 'demo',
    isShownByPage: true,
    balanceReads: 1,
    async open({ foyer, idle }) {
      const center = foyer.use(rewards)
      const reward = await dailyReward(center)
      unwrap(await center.claim(reward))
      await idle()
      return {
        send: (options) => center.giveBack(reward, options),
        async made() {
          const { list } = await foyer.call(rewardEndpoints.rewardList, { ...LINK_PAGE, state: 'givenBack' })
          return list.filter(({ rewardId }) => rewardId === reward.rewardId).length
        },
      }
    },
  },
]

async function dailyReward(center: Rewards): Promise<Reward> {
  unwrap(await center.current.load())
  const { data } = center.current.$state.get()
  return data?.rewards.find(({ kind, state }) => kind === 'daily' && state === 'open') ?? expect.fail('no daily reward')
}

async function openSubject(subject: Subject) {
  const bench = await openBench(subject)
  const page = await subject.open(bench)
  bench.events.clear()
  const balanceReads = bench.asked('walletLoad')
  const { idle = 'idle', made = 'idle' } = subject.words ?? {}
  return {
    ...bench,
    ...page,
    words: { idle, made },
    /** The state of the page, or what it should be if the verb has none. */
    status: (expected: string) => (page.status === undefined ? expected : page.status()),
    balanceReads: () => bench.asked('walletLoad') - balanceReads,
  }
}

describe.each(SUBJECTS.map((subject) => [subject.verb, subject] as const))('%s', (verb, subject) => {
  const { balanceReads = 0, isShownByPage } = subject
  const quiet = { toasts: [], failures: [] }

  it('is a success when an answer was lost and the repeated request finds the change made', async () => {
    const { lose, send, settle, status, words, made, sent, seen, ...test } = await openSubject(subject)
    lose('lostAnswer')
    const result = send()
    await test.idle()
    expect(status('unknown')).toBe(words.idle === 'none' ? 'sending' : 'unknown')
    await settle()
    expect([(await result).ok, status(words.made), sent(), seen()]).toEqual([true, words.made, 2, quiet])
    expect([test.balanceReads(), await made()]).toEqual([balanceReads, 1])
  })

  it('makes the change when the request was lost and the repeated one arrives', async () => {
    const { lose, send, settle, status, words, made, sent, seen, ...test } = await openSubject(subject)
    lose('lostRequest')
    const result = send()
    await settle()
    expect([(await result).ok, status(words.made), sent(), seen()]).toEqual([true, words.made, 2, quiet])
    expect([test.balanceReads(), await made()]).toEqual([balanceReads, 1])
  })

  it('stays unknown when every request was lost, and can be sent again once that is known', async () => {
    const { lose, look, send, settle, status, words, made, sent, seen } = await openSubject(subject)
    lose('lostRequest', 'lostRequest')
    const result = send()
    await settle()
    expect([(await result).ok, status('unknown'), sent()]).toEqual([false, 'unknown', 2])
    expect([seen(), await made()]).toEqual([{ toasts: [], failures: [verb] }, 0])
    if (look !== undefined) unwrap(await look())
    expect(status(words.idle)).toBe(words.idle)
    unwrap(await send())
    expect([await made(), status(words.made)]).toEqual([1, words.made])
  })

  it('says that the outcome is unknown when every answer was lost, and not that the connection failed', async () => {
    const { lose, send, settle } = await openSubject(subject)
    lose('lostAnswer', 'lostAnswer')
    const result = send()
    await settle()
    const { error } = await result
    expect(error && errorMessage(error)).toEqual({ key: 'problem.outcome' })
  })

  it('says that the device is offline when nothing was sent', async () => {
    const { send, ports } = await openSubject(subject)
    ports.network.setOnline(false)
    const { error } = await send()
    expect(error && [error.isOutcomeUnknown, errorMessage(error).key]).toEqual([false, 'error.network.offline'])
  })

  it('stays unknown when every answer was lost, and is found made without a second change', async () => {
    const { lose, send, settle, status, words, made, sent, seen, ...test } = await openSubject(subject)
    lose('lostAnswer', 'lostAnswer')
    const result = send()
    await settle()
    expect([(await result).ok, status('unknown'), seen()]).toEqual([false, 'unknown', { toasts: [], failures: [verb] }])
    const before = test.balanceReads()
    unwrap(await send())
    await test.idle()
    expect([status(words.made), sent(), await made()]).toEqual([words.made, 3, 1])
    expect(test.balanceReads() - before).toBe(balanceReads)
  })

  it('is found out when the network is back, though no caller waits', async () => {
    const { lose, send, settle, status, words, made, sent, seen, ports, idle } = await openSubject(subject)
    lose('lostAnswer', 'lostAnswer')
    void send()
    await settle()
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect([status(words.made), sent(), await made()]).toEqual([words.made, 3, 1])
    expect(seen()).toEqual({ toasts: [], failures: [verb] })
  })

  it.each(REFUSALS)(`does not take $code for an answer to the lost request`, async (refusal) => {
    const { lose, send, settle, status, words, made, seen } = await openSubject(subject)
    lose('lostAnswer', refusal)
    const result = send()
    await settle()
    expect([(await result).ok, status('unknown'), seen().failures]).toEqual([false, 'unknown', [verb]])
    unwrap(await send())
    expect([status(words.made), await made()]).toEqual([words.made, 1])
  })

  it('shows a first refusal as such, and sends nothing again by itself', async () => {
    const { lose, send, settle, status, words, made, sent, seen } = await openSubject(subject)
    lose({ code: 'too.many', status: 429 })
    expect((await send()).error?.code).toBe('too.many')
    await settle()
    expect([status(words.idle), sent(), await made()]).toEqual([words.idle, 1, 0])
    expect(seen()).toEqual({ toasts: isShownByPage ? [] : ['error.too.many'], failures: [verb] })
  })

  it('ends with its user: nothing is shown, reported or sent for the next one', async () => {
    const { lose, send, settle, sent, seen, foyer, events, idle } = await openSubject(subject)
    lose('lostAnswer')
    const result = send()
    await idle()
    await foyer.session.signOut()
    events.clear()
    await settle()
    expect([(await result).error?.code, sent(), seen()]).toEqual(['request.aborted', 1, quiet])
    unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
    await settle()
    expect([sent(), seen()]).toEqual([1, quiet])
  })

  it('ends when the session of its user ends with a lost answer', async () => {
    const { lose, send, settle, sent, seen, foyer, sandbox, idle } = await openSubject(subject)
    lose('lostAnswer')
    const result = send()
    await idle()
    await sandbox.control.revoke({ userName: subject.as })
    await settle()
    expect([(await result).error?.code, foyer.session.isSignedIn()]).toEqual(['request.aborted', false])
    expect([sent() <= 2, seen().failures]).toEqual([true, []])
  })

  it('is one change for twenty taps, whose effects happen once', async () => {
    const { lose, send, settle, made, sent, seen, ...test } = await openSubject(subject)
    lose('lostAnswer')
    const taps = Array.from({ length: 20 }, () => send())
    await settle()
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    expect([sent(), seen(), test.balanceReads(), await made()]).toEqual([2, quiet, balanceReads, 1])
  })

  it('sends nothing offline, not even later by itself', async () => {
    const { send, settle, status, words, made, sent, ports } = await openSubject(subject)
    ports.network.setOnline(false)
    expect((await send()).error?.code).toBe('network.offline')
    expect(status(words.idle)).toBe(words.idle)
    ports.network.setOnline(true)
    await settle()
    expect([sent(), await made()]).toEqual([0, 0])
    unwrap(await send())
    expect(await made()).toBe(1)
  })

  it('sends nothing for a caller who has aborted before', async () => {
    const { send, settle, status, words, sent, seen } = await openSubject(subject)
    expect((await send({ signal: AbortSignal.abort() })).error?.code).toBe('request.aborted')
    await settle()
    expect([sent(), status(words.idle), seen()]).toEqual([0, words.idle, quiet])
  })

  it('goes on when its caller aborts, and its effects happen once', async () => {
    const { lose, send, settle, status, words, made, sent, seen, ...test } = await openSubject(subject)
    lose('lostAnswer')
    const caller = new AbortController()
    const result = send({ signal: caller.signal })
    await test.idle()
    caller.abort()
    expect((await result).error?.code).toBe('request.aborted')
    await settle()
    expect([status(words.made), sent(), seen()]).toEqual([words.made, 2, quiet])
    expect([test.balanceReads(), await made()]).toEqual([balanceReads, 1])
  })
})

describe('feedback.form', () => {
  const id = 'FEEDBACK-02'
  const TEXT = 'The lobby is quick.'
  const SENT = ['toast.feedback.sent']

  async function openForm(options: { readonly text?: string } = {}) {
    const bench = await openBench({ endpoint: feedbackEndpoints.feedback, path: '/m/help', as: 'demo' })
    const open = () => {
      const form = bench.foyer.use(feedback).form()
      onTestFinished(form.dispose)
      form.set('content', options.text ?? TEXT)
      return form
    }
    const form = open()
    bench.events.clear()
    return {
      ...bench,
      form,
      open,
      status: () => form.$state.get().status,
      made: () => bench.sandbox.control.feedback().length,
    }
  }

  it.each(['lostAnswer', 'lostRequest'] as const)(
    `[${id}] keeps the text and is unknown after a %s, and sends the text once when the person tries again`,
    async (fate) => {
      const { form, lose, sent, seen, made, status, settle } = await openForm()
      lose(fate)
      expect((await form.submit()).ok).toBe(false)
      await settle()
      expect([status(), form.$state.get().values.content, sent(), seen().toasts]).toEqual(['unknown', TEXT, 1, []])
      unwrap(await form.submit())
      expect([status(), sent(), made(), seen().toasts]).toEqual(['idle', 2, 1, SENT])
    },
  )

  it.each(REFUSALS)(`[${id}] does not take $code for an answer to the lost request`, async (refusal) => {
    const { form, lose, made, status, seen } = await openForm()
    lose('lostAnswer', refusal)
    await form.submit()
    expect([(await form.submit()).ok, status()]).toEqual([false, 'unknown'])
    unwrap(await form.submit())
    expect([made(), seen().toasts.filter((key) => SENT.includes(key))]).toEqual([1, SENT])
  })

  it(`[${id}] is found out when the network is back`, async () => {
    const { form, lose, ports, idle, sent, made, status, seen } = await openForm()
    lose('lostAnswer')
    await form.submit()
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect([status(), sent(), made(), seen().toasts]).toEqual(['idle', 2, 1, SENT])
  })

  it.each(['lostAnswer', 'lostRequest'] as const)(
    `[${id}] is found out when the form was left after a %s, and the next form is empty`,
    async (fate) => {
      const { form, lose, foyer, ports, idle, sent, made, seen } = await openForm()
      lose(fate)
      await form.submit()
      form.dispose()
      ports.network.setOnline(false)
      ports.network.setOnline(true)
      await idle()
      const next = foyer.use(feedback).form()
      onTestFinished(next.dispose)
      expect([next.$state.get().values.content, sent(), made(), seen().toasts]).toEqual(['', 2, 1, SENT])
    },
  )

  it(`[${id}] keeps another text that was typed offline while the text of a form that was left is found out`, async () => {
    const { form, lose, foyer, ports, idle, sent, made } = await openForm()
    lose('lostAnswer')
    await form.submit()
    form.dispose()
    ports.network.setOnline(false)
    const next = foyer.use(feedback).form()
    onTestFinished(next.dispose)
    expect(next.$state.get()).toMatchObject({ status: 'unknown', values: { content: TEXT } })
    next.set('content', 'Another text of mine.')
    expect((await next.submit()).ok).toBe(false)
    ports.network.setOnline(true)
    await idle()
    expect(next.$state.get()).toMatchObject({ status: 'idle', values: { content: 'Another text of mine.' } })
    expect([sent(), made()]).toEqual([2, 1])
    unwrap(await next.submit())
    expect([sent(), made(), next.$state.get().values.content]).toEqual([3, 2, ''])
  })

  it(`[${id}] is one text for twenty taps`, async () => {
    const { form, sent, made, seen } = await openForm()
    await Promise.all(Array.from({ length: 20 }, form.submit))
    expect([sent(), made(), seen().toasts]).toEqual([1, 1, SENT])
  })

  it(`[${id}] aborts the request when the screen is left, and sends the same text later without a second one`, async () => {
    const { form, open, lose, idle, ports, settle, sent, made, seen } = await openForm()
    lose('noAnswer')
    const result = form.submit()
    await idle({ hanging: 1 })
    form.dispose()
    expect((await result).error?.code).toBe('request.aborted')
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await settle()
    expect([sent(), seen()]).toEqual([1, { toasts: [], failures: [] }])
    unwrap(await open().submit())
    expect([sent(), made(), seen().toasts]).toEqual([2, 1, SENT])
  })

  it(`[${id}] ends with its user: the next one sends a text of their own`, async () => {
    const { form, open, lose, foyer, idle, ports, settle, sent, made } = await openForm()
    lose('lostAnswer')
    await form.submit()
    await foyer.session.signOut()
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await settle()
    expect([sent(), form.$state.get().status, form.$state.get().values.content]).toEqual([1, 'idle', ''])
    unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
    await idle()
    unwrap(await open().submit())
    expect([sent(), made()]).toEqual([2, 2])
  })

  it(`[${id}] sends nothing offline, not even later by itself`, async () => {
    const { form, ports, settle, sent } = await openForm()
    ports.network.setOnline(false)
    expect((await form.submit()).error?.code).toBe('network.offline')
    ports.network.setOnline(true)
    await settle()
    expect(sent()).toBe(0)
    unwrap(await form.submit())
    expect(sent()).toBe(1)
  })
})

describe('registration.form', () => {
  const id = 'REG-17'
  const ACCOUNT_VALUES = {
    username: 'fresh2026',
    password: 'Fresh2026',
    confirmPassword: 'Fresh2026',
    terms: true,
    adult: true,
  } as const

  async function openForm() {
    const bench = await openBench({ endpoint: registrationEndpoints.registerUsername, path: '/m/register' })
    const form = bench.foyer.use(registration).form()
    onTestFinished(form.dispose)
    await bench.idle()
    for (const field of ['username', 'password', 'confirmPassword'] as const) form.set(field, ACCOUNT_VALUES[field])
    for (const field of ['terms', 'adult'] as const) form.set(field, ACCOUNT_VALUES[field])
    bench.events.clear()
    return {
      ...bench,
      form,
      isIn: () => bench.foyer.session.isSignedIn(),
      /** Sends, and lets the client find out. */
      async submit() {
        const result = form.submit()
        await bench.idle()
        await bench.settle()
        return result
      },
    }
  }

  it(`[${id}] signs in when the answer was lost and the account is found`, async () => {
    const { submit, lose, sent, seen, isIn, asked, events } = await openForm()
    lose('lostAnswer')
    unwrap(await submit())
    expect([isIn(), sent(), asked('login')]).toEqual([true, 1, 1])
    expect([seen(), events.loading]).toEqual([{ toasts: ['toast.registered'], failures: [] }, []])
  })

  it(`[${id}] fails when the request was lost, and registers once when the person tries again`, async () => {
    const { submit, lose, sent, seen, isIn } = await openForm()
    lose('lostRequest')
    expect([(await submit()).error?.code, isIn()]).toEqual(['network.failed', false])
    unwrap(await submit())
    expect([isIn(), sent(), seen().toasts]).toEqual([true, 2, ['error.network.failed', 'toast.registered']])
  })

  it(`[${id}] is a success when the lost request arrives late and the next one finds the name taken`, async () => {
    const { submit, lose, deliver, form, idle, settle, sent, isIn, seen } = await openForm()
    lose('arrivesLate')
    expect((await submit()).ok).toBe(false)
    // The first sign-in finds no account. The lost request arrives before the second registration.
    lose({ code: 'username.exists' })
    const result = form.submit()
    await idle()
    await deliver()
    await settle()
    unwrap(await result)
    expect([isIn(), sent(), seen().toasts]).toEqual([true, 2, ['error.network.failed', 'toast.registered']])
  })

  it.each(REFUSALS)(`[${id}] is refused with $code when the sign-in finds no account`, async (refusal) => {
    const { submit, lose, sent, isIn, seen } = await openForm()
    lose('lostRequest', refusal)
    await submit()
    expect([(await submit()).error?.code, isIn()]).toEqual([refusal.code, false])
    unwrap(await submit())
    expect([isIn(), sent(), seen().toasts.filter((key) => key === 'toast.registered')]).toEqual([
      true,
      3,
      ['toast.registered'],
    ])
  })

  it.each(['status:429', 'status:502', 'offline'] as const)(
    `[${id}] sends nothing while it is not known what became of the account: the sign-in has %s`,
    async (kind) => {
      const { submit, lose, sandbox, sent, isIn } = await openForm()
      lose('lostAnswer')
      await sandbox.control.setFault({ endpoint: 'login', kind, times: 2 })
      expect((await submit()).ok).toBe(false)
      expect((await submit()).ok).toBe(false)
      expect([sent(), isIn()]).toEqual([1, false])
      unwrap(await submit())
      expect([sent(), isIn()]).toEqual([1, true])
    },
  )

  it(`[${id}] is unknown while the sign-in has no answer, and signs in to the own account when another password is typed`, async () => {
    const { submit, lose, sandbox, form, sent, isIn, seen } = await openForm()
    lose('lostAnswer')
    await sandbox.control.setFault({ endpoint: 'login', kind: 'status:502', times: 1 })
    expect((await submit()).ok).toBe(false)
    expect(form.$state.get()).toMatchObject({ status: 'unknown', error: { code: 'network.failed' } })
    for (const field of ['password', 'confirmPassword'] as const) form.set(field, 'Another2026')
    unwrap(await submit())
    expect([form.$state.get().errors, isIn(), sent()]).toEqual([{}, true, 1])
    expect(seen().toasts.filter((key) => key === 'toast.registered')).toEqual(['toast.registered'])
  })

  it(`[${id}] signs in when the network is back, though no submit waits`, async () => {
    const { submit, lose, sandbox, form, ports, idle, sent, isIn } = await openForm()
    lose('lostAnswer')
    await sandbox.control.setFault({ endpoint: 'login', kind: 'status:502', times: 1 })
    await submit()
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect([form.$state.get().status, isIn(), sent()]).toEqual(['done', true, 1])
  })

  it(`[${id}] says that the name may be the own one when the sign-in wants a captcha and the name is taken`, async () => {
    const { submit, lose, refuse, form, sent, isIn, seen } = await openForm()
    refuse(sessionEndpoints.login, { code: 'verification.code.error' })
    lose('lostAnswer')
    expect([(await submit()).ok, sent()]).toEqual([false, 1])
    const before = seen().toasts.length
    expect([(await submit()).ok, form.$state.get().errors.username?.key]).toEqual([false, 'register.maybeYours'])
    expect([sent(), isIn(), seen().toasts.slice(before)]).toEqual([2, false, []])
  })

  it(`[${id}] says that a name is taken by others when another name was lost`, async () => {
    const { submit, lose, refuse, form } = await openForm()
    refuse(sessionEndpoints.login, { code: 'verification.code.error' })
    lose('lostAnswer')
    await submit()
    form.set('username', 'player1')
    await submit()
    expect(form.$state.get().errors.username?.key).toBe('error.username.exists')
  })

  it(`[${id}] does not ask whether the name is taken while the own account may have it`, async () => {
    const { submit, lose, sandbox, form, idle, asked, sent, isIn } = await openForm()
    lose('lostAnswer')
    await sandbox.control.setFault({ endpoint: 'login', kind: 'status:502', times: 1 })
    await submit()
    form.touch('username')
    await idle()
    expect([asked('checkUsername'), form.$state.get().errors]).toEqual([0, {}])
    unwrap(await submit())
    expect([sent(), isIn()]).toEqual([1, true])
  })

  it(`[${id}] is one registration for twenty taps`, async () => {
    const { form, lose, idle, settle, sent, seen } = await openForm()
    lose('lostAnswer')
    const taps = Array.from({ length: 20 }, form.submit)
    await idle()
    await settle()
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    expect([sent(), seen()]).toEqual([1, { toasts: ['toast.registered'], failures: [] }])
  })

  it(`[${id}] is aborted when the page is left while it finds out: no sign-in, no message`, async () => {
    const { form, lose, idle, settle, isIn, asked, seen, events } = await openForm()
    lose('lostAnswer')
    const result = form.submit()
    await idle()
    form.dispose()
    await settle()
    expect([(await result).error?.code, isIn(), asked('login')]).toEqual(['request.aborted', false, 0])
    expect([seen(), events.loading]).toEqual([{ toasts: [], failures: [] }, []])
  })

  it(`[${id}] sends nothing offline, not even later by itself`, async () => {
    const { form, ports, settle, sent, isIn } = await openForm()
    ports.network.setOnline(false)
    expect((await form.submit()).error?.code).toBe('network.offline')
    ports.network.setOnline(true)
    await settle()
    expect([sent(), isIn()]).toEqual([0, false])
  })
})

const NEW_PASSWORD = 'Lobby2027'
const NUMBER = '9170000001'
const PROMOTION = 207

/** A change that a read or a sign-in finds, made by one tap. */
interface FoundPage {
  send(options?: VerbOptions): Promise<Result<unknown>>
  /** Whether the platform has made the change. */
  isMade(): Promise<boolean>
  /** What the person has typed or chosen. */
  typed?(): unknown
}

interface FoundSubject extends BenchOptions {
  readonly verb: string
  /** The call that finds out what became of the change. */
  readonly finder: EndpointId
  /** The way that is taken for a user name may not be one, so that only a success tells something. */
  readonly isNumber?: boolean
  open(bench: Bench): Promise<FoundPage>
}

const canSignIn = async ({ foyer }: Bench, username: string, password: string): Promise<boolean> => {
  const credentials = { type: 'username', username, password, merchantCode: 'demo' } as const
  return foyer.call(sessionEndpoints.login, credentials).then(
    () => true,
    () => false,
  )
}

const disposed = <T extends { dispose(): void }>(form: T): T => {
  onTestFinished(form.dispose)
  return form
}

const FOUND: readonly FoundSubject[] = [
  {
    verb: 'password.changeForm',
    endpoint: passwordEndpoints.changePassword,
    finder: 'login',
    path: '/m/changePsw',
    as: 'demo',
    async open(bench) {
      const form = disposed(bench.foyer.use(password).changeForm())
      form.set('oldPassword', 'Foyer2026')
      for (const field of ['newPassword', 'confirmNewPassword'] as const) form.set(field, NEW_PASSWORD)
      return {
        send: form.submit,
        isMade: () => canSignIn(bench, 'demo', NEW_PASSWORD),
        typed: () => form.$state.get().values,
      }
    },
  },
  {
    verb: 'password.phoneResetForm',
    endpoint: passwordEndpoints.setPasswordByPhone,
    finder: 'login',
    isNumber: true,
    path: '/m/forget',
    async open(bench) {
      const form = disposed(bench.foyer.use(password).phoneResetForm())
      form.set('mobileNum', NUMBER)
      unwrap(await form.sendCode())
      form.set('verificationCode', bench.sandbox.control.outbox().at(-1)?.secret ?? '')
      form.set('newPassword', NEW_PASSWORD)
      return {
        send: form.submit,
        isMade: () => canSignIn(bench, 'demo', NEW_PASSWORD),
        typed: () => form.$state.get().values,
      }
    },
  },
  {
    verb: 'registration.form by number',
    endpoint: registrationEndpoints.registerMobile,
    finder: 'login',
    isNumber: true,
    path: '/m/register',
    async open(bench) {
      const { foyer, idle, sandbox } = bench
      await sandbox.control.setFlags({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false })
      await foyer.platform.refresh()
      const form = disposed(foyer.use(registration).form())
      await idle()
      form.setMethod('mobile')
      form.set('mobileNum', '9180000009')
      for (const field of ['password', 'confirmPassword'] as const) form.set(field, 'Fresh2026')
      for (const field of ['terms', 'adult'] as const) form.set(field, true)
      await idle()
      return {
        send: form.submit,
        isMade: () => canSignIn(bench, '9180000009', 'Fresh2026'),
        typed: () => form.$state.get().values,
      }
    },
  },
  {
    verb: 'avatar.set',
    endpoint: avatarEndpoints.headIconSet,
    finder: 'headIconGet',
    path: '/m/member/home',
    as: 'demo',
    async open({ foyer }) {
      const { set } = foyer.use(avatar)
      return {
        send: (options) => set('avatars/5.svg', options),
        isMade: async () => (await foyer.call(avatarEndpoints.headIconGet, {})).icon === 'avatars/5.svg',
      }
    },
  },
  {
    verb: 'kyc.submit',
    endpoint: kycEndpoints.verificationUpload,
    finder: 'verificationState',
    path: '/m/member/verification',
    as: 'demo',
    async open({ foyer }) {
      const form = disposed(foyer.use(kyc).form())
      await form.images.add([testImage()], 'frontImage')
      await form.images.add([testImage()], 'backImage')
      return {
        send: form.submit,
        isMade: async () => (await foyer.call(kycEndpoints.verificationState, {})).state === 'pending',
        typed: () => form.images.$state.get().images,
      }
    },
  },
  {
    verb: 'promotions.apply',
    endpoint: promotionEndpoints.activityUpload,
    finder: 'memberLabels',
    path: '/m/activityDetail?id=207',
    as: 'player1',
    async open({ foyer }) {
      unwrap(await foyer.use(promotions).load())
      const form = disposed(foyer.use(promotions).applyForm(PROMOTION))
      form.setComment('My friend is maria')
      await form.images.add([testImage()])
      return {
        send: form.submit,
        isMade: async () => (await foyer.call(promotionEndpoints.memberLabels, { id: PROMOTION })).label === 'Applying',
        typed: () => [form.$comment.get(), form.images.$state.get().images],
      }
    },
  },
]

describe.each(FOUND.map((subject) => [subject.verb, subject] as const))('%s', (_verb, subject) => {
  const { isNumber = false } = subject

  async function openFound() {
    const bench = await openBench(subject)
    await bench.sandbox.control.setHumanCheck({ required: false })
    bench.foyer.use(challenges).useHumanVerifier(undefined)
    const page = await subject.open(bench)
    await bench.idle()
    bench.events.clear()
    return {
      ...bench,
      ...page,
      /** Taps, and lets the client find out. */
      async tap(options?: VerbOptions) {
        const result = page.send(options)
        await bench.idle()
        await bench.settle()
        return result
      },
      /** Has the platform fail the next question about the change. */
      hide: () => bench.sandbox.control.setFault({ endpoint: subject.finder, kind: 'status:502', times: 1 }),
      errors: () => bench.events.toastKeys.filter((key) => key.startsWith('error.')),
    }
  }

  it('is a success when the answer was lost and the change is found', async () => {
    const { tap, lose, sent, isMade, errors } = await openFound()
    lose('lostAnswer')
    unwrap(await tap())
    expect([sent(), await isMade(), errors()]).toEqual([1, true, []])
  })

  it('is not made when the request was lost, keeps what was typed, and is made by the next tap', async () => {
    const { tap, lose, sent, isMade, typed } = await openFound()
    const before = typed?.()
    lose('lostRequest')
    expect((await tap()).error?.code).toBe('network.failed')
    expect([typed?.(), sent()]).toEqual([before, 1])
    if (!isNumber) expect(await isMade()).toBe(false)
    unwrap(await tap())
    expect([sent(), await isMade()]).toEqual([2, true])
  })

  it('keeps what was typed while nothing tells what became of it, and finds it by the next tap', async () => {
    const { tap, lose, hide, sent, isMade, typed } = await openFound()
    const before = typed?.()
    lose('lostAnswer')
    await hide()
    expect((await tap()).error?.code).toBe('network.failed')
    expect([typed?.(), sent()]).toEqual([before, 1])
    unwrap(await tap())
    expect([sent(), await isMade()]).toEqual([1, true])
  })

  it('is one change for twenty taps', async () => {
    const { send, lose, idle, settle, sent, isMade } = await openFound()
    lose('lostAnswer')
    const taps = Array.from({ length: 20 }, () => send())
    await idle()
    await settle()
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    expect([sent(), await isMade()]).toEqual([1, true])
  })

  it('sends nothing offline, not even later by itself, and keeps what was typed', async () => {
    const { tap, ports, settle, sent, typed } = await openFound()
    const before = typed?.()
    ports.network.setOnline(false)
    expect((await tap()).error?.code).toBe('network.offline')
    expect(typed?.()).toEqual(before)
    ports.network.setOnline(true)
    await settle()
    expect(sent()).toBe(0)
    unwrap(await tap())
    expect(sent()).toBe(1)
  })

  if (subject.as === undefined) return

  it('ends with its user: nothing is sent or shown for the next one', async () => {
    const { send, lose, idle, settle, foyer, sent, events } = await openFound()
    lose('lostAnswer')
    const result = send()
    await idle()
    await foyer.session.signOut()
    events.clear()
    await settle()
    expect([(await result).ok, sent(), events.toastKeys]).toEqual([false, 1, []])
    expect(foyer.session.isSignedIn()).toBe(false)
  })
})

describe('rewards.claim, by an attempt', () => {
  /** Longer than a lost request is repeated. */
  const MINUTES_MS = 120_000

  async function openClaim() {
    const bench = await openBench({ endpoint: rewardEndpoints.rewardClaim, path: '/m/rewardCenter', as: 'demo' })
    const center = bench.foyer.use(rewards)
    const reward = await dailyReward(center)
    bench.events.clear()
    const reads = bench.asked('walletLoad')
    return {
      ...bench,
      send: (options?: Pick<VerbOptions, 'signal'>) => center.claim(reward, options),
      balanceReads: () => bench.asked('walletLoad') - reads,
      booked: () =>
        (bench.sandbox.snapshot().journal?.entries ?? []).filter(({ ref }) => ref === reward.rewardId).length,
      async wait() {
        await bench.clock.advance(MINUTES_MS)
        await bench.idle()
      },
    }
  }

  it.each([
    ['an answer is lost', ['lostAnswer'], 2],
    ['a request is lost', ['lostRequest'], 2],
    ['several answers are lost', ['lostAnswer', 'lostAnswer', 'lostAnswer'], 4],
    ...REFUSALS.map((refusal) => [`the repeated request meets ${refusal.code}`, ['lostAnswer', refusal], 2] as const),
  ] as const)('claims once when %s', async (_, fates, requests) => {
    const { lose, send, wait, sent, seen, booked, balanceReads } = await openClaim()
    lose(...fates)
    const result = send()
    await wait()
    unwrap(await result)
    expect([sent(), booked(), seen()]).toEqual([requests, 1, { toasts: [], failures: [] }])
    expect(balanceReads()).toBe(1)
  })

  it('is one claim for twenty taps', async () => {
    const { lose, send, wait, sent, seen, booked } = await openClaim()
    lose('lostAnswer')
    const taps = Array.from({ length: 20 }, () => send())
    await wait()
    expect(new Set((await Promise.all(taps)).map(({ ok }) => ok))).toEqual(new Set([true]))
    expect([sent(), booked(), seen()]).toEqual([2, 1, { toasts: [], failures: [] }])
  })

  it.each(REFUSALS)(`is refused when the request is lost and the repeated one meets $code`, async (refusal) => {
    const { lose, send, wait, booked } = await openClaim()
    lose('lostRequest', refusal)
    const result = send()
    await wait()
    expect([(await result).error?.code, booked()]).toEqual([refusal.code, 0])
    unwrap(await send())
    expect(booked()).toBe(1)
  })

  it('is unknown while the platform cannot say what became of the claim, and made once it can', async () => {
    const { lose, send, wait, sandbox, foyer, booked } = await openClaim()
    lose(...Array.from({ length: 10 }, () => 'lostAnswer' as const))
    await sandbox.control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    const result = send()
    await wait()
    expect(foyer.use(attempts).$attempts.get()).toMatchObject([{ kind: 'rewardClaim', state: { status: 'unknown' } }])
    await sandbox.control.clearFaults()
    await wait()
    unwrap(await result)
    expect([booked(), foyer.use(attempts).$attempts.get()]).toEqual([1, []])
  })

  it('ends the wait when the user leaves, and sends nothing for the next user', async () => {
    const { lose, send, wait, foyer, idle, sent, seen, events } = await openClaim()
    lose('lostAnswer')
    const result = send()
    await idle()
    await foyer.session.signOut()
    events.clear()
    unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
    await wait()
    expect([(await result).error?.code, sent(), seen()]).toEqual(['request.aborted', 1, { toasts: [], failures: [] }])
  })

  it('goes on when its caller aborts', async () => {
    const { lose, send, wait, idle, booked, sent } = await openClaim()
    lose('lostAnswer')
    const caller = new AbortController()
    const result = send({ signal: caller.signal })
    await idle()
    caller.abort()
    expect((await result).error?.code).toBe('request.aborted')
    await wait()
    expect([booked(), sent()]).toEqual([1, 2])
  })

  it('sends nothing offline, or for a caller who has aborted before', async () => {
    const { send, wait, ports, sent } = await openClaim()
    expect((await send({ signal: AbortSignal.abort() })).error?.code).toBe('request.aborted')
    ports.network.setOnline(false)
    expect((await send()).error?.code).toBe('network.offline')
    ports.network.setOnline(true)
    await wait()
    expect(sent()).toBe(0)
  })
})

describe('password.emailResetForm', () => {
  it('is unknown when the answer was lost, keeps what was typed, and is sent again by the next tap', async () => {
    const { foyer, idle, settle, lose, sent, events, sandbox } = await openBench({
      endpoint: passwordEndpoints.forgotEmail,
      path: '/m/forget',
    })
    const form = disposed(foyer.use(password).emailResetForm())
    form.set('username', 'demo')
    form.set('email', 'demo@example.com')
    const typed = form.$state.get().values
    const submit = async () => {
      const result = form.submit()
      await idle()
      await settle()
      return result
    }
    lose('lostAnswer')
    expect((await submit()).error?.code).toBe('network.failed')
    expect([form.$state.get().status, form.$state.get().values, sent()]).toEqual(['unknown', typed, 1])
    unwrap(await submit())
    expect([sent(), sandbox.control.outbox().length, events.toastKeys.at(-1)]).toEqual([2, 2, 'toast.mailSent'])
  })
})

describe.each([
  ['without a sign-in', challengeEndpoints.smsNoLogin, undefined],
  ['to the phone of the account', challengeEndpoints.smsSend, 'demo'],
] as const)('a code by SMS %s', (_, endpoint, as) => {
  it('was sent when the answer was lost and the platform refuses the next one as too soon', async () => {
    const { foyer, idle, lose, sent, events, sandbox } = await openBench({
      endpoint,
      path: '/m/home',
      ...(as && { as }),
    })
    await sandbox.control.setHumanCheck({ required: false })
    foyer.use(challenges).useHumanVerifier(undefined)
    const code =
      as === undefined
        ? disposed(foyer.use(challenges).smsCode('register'))
        : disposed(foyer.use(challenges).accountCode('paymentPassword'))
    const send = () => code.send({ mobileNum: NUMBER, countryDialingCode: '63' })
    events.clear()
    lose('lostAnswer')
    expect((await send()).error?.code).toBe('network.failed')
    await idle()
    events.clear()
    unwrap(await send())
    expect([sent(), sandbox.control.outbox().length]).toEqual([2, 1])
    expect([code.$state.get().phase, events.toastKeys]).toEqual(['counting', ['in_sms_sending', 'in_sms_send']])
  })

  it('is refused as too soon when another request than the lost one has sent it', async () => {
    const { foyer, idle, sandbox } = await openBench({ endpoint, path: '/m/home', ...(as && { as }) })
    await sandbox.control.setHumanCheck({ required: false })
    foyer.use(challenges).useHumanVerifier(undefined)
    const open = () =>
      as === undefined
        ? disposed(foyer.use(challenges).smsCode('register'))
        : disposed(foyer.use(challenges).accountCode('paymentPassword'))
    const [one, other] = [open(), open()]
    const number = { mobileNum: NUMBER, countryDialingCode: '63' }
    unwrap(await one.send(number))
    await idle()
    expect((await other.send(number)).error?.code).toBe('sms.tooOften')
  })
})

describe.each([
  ['inbox.remove', inboxEndpoints.inboxDelete],
  ['inbox.open', inboxEndpoints.inboxRead],
] as const)('%s', (verb, endpoint) => {
  async function openInbox() {
    const bench = await openBench({ endpoint, path: '/m/inbox', as: 'demo' })
    const letters = bench.foyer.use(inbox)
    unwrap(await letters.load())
    await bench.idle()
    const letter = letters.items.find(({ read }) => !read) ?? expect.fail('no unread letter')
    bench.events.clear()
    const act = () => (verb === 'inbox.remove' ? letters.remove(letter.id) : letters.open(letter.id))
    /** Whether the person sees the letter as it was before. */
    const isBefore = () => letters.items.some((one) => one.id === letter.id && !one.read)
    return { ...bench, act, isBefore }
  }

  it('is a success when the answer was lost and the platform has made the change', async () => {
    const { act, isBefore, lose, sent, idle, seen } = await openInbox()
    lose('lostAnswer')
    unwrap(await act())
    await idle()
    expect([isBefore(), sent(), seen()]).toEqual([false, 1, { toasts: [], failures: [] }])
  })

  it('shows the letter as before when the request was lost', async () => {
    const { act, isBefore, lose, sent, idle } = await openInbox()
    lose('lostRequest')
    expect((await act()).ok).toBe(false)
    await idle()
    expect([isBefore(), sent()]).toEqual([true, 1])
    unwrap(await act())
    expect([isBefore(), sent()]).toEqual([false, 2])
  })
})

describe.each([
  ['on', favouriteEndpoints.favoriteAdd],
  ['off', favouriteEndpoints.favoriteRemove],
] as const)('favourites.set %s', (way, endpoint) => {
  const wanted = way === 'on'

  async function openFavourites() {
    const bench = await openBench({ endpoint, path: '/m/home', as: 'demo' })
    const feature = bench.foyer.use(favourites)
    const query = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, gameType: 'RNG' } as const
    const { games } = await bench.foyer.call(gameEndpoints.gameList, { ...query, pageNo: 1, pageSize: 1 })
    const game = games?.[0] ?? expect.fail('no game')
    unwrap(await feature.load())
    unwrap(await feature.set(game, !wanted))
    const before = bench.sent()
    bench.events.clear()
    return {
      ...bench,
      has: () => feature.has(game.key),
      sent: () => bench.sent() - before,
      async tap() {
        const result = feature.set(game, wanted)
        await bench.settle()
        return result
      },
    }
  }

  it.each(['lostAnswer', 'lostRequest'] as const)('is sent once more after a %s', async (fate) => {
    const { tap, has, lose, sent, seen } = await openFavourites()
    lose(fate)
    unwrap(await tap())
    expect([has(), sent(), seen()]).toEqual([wanted, 2, { toasts: [], failures: [] }])
  })

  it.each([
    ['lostAnswer', wanted],
    ['lostRequest', !wanted],
  ] as const)('shows what the platform has when every answer was lost: %s', async (fate, shown) => {
    const { tap, has, lose, idle, settle } = await openFavourites()
    lose(fate, fate)
    expect((await tap()).ok).toBe(false)
    await idle()
    await settle()
    expect(has()).toBe(shown)
  })
})

const HERE = [
  ...SUBJECTS.map(({ endpoint }) => endpoint),
  ...FOUND.map(({ endpoint }) => endpoint),
  ...[
    feedbackEndpoints.feedback,
    registrationEndpoints.registerUsername,
    rewardEndpoints.rewardClaim,
    passwordEndpoints.forgotEmail,
    challengeEndpoints.smsNoLogin,
    challengeEndpoints.smsSend,
  ],
  ...[
    inboxEndpoints.inboxDelete,
    inboxEndpoints.inboxRead,
    favouriteEndpoints.favoriteAdd,
    favouriteEndpoints.favoriteRemove,
  ],
].map(({ id }) => id)

const ATTEMPT = 'an attempt, whose lost answers are in the tests of the cashier'
const NOTHING_HELD = 'the next tap gets another one, and nothing is held by the lost one'

/** The writes that are not tried here, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  activityClaim: ATTEMPT,
  depositCancel: 'the page reads the deposit again, and a deposit is cancelled once (deposits.test.ts)',
  depositCreate: ATTEMPT,
  depositLimitSet: ATTEMPT,
  goodsRedeem: ATTEMPT,
  memberPhoneSet: 'the same request is sent again, and adds the number once (member-phone.test.ts)',
  paymentPasswordChange: ATTEMPT,
  paymentPasswordReset: ATTEMPT,
  paymentPasswordSet: ATTEMPT,
  payoutAccountAdd: ATTEMPT,
  payoutAccountRemove: 'the transport repeats it, and an account is removed once (payout-accounts.test.ts)',
  withdrawalCreate: ATTEMPT,
  attemptResolve: 'it is how attempts find out',
  announcementRead: 'the mark stays here, and nothing is shown of the platform (read-marks.test.ts)',
  recentAdd: 'the game is open, and nothing is shown of it (RECENT-02)',
  login: 'a person signs in again, with another captcha (sign-in-captcha.test.ts)',
  logout: 'the session ends here whatever the platform says (SESSION-05)',
  sessionRenew: 'the token refresh has tests of its own (token-refresh.test.ts)',
  captcha: NOTHING_HELD,
  humanChallenge: NOTHING_HELD,
  chatLaunch: NOTHING_HELD,
  launchGame: NOTHING_HELD,
  lotteryLaunch: NOTHING_HELD,
  trialCreate: NOTHING_HELD,
  trialStart: NOTHING_HELD,
}

describe(`the writes of the contract (${HERE.length} of ${CONTRACT_WRITES.size} here)`, () => {
  it('are all tried here, or have a reason', ({ task }) => {
    expect([...HERE, ...Object.keys(REASONS)].sort()).toEqual([...CONTRACT_WRITES.keys()].sort())
    const cellsOf = (one: RunnerTask): number => ('tasks' in one ? sum(one.tasks.map(cellsOf)) : 1)
    const cells = cellsOf(task.file) - 1
    console.info(`lost answers: ${cells} cells for ${HERE.length} of ${CONTRACT_WRITES.size} writes`)
    expect(cells).toBeGreaterThan(200)
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
