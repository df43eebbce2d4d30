import { FoyerError } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { FailedState } from './failed-state.tsx'

afterEach(cleanup)

const ERROR = new FoyerError({ code: 'network.failed' })

it('says what failed and why, and tries again on a tap', () => {
  const onRetry = vi.fn()
  renderWith(stubFoyer().foyer, <FailedState title="No games" error={ERROR} onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toBe('No gamesThe connection failed. Please try again.Try again')
  fireEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('[PERR-10] says that there is no network in the same words whatever has failed, and tries again by itself', () => {
  const { foyer, $connection } = stubFoyer()
  $connection.set('offline')
  const onRetry = vi.fn()
  renderWith(
    foyer,
    <FailedState title="No games" text="Own words" error={ERROR} onRetry={onRetry}>
      <a href="/m/home">Lobby</a>
    </FailedState>,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'You are offlineThis opens by itself when the network is back.Lobby',
  )
  expect([screen.queryByRole('button'), onRetry.mock.calls.length]).toEqual([null, 0])
  act(() => $connection.set('online'))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toBe('No gamesOwn wordsTry againLobby')
})
