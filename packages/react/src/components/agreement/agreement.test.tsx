import { cleanup, fireEvent, screen, within } from '@testing-library/react'
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

it('[AGENT-22] the dividend shows the period that runs, what it would pay, its terms, and every settled period', async () => {
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

it('[CONTRACT-01] a salary has a history once it was agreed to, and a dividend leads to its page', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const common = { address: {}, onAddress: () => {}, onLater: () => {} }
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

it('[AGENT-22] a type without dividends reads that it has none, and nothing is asked', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent41' })
  renderWith(client.foyer, <DividendScreen address={{}} onAddress={() => {}} />)
  await client.settle()
  expect(screen.getByText('Dividends are not part of your type of account.').isConnected).toBe(true)
  expect(client.requestCount('contractGet')).toBe(0)
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
