import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { descriptionOf } from '../../testing/description-of.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { RebateIncome } from '../rebates/rebate-income.tsx'
import { TeamBets } from './team-bets.tsx'
import { TeamMembers, type TeamMembersAddress } from './team-members.tsx'
import { TeamOverviewView } from './team-overview.tsx'
import type { TeamAddress } from './team-period.tsx'
import { TeamProfitAndLoss } from './team-profit-and-loss.tsx'

afterEach(cleanup)

/** A busy machine may take longer than the second that is usual. */
const PATIENT = { timeout: 20_000 }

interface Opened extends FoyerOnSandbox {
  readonly addresses: readonly TeamAddress[]
  tap(name: string | RegExp): Promise<void>
}

async function open(Report: typeof TeamOverviewView, address: TeamAddress = {}, as = 'agent2'): Promise<Opened> {
  const client = await openFoyerOnSandbox({ as })
  const addresses: TeamAddress[] = []
  renderWith(client.foyer, <Report address={address} onAddress={(next) => addresses.push(next)} />)
  await client.settle()
  return { ...client, addresses, tap: (name) => tap(client, name) }
}

const tap = async (client: FoyerOnSandbox, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await client.settle()
}

/** The figure beside a label. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const amount = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

it('the overview has figures, a chart with a sentence, the same as a table, and lines that lead on', async () => {
  const client = await open(TeamOverviewView)
  expect(figure('Members')).toBe('200')
  expect(screen.getByText(/^Days in .+ \(UTC\+8\)$/).isConnected).toBe(true)
  expect(screen.getByText('Today is not over: figures so far.').isConnected).toBe(true)
  const chart = screen.getByRole('img', { name: /^Turnover of each day from .+ Highest .+, lowest .+, .+ in all\.$/ })
  expect(chart.querySelectorAll('rect').length).toBeGreaterThan(3)
  // The chart is stretched to any width: what marks the days below zero must not be torn apart by it.
  expect(chart.querySelector('pattern path')?.getAttribute('d')).toMatch(/^M0 \d H\d$/)
  await client.tap('Table')
  const table = within(screen.getByRole('table', { name: 'By day' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Turnover',
    'Members lost',
    'Deposits',
    'Withdrawn',
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(7)
  const turnover = table
    .getAllByRole('row')
    .slice(1)
    .reduce((sum, row) => {
      return sum + amount(within(row).getAllByRole('cell')[0]?.textContent ?? '')
    }, 0)
  expect(turnover).toBeCloseTo(amount(/[\d,]+\.\d\d/.exec(figure('Turnover'))?.[0] ?? ''), 2)
  const [line] = screen.getAllByRole('link', { name: /below/ })
  expect(line?.getAttribute('href')).toMatch(/^\/m\/agent\/team\/pnl\?of=110\d{3}$/)
  expect(figure('Members lost')).not.toMatch(/^[-−]/)
  // Remembered for the next report.
  cleanup()
  renderWith(client.foyer, <TeamProfitAndLoss address={{}} onAddress={() => {}} />)
  await client.settle()
  expect(screen.getByRole('button', { name: 'Table', pressed: true }).isConnected).toBe(true)
  client.end()
})

it('over 31 days a bar is a week, and a choice of days goes into the address', async () => {
  const client = await open(TeamOverviewView, { period: 'days90', from: undefined })
  expect(screen.getByRole('img', { name: /^Turnover of every seven days/ }).querySelectorAll('svg > rect').length).toBe(
    13,
  )
  await client.tap('30 days')
  await client.tap('7 days')
  expect(client.addresses).toEqual([{ period: 'days30' }, {}])
  client.end()
})

it('who has no team is told how to begin', async () => {
  const client = await open(TeamOverviewView, {}, 'player1')
  expect(screen.getByText('No one has joined yet').isConnected).toBe(true)
  expect(screen.getByRole('link', { name: 'Make a link' }).getAttribute('href')).toBe('/m/agentRegister')
  client.end()
})

it('[TEAM-02] an address with days that cannot be shown opens on seven days and says so', async () => {
  const client = await open(TeamProfitAndLoss, { from: '2026-02-30', to: '2026-01-01' })
  expect(screen.getByText(/^The days of this address cannot be shown\./).isConnected).toBe(true)
  expect(screen.getByRole('button', { name: '7 days', pressed: true }).isConnected).toBe(true)
  client.end()
})

it('days without play have no chart of nothing, and a way to more days', async () => {
  const client = await open(TeamProfitAndLoss, { period: 'days7' }, 'player1')
  expect(screen.getByText('No line has played in these days').isConnected).toBe(true)
  expect(screen.queryByRole('img')).toBeNull()
  await client.tap('Show 30 days')
  expect(client.addresses).toEqual([{}])
  client.end()
})

it.each([
  ['profit and loss', TeamProfitAndLoss, {}],
  ['bets', TeamBets, { period: 'days30' }],
  ['the income of rebates', RebateIncome, { period: 'days30' }],
])('own days without rows in %s lead on to more days, which take their place', async (_, Report, wider) => {
  const day = '2025-12-29'
  const client = await open(Report, { from: day, to: day, by: 'line' }, 'player1')
  await client.tap('Show 30 days')
  expect(client.addresses).toEqual([{ by: 'line', ...wider }])
  client.end()
})

it('[TEAM-03] profit and loss: the rows add up to the sums, and a line opens into its own', async () => {
  const client = await open(TeamProfitAndLoss)
  expect(figure('Bets')).toMatch(/^\d+,\d{3}$/)
  const table = within(screen.getByRole('table', { name: 'Lines' }))
  const rows = table.getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => amount(textContent ?? '')),
  )
  const last = cells.at(-1) ?? []
  const column = (at: number) => cells.slice(0, -1).reduce((sum, row) => sum + (row[at] ?? 0), 0)
  // Turnover, the agent's rebate, all rebates, bonuses.
  for (const at of [0, 2, 3, 4]) expect(column(at)).toBeCloseTo(last[at] ?? -1, 2)
  // What the net is less by stands beside it: rebates, bonuses, salaries, red envelopes.
  const [, lost = 0, , ...costs] = last
  expect(costs).toHaveLength(5)
  expect(costs.slice(0, -1).reduce((rest, cost) => rest - cost, lost)).toBeCloseTo(costs.at(-1) ?? -1, 2)
  expect(figure('Red envelopes')).toMatch(/^₱0\.00$/)
  expect(amount(figure('Turnover'))).toBeCloseTo(last[0] ?? -1, 2)
  expect(amount(figure('Your rebate'))).toBeCloseTo(last[2] ?? -1, 2)
  const line = table.getByRole('link', { name: /^ana10/ })
  const of = new URLSearchParams(line.getAttribute('href')?.split('?')[1]).get('of') ?? ''
  cleanup()
  renderWith(client.foyer, <TeamProfitAndLoss address={{ of }} onAddress={() => {}} />)
  await client.settle()
  const path = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Your team', 'ana10'])
  expect(within(screen.getByRole('table', { name: 'Lines' })).getByText('alone').isConnected).toBe(true)
  client.end()
})

it('[TEAM-02] an own range that is reversed or too long is said at its field until it is changed, and is not asked for', async () => {
  const { tap, addresses, requestCount, end } = await open(TeamProfitAndLoss)
  await tap('Own range')
  const asked = requestCount('teamPnl')
  const [from, to] = [
    screen.getByLabelText<HTMLInputElement>('First day'),
    screen.getByLabelText<HTMLInputElement>('Last day'),
  ]
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  for (const [first, last, message] of [
    ['2020-03-02', '2020-03-01', 'The first day is after the last.'],
    ['2020-01-01', '2020-12-31', 'These are 366 days. Up to 92 can be shown at once.'],
  ] as const) {
    type(from, first)
    type(to, last)
    await tap('Show')
    expect([descriptionOf('First day'), from.getAttribute('aria-invalid')]).toEqual([message, 'true'])
    expect([from.value, to.value]).toEqual([first, last])
    type(to, '2020-03-03')
    expect(screen.queryByText(message)).toBeNull()
  }
  expect([addresses, requestCount('teamPnl')]).toEqual([[], asked])
  type(from, '2020-03-01')
  await tap('Show')
  expect(addresses).toEqual([{ from: '2020-03-01', to: '2020-03-03' }])
  end()
})

it('[TEAM-06] bets stand still while new ones are counted, and are filtered by games and by member', async () => {
  const client = await open(TeamBets, { period: 'days7' })
  const rows = () => within(screen.getByRole('list', { name: 'Bets of the team' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(25)
  expect(rows()[0]?.textContent).toMatch(/Stake .+Back /)
  fireEvent.change(screen.getByLabelText('Games'), { target: { value: 'live' } })
  await client.tap('All members')
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a member' }))
  fireEvent.change(dialog.getByLabelText('Search a user name'), { target: { value: 'cai1' } })
  // Enter ends the pause before a search.
  fireEvent.submit(dialog.getByRole('search'))
  await client.settle()
  expect(dialog.getAllByRole('listitem').length).toBeLessThan(10)
  fireEvent.click(dialog.getByRole('button', { name: /^cai10/ }))
  expect(client.addresses.at(-1)).toMatchObject({ period: 'days7', member: '110003' })
  expect(client.addresses[0]).toEqual({ period: 'days7', group: 'live' })
  client.end()
})

it('bets and income that cannot be loaded are told by their name', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  for (const [Report, endpoint, said] of [
    [TeamBets, 'teamBets', 'The bets could not be loaded.'],
    [RebateIncome, 'rebateIncome', 'The income could not be loaded.'],
  ] as const) {
    await client.sandbox.control.setFault({ endpoint, kind: 'status:500' })
    renderWith(client.foyer, <Report address={{}} onAddress={() => {}} />)
    await client.advance(60_000)
    expect(within(screen.getByRole('alert')).getByText(said).isConnected).toBe(true)
    // Nothing is said of figures that are not there: on a small phone it would push the button out of view.
    expect([screen.queryByText(/^Settled at/), screen.queryByRole('button', { name: 'Table' })]).toEqual([null, null])
    cleanup()
  }
  client.end()
})

it('details of a member that cannot be loaded are told as such, and not as the team', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <Members start={{ view: 'list' }} />)
  await client.settle()
  await client.sandbox.control.setFault({ endpoint: 'teamMember', kind: 'status:500' })
  fireEvent.click(screen.getAllByRole('button', { name: /^ana1/ })[0] as HTMLElement)
  await client.advance(60_000)
  expect(within(screen.getByRole('alert')).getByText('The details could not be loaded.').isConnected).toBe(true)
  client.end()
})

/** The members, with an address that is kept. */
function Members({
  start = {},
  onChange,
  back,
}: {
  start?: TeamMembersAddress
  onChange?: (next: TeamMembersAddress) => void
  /** Gets what goes back to the own team. */
  back?: { go?: () => void }
}) {
  const [address, setAddress] = useState(start)
  if (back !== undefined) back.go = () => setAddress({})
  const onAddress = (next: TeamMembersAddress) => {
    setAddress(next)
    onChange?.(next)
  }
  return <TeamMembers address={address} onAddress={onAddress} onOf={() => {}} />
}

it('[TEAM-04] the tree is walked with keys, opens lazily, and shows one member without contact data', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <Members />)
  await client.settle()
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'name' } })
  await client.settle()
  const grid = screen.getByRole('treegrid', { name: 'Team as a tree' })
  const focused = () => document.activeElement as HTMLElement
  const press = async (key: string) => {
    fireEvent.keyDown(focused(), { key })
    await client.settle()
  }
  const first = within(grid).getByText('ana10').closest<HTMLElement>('[role=row]')
  act(() => first?.focus())
  expect([first?.getAttribute('aria-level'), first?.getAttribute('aria-setsize')]).toEqual(['1', '32'])
  expect(first?.getAttribute('aria-expanded')).toBe('false')
  const asked = client.requestCount('teamMembers')
  await press('ArrowRight')
  expect(client.requestCount('teamMembers')).toBe(asked + 1)
  await press('ArrowRight')
  expect(focused().getAttribute('aria-level')).toBe('2')
  // A key is quicker than the branch: the focus stands where rows are awaited, and is on the first of them.
  fireEvent.keyDown(focused(), { key: 'ArrowRight' })
  await press('ArrowRight')
  expect(['aria-level', 'aria-posinset'].map((name) => focused().getAttribute(name))).toEqual(['3', '1'])
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await press(key)
  expect(focused()).toBe(first)
  await press('ArrowLeft')
  expect(first?.getAttribute('aria-expanded')).toBe('false')
  await press('Enter')
  const dialog = within(screen.getByRole('dialog', { name: 'ana10' }))
  expect(dialog.getByText('Level 1').isConnected).toBe(true)
  const [alone, below] = dialog
    .getAllByRole('heading', { level: 3 })
    .map(({ nextElementSibling }) => nextElementSibling)
  expect([alone?.textContent, below?.textContent]).toEqual([
    expect.stringMatching(/(Lost|Won)₱/),
    expect.stringMatching(/Members (lost|won)₱/),
  ])
  expect(alone?.textContent).not.toMatch(/Members (lost|won)/)
  expect(dialog.getByRole('link', { name: 'Profit and loss' }).getAttribute('href')).toBe('/m/agent/team/pnl?of=110001')
  expect(dialog.getByRole('link', { name: 'Bets' }).getAttribute('href')).toBe(
    '/m/teamBetting?period=days7&member=110001',
  )
  expect(screen.getByRole('dialog').textContent).not.toMatch(/@|\+63|917/)
  client.end()
})

it('[TEAM-04] a search finds the beginning of names, says where there is none, and a list counts all', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <Members />)
  await client.settle()
  await tap(client, 'List')
  expect(screen.getByText('200 members').isConnected).toBe(true)
  const [row] = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem')
  expect(row?.getAttribute('aria-setsize')).toBe('200')
  const type = async (text: string, then: string) => {
    fireEvent.change(screen.getByLabelText('Search a user name'), { target: { value: text } })
    await vi.waitFor(async () => {
      await client.settle()
      expect(screen.getByText(then).isConnected).toBe(true)
    }, PATIENT)
  }
  await type('ana', '5 members')
  await type('zz', 'No member begins with “zz”.')
  client.end()
})

it('[PROLE-02] who is called an agent is what the configuration says', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', config: { roles: { nonAgent: [0, 1, 4, 40] } } })
  renderWith(client.foyer, <Members />)
  await client.settle()
  const rows = within(screen.getByRole('treegrid')).getAllByRole('row')
  expect(rows.length).toBeGreaterThan(3)
  for (const { textContent } of rows) expect(textContent).not.toMatch(/Agent/)
})

it('who has no team is told how to begin, in the tree and in the list', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <Members />)
  await client.settle()
  const way = () => screen.getByRole('link', { name: 'Make a link' }).getAttribute('href')
  expect(way()).toBe('/m/agentRegister')
  await tap(client, 'List')
  expect(way()).toBe('/m/agentRegister')
  client.end()
})

it('the search, the order and the list stand in the address, and are shown from it', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const addresses: TeamMembersAddress[] = []
  const { unmount } = renderWith(client.foyer, <Members onChange={(next) => addresses.push(next)} />)
  await client.settle()
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'name' } })
  fireEvent.change(screen.getByLabelText('Search a user name'), { target: { value: 'ana' } })
  await vi.waitFor(async () => {
    await client.settle()
    expect(addresses).toEqual([{ sort: 'name' }, { sort: 'name', q: 'ana' }])
  }, PATIENT)
  unmount()
  renderWith(client.foyer, <Members start={{ sort: 'name', q: 'ana' }} onChange={(next) => addresses.push(next)} />)
  await client.settle()
  expect(screen.getByText('5 members').isConnected).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('name')
  await tap(client, 'Tree')
  await vi.waitFor(async () => {
    await client.settle()
    expect(screen.getByRole('treegrid').isConnected).toBe(true)
  }, PATIENT)
  expect(addresses.at(-1)).toEqual({ sort: 'name', q: undefined, view: undefined })
  client.end()
})

it('[TEAM-05] the way back to another team shows it as it was left, without what was searched for since', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const addresses: TeamMembersAddress[] = []
  const back: { go?: () => void } = {}
  renderWith(
    client.foyer,
    <Members start={{ of: '110001', q: 'ben' }} back={back} onChange={(next) => addresses.push(next)} />,
  )
  await client.settle()
  expect(screen.getByLabelText<HTMLInputElement>('Search a user name').value).toBe('ben')
  act(() => back.go?.())
  await client.settle()
  expect(screen.getByLabelText<HTMLInputElement>('Search a user name').value).toBe('')
  expect(screen.getByRole('treegrid', { name: 'Team as a tree' }).isConnected).toBe(true)
  expect(addresses).toEqual([])
  client.end()
})

it('what is typed is searched for, and stands in the address, as soon as the field is left or Enter is pressed', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const addresses: TeamMembersAddress[] = []
  renderWith(client.foyer, <Members onChange={(next) => addresses.push(next)} />)
  await client.settle()
  const field = screen.getByLabelText('Search a user name')
  fireEvent.change(field, { target: { value: 'ana' } })
  fireEvent.blur(field)
  expect(addresses).toEqual([{ q: 'ana' }])
  fireEvent.change(field, { target: { value: 'ben' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(addresses.at(-1)).toEqual({ q: 'ben' })
  client.end()
})

it('[TEAM-04] a member who left while shown is said to have left, and the row goes', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <Members />)
  await client.settle()
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'name' } })
  await client.settle()
  await client.sandbox.control.moveMember({ userName: 'ana10', upline: 'agent41' })
  await client.advance(86_400_000)
  const row = () => screen.queryByRole('button', { name: /^ana10/ })
  const shown = row()
  if (shown === null) throw new Error('no row')
  fireEvent.click(shown)
  await client.settle()
  expect(screen.getByText('What this member did before stays in your totals.').isConnected).toBe(true)
  expect(within(screen.getByRole('treegrid')).queryByText('ana10')).toBeNull()
  client.end()
})
