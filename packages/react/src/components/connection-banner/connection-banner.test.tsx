import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { ConnectionBanner } from './connection-banner.tsx'

afterEach(cleanup)

it('[PERR-10][ERR-17] says the state in its words, and goes with it', () => {
  const { foyer, $connection } = stubFoyer()
  renderWith(foyer, <ConnectionBanner />)
  const banner = screen.getByRole('status')
  expect(banner.textContent).toBe('')
  for (const [state, words] of [
    ['slow', 'Slow Connection.'],
    ['offline', 'No Internet. Games and payments wait.'],
    ['unreachable', 'No Internet. Games and payments wait.'],
    ['online', ''],
  ] as const) {
    act(() => $connection.set(state))
    expect(banner.textContent).toBe(words)
  }
})
