import { contract } from '@foyer/core/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { BetRecords } from './bet-records.tsx'
import { TransactionRecords } from './transaction-records.tsx'

afterEach(cleanup)

it('a look at the latest transactions is short, and does not ask for more', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <TransactionRecords limit={5} />)
  expect(screen.getByRole('status', { name: 'Loading records' }).children).toHaveLength(5)
  await client.settle()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect([...(screen.getAllByText(/^Balance after/)[0]?.classList ?? [])]).toContain('fy-record-side')
})

it('[CASH-44] says of a void bet that its stake came back, in the list and among the transactions', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  const [bet] = client.sandbox.snapshot().bets.filter(({ userName }) => userName === 'player1')
  if (bet === undefined) throw new Error('player1 has played')
  await client.sandbox.control.voidBet({ userName: 'player1', betId: bet.betId })
  const { unmount } = renderWith(client.foyer, <BetRecords />)
  await client.settle()
  expect(screen.getAllByText('Void: the stake came back')).toHaveLength(1)
  unmount()
  renderWith(client.foyer, <TransactionRecords />)
  await client.settle()
  const row = screen.getByText('Stake came back').closest('li')
  expect(row?.textContent).toContain('plus')
})

it('leads from money in or out to the cashier, where its end is told; what it does not know leads nowhere', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  const { control } = client.sandbox
  const session = await client.foyer.call(contract.depositCreate, {
    ...{ methodCode: 'QUICKPAY', amount: '300.00', fee: '0.00', returnUrl: '/m/voucherCenter' },
    idempotencyKey: '00000000-0000-4000-8000-000000000017',
  })
  await control.payDeposit({ depositId: session.depositId, end: 'paid' })
  await control.bookDeposit({ userName: 'demo', amount: '77.00' })
  renderWith(client.foyer, <TransactionRecords />)
  await client.settle()
  const openRow = async (amount: string) => {
    const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(amount))
    fireEvent.click(within(row ?? document.body).getByRole('button'))
    await client.settle()
  }
  await openRow('₱300.00')
  expect(screen.getByRole('link', { name: 'To your deposits' }).getAttribute('href')).toBe('/m/voucherCenter')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await client.settle()
  await openRow('₱77.00')
  expect(screen.queryByRole('link', { name: 'To your deposits' })).toBeNull()
})
