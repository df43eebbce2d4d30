import { agentLinks, signIn, unwrap } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { OpenAccount } from '../agent-links/open-account.tsx'
import type { TeamAddress } from '../team/team-period.tsx'
import { RebateIncome } from './rebate-income.tsx'
import { RebateSettingsView } from './rebate-settings.tsx'

afterEach(cleanup)

const ALL_LOW = { slots: '0.10', live: '0.10', sports: '0.10', lottery: '0.10' }
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const tap = async ({ settle }: FoyerOnSandbox, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

async function openSettings() {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const opened = client.foyer
    .use(agentLinks)
    .openAccount({ username: 'opened01', password: 'Foyer2026', memberType: 1, rates: ALL_LOW })
  await client.settle()
  const { memberId } = unwrap(await opened)
  renderWith(client.foyer, <RebateSettingsView memberId={memberId} onMember={() => {}} />)
  await client.settle()
  return { ...client, memberId }
}

it('[TEAM-13] a rate is refused at its field before anything is sent, and nothing typed is lost', async () => {
  const client = await openSettings()
  for (const [typed, said] of [
    ['1.25', 'At most 1.20, your own rate.'],
    ['-0.10', 'Not below 0.'],
    ['0.333', 'At most two digits after the point.'],
    ['abc', 'A number, such as 0.50.'],
    ['1e1', 'A number, such as 0.50.'],
    ['0.42', 'Use steps of 0.05.'],
    ['', 'Type a rate.'],
  ] as const) {
    type('Slots', typed)
    await tap(client, 'Save')
    expect(screen.getByText(said).isConnected).toBe(true)
    expect([input('Slots').value, document.activeElement]).toEqual([typed, input('Slots')])
  }
  expect(client.requestCount('rebateSet')).toBe(0)
  // A decimal comma is read as it is meant.
  type('Slots', '0,90')
  await tap(client, 'Save')
  expect(screen.getByText(/^Saved\. It counts from /).isConnected).toBe(true)
  const coming = screen.getByText(/^From .+: Slots 0\.90 %, .+ 0\.10 %, Sports 0\.10 %, Lottery 0\.10 %$/)
  // No line ends between a number and its sign.
  expect(coming.textContent).not.toMatch(/\d %/)
  client.end()
})

it('figures are those of the rates that are typed, and a question for them that failed can be asked again', async () => {
  const client = await openSettings()
  await client.advance(1000)
  expect(screen.getByText('This member').isConnected).toBe(true)
  await client.sandbox.control.setFault({ endpoint: 'rebatePreview', kind: 'status:500' })
  type('Slots', '0.20')
  expect([screen.queryByText('This member'), screen.getByText('One moment …').isConnected]).toEqual([null, true])
  // The pause in typing is one of the page's own clock.
  await vi.waitFor(
    async () => {
      await client.advance(60_000)
      expect(screen.queryByText('One moment …')).toBeNull()
    },
    { timeout: 20_000 },
  )
  await client.sandbox.control.clearFaults()
  await tap(client, 'Try again')
  expect(screen.getByText('This member').isConnected).toBe(true)
  client.end()
})

it('what is wrong with a rate is said when its field is left, and goes when it is typed anew', async () => {
  const client = await openSettings()
  type('Slots', '1.25')
  expect(screen.queryByText('At most 1.20, your own rate.')).toBeNull()
  fireEvent.blur(input('Slots'))
  expect(screen.getByText('At most 1.20, your own rate.').isConnected).toBe(true)
  type('Slots', '1.15')
  fireEvent.blur(input('Slots'))
  expect(input('Slots').getAttribute('aria-invalid')).toBeNull()
  client.end()
})

it('direct members are offered first, whose rates can be set; a search finds the others too', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <RebateSettingsView memberId={undefined} onMember={() => {}} />)
  await client.settle()
  const rows = () => within(screen.getByRole('list', { name: 'Members' })).getAllByRole('button')
  expect(rows().length).toBeGreaterThan(20)
  for (const row of rows()) expect(row.textContent).toMatch(/Level 1/)
  expect(screen.getByText('Turnover of 7 days').isConnected).toBe(true)
  client.end()
})

it('[TEAM-13] rates that were set elsewhere meanwhile are said, and what was typed is kept beside them', async () => {
  const client = await openSettings()
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this)
  })
  await client.sandbox.control.setRates({ userName: 'opened01', rates: { slots: '0.70' } })
  type('Slots', '0.50')
  await tap(client, 'Save')
  const changed = screen.getByRole('alert')
  expect(changed.textContent).toMatch(/^The rates were changed elsewhere/)
  // What was set by others, beside the button that would set it anew.
  expect(changed.textContent).toMatch(/: Slots 0\.70\s%,/)
  expect(shown).toContain(changed)
  expect(changed.compareDocumentPosition(screen.getByLabelText('Lottery'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(input('Slots').value).toBe('0.50')
  await tap(client, 'Save')
  expect(screen.getByText(/^From .+: Slots 0\.50 %,/).isConnected).toBe(true)
  client.end()
})

it.each([
  ['truncated', /^Saved\. It counts from /],
  ['offline', 'Checked: the rates are not set. What you typed is kept.'],
] as const)(
  'without an answer (%s) a look says whether the rates are set, and the keyboard goes on there',
  async (kind, said) => {
    const client = await openSettings()
    await client.sandbox.control.setFault({ endpoint: 'rebateSet', kind })
    type('Slots', '0.50')
    await tap(client, 'Save')
    await client.advance(60_000)
    expect(screen.getByRole('alert').textContent).toMatch(/^No answer came\. The rates may be set\./)
    await client.sandbox.control.clearFaults()
    screen.getByRole('button', { name: 'Check' }).focus()
    await tap(client, 'Check')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText(said))
    expect(input('Slots').value).toBe('0.50')
    client.end()
  },
)

it('[TEAM-11] checks the rates that were sent when others were tapped while an answer was lost', async () => {
  const client = await openSettings()
  await client.sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated' })
  type('Slots', '0.50')
  await tap(client, 'Save')
  type('Slots', '0.45')
  await tap(client, 'Save')
  await client.advance(60_000)
  await client.sandbox.control.clearFaults()
  await tap(client, 'Check')
  expect(screen.getByText(/^Saved\. It counts from /).isConnected).toBe(true)
  client.end()
})

it('on a device that is offline nothing is sent, which the page says, and what was typed is kept', async () => {
  const client = await openSettings()
  type('Slots', '0.50')
  act(() => client.ports.network.setOnline(false))
  await tap(client, 'Save')
  expect(screen.getByText('You are offline. Nothing was sent.').isConnected).toBe(true)
  expect([screen.queryByRole('alert'), input('Slots').value]).toEqual([null, '0.50'])
  expect(client.requestCount('rebateSet')).toBe(0)
  act(() => client.ports.network.setOnline(true))
  await tap(client, 'Save')
  expect(screen.getByText(/^Saved\. It counts from /).isConnected).toBe(true)
  client.end()
})

it('rates that cannot be loaded change nothing, and their words say that', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  await client.sandbox.control.setFault({ endpoint: 'rebateGet', kind: 'status:500' })
  const others: unknown[] = []
  renderWith(client.foyer, <RebateSettingsView memberId="110001" onMember={(memberId) => others.push(memberId)} />)
  await client.advance(60_000)
  // A failure is told at once, not when the screen reader has nothing else to say.
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(/^The platform has a problem\. Nothing was changed by this\./).isConnected).toBe(true)
  fireEvent.click(alert.getByRole('button', { name: 'Choose another' }))
  expect(others).toEqual([undefined])
  await client.sandbox.control.clearFaults()
  await tap(client, 'Try again')
  expect(input('Slots').value).toBe('0.90')
  client.end()
})

it('a member who is not in the team has no rates, which another try would not change', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <RebateSettingsView memberId="m1" onMember={() => {}} />)
  await client.settle()
  expect(screen.getByText('This member is not in your team.').isConnected).toBe(true)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Choose another'])
  client.end()
})

it('the way to open an account is there while the links are on their way, and says where they failed', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  await client.sandbox.control.setFault({ endpoint: 'linkList', kind: 'status:500' })
  renderWith(client.foyer, <OpenAccount />)
  // Its place is kept: nothing moves when they come.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New link' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Directly' }))
  expect(screen.getByRole('status', { busy: true }).isConnected).toBe(true)
  await client.advance(60_000)
  expect(screen.getByRole('alert').textContent).toContain('The platform has a problem.')
  await client.sandbox.control.clearFaults()
  await tap(client, 'Try again')
  expect(input('User name').isConnected).toBe(true)
  client.end()
})

it('[TEAM-14] a link is made with its rates, shown as text, and turned off for good after a question', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'New link')
  type('Name of the link', '<b>Flyer</b>')
  type('Slots', '9')
  type('How many may join', '-3')
  await tap(client, 'Make the link')
  expect(screen.getByText('At most 1.20, your own rate.').isConnected).toBe(true)
  expect(screen.getByText('A whole number from 1 to 10,000.').isConnected).toBe(true)
  expect(client.requestCount('linkCreate')).toBe(0)
  type('Slots', '0.40')
  type('How many may join', '5')
  await tap(client, 'Make the link')
  const card = within(screen.getByRole('list', { name: 'Your links' }))
  expect(card.getByText('<b>Flyer</b>').isConnected).toBe(true)
  expect(card.getByText(/0 of 5 joined/).isConnected).toBe(true)
  await tap(client, 'Turn off')
  await tap(client, 'Yes, turn off')
  expect(card.getByText('Off').isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  // The button that had the focus is gone: the keyboard goes on at the link.
  expect(document.activeElement?.textContent).toMatch(/^<b>Flyer<\/b>/)
  client.end()
})

it('a wrong field of a new link has the focus, and its error goes once it is changed', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'New link')
  type('How many may join', '-3')
  type('Last day', '2000-01-01')
  await tap(client, 'Make the link')
  expect(document.activeElement).toBe(screen.getByLabelText('How many may join'))
  type('How many may join', '5')
  expect(screen.queryByText('A whole number from 1 to 10,000.')).toBeNull()
  // The platform has the last word on the day.
  await tap(client, 'Make the link')
  await client.settle()
  expect(document.activeElement).toBe(screen.getByLabelText('Last day'))
  type('Last day', '')
  await tap(client, 'Make the link')
  expect(screen.getByRole('list', { name: 'Your links' }).textContent).toContain('0 of 5 joined')
  client.end()
})

it('a link that one agent has made is not told to the next', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'New link')
  await tap(client, 'Make the link')
  expect(screen.getByText(/^Link .+ is made/).isConnected).toBe(true)
  void client.foyer.use(signIn).withPassword({ username: 'agent41', password: 'Foyer2026' })
  await client.settle()
  expect(client.foyer.session.$info.get()?.userName).toBe('agent41')
  expect(screen.queryByText(/^Link .+ is made/)).toBeNull()
  client.end()
})

it('a link that is made after its sheet was closed is told, and closes no sheet that was opened since', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  await client.sandbox.control.setFault({ endpoint: 'linkCreate', kind: 'slow', delayMs: 3000, times: 1 })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'New link')
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'New link' }))
  await act(async () => client.idle({ hanging: 1 }))
  await client.advance(3000)
  expect(screen.getByText(/^Link .+ is made/).isConnected).toBe(true)
  expect(screen.getByRole('list', { name: 'Your links' }).textContent).toContain('0 joined')
  expect(screen.getByRole('button', { name: 'Make the link' }).isConnected).toBe(true)
  client.end()
})

it('a half-typed link waits behind a closed sheet, and another screen; one that is made is typed no more', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  const open = async () => {
    renderWith(client.foyer, <OpenAccount />)
    await client.settle()
    await tap(client, 'New link')
  }
  await open()
  type('Name of the link', 'Fly')
  type('Slots', '0.3')
  fireEvent.click(screen.getByRole('radio', { name: 'Agent, with a team' }))
  cleanup()
  await open()
  expect(['Name of the link', 'Slots', 'Sports'].map((name) => input(name).value)).toEqual(['Fly', '0.3', '0.00'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Agent, with a team' }).checked).toBe(true)
  await tap(client, 'Make the link')
  await tap(client, 'New link')
  expect(['Name of the link', 'Slots'].map((name) => input(name).value)).toEqual(['', '0.00'])
  client.end()
})

it('[TEAM-14] a half-typed account waits behind another screen, but its password does not', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  const open = async () => {
    renderWith(client.foyer, <OpenAccount />)
    await client.settle()
    await tap(client, 'Directly')
  }
  const values = () => ['User name', 'Password', 'Slots', 'Sports'].map((name) => input(name).value)
  await open()
  type('User name', 'opened02')
  type('Password', 'Foyer2026')
  type('Slots', '0.3')
  fireEvent.click(screen.getByRole('radio', { name: 'Agent, with a team' }))
  cleanup()
  await open()
  expect(values()).toEqual(['opened02', '', '0.3', '0.00'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Agent, with a team' }).checked).toBe(true)
  type('Password', 'Foyer2026')
  await tap(client, 'Open the account')
  await tap(client, 'Open another')
  expect(values()).toEqual(['', '', '0.00', '0.00'])
  expect(document.activeElement).toBe(input('User name'))
  client.end()
})

it('a link without a name has its code once, and what a rate means is said where one is given', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  const link = client.foyer.use(agentLinks).create({ title: '', memberType: 0, rates: ALL_LOW })
  await client.settle()
  const { code } = unwrap(await link)
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  expect(screen.getAllByText(code)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Link without a name' }).isConnected).toBe(true)
  const hint =
    'The part of their turnover that this person gets back. At 0.00 nothing, and your whole rebate stays yours.'
  const rates = { name: 'Rebate rates, percent of the turnover', description: hint }
  await tap(client, 'New link')
  expect(screen.getByRole('group', rates).isConnected).toBe(true)
  cleanup()
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'Directly')
  expect(screen.getByRole('group', rates).isConnected).toBe(true)
  client.end()
})

it('[TEAM-14] an account is opened directly; its password is not shown again', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'Directly')
  await tap(client, 'Open the account')
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  expect(document.activeElement).toBe(input('User name'))
  // Whatever is wrong is said at once, before anything is sent.
  type('User name', '1no')
  type('Password', 'short')
  type('Slots', '9')
  await tap(client, 'Open the account')
  const wrong = ['User name', 'Password', 'Slots', 'Sports'].map((name) => input(name).getAttribute('aria-invalid'))
  expect(wrong).toEqual(['true', 'true', 'true', null])
  expect([document.activeElement, client.requestCount('accountOpen')]).toEqual([input('User name'), 0])
  type('Slots', '0.00')
  type('User name', 'demo')
  type('Password', 'Foyer2026')
  await tap(client, 'Open the account')
  expect(input('User name').getAttribute('aria-invalid')).toBe('true')
  type('User name', 'opened01')
  await tap(client, 'Open the account')
  expect(screen.getByText('The account opened01 is open').isConnected).toBe(true)
  // The form that had the focus is gone.
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toContain('The account opened01 is open')
  expect(document.body.innerHTML).not.toContain('Foyer2026')
  client.end()
})

it('[TEAM-15] the income is shown by day and by line, with what is paid and what is only so far', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const addresses: TeamAddress[] = []
  const onAddress = (next: TeamAddress) => addresses.push(next)
  const { unmount } = renderWith(client.foyer, <RebateIncome address={{}} onAddress={onAddress} />)
  await client.settle()
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)
  const total = () =>
    ['Paid', 'So far, not paid yet']
      .map((label) => cents(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''))
      .reduce((sum, amount) => sum + amount, 0)
  const rows = () =>
    within(screen.getByRole('table', { name: 'Rebate income' }))
      .getAllByRole('row')
      .slice(1)
      .reduce((sum, row) => sum + cents(within(row).getAllByRole('cell')[0]?.firstElementChild?.textContent ?? ''), 0)
  const byDay = total()
  // The chart says the same, of every day; its table is the other view.
  const chart = screen.getByRole('img', { name: /^Your rebate/ })
  expect([
    cents(/lowest .+?, (.+) in all/.exec(chart.getAttribute('aria-label') ?? '')?.[1] ?? ''),
    chart.querySelectorAll('rect[class]').length > 0,
  ]).toEqual([byDay, true])
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect([byDay > 0, rows()]).toEqual([true, byDay])
  fireEvent.click(screen.getByRole('button', { name: 'By line' }))
  const levels = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' })
  expect([...levels.options].map(({ text }) => text)).toEqual([
    'All levels',
    'Your own bets',
    ...['Level 1', 'Level 2', 'Level 3'],
  ])
  fireEvent.change(levels, { target: { value: '2' } })
  expect(addresses).toEqual([{ by: 'line' }, { level: '2' }])
  unmount()
  renderWith(client.foyer, <RebateIncome address={{ by: 'line' }} onAddress={onAddress} />)
  await client.settle()
  expect(total()).toBe(byDay)
  cleanup()
  renderWith(client.foyer, <RebateIncome address={{ level: '3' }} onAddress={onAddress} />)
  await client.settle()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' }).value).toBe('3')
  expect([total() > 0, total() < byDay]).toEqual([true, true])
  client.end()
})

it('income waits as what comes: a chart by day, rows by line and where the table is chosen', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const waitingParts = () => screen.getByRole('status', { name: 'Loading records', busy: true }).childElementCount
  const { unmount } = renderWith(client.foyer, <RebateIncome address={{}} onAddress={() => {}} />)
  expect(waitingParts()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(waitingParts()).toBe(6)
  fireEvent.click(screen.getByRole('button', { name: 'Chart' }))
  unmount()
  renderWith(client.foyer, <RebateIncome address={{ by: 'line' }} onAddress={() => {}} />)
  expect(waitingParts()).toBe(6)
  client.end()
})

it('[TEAM-14] says that an account may be the own one when its first request got no answer and other values are sent', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2', path: '/m/agentRegister' })
  renderWith(client.foyer, <OpenAccount />)
  await client.settle()
  await tap(client, 'Directly')
  type('User name', 'opened01')
  type('Password', 'Foyer2026')
  await client.sandbox.control.setFault({ endpoint: 'accountOpen', kind: 'truncated', times: 2 })
  await tap(client, 'Open the account')
  await client.advance(1000)
  type('Password', 'Other2026')
  await tap(client, 'Open the account')
  expect(screen.getByText(/It may be the one that you have just opened/).isConnected).toBe(true)
  client.end()
})
