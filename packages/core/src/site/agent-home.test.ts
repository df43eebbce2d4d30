import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { contractPrompts } from '../features/agency/contracts/contract-prompts.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { wallet } from '../features/cashier/wallet/wallet.ts'
import { unwrap } from '../kernel/result.ts'
import type { TestOptions } from '../testing/test-bench.ts'
import { createTestFoyerOnSandbox } from '../testing/test-foyer-on-sandbox.ts'
import { contractTarget } from './menus.ts'
import { routes } from './routes.ts'

/** An agent of the sandbox, at an address. */
async function openAgent(path: string, options: Pick<TestOptions, 'routes'> = {}) {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home', ...options })
  onTestFinished(async () => {
    test.foyer.dispose()
    await test.idle()
    expect(test.end()).toEqual([])
  })
  const { foyer, ports } = test
  await test.idle()
  unwrap(await foyer.use(signIn).withPassword({ username: 'agent2', password: 'Foyer2026' }))
  await test.idle()
  foyer.access.go(path)
  return {
    ...test,
    here: () => ports.navigation.current(),
    name: () => foyer.access.$page.get().result.route.name,
  }
}

it('[AGENT-02] the agent home is at /m/agent, or at another path of the merchant alone', async () => {
  const { foyer, here, name } = await openAgent('/m/agent')
  expect([name(), here(), foyer.access.pathOf({ name: 'agentHome' })]).toEqual(['agentHome', '/m/agent', '/m/agent'])
  const moved = { ...routes, agentHome: { ...routes.agentHome, paths: ['/m/member/agent'] as const } }
  const other = await openAgent('/m/member/agent', { routes: moved })
  expect([other.name(), other.here()]).toEqual(['agentHome', '/m/member/agent'])
  other.foyer.access.go('/m/home')
  other.foyer.access.go({ name: 'agentHome' })
  expect([other.name(), other.here()]).toEqual(['agentHome', '/m/member/agent'])
  other.foyer.access.go('/m/agent')
  expect([other.name(), other.here()]).toEqual(['home', '/m/home'])
})

it('[AGENT-04] the agent home has the user name, and the balance with two decimals', async () => {
  const { foyer, control } = await openAgent('/m/agent')
  control.setBalance({ userName: 'agent2', balance: '1234.5' })
  const { load, $state, format } = foyer.use(wallet)
  unwrap(await load())
  expect(foyer.session.$info.get()?.userName).toBe('agent2')
  expect(format($state.get().data?.amount)).toBe('₱1,234.50')
})

it('[AGENT-05] an agent withdraws at /m/withdraw and pays in at /m/voucherCenter', async () => {
  const { foyer, here, name } = await openAgent('/m/agent')
  for (const [page, path] of [
    ['withdraw', '/m/withdraw'],
    ['deposit', '/m/voucherCenter'],
  ] as const) {
    foyer.access.go({ name: page })
    expect([name(), here()]).toEqual([page, path])
    foyer.access.back()
    expect(here()).toBe('/m/agent')
  }
})

it('[CONTRACT-04] cancel closes a prompt and stays, go opens the page of its agreement', async () => {
  const { foyer, control, here } = await openAgent('/m/home')
  const { $current, check, dismiss, leave } = foyer.use(contractPrompts)
  for (const kind of ['dailySalary', 'dividend', 'hourlySalary'] as const) {
    control.offerContract({ userName: 'agent2', kind })
  }
  unwrap(await check())
  for (const [kind, path] of [
    ['dailySalary', '/m/member/agent/getSalaryContract'],
    ['dividend', '/m/member/agent/getDevidendContract'],
    ['hourlySalary', '/m/member/agent/getHourContract'],
  ] as const) {
    expect($current.get()).toBe(kind)
    leave()
    foyer.access.go(contractTarget(kind))
    expect([$current.get(), here()]).toEqual([undefined, path])
    foyer.access.back()
    unwrap(await check())
    while ($current.get() !== kind) dismiss()
    dismiss()
    expect([$current.get() === kind, here()]).toEqual([false, '/m/home'])
  }
  expect($current.get()).toBeUndefined()
})
