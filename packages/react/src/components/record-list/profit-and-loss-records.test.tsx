import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { ProfitAndLossRecords } from './profit-and-loss-records.tsx'

afterEach(cleanup)

it('says whose days profit and loss are summed up by', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <ProfitAndLossRecords />)
  await client.settle()
  expect(screen.getByText(/^The platform decides when a day begins/).isConnected).toBe(true)
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
})
