import '../../testing/jsdom-dialogs.ts'
import { challenges } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { PayoutAccountsScreen } from './payout-accounts-screen.tsx'

afterEach(cleanup)

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function open(accounts = 0) {
  const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/withdraw/accounts' })
  const { control } = client.sandbox
  client.foyer.use(challenges).useHumanVerifier(undefined)
  await control.setHumanCheck({ required: false })
  for (let at = 0; at < accounts; at += 1) {
    await control.addPayoutAccount({ userName: 'demo', number: `0917123482${at}` })
  }
  renderWith(client.foyer, <PayoutAccountsScreen />)
  await client.settle()
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  return { ...client, control, press }
}

it('[CASH-36] an account is added with a code by SMS, in the name of the member, and its number is never shown', async () => {
  const { press, control } = await open()
  expect(screen.getByText('No payout account yet').tagName).toBe('P')
  await press('Add an account')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Add an account' }))
  expect(screen.getByText('Mara Villanueva (your name)').tagName).toBe('DD')
  await press('Add account')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'E-wallet' }))
  fireEvent.click(screen.getByRole('radio', { name: 'E-wallet' }))
  fireEvent.change(screen.getByLabelText('E-wallet', { selector: 'select' }), { target: { value: 'QP' } })
  fireEvent.change(screen.getByLabelText('Number of your e-wallet'), { target: { value: '0917 123 4821' } })
  await press('Get code')
  const code = control.outbox().at(-1)?.secret ?? ''
  fireEvent.change(screen.getByLabelText('Code sent to ****0001'), { target: { value: code } })
  await press('Add account')
  const list = screen.getByRole('list', { name: 'Payout accounts: 1 of 5' })
  expect(document.activeElement).toBe(list)
  expect(within(list).getByText('ending 4 8 2 1').className).toBe('fy-hidden-text')
  expect(document.body.innerHTML).not.toContain('1234821')
})

it('[CASH-36] an account that is half typed is asked for again without its number; cancelled, it is forgotten', async () => {
  const { press, foyer, settle } = await open()
  await press('Add an account')
  fireEvent.click(screen.getByRole('radio', { name: 'E-wallet' }))
  fireEvent.change(screen.getByLabelText('E-wallet', { selector: 'select' }), { target: { value: 'QP' } })
  fireEvent.change(screen.getByLabelText('Number of your e-wallet'), { target: { value: '0917 123 4821' } })
  const again = async () => {
    cleanup()
    renderWith(foyer, <PayoutAccountsScreen />)
    await settle()
  }
  await again()
  expect(screen.getByLabelText<HTMLSelectElement>('E-wallet', { selector: 'select' }).value).toBe('QP')
  expect(screen.getByLabelText<HTMLInputElement>('Number of your e-wallet').value).toBe('')
  await press('Cancel')
  await again()
  expect(screen.queryByLabelText('Number of your e-wallet')).toBeNull()
})

it('what an account or its code was refused for is said at its field alone', async () => {
  const { press, control } = await open()
  await press('Add an account')
  fireEvent.click(screen.getByRole('radio', { name: 'E-wallet' }))
  fireEvent.change(screen.getByLabelText('E-wallet', { selector: 'select' }), { target: { value: 'QP' } })
  fireEvent.change(screen.getByLabelText('Number of your e-wallet'), { target: { value: '0917 123 4821' } })
  await press('Get code')
  const send = async (code: string) => {
    fireEvent.change(screen.getByLabelText('Code sent to ****0001'), { target: { value: code } })
    await press('Add account')
  }
  await send('000000')
  const code = screen.getByLabelText('Code sent to ****0001')
  expect([document.activeElement, screen.queryByRole('alert')]).toEqual([code, null])
  expect(describedBy(code)).toContain('Verification code error.')
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  await send(control.outbox().at(-1)?.secret ?? '')
  const number = screen.getByLabelText('Number of your e-wallet')
  expect([document.activeElement, screen.queryByRole('alert')]).toEqual([number, null])
  expect(describedBy(number)).toContain('You have this account already.')
})

it('[CASH-36] an account is removed after a question; with five there is no other', async () => {
  const { press, ...client } = await open(5)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add an account' }).disabled).toBe(true)
  expect(screen.getByText('You have 5 accounts. Remove one to add another.').tagName).toBe('P')
  await press('Remove QuickPay ••4820')
  expect(screen.getByRole('alertdialog').textContent).toContain('Remove QuickPay ••4820?')
  await press('Keep it')
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await press('Remove QuickPay ••4820')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await client.settle()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('4 of 5 accounts').tagName).toBe('P')
})
