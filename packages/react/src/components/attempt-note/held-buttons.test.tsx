import type { Attempt } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { watchAnnouncements } from '../../testing/watch-announcements.ts'
import { DepositScreen } from '../deposit/deposit-screen.tsx'
import { DepositLimitsScreen } from '../deposit-limits/deposit-limits-screen.tsx'
import { PaymentPasswordScreen } from '../payment-password/payment-password-screen.tsx'
import { PayoutAccountsScreen } from '../payout-accounts/payout-accounts-screen.tsx'
import { WithdrawScreen } from '../withdrawal/withdraw-screen.tsx'

afterEach(cleanup)

const PASSWORD = '730518'
const WITH_UNKNOWN_END = /^(We do not know yet|Still checking)/

function DepositPage() {
  const { result } = useCurrentPage()
  return <DepositScreen step={'route' in result ? result.route.params.step : undefined} />
}

function WithdrawPage() {
  const { result } = useCurrentPage()
  return <WithdrawScreen isReview={'route' in result && result.route.params.step === 'review'} />
}

/** Another tab was closed while it sent, and the platform cannot be asked what became of the request. */
async function leaveUnknown({ ports, sandbox, settle, clock }: FoyerOnSandbox, kind: Attempt['kind']): Promise<void> {
  await sandbox.control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
  const record = { key: '8f14e45f-ceea-467f-9a8b-000000000001', kind, target: 'else', isPlain: false, at: clock.now() }
  ports.storage.tab().set(`MC_ATTEMPTS:demo:1:player1:${kind}`, JSON.stringify(record))
  await settle()
}

const press = async ({ settle }: FoyerOnSandbox, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

interface Case {
  readonly kind: Attempt['kind']
  readonly path: string
  readonly page: ReactNode
  /** From the page to the button that sends. */
  readonly fill?: (client: FoyerOnSandbox) => Promise<void>
  readonly button: string | RegExp
  /** The call that must not be sent. */
  readonly endpoint: string
}

const CASES: readonly Case[] = [
  {
    kind: 'deposit',
    path: '/m/voucherCenter',
    page: <DepositPage />,
    async fill(client) {
      fireEvent.click(screen.getByRole('radio', { name: /^QuickPay/ }))
      fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '500' } })
      await press(client, 'Review')
    },
    button: /^Pay /,
    endpoint: 'depositCreate',
  },
  {
    kind: 'withdrawal',
    path: '/m/withdraw',
    page: <WithdrawPage />,
    async fill(client) {
      fireEvent.click(screen.getByRole('radio', { name: /QuickPay/ }))
      fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '500' } })
      fireEvent.change(screen.getByLabelText('Payment password'), { target: { value: PASSWORD } })
      await press(client, 'Review')
    },
    button: /^Withdraw ₱/,
    endpoint: 'withdrawalCreate',
  },
  {
    kind: 'depositLimit',
    path: '/m/voucherCenter/limits',
    page: <DepositLimitsScreen />,
    async fill() {
      fireEvent.click(screen.getByRole('radio', { name: 'Each week' }))
      fireEvent.change(screen.getByRole('textbox', { name: /^At most/ }), { target: { value: '700' } })
    },
    button: 'Set limit',
    endpoint: 'depositLimitSet',
  },
  {
    kind: 'paymentPassword',
    path: '/m/withdraw/paymentPassword',
    page: <PaymentPasswordScreen />,
    button: 'Change payment password',
    endpoint: 'paymentPasswordChange',
  },
  {
    kind: 'payoutAccount',
    path: '/m/withdraw/accounts',
    page: <PayoutAccountsScreen />,
    fill: (client) => press(client, 'Add an account'),
    button: 'Add account',
    endpoint: 'payoutAccountAdd',
  },
]

it.each(CASES)(
  '[CASH-06] switches the button of a $kind off and opens no window while the page says not to send it again',
  async ({ kind, path, page, fill, button, endpoint }) => {
    const client = await openFoyerOnSandbox({ as: 'player1', path })
    const { control } = client.sandbox
    await control.setBalance({ userName: 'player1', balance: '9000.00' })
    await control.setPaymentPassword({ userName: 'player1', password: PASSWORD })
    await control.addPayoutAccount({ userName: 'player1', number: '09171234821' })
    renderWith(client.foyer, page)
    await client.settle()
    await fill?.(client)
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBeNull()
    await leaveUnknown(client, kind)
    expect(screen.getByText(WITH_UNKNOWN_END)).toBeDefined()
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true')
    await press(client, button)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(client.requestCount(endpoint)).toBe(0)
    expect(client.ports.navigation.windows).toEqual([])
  },
)

it('[CASH-06] announces an unknown end once, in a minute in which it asks the platform again and again', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1', path: '/m/voucherCenter/limits' })
  renderWith(client.foyer, <DepositLimitsScreen />)
  await client.settle()
  const said = watchAnnouncements()
  await leaveUnknown(client, 'depositLimit')
  const asked = client.requestCount('attemptResolve')
  const atFirst = said.length
  expect(said.at(-1)).toMatch(/^Still checking\. Do not send it again\./)
  await client.advance(60_000)
  expect(client.requestCount('attemptResolve')).toBeGreaterThan(asked + 2)
  expect(said.length).toBe(atFirst)
  await press(client, 'Check now')
  expect(said.length).toBeGreaterThan(atFirst)
})
