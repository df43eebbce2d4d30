import { contracts } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { TransactionRecords } from '../record-list/transaction-records.tsx'
import { AgreementScreen } from './agreement-screen.tsx'
import { DividendScreen } from './dividend-screen.tsx'
import type { StatementDaysProps } from './statement-history.tsx'

afterEach(cleanup)

/** The figure beside a label. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const amount = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100)

it('[TEAM-12] the dividend shows the period that runs, what it would pay, its terms, and every settled period', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const addresses: StatementDaysProps['address'][] = []
  const days = { onAddress: (next: StatementDaysProps['address']) => addresses.push(next) }
  const { unmount } = renderWith(client.foyer, <DividendScreen address={{}} {...days} />)
  await client.settle()
  const lost = amount(figure(screen.queryByText('Members lost', { selector: 'dt' }) ? 'Members lost' : 'Members won'))
  const sign = screen.queryByText('Members won', { selector: 'dt' }) === null ? 1 : -1
  expect(amount(figure('Base'))).toBe(sign * lost + amount(figure('Costs')) + amount(figure('Carried over')))
  // It is never promised.
  expect(figure('If it ended now')).toMatch(/^about /)
  expect(screen.getByRole('link', { name: /^Terms, agreed/ }).getAttribute('href')).toBe(
    '/m/member/agent/getDevidendContract',
  )
  const rows = within(screen.getByRole('table', { name: 'History' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.length).toBeGreaterThanOrEqual(5)
  const paid = rows.reduce((sum, row) => sum + amount(within(row).getAllByRole('cell')[0]?.textContent ?? ''), 0)
  expect(amount(figure('Paid in these days'))).toBe(paid)
  fireEvent.click(screen.getByRole('button', { name: '30 days' }))
  expect(addresses).toEqual([{ period: 'days30' }])
  unmount()
  // Days that cannot be shown.
  renderWith(client.foyer, <DividendScreen address={{ from: '2026-02-30', to: '2026-03-02' }} {...days} />)
  await client.settle()
  expect(screen.getByText(/^The days of this address cannot be shown/).isConnected).toBe(true)
  client.end()
})

it('a salary has a history once it was agreed to, and a dividend leads to its page', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const { unmount } = renderWith(client.foyer, <AgreementScreen kind="dailySalary" {...common} />)
  await client.settle()
  expect(screen.getByRole('button', { name: 'Agree' }).isConnected).toBe(true)
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull()
  expect(client.requestCount('contractStatements')).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, I agree' }))
  await client.settle()
  expect(screen.getByText('No settled period').isConnected).toBe(true)
  unmount()
  renderWith(client.foyer, <AgreementScreen kind="dividend" {...common} />)
  await client.settle()
  const way = screen.getByRole('link', { name: 'Figures and history of the dividend' })
  expect(way.getAttribute('href')).toBe('/m/member/agent/agentDivident')
  client.end()
})

const common = { address: {}, onAddress: () => {}, onLater: () => {} }

/** Opens the daily salary, which is offered, and asks to agree by keys. */
async function openQuestion() {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <AgreementScreen kind="dailySalary" {...common} />)
  await client.settle()
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    await client.settle()
  }
  await press('Agree')
  return { ...client, press }
}

it('[TEAM-10] who has agreed reads it, here and where another tab did', async () => {
  const own = await openQuestion()
  await own.press('Yes, I agree')
  expect(document.activeElement?.textContent).toMatch(/^Agreed .+, version 1$/)
  own.end()
  cleanup()

  const client = await openQuestion()
  const other = client.foyer.use(contracts).page('dailySalary')
  await client.settle()
  await other.load()
  const { data } = other.$state.get()
  if (data === undefined || data.state === 'none') throw new Error('nothing is offered')
  await act(async () => void (await other.agree(data)))
  await client.settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Agreed .+, version 1$/)
  other.dispose()
  client.end()
})

it('[TEAM-10] terms that changed while they were read have the focus, and nothing is agreed', async () => {
  const client = await openQuestion()
  await client.sandbox.control.offerContract({ userName: 'agent2', kind: 'dailySalary' })
  await client.press('Yes, I agree')
  expect(screen.getByRole('alert').textContent).toBe('The terms changed. Read them again.')
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  client.end()
})

it('[TEAM-10] an offer that is withdrawn while it is read says so where the question was', async () => {
  const client = await openQuestion()
  await client.sandbox.control.setContract({ userName: 'agent2', kind: 'dailySalary', state: 'withdrawn' })
  await client.press('Yes, I agree')
  expect(document.activeElement?.textContent).toBe('The offer was withdrawn. There is nothing to do.')
  client.end()
})

it('on a device that is offline nothing is sent, which the page says, and it can be agreed later', async () => {
  const client = await openQuestion()
  act(() => client.ports.network.setOnline(false))
  await client.press('Yes, I agree')
  expect(screen.getByRole('alert').textContent).toBe('You are offline. Nothing was sent.')
  expect(client.requestCount('contractAgree')).toBe(0)
  act(() => client.ports.network.setOnline(true))
  await client.press('Agree')
  expect(screen.queryByText('You are offline. Nothing was sent.')).toBeNull()
  await client.press('Yes, I agree')
  expect(document.activeElement?.textContent).toMatch(/^Agreed .+, version 1$/)
  client.end()
})

it.each([
  ['truncated', /^Agreed .+, version 1$/],
  ['offline', /^Checked: you have not agreed\.$/],
] as const)('without an answer (%s) a look says whether it is agreed', async (kind, said) => {
  const client = await openQuestion()
  await client.sandbox.control.setFault({ endpoint: 'contractAgree', kind })
  await client.press('Yes, I agree')
  await client.advance(60_000)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/^We do not know yet whether you have agreed\./)
  // The button that asked is gone.
  expect(document.activeElement).toBe(alert)
  await client.sandbox.control.clearFaults()
  await client.press('Check')
  expect(document.activeElement?.textContent).toMatch(said)
  client.end()
})

it('a type without dividends reads that it has none, and nothing is asked', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent41' })
  renderWith(client.foyer, <DividendScreen address={{}} onAddress={() => {}} />)
  await client.settle()
  expect(screen.getByText('Dividends are not part of your type of account.').isConnected).toBe(true)
  expect(client.requestCount('contractGet')).toBe(0)
  client.end()
})

it('whoever has a type without agreements reads so, and the ways to the service that can say why are asked for', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent41' })
  renderWith(client.foyer, <AgreementScreen kind="dailySalary" address={{}} onAddress={() => {}} onLater={() => {}} />)
  await client.settle()
  expect(screen.getByText('Agreements are not part of your type of account.').isConnected).toBe(true)
  expect([client.requestCount('customerService'), client.requestCount('contractGet')]).toEqual([1, 0])
  client.end()
})

it('[AGENT-10] the records of an agent open on what the agency paid, and the others stand beside it', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <TransactionRecords ofAgent />)
  await client.settle()
  expect(screen.getByRole('button', { name: 'Agency', pressed: true }).isConnected).toBe(true)
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^(Rebate|Daily salary|Hourly salary|Dividend|Red envelope)/)
  client.end()
})
