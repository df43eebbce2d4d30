import { type AnyEndpoint, contract, type EndpointId } from '@foyer/core/contract'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sandboxHandlers } from './msw.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { type SandboxServer, serveSandbox } from './server.ts'
import { type Client, createClient, LIST, REGISTRATION } from './testing/client.ts'
import { imageFile } from './testing/images.ts'

const IDS = Object.keys(contract) as EndpointId[]
const endpoints = contract as Readonly<Record<EndpointId, AnyEndpoint>>

interface Opened {
  readonly client: Client
  readonly sandbox: Sandbox
  close(): Promise<void> | void
}

/** Keys of attempts. */
const KEY = '0b5e7b3e-6f0a-4f6e-9a53-2f2b6c1d7e10'

const PAYMENT_PASSWORD = '730518'
const DEPOSIT = {
  methodCode: 'QUICKPAY',
  amount: '500.00',
  fee: '0.00',
  returnUrl: '/m/voucherCenter',
  idempotencyKey: KEY,
}

/** Calls that refuse players. */
const FOR_AGENTS: readonly EndpointId[] = [
  'accountOpen',
  'agentAnnouncements',
  'contractAgree',
  'contractGet',
  'contractStatements',
  'linkCreate',
  'linkDeactivate',
  'linkList',
  'rebateGet',
  'rebateIncome',
  'rebatePreview',
  'rebateSet',
  'teamBets',
  'teamKpi',
  'teamMember',
  'teamMembers',
  'teamOverview',
  'teamPnl',
]

/** The same engine behind each of its doors. */
const DOORS: Readonly<Record<string, () => Opened | Promise<Opened>>> = {
  'in process': () => {
    const sandbox = createSandbox()
    return {
      sandbox,
      client: createClient({ origin: 'https://sandbox.test', fetch: sandbox.fetch }),
      close: sandbox.dispose,
    }
  },
  'over HTTP': async () => {
    const server: SandboxServer = await serveSandbox({ port: 0 })
    return {
      sandbox: server.sandbox,
      client: createClient({ origin: server.url, fetch: (request) => fetch(request) }),
      close: server.close,
    }
  },
  'through MSW': () => {
    const sandbox = createSandbox()
    const mocked = setupServer(...sandboxHandlers(sandbox, { origin: 'https://mocked.test' }))
    mocked.listen({ onUnhandledRequest: 'error' })
    return {
      sandbox,
      client: createClient({ origin: 'https://mocked.test', fetch: (request) => fetch(request) }),
      close: mocked.close,
    }
  },
}

/** One good request for every call. */
async function goodInputs({ client, sandbox }: Opened): Promise<Record<EndpointId, unknown>> {
  const { call, login } = client
  /** Codes do not outlive a reset: inputs that need one are made when they are sent. */
  const withCode = (fields: (verificationCode: string) => object) => async () => {
    await call('smsNoLogin', { mobileNum: '9170000001', countryDialingCode: '63' })
    await call('smsNoLogin', { mobileNum: '9179999999', countryDialingCode: '63' })
    const [first, second] = sandbox.control.outbox().slice(-2)
    return fields(`${first?.secret} ${second?.secret}`)
  }
  /** Steps that a call needs before it, by the member who is signed in. */
  const accountCode = async (purpose: 'paymentPassword' | 'payoutAccount') => {
    await call('smsSend', { purpose }, { token: await login() })
    return sandbox.control.outbox().at(-1)?.secret ?? ''
  }
  const withPaymentPassword =
    <T>(input: () => T | Promise<T>) =>
    async () => {
      await sandbox.control.setPaymentPassword({ userName: 'demo', password: PAYMENT_PASSWORD })
      return input()
    }
  const withAccount = async <T>(input: (accountId: string) => T | Promise<T>) => {
    await sandbox.control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
    const own = await call('payoutAccounts', {}, { token: await login() })
    return input(own.value.list[0].accountId)
  }
  const withdrawalOf = (accountId: string) => ({
    ...{ accountId, amount: '100.00', fee: '0.00', paymentPassword: PAYMENT_PASSWORD },
    idempotencyKey: crypto.randomUUID(),
  })
  const slot = (await call('gameList', { ...LIST, gameType: 'RNG' })).value.games[0]
  const lottery = (await call('gameList', { ...LIST, gameType: 'LOTT' })).value.games[0]
  const token = await call('login', { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' })
  const letters = await call('inboxList', { pageNo: 1, pageSize: 1 }, { token: token.value.token })
  const [letter] = letters.value.list
  const [bet] = (await call('gameRecord', { pageNo: 1, pageSize: 1 }, { token: token.value.token })).value.list
  const movements = await call('transactionRecord', { pageNo: 1, pageSize: 1 }, { token: token.value.token })
  const [movement] = movements.value.list
  const openRain = async () => {
    const { token } = (await client.tryLogin()).value
    const ask = async () => (await call('redRainState', {}, { token })).value.open
    if ((await ask()) === undefined) await sandbox.control.startRain({ seconds: 60 })
    return { roundId: (await ask()).roundId }
  }
  /** A reset makes others. */
  const openReward = async () => {
    const page = { pageNo: 1, pageSize: 1, state: 'open' }
    const [{ rewardId, terms }] = (await call('rewardList', page, { token: await login() })).value.list
    return { rewardId, termsVersion: terms.version }
  }
  /** Deposits do not outlive a reset either. */
  const withDeposit = async () => ({
    depositId: (await call('depositCreate', DEPOSIT, { token: await login() })).value.depositId,
  })
  const which = { nodeId: slot.nodeId, vendor: slot.vassalage }
  const page = { pageNo: 1, pageSize: 10 }
  const days = { startDate: '2026-01-01', endDate: '2026-01-07' }
  const rates = { slots: '0.10', live: '0.10', sports: '0.10', lottery: '0.10' }
  const newLink = () => ({ requestId: crypto.randomUUID(), title: 'Flyer', memberType: 0, rates }) as const
  /** Of a link that a reset does not know yet. */
  const linkCode = async () => {
    const made = await call('linkCreate', newLink(), { token: await login('agent2') })
    return { code: made.value.code }
  }
  const game = { nodeId: slot.nodeId, gameType: slot.gameType, vassalage: slot.vassalage }
  const from = { language: 'EN', backUrl: '/m/home' }
  return {
    accountOpen: { requestId: KEY, username: 'opened01', password: 'Foyer2026', memberType: 1, rates },
    activityClaim: { id: 207, idempotencyKey: KEY },
    activityUpload: { id: 201, idempotencyKey: KEY, comment: 'I would like to take part.', images: [imageFile('png')] },
    attemptResolve: { idempotencyKey: KEY },
    betDetail: { betId: bet.betId },
    captcha: {},
    changePassword: { oldPassword: 'Foyer2026', newPassword: 'Foyer2027', confirmNewPassword: 'Foyer2027' },
    chatLaunch: { b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#37d99e', title: 'Live chat' },
    chatUnread: {},
    liveModels: { active: 'true' },
    helpCenter: { language: 'EN', device: 'MOBILE' },
    feedback: { content: 'The lobby is quick.' },
    checkAffiliate: { code: 'GOOD1', domain: 'foyer.test' },
    checkEmail: { email: 'demo@example.com' },
    checkUsername: { username: 'demo' },
    customerService: { type: 3 },
    depositCancel: withDeposit,
    depositCreate: DEPOSIT,
    depositLimitSet: { period: 'day', amount: '1000.00', idempotencyKey: KEY },
    depositLimits: {},
    depositList: page,
    depositMethods: { language: 'EN' },
    depositState: withDeposit,
    forgotEmail: { username: 'demo', email: 'demo@example.com' },
    registerMobile: withCode((codes) => ({
      ...REGISTRATION,
      mobileNum: '9179999999',
      countryDialingCode: '63',
      verificationCode: codes.split(' ')[1],
    })),
    registerUsername: { ...REGISTRATION, username: 'fresh2026' },
    regRules: {},
    regSettings: {},
    resourceLinks: {},
    setPasswordByPhone: withCode((codes) => ({
      newPassword: 'Foyer2027',
      mobileNum: '9170000001',
      verificationCode: codes.split(' ')[0],
    })),
    smsSend: { purpose: 'payoutAccount' },
    smsNoLogin: { mobileNum: '9170000009', countryDialingCode: '63' },
    agentAnnouncements: { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'demo' },
    announcementRead: { announcementId: 101, read: true },
    announcements: { types: 'B,PL,PU,PR,H', platform: 'M', merchantCode: 'demo' },
    contractAgree: { kind: 'dailySalary', contractId: 'dailySalary-100003', version: 1 },
    contractGet: { kind: 'dividend' },
    contractInfo: {},
    contractStatements: { kind: 'dividend', startDate: '2026-01-01', endDate: '2026-01-31', ...page },
    cryptoKey: {},
    linkCreate: newLink,
    linkDeactivate: linkCode,
    linkList: page,
    rebateGet: { memberId: '110001' },
    rebateIncome: { ...days, ...page, by: 'day' },
    rebatePreview: async () => {
      const { value } = await call('rebateGet', { memberId: '110001' }, { token: await login('agent2') })
      return { memberId: '110001', ...value.rates }
    },
    rebateSet: async () => {
      const { value } = await call('rebateGet', { memberId: '110001' }, { token: await login('agent2') })
      return { memberId: '110001', rates: value.rates, version: value.version }
    },
    redRainClaim: openRain,
    redRainHistory: page,
    redRainState: {},
    teamBets: { ...days, ...page },
    teamMember: { memberId: '110001', ...days },
    teamMembers: page,
    teamOverview: days,
    teamPnl: { ...days, ...page },
    teamKpi: { startDate: '2026-01-01', endDate: '2026-01-01', size: 0 },
    favoriteAdd: which,
    favoriteIds: page,
    favoriteList: { ...page, language: 'EN' },
    favoriteRemove: which,
    gameList: { ...LIST, gameType: 'RNG' },
    gameRecord: page,
    gameVendors: {},
    goodsList: {},
    goodsRedeem: { goodsId: 'credit-10', cost: 500, idempotencyKey: KEY },
    headIconGet: {},
    headIconSet: { icon: 'avatars/2.svg' },
    humanChallenge: {},
    inboxDelete: { id: 'none' },
    inboxList: page,
    inboxRead: { id: letter.id },
    inboxUnread: {},
    hotGames: { merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' },
    invitation: {},
    invitationEarnings: page,
    invitedFriends: page,
    launchGame: { gameId: slot.gameId, platform: 'html5', ...game, ...from },
    login: { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' },
    logout: {},
    lotteryLaunch: {
      gameId: lottery.gameId,
      vassalage: lottery.vassalage,
      prizeMode: 'LOTT',
      playType: 'trad',
      ...from,
    },
    lotteryList: {},
    lotteryMenu: {},
    lotteryNumero: {},
    memberInfo: {},
    memberLabelList: {},
    memberLabels: { id: 201 },
    memberLevel: {},
    memberSecurity: {},
    memberWallet: {},
    merchantWallet: { merchantCode: 'demo' },
    paymentPasswordChange: withPaymentPassword(() => ({
      oldPassword: PAYMENT_PASSWORD,
      newPassword: '803517',
      idempotencyKey: crypto.randomUUID(),
    })),
    paymentPasswordReset: withPaymentPassword(async () => ({
      newPassword: '803517',
      verificationCode: await accountCode('paymentPassword'),
      idempotencyKey: crypto.randomUUID(),
    })),
    paymentPasswordSet: async () => ({
      newPassword: PAYMENT_PASSWORD,
      verificationCode: await accountCode('paymentPassword'),
      idempotencyKey: crypto.randomUUID(),
    }),
    paymentPasswordState: {},
    payoutAccountAdd: async () => ({
      ...{ kind: 'ewallet', institution: 'QP', number: '09171234821', idempotencyKey: crypto.randomUUID() },
      verificationCode: await accountCode('payoutAccount'),
    }),
    payoutAccountRemove: { accountId: 'none' },
    payoutAccounts: {},
    pointsBalance: {},
    pointsHistory: page,
    profitAndLoss: page,
    recentAdd: { clientType: 2, ...game },
    redemptionList: page,
    recentGames: { page: 1, pageSize: 25, language: 'EN', clientType: 2 },
    rewardClaim: async () => ({ ...(await openReward()), idempotencyKey: KEY }),
    rewardGiveBack: async () => ({ rewardId: (await openReward()).rewardId }),
    rewardList: page,
    sessionRenew: { force: false },
    siteFlags: { merchantCode: 'demo' },
    siteStatus: {},
    transactionDetail: { transactionId: movement.transactionId },
    transactionRecord: page,
    trialCreate: {},
    trialStart: {},
    vendorGameTypes: { typeId: 1, merchantCode: 'demo' },
    verificationState: {},
    verificationUpload: { frontImage: imageFile('png'), backImage: imageFile('jpeg') },
    walletLoad: {},
    winnerBoard: {},
    withdrawalCreate: withPaymentPassword(() => withAccount((accountId) => withdrawalOf(accountId))),
    withdrawalList: page,
    withdrawalState: withPaymentPassword(() =>
      withAccount(async (accountId) => {
        const made = await call('withdrawalCreate', withdrawalOf(accountId), { token: await login() })
        return { withdrawalId: made.value?.withdrawalId ?? 'none' }
      }),
    ),
    withdrawalTerms: {},
  }
}

/** Lists in the answer, however deep, with the number of their rows. */
function rowCounts(value: unknown): number[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(rowCounts)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rowCounts) : []
}

async function openDoor(name: string): Promise<Opened> {
  const open = DOORS[name]
  if (!open) throw new Error(`no door ${name}`)
  return open()
}

async function askWith({ client }: Opened, id: EndpointId, input: unknown, as?: string) {
  const made = typeof input === 'function' ? await input() : input
  return client.call(id, made as never, { token: as })
}

describe.each(Object.keys(DOORS))('the contract %s', (name) => {
  let opened: Opened
  let inputs: Record<EndpointId, unknown>
  let token: string

  beforeAll(async () => {
    opened = await openDoor(name)
    inputs = await goodInputs(opened)
  })
  beforeEach(async () => {
    await opened.sandbox.control.reset()
    // What it costs to get a code is shown by itself, in `handlers/human.test.ts`.
    await opened.sandbox.control.setHumanCheck({ required: false })
    token = await opened.client.login()
  })
  afterAll(() => opened.close())

  const ask = (id: EndpointId, as?: string) => askWith(opened, id, inputs[id], as)

  it.each(IDS)('[CALL-01][CALL-02][CALL-46] answers %s with its envelope and a value that fits', async (id) => {
    const reply = await ask(id, FOR_AGENTS.includes(id) ? await opened.client.login('agent2') : token)
    expect(reply).toMatchObject({ status: 200, success: true })
    const parsed = z.safeParse(endpoints[id].output, reply.value)
    expect(parsed.error?.issues).toBeUndefined()
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(Date.parse(reply.headers.get('Date') ?? '')).not.toBeNaN()
  })

  it('[CALL-02] sends no row that a reader would have to leave out', async () => {
    for (const id of [
      'gameList',
      'hotGames',
      'announcements',
      'gameVendors',
      'lotteryList',
      'lotteryMenu',
      'lotteryNumero',
      'transactionRecord',
      'gameRecord',
      'inboxList',
    ] as const) {
      const { value } = await ask(id, token)
      const parsed = z.safeParse(endpoints[id].output, value)
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      const sent =
        id === 'gameList' ? value.games.length : id === 'hotGames' ? value.list.length : sum(rowCounts(value))
      const data = parsed.data as { games?: unknown[]; list?: unknown[] }
      const kept = id === 'gameList' ? data.games?.length : id === 'hotGames' ? data.list?.length : sum(rowCounts(data))
      expect([id, kept]).toEqual([id, sent])
      expect(sent).toBeGreaterThan(0)
    }
  })
})

/** Nothing here changes anything, so one sandbox and one session do for all. */
describe.each(Object.keys(DOORS))('what the contract refuses %s', (name) => {
  let opened: Opened
  let inputs: Record<EndpointId, unknown>
  let token: string

  beforeAll(async () => {
    opened = await openDoor(name)
    await opened.sandbox.control.setHumanCheck({ required: false })
    inputs = await goodInputs(opened)
    token = await opened.client.login()
  })
  afterAll(() => opened.close())

  const ask = (id: EndpointId, as?: string) => askWith(opened, id, inputs[id], as)

  it.each(IDS.filter((id) => contract[id].auth === 'required'))(
    '[CALL-03] refuses %s without a token, and with one anywhere but in the header',
    async (id) => {
      const naked = await ask(id)
      expect(naked).toMatchObject({ status: 401, success: false, code: 'session.required' })
      const { method, path } = endpoints[id]
      const inQuery = await opened.client.raw(`${path}?token=${token}`, { method })
      expect(inQuery).toMatchObject({ status: 401, code: 'session.required' })
      expect(await ask(id, 'A'.repeat(43))).toMatchObject({ status: 401, code: 'session.expired' })
    },
  )

  it.each(IDS)('[CALL-01] knows no other method for %s', async (id) => {
    const reply = await opened.client.raw(endpoints[id].path, { method: 'PATCH' })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('Allow')).toContain(endpoints[id].method)
  })

  it('[CALL-01] answers 404 for a path that is not in the contract', async () => {
    expect((await opened.client.raw('/wps/game/lists')).status).toBe(404)
    expect((await opened.client.raw('/wps/game/list/1')).status).toBe(404)
  })
})
