import { createSandbox } from '@foyer/sandbox'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Feature } from '../../../kernel/feature.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { MONEY_ACTIONS } from '../../../testing/money-actions.ts'
import { challenges } from '../../auth/challenges/challenges.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { promotions } from '../../content/promotions/promotions.ts'
import { depositLimits } from '../deposit-limits/deposit-limits.ts'
import { deposits } from '../deposits/deposits.ts'
import { paymentPassword } from '../payment-password/payment-password.ts'
import { payoutAccounts } from '../payout-accounts/payout-accounts.ts'
import { pointsMall } from '../points-mall/points-mall.ts'
import { rewards } from '../rewards/rewards.ts'
import { withdrawals } from '../withdrawals/withdrawals.ts'
import { attempts } from './attempts.ts'

beforeAll(() => Promise.all([import('../../auth/captcha/solve-altcha.ts'), import('../../../transport/jwe-codec.ts')]))

/** The features that show what becomes of attempts. Each stands for the pages that use it. */
const WATCHERS: Readonly<Record<string, Feature<unknown>>> = {
  attempts,
  depositLimits,
  deposits,
  paymentPassword,
  payoutAccounts,
  pointsMall,
  promotions,
  rewards,
  withdrawals,
}

/** The calls of the actions. */
const ACTION = /(deposit|limits|withdrawal|payoutAccounts|paymentPassword|claim|redeem)$/
const RESOLVE = /\/wps\/fund\/attempts\/.+\/resolve$/

/** A browser with one tab for each watcher, and a tab that acts. The watchers get every free lock first. */
async function openTabs() {
  const calls: string[] = []
  /** Holds the requests of actions before they reach the platform. */
  let gate: Promise<void> | undefined
  const browsers = createCashierBrowsers((options) => {
    const sandbox = createSandbox(options)
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (request.method !== 'GET' && ACTION.test(pathname)) await gate
      return sandbox.fetch(request)
    }
    return { ...sandbox, fetch }
  })
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const { control } = browsers.platform
  await control.setHumanCheck({ required: false })
  await control.setBalance({ userName: 'demo', balance: '10000.00' })
  const browser = browsers.openBrowser()
  const acting = browser.openTab({ lockTurns: 200 })
  acting.foyer.use(challenges).useHumanVerifier(undefined)
  await acting.idle()
  unwrap(await acting.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
  await acting.idle()
  const openWatcher = async (feature: Feature<unknown>) => {
    const tab = browser.openTab()
    tab.foyer.use(feature)
    await tab.idle()
    return tab
  }
  const code = () => control.outbox().at(-1)?.secret ?? ''
  const hold = () => {
    let release = () => {}
    gate = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  return {
    acting,
    hold,
    clock: browsers.clock,
    openWatcher,
    control,
    code,
    asked: () => calls.filter((path) => RESOLVE.test(path)),
  }
}

it.each(Object.entries(MONEY_ACTIONS))(
  '[CASH-05] sends %s at the first try while every page that shows attempts is open in another tab',
  async (_, { prepare, act }) => {
    const { acting, openWatcher, control, code, asked } = await openTabs()
    await prepare?.(control)
    const watchers = []
    for (const feature of Object.values(WATCHERS)) watchers.push(await openWatcher(feature))
    await act(acting.foyer, code)
    for (const tab of [acting, ...watchers]) await tab.idle()
    // A tab that only watches asks nothing, because the question closes the key.
    expect(asked()).toEqual([])
    expect(watchers.flatMap(({ foyer }) => foyer.use(attempts).$attempts.get())).toEqual([])
  },
)

it.each(Object.entries(MONEY_ACTIONS))(
  '[CASH-05] sends %s while its request is held on the way for five seconds and every page that shows attempts is open',
  async (_, { prepare, act }) => {
    const { acting, openWatcher, hold, clock, control, code, asked } = await openTabs()
    await prepare?.(control)
    const watchers = []
    for (const feature of Object.values(WATCHERS)) watchers.push(await openWatcher(feature))
    const release = hold()
    const done = act(acting.foyer, code)
    await acting.idle({ hanging: 1 })
    expect(acting.foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'sending' } }])
    for (const { foyer } of watchers) {
      expect(foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'elsewhere' } }])
    }
    void clock.advance(5000)
    await acting.idle({ hanging: 1 })
    expect(asked()).toEqual([])
    release()
    await done
    for (const tab of [acting, ...watchers]) await tab.idle()
    expect(asked()).toEqual([])
    expect(watchers.flatMap(({ foyer }) => foyer.use(attempts).$attempts.get())).toEqual([])
  },
)
