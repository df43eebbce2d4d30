import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { TransactionRecords } from './transaction-records.tsx'

afterEach(cleanup)

it('a look at the latest transactions is short, and does not ask for more', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <TransactionRecords limit={5} />)
  expect(screen.getByRole('status', { name: 'Loading records' }).children).toHaveLength(5)
  await client.settle()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(screen.getAllByText(/^Balance after/)[0]?.className).toBe('fy-record-side')
})
