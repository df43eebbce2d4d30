import { challenges, signIn, unwrap } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { PaymentPasswordScreen } from '../payment-password/payment-password-screen.tsx'
import { PayoutAccountsScreen } from '../payout-accounts/payout-accounts-screen.tsx'
import { WithdrawScreen } from '../withdrawal/withdraw-screen.tsx'
import { MemberPhoneScreen } from './member-phone-screen.tsx'

afterEach(cleanup)

const NEWCOMER = {
  ...({ type: 0, registerUrl: 'foyer.test', domain: 'foyer.test', registerMethod: 'H5' } as const),
  ...{ username: 'newcomer', password: 'Foyer2026', confirmPassword: 'Foyer2026' },
}

/** @param as a member of the seed, all of whom have a number; without it a newcomer who has none */
async function open(element: ReactNode, as?: string) {
  const client = await openFoyerOnSandbox({ path: '/m/securityCenter/phone' })
  const { foyer, sandbox, settle } = client
  foyer.use(challenges).useHumanVerifier(undefined)
  await sandbox.control.setHumanCheck({ required: false })
  if (as === undefined) await foyer.call(contract.registerUsername, NEWCOMER)
  unwrap(await foyer.use(signIn).withPassword({ username: as ?? NEWCOMER.username, password: 'Foyer2026' }))
  await settle()
  renderWith(foyer, element)
  await settle()
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
  }
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { ...client, press, type, code: () => sandbox.control.outbox().at(-1)?.secret ?? '' }
}

it('adds a number with its code, says so with the focus, and leads back to the task', async () => {
  const { press, type, code, foyer } = await open(<MemberPhoneScreen task="withdraw" />)
  type('Mobile number', '9171230001')
  await press('Get code')
  type('Verification code', code())
  await press('Add phone number')
  const heading = screen.getByRole('heading', { name: 'Your phone number is confirmed' })
  expect(document.activeElement?.contains(heading)).toBe(true)
  expect(screen.getByText('917****001')).toBeDefined()
  await press('Go on where you were')
  expect(foyer.access.$page.get()).toMatchObject({ result: { route: { name: 'withdraw' } } })
})

it('leads to the security center when an address names a page that is no task', async () => {
  const { press, foyer } = await open(<MemberPhoneScreen task="https://else.test" />, 'demo')
  await press('Go to the security center')
  expect(foyer.access.$page.get()).toMatchObject({ result: { route: { name: 'securityCenter' } } })
})

it('leads to customer service for the change of a confirmed number', async () => {
  await open(<MemberPhoneScreen />, 'demo')
  expect(screen.getByText('917****001')).toBeDefined()
  expect(screen.queryByLabelText('Mobile number')).toBeNull()
  expect(screen.getByRole('button', { name: 'To change it, ask customer service' })).toBeDefined()
})

it.each([
  ['the payment password', <PaymentPasswordScreen key="password" />, undefined, 'paymentPassword'],
  ['a payout account', <PayoutAccountsScreen key="payout" />, 'Add an account', 'payoutAccounts'],
  ['a withdrawal', <WithdrawScreen key="withdraw" />, undefined, 'withdraw'],
])('[CASH-37] leads from %s to the phone number when the account has none', async (_, element, button, task) => {
  const { press } = await open(element)
  if (button !== undefined) await press(button)
  const link = screen.getByRole('link', { name: 'Add a phone number' })
  expect(link.getAttribute('href')).toBe(`/m/securityCenter/phone?task=${task}`)
  expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull()
})
