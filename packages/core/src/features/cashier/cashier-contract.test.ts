import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract, DEPOSIT_LIMIT_PERIODS } from '../../contract.ts'

/** As `docs/cashier.md` has them. */
const FUNDS = [
  'attemptResolve',
  'depositCancel',
  'depositCreate',
  'depositLimitSet',
  'depositLimits',
  'depositList',
  'depositMethods',
  'depositState',
  'memberWallet',
  'paymentPasswordChange',
  'paymentPasswordReset',
  'paymentPasswordSet',
  'paymentPasswordState',
  'payoutAccountAdd',
  'payoutAccountRemove',
  'payoutAccounts',
  'transactionDetail',
  'transactionRecord',
  'walletLoad',
  'withdrawalCreate',
  'withdrawalList',
  'withdrawalState',
  'withdrawalTerms',
] as const
const COMMON = [
  'betDetail',
  'gameRecord',
  'goodsList',
  'goodsRedeem',
  'invitation',
  'invitationEarnings',
  'invitedFriends',
  'memberLevel',
  'pointsBalance',
  'pointsHistory',
  'profitAndLoss',
  'redemptionList',
  'rewardClaim',
  'rewardGiveBack',
  'rewardList',
] as const
const MAKES_SOMETHING = [
  'depositCreate',
  'depositLimitSet',
  'withdrawalCreate',
  'payoutAccountAdd',
  'paymentPasswordSet',
  'paymentPasswordChange',
  'paymentPasswordReset',
  'rewardClaim',
  'goodsRedeem',
] as const
const HAS_SECRETS = [
  'paymentPasswordChange',
  'paymentPasswordReset',
  'paymentPasswordSet',
  'payoutAccountAdd',
  'withdrawalCreate',
]

it('[CALL-44] calls on funds are of the module FUNDTRANS3, common ones of COMM3, and all need a session', () => {
  const of = (ids: readonly (keyof typeof contract)[]) =>
    ids.map((id) => [id, contract[id].module, contract[id].auth] as const)
  expect(of(FUNDS)).toEqual(FUNDS.map((id) => [id, 'FUNDTRANS3', 'required']))
  expect(of(COMMON)).toEqual(COMMON.map((id) => [id, 'COMM3', 'required']))
})

it('what makes something carries the key of its attempt and is repeated by the attempt alone; secrets are encrypted', () => {
  for (const id of MAKES_SOMETHING) {
    const { input, safe } = contract[id]
    expect([id, 'idempotencyKey' in input.def.shape, safe]).toEqual([id, true, false])
  }
  expect([...FUNDS, ...COMMON].filter((id) => contract[id].encrypted).sort()).toEqual([...HAS_SECRETS].sort())
})

it('an amount leaves as decimal text and is read as one; what is no exact amount is no amount', () => {
  const { input } = contract.withdrawalCreate
  const typed = {
    accountId: 'A',
    amount: '90071992547409.93',
    fee: '0.00',
    paymentPassword: '730518',
    idempotencyKey: '2f1f4a7e-7d0e-4a6e-8b1a-0c2d3e4f5a6b',
  }
  expect(z.safeParse(input, typed).success).toBe(true)
  expect(z.safeParse(input, { ...typed, amount: 1000.5 }).success).toBe(false)
  const row = {
    transactionId: 'T1',
    kind: 'win',
    at: 1,
    amount: '-90071992547409.93',
    balanceAfter: '90071992547409.93',
  }
  const read = (amount: unknown) =>
    z.parse(contract.transactionRecord.output, { list: [{ ...row, amount }] }).list.map((one) => one.amount)
  expect(read('-90071992547409.93')).toEqual(['-90071992547409.93'])
  expect(['1e3', '1,000.00', 'NaN', '', null, '0x10', Number.POSITIVE_INFINITY].flatMap(read)).toEqual([])
})

it('the periods of own limits are one list; another period is refused, and told as none of them', () => {
  const methods = (limit: unknown) =>
    z.safeParse(contract.depositMethods.output, { list: [], promotionIds: [], limit }).data?.limit
  const limits = (period: string) =>
    z.safeParse(contract.depositLimits.output, { list: [{ period, used: '0.00', freesAt: 1 }] }).success
  const limit = { remaining: '400.00', freesAt: 1 }
  for (const period of DEPOSIT_LIMIT_PERIODS) {
    expect([methods({ ...limit, period }), limits(period)]).toEqual([{ ...limit, period }, true])
  }
  expect(limits('year')).toBe(false)
  const strange = z.safeParse(contract.depositMethods.output, {
    list: [],
    promotionIds: [],
    limit: { ...limit, period: 'year' },
  })
  expect(strange.success).toBe(false)
  const none = z.safeParse(contract.depositMethods.output, { list: [], promotionIds: [] })
  expect([none.success, none.data?.limit]).toEqual([true, undefined])
})
