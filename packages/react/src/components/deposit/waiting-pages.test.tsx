import { deposits, unwrap, withdrawals } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { watchAnnouncements } from '../../testing/watch-announcements.ts'
import { WithdrawScreen } from '../withdrawal/withdraw-screen.tsx'
import { WithdrawalDetailsView } from '../withdrawal/withdrawal-details.tsx'
import { DepositScreen } from './deposit-screen.tsx'

afterEach(cleanup)

const DEMO = { userName: 'demo' }
const PASSWORD = '730518'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

async function makeDeposit({ foyer, settle }: FoyerOnSandbox): Promise<string> {
  const { methods, form } = foyer.use(deposits)
  unwrap(await methods.load())
  const made = form({ languageTag: () => 'en' })
  onTestFinished(made.dispose)
  made.set('methodCode', 'QUICKPAY')
  made.set('amount', '500')
  const { depositId } = unwrap(await made.pay())
  await settle()
  return depositId
}

async function makeWithdrawal({ foyer, sandbox, settle }: FoyerOnSandbox): Promise<string> {
  // A person of the merchant decides, so it stays under review.
  await sandbox.control.setWithdrawals({ byHandAbove: '100.00' })
  await sandbox.control.setPaymentPassword({ ...DEMO, password: PASSWORD })
  await sandbox.control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  const feature = foyer.use(withdrawals)
  const stop = feature.follow()
  await settle()
  const form = feature.form({ languageTag: () => 'en' })
  onTestFinished(form.dispose)
  const [account] = sandbox.snapshot().members.find(({ userName }) => userName === 'demo')?.payoutAccounts ?? []
  form.set('accountId', account?.accountId ?? '')
  form.set('amount', '500')
  form.set('paymentPassword', PASSWORD)
  unwrap(await form.submit())
  const { withdrawalId } = unwrap(await form.send())
  stop()
  return withdrawalId
}

interface Waiting {
  readonly name: string
  readonly open: (client: FoyerOnSandbox) => Promise<ReactNode>
  /** How often the page asks the platform in a minute, at least. */
  readonly endpoint: string
}

const processing = async (client: FoyerOnSandbox): Promise<string> => {
  const depositId = await makeDeposit(client)
  await client.sandbox.control.payDeposit({ depositId, end: 'silent' })
  return depositId
}

const PAGES: readonly Waiting[] = [
  {
    name: 'a deposit that waits for its payment',
    open: async (client) => <DepositScreen depositId={await makeDeposit(client)} />,
    endpoint: 'depositState',
  },
  {
    name: 'a deposit that is being confirmed',
    open: async (client) => <DepositScreen depositId={await processing(client)} />,
    endpoint: 'depositState',
  },
  {
    name: 'a withdrawal under review',
    open: async (client) => <WithdrawalDetailsView withdrawalId={await makeWithdrawal(client)} />,
    endpoint: 'withdrawalState',
  },
  {
    name: 'the list of withdrawals',
    async open(client) {
      await makeWithdrawal(client)
      return <WithdrawScreen />
    },
    endpoint: 'withdrawalList',
  },
]

describe('a page that waits', () => {
  it.each(PAGES)(
    '[CASH-17] announces at most that $name takes longer than usual, in a minute in which it asks the platform again and again',
    async (page) => {
      const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/voucherCenter' })
      const { settle, advance, requestCount } = client
      renderWith(client.foyer, await page.open(client))
      await settle()
      // The first answers have come.
      await advance(1000)
      const asked = requestCount(page.endpoint)
      const said = watchAnnouncements()
      for (let second = 0; second < 60; second += 1) await advance(1000)
      expect(requestCount(page.endpoint)).toBeGreaterThan(asked)
      // Said once, when the usual time is over.
      expect(said.filter((text) => !text.startsWith('This takes longer than usual'))).toEqual([])
      expect(said.length).toBeLessThanOrEqual(1)
    },
  )

  it('[CASH-17] announces the answer that the person asked for, once', async () => {
    const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/voucherCenter' })
    renderWith(client.foyer, <DepositScreen depositId={await processing(client)} />)
    await client.advance(1000)
    const said = watchAnnouncements()
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await client.settle()
    expect(said).toEqual([expect.stringMatching(/^Checked at /)])
  })
})

describe('a wait that takes longer than usual', () => {
  it('[CASH-17] names the usual time of a deposit, and leads to customer service when it is over', async () => {
    const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/voucherCenter' })
    renderWith(client.foyer, <DepositScreen depositId={await processing(client)} />)
    await client.settle()
    expect(screen.getByText(/It usually takes 1 minute\.$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull()
    await client.advance(3 * MINUTE_MS)
    expect(screen.getByText(/^This takes longer than usual\..*It usually takes 1 minute\.$/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Contact support' })).toBeDefined()
  })

  it('[CASH-17] names the usual time of a withdrawal, and says when it is over', async () => {
    const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/withdraw' })
    const withdrawalId = await makeWithdrawal(client)
    renderWith(client.foyer, <WithdrawalDetailsView withdrawalId={withdrawalId} />)
    await client.settle()
    expect(screen.getByText(/[Uu]sually/)).toBeDefined()
    client.clock.sleep(3 * DAY_MS)
    await client.advance(MINUTE_MS)
    expect(screen.getByText(/^This takes longer than usual/)).toBeDefined()
  })
})
