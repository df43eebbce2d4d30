import { type PeriodParams, records } from '@foyer/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { AddressDays, shownPeriod } from './address-days.tsx'
import { BetRecords } from './bet-records.tsx'
import { TransactionRecords } from './transaction-records.tsx'

afterEach(cleanup)

async function open(records = <BetRecords />, as = 'player1'): Promise<FoyerOnSandbox> {
  const client = await openFoyerOnSandbox({ as })
  renderWith(client.foyer, records)
  await client.settle()
  return client
}

const tap = async (client: FoyerOnSandbox, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await client.settle()
}

it('[CASH-40] an own range is checked before it is asked for, and what was typed stays', async () => {
  const client = await open()
  await tap(client, 'Own range')
  const asked = client.requestCount('gameRecord')
  const [from, to] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')]
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  for (const [first, last, field, message] of [
    ['2020-03-02', '2020-03-01', from, 'The first day is after the last.'],
    ['2020-01-01', '2020-12-31', from, 'These are 366 days. Up to 90 can be shown at once.'],
    ['', '2020-01-31', from, 'Choose a day.'],
    ['2020-01-01', '2099-01-01', to, 'This day is yet to come.'],
  ] as const) {
    type(from, first)
    type(to, last)
    await tap(client, 'Show')
    expect(screen.getByText(message).isConnected).toBe(true)
    expect(document.activeElement).toBe(field)
    expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual([first, last])
  }
  expect(client.requestCount('gameRecord')).toBe(asked)
  type(from, '2020-01-01')
  type(to, '2020-01-31')
  await tap(client, 'Show')
  expect(client.requestCount('gameRecord')).toBe(asked + 1)
  expect(screen.getByText('No bets in these days').isConnected).toBe(true)
  client.end()
})

it('from days without records one goes on to more days, and out of filters', async () => {
  const client = await open(<BetRecords />, 'newbie')
  expect(screen.getByText('No bets in these days').isConnected).toBe(true)
  await tap(client, 'Show 30 days')
  await tap(client, 'Show 90 days')
  expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull()
  fireEvent.change(screen.getByLabelText('Games'), { target: { value: 'LIVE' } })
  await client.settle()
  expect(screen.getByText('Nothing matches these filters').isConnected).toBe(true)
  await tap(client, 'Clear filters')
  expect(screen.getByText('No bets in these days').isConnected).toBe(true)
  client.end()
})

it('[CASH-41] totals are those of the days, and are said', async () => {
  const client = await open()
  await tap(client, '90 days')
  const count = screen.getByText('Bets', { selector: 'dt' }).nextElementSibling?.textContent
  expect(Number(count)).toBeGreaterThan(0)
  expect(screen.getByText(new RegExp(`^${count} bets?, result -?[\\d,.]+ `)).getAttribute('role')).toBe('status')
  client.end()
})

it('[CASH-42] a row leads to its sides, and back', async () => {
  const client = await open(<TransactionRecords />)
  const [row] = within(screen.getByRole('list', { name: 'Transactions' })).getAllByRole('button')
  if (row === undefined) throw new Error('no rows')
  fireEvent.click(row)
  await client.settle()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Your wallet').isConnected).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Your wallet')).toBeNull()
  client.end()
})

it('kinds of transactions are asked for together', async () => {
  const client = await open(<TransactionRecords />)
  await tap(client, 'Play')
  const kinds = within(screen.getByRole('list', { name: 'Transactions' }))
    .getAllByRole('button')
    .map((row) => row.querySelector('.fy-record-main')?.textContent)
  expect(new Set(kinds)).toEqual(new Set(['Bet', 'Win']))
  client.end()
})

it('[CASH-43] all rows are saved as a file with the names of the reader', async () => {
  const files = catchSavedFiles()
  const client = await open(<TransactionRecords />)
  await tap(client, '90 days')
  await tap(client, 'CSV, up to 5,000 rows')
  expect(screen.getByText(/^Saved: \d+ rows$/).isConnected).toBe(true)
  expect(files.names[0]).toMatch(/^transactions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_Asia-Manila\.csv$/)
  const bytes = await files.last()
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heads, first] = new TextDecoder().decode(bytes).split('\r\n')
  expect(heads).toBe('Time,Kind,Amount,Balance after,Reference,Number')
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00,(Bet|Win|Deposit),-?\d+\.\d\d,\d+\.\d\d,,T\d+$/)
  client.end()
})

/** jsdom lays nothing out: each option is 100 wide, and a row as wide as this. */
function layOutRows(room: number): void {
  const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.parentElement
    const at = [...(row?.children ?? [])].indexOf(this)
    return this.tagName === 'FIELDSET'
      ? new DOMRect(0, 0, room, 40)
      : new DOMRect(at * 100 - (row?.scrollLeft ?? 0), 0, 100, 40)
  })
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  const space = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  onTestFinished(() => {
    for (const mock of [rects, width, space]) mock.mockRestore()
  })
}

it('the kind that a list opens on stands in view where the row is longer than the screen', async () => {
  layOutRows(150)
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <TransactionRecords ofAgent />)
  await client.settle()
  // The sixth of six; of the days the third.
  expect(screen.getByRole('group', { name: 'Transactions' }).scrollLeft).toBe(475)
  expect(screen.getByRole('group', { name: 'Days' }).scrollLeft).toBe(175)
  // A choice is brought into view whole: its bold letters make it wider.
  await tap(client, 'Own range')
  expect(screen.getByRole('group', { name: 'Days' }).scrollLeft).toBe(475)
  client.end()
})

it('a row of days begins with a whole one where what is chosen is in view', async () => {
  layOutRows(350)
  const client = await openFoyerOnSandbox({ as: 'demo' })
  renderWith(client.foyer, <TransactionRecords />)
  await client.settle()
  expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('group', { name: 'Days' }).scrollLeft).toBe(0)
  client.end()
})

function Report({ at }: { readonly at: PeriodParams }) {
  const [address, onAddress] = useState(at)
  const calendar = useFeature(records)
  const shown = shownPeriod(address, 'days7', calendar)
  return (
    <>
      <AddressDays calendar={calendar} address={address} onAddress={onAddress} shown={shown} usual="days7" />
      <button type="button" onClick={() => onAddress({ from: '2020-02-01', to: '2020-02-02' })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => onAddress({})}>
        Back
      </button>
    </>
  )
}

it('days that stand in the address are chosen by keys: the focus stays at what was pressed', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <Report at={{}} />)
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
  const days = () => ['First day', 'Last day'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
  const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  press('Today')
  press('Own range')
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2020-01-01' } })
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2020-01-31' } })
  press('Show')
  expect(days()).toEqual(['2020-01-01', '2020-01-31'])
  // Another address shows its own days.
  press('Elsewhere')
  expect(days()).toEqual(['2020-02-01', '2020-02-02'])
  press('Back')
  expect([isPressed('Own range'), isPressed('7 days')]).toEqual(['false', 'true'])
  client.end()
})
