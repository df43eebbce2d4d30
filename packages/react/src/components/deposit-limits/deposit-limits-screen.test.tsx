import { depositLimits } from '@foyer/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { DepositLimitsScreen } from './deposit-limits-screen.tsx'

afterEach(cleanup)

async function open() {
  const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/voucherCenter/limits' })
  renderWith(client.foyer, <DepositLimitsScreen />)
  await client.settle()
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await client.settle()
  }
  const row = (name: string) => {
    const list = screen.getByRole('list', { name: 'Your limits for deposits' })
    const found = within(list)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.startsWith(name))
    return found?.textContent ?? ''
  }
  return {
    ...client,
    press,
    /** Sets what is typed, and says yes to the question. */
    async set() {
      await press('Set limit')
      const question = screen.getByRole('alertdialog')
      const { textContent } = question
      fireEvent.click(within(question).getByRole('button', { name: 'Set limit' }))
      await client.settle()
      return textContent
    },
    row,
    choose: (name: string) => fireEvent.click(screen.getByRole('radio', { name })),
    type: (value: string) => fireEvent.change(screen.getByRole('textbox', { name: /^At most/ }), { target: { value } }),
  }
}

it('[CASH-20] a lower own limit holds at once, a higher one or none later, and what waits can be taken back', async () => {
  const { press, set, row, choose, type } = await open()
  expect(screen.getByText(/A lower limit holds at once; a higher one, or none, 24 hours later\./).tagName).toBe('P')
  expect([row('Each day'), row('Each week'), row('Each month')]).toEqual([
    'Each dayNo limit',
    'Each weekNo limit',
    'Each monthNo limit',
  ])
  await press('Set limit')
  expect(screen.getByText('Choose one of these.').className).toBe('fy-text-field-error')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Each day' }))
  choose('Each day')
  type('1,000')
  await set()
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00₱0\.00 used, ₱1,000\.00 left until .+Remove$/)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your limits for deposits' }))
  choose('Each day')
  type('2,000')
  await set()
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00.+From .+: ₱2,000\.00Keep ₱1,000\.00$/)
  await press('Keep ₱1,000.00: Each day')
  expect(row('Each day')).not.toContain('₱2,000.00')
  await press('Remove the limit: Each day')
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00.+From .+: no limitKeep ₱1,000\.00$/)
})

it('[CASH-22] a limit is asked about before it is set: what it does, from when, and whether a deposit is possible', async () => {
  const { press, set, row, choose, type, requestCount } = await open()
  choose('Each day')
  type('1,00')
  await press('Set limit')
  const question = screen.getByRole('alertdialog', { name: 'Each day: ₱1.00 at most?' })
  expect(question.textContent).toBe(
    'Each day: ₱1.00 at most?' +
      'No deposit will be possible with it: the smallest one is ₱50.00.' +
      'It holds at once. A higher limit, or none, holds 24 hours after you ask for it.' +
      'ChangeSet limit',
  )
  await press('Change')
  expect([requestCount('depositLimitSet'), row('Each day')]).toEqual([0, 'Each dayNo limit'])
  expect(screen.getByRole('textbox', { name: /^At most/ })).toHaveProperty('value', '1,00')
  type('1,000')
  expect(await set()).not.toContain('No deposit')
  choose('Each day')
  type('2,000')
  expect(await set()).toContain('₱1,000.00 stays for 24 hours. Then this one holds.')
  choose('Each day')
  type('10,000,000.01')
  await press('Set limit')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('Enter ₱0.01 to ₱10,000,000.00.').className).toBe('fy-text-field-error')
  expect(requestCount('depositLimitSet')).toBe(2)
})

it('own limits that cannot be loaded say so; one whose answer is lost says that it is being found out', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  const { control } = client.sandbox
  await control.setFault({ endpoint: 'depositLimits', kind: 'status:500', times: 3 })
  renderWith(client.foyer, <DepositLimitsScreen />)
  await client.advance(10_000)
  expect(screen.getByRole('alert').textContent).toBe(
    'Your limits could not be loaded.The platform has a problem. Nothing was changed by this. Please try again in a moment.Try again',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await client.settle()
  await control.setFault({ endpoint: 'depositLimitSet', kind: 'truncated' })
  await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
  fireEvent.click(screen.getByRole('radio', { name: 'Each week' }))
  fireEvent.change(screen.getByRole('textbox', { name: /^At most/ }), { target: { value: '700' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }))
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Set limit' }))
  await client.settle()
  expect(screen.getByText('We do not know yet whether this went through. Checking…').getAttribute('role')).toBe(
    'status',
  )
  expect(screen.queryByText('₱700.00')).toBeNull()
  await client.advance(65_000)
  await control.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  await client.settle()
  expect(screen.getByText('₱700.00').tagName).toBe('SPAN')
})

it('what a limit that runs comes to is told before the end of an earlier one, which stays to be seen', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  const { control } = client.sandbox
  const made = 'Your request has arrived. The list says what holds.'
  // No caller waits for the end of the first one.
  const leaving = new AbortController()
  void client.foyer.use(depositLimits).remove('day', { signal: leaving.signal })
  leaving.abort()
  await client.settle()
  renderWith(client.foyer, <DepositLimitsScreen />)
  await client.settle()
  expect(screen.getByText(made).tagName).toBe('P')
  await control.setFault({ endpoint: 'depositLimitSet', kind: 'truncated' })
  fireEvent.click(screen.getByRole('radio', { name: 'Each week' }))
  fireEvent.change(screen.getByRole('textbox', { name: /^At most/ }), { target: { value: '700' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set limit' }))
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Set limit' }))
  await client.settle()
  expect(screen.queryByText(made)).toBeNull()
  expect(screen.getByText('We do not know yet whether this went through. Checking…').tagName).toBe('P')
  await control.clearFaults()
  await client.advance(1000)
  expect(screen.getByText('₱700.00').tagName).toBe('SPAN')
  fireEvent.click(screen.getByRole('button', { name: 'All right' }))
  await client.settle()
  expect(screen.queryByText(made)).toBeNull()
})
