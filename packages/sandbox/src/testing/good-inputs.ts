import { type Contract, contract, type EndpointId, type EndpointInput } from '@foyer/core/contract'
import type { Sandbox } from '../sandbox.ts'
import { type Client, LIST, REGISTRATION } from './client.ts'
import { imageFile } from './images.ts'

export interface TestedSandbox {
  readonly client: Client
  readonly sandbox: Pick<Sandbox, 'control'>
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
export const AGENT_CALLS: readonly EndpointId[] = [
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

type CallWithInput = {
  [Id in EndpointId]: Record<never, never> extends EndpointInput<Contract[Id]> ? never : Id
}[EndpointId]

/**
 * One good request for every call; a call without required fields needs no entry. A function makes its request when it is sent,
 * after the steps that it needs.
 */
export async function goodInputs({ client, sandbox }: TestedSandbox): Promise<Record<EndpointId, unknown>> {
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
  const inputs: Record<CallWithInput, unknown> & Partial<Record<EndpointId, unknown>> = {
    accountOpen: { requestId: KEY, username: 'opened01', password: 'Foyer2026', memberType: 1, rates },
    activityClaim: { id: 207, idempotencyKey: KEY },
    activityUpload: { id: 201, idempotencyKey: KEY, comment: 'I would like to take part.', images: [imageFile('png')] },
    attemptResolve: { idempotencyKey: KEY },
    betDetail: { betId: bet.betId },
    changePassword: { oldPassword: 'Foyer2026', newPassword: 'Foyer2027', confirmNewPassword: 'Foyer2027' },
    chatLaunch: { b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#37d99e', title: 'Live chat' },
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
    contractStatements: { kind: 'dividend', startDate: '2026-01-01', endDate: '2026-01-31', ...page },
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
    goodsRedeem: { goodsId: 'credit-10', cost: 500, idempotencyKey: KEY },
    headIconSet: { icon: 'avatars/2.svg' },
    inboxDelete: { id: 'none' },
    inboxList: page,
    inboxRead: { id: letter.id },
    hotGames: { merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' },
    invitationEarnings: page,
    invitedFriends: page,
    launchGame: { gameId: slot.gameId, platform: 'html5', ...game, ...from },
    login: { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' },
    lotteryLaunch: {
      gameId: lottery.gameId,
      vassalage: lottery.vassalage,
      prizeMode: 'LOTT',
      playType: 'trad',
      ...from,
    },
    memberLabels: { id: 201 },
    // The number of the account itself, which may be sent again.
    memberPhoneSet: { mobileNum: '9170000001', countryDialingCode: '63', verificationCode: '123456' },
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
    payoutAccountAdd: async () => ({
      ...{ kind: 'ewallet', institution: 'QP', number: '09171234821', idempotencyKey: crypto.randomUUID() },
      verificationCode: await accountCode('payoutAccount'),
    }),
    payoutAccountRemove: { accountId: 'none' },
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
    transactionDetail: { transactionId: movement.transactionId },
    transactionRecord: page,
    vendorGameTypes: { typeId: 1, merchantCode: 'demo' },
    verificationUpload: { frontImage: imageFile('png'), backImage: imageFile('jpeg') },
    withdrawalCreate: withPaymentPassword(() => withAccount((accountId) => withdrawalOf(accountId))),
    withdrawalList: page,
    withdrawalState: withPaymentPassword(() =>
      withAccount(async (accountId) => {
        const made = await call('withdrawalCreate', withdrawalOf(accountId), { token: await login() })
        return { withdrawalId: made.value?.withdrawalId ?? 'none' }
      }),
    ),
  }
  const empty = Object.fromEntries(Object.keys(contract).map((id) => [id, {}])) as Record<EndpointId, unknown>
  return { ...empty, ...inputs }
}
