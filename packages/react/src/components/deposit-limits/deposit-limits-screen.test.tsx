import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
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
    row,
    choose: (name: string) => fireEvent.click(screen.getByRole('radio', { name })),
    type: (value: string) => fireEvent.change(screen.getByRole('textbox', { name: /^At most/ }), { target: { value } }),
  }
}

it('[ROUTE-18] a lower own limit holds at once, a higher one or none later, and what waits can be taken back', async () => {
  const { press, row, choose, type } = await open()
  expect(screen.getByText(/A lower limit holds at once; a higher one, or none, 24 hours later\./).tagName).toBe('P')
  expect([row('Each day'), row('Each week'), row('Each month')]).toEqual([
    'Each dayNo limit',
    'Each weekNo limit',
    'Each monthNo limit',
  ])
  await press('Set limit')
  expect(screen.getByText('Choose day, week or month.').className).toBe('fy-text-field-error')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Each day' }))
  choose('Each day')
  type('1,000')
  await press('Set limit')
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00₱0\.00 used, ₱1,000\.00 left until .+Remove$/)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your limits for deposits' }))
  choose('Each day')
  type('2,000')
  await press('Set limit')
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00.+From .+: ₱2,000\.00Keep ₱1,000\.00$/)
  await press('Keep ₱1,000.00: Each day')
  expect(row('Each day')).not.toContain('₱2,000.00')
  await press('Remove the limit: Each day')
  expect(row('Each day')).toMatch(/^Each day₱1,000\.00.+From .+: no limitKeep ₱1,000\.00$/)
})

it('[ROUTE-18] own limits that cannot be loaded say so; one whose answer is lost says that it is being found out', async () => {
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
