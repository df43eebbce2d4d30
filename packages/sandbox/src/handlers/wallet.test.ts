import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

it('[CALL-23][PCALL-09][WALLET-03] tells a member the balance as a number, and guests nothing', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login()
  await sandbox.control.setBalance({ userName: 'demo', balance: '1234.5' })
  expect((await call('walletLoad', {}, { token })).value).toEqual({ sumBalance: 1234.5, held: '0.00', locked: '0.00' })
  expect(await call('walletLoad', {})).toMatchObject({
    status: 401,
    code: 'session.required',
    message: 'Not logged in, please login first.',
  })
})

it('[CALL-39][WALLET-04] shows the merchant’s wallets to everybody and balances to their owner', async () => {
  const { call, login, sandbox } = createTestBench()
  await sandbox.control.setBalance({ userName: 'demo', balance: '0.1' })
  const open = await call('merchantWallet', { merchantCode: 'demo' })
  expect(open.value).toEqual([{ walletId: 'MAIN', name: 'Main wallet' }])
  expect((await call('memberWallet', {})).status).toBe(401)
  const token = await login()
  const own = await call('memberWallet', {}, { token })
  expect(own.value).toEqual([{ walletId: 'MAIN', name: 'Main wallet', balance: '0.10', held: '0.00', locked: '0.00' }])
  const names = ['TY', 'BN', 'VI'].map(async (language) => (await call('memberWallet', { language }, { token })).value)
  expect((await Promise.all(names)).map(([wallet]) => wallet?.name)).toEqual([
    'Pangunahing wallet',
    'প্রধান ওয়ালেট',
    'Main wallet',
  ])
})

it('keeps exact books: every balance follows from the movements before it', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login()
  await sandbox.control.setBalance({ userName: 'demo', balance: '99.99' })
  const { list } = (await call('transactionRecord', { pageNo: 1, pageSize: 500 }, { token })).value
  const minor = (text: string) => Number(text.replace('.', ''))
  const oldestFirst = [...list].reverse()
  let balance = 0
  for (const row of oldestFirst) {
    balance += minor(row.amount)
    expect(minor(row.balanceAfter)).toBe(balance)
  }
  expect(balance).toBe(9999)
  expect(list[0].kind).toBe('adjustment')
})
