import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { game } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { SubmitButton } from './submit-button.tsx'

afterEach(cleanup)

it('[PERR-10] what needs a network says so before it is tapped, and answers a tap all the same', () => {
  const { foyer, $connection } = stubFoyer()
  const sent: string[] = []
  renderWith(
    foyer,
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push($connection.get())
        }}
      >
        <SubmitButton>Send</SubmitButton>
      </form>
      <GameTile game={game(1)} />
    </>,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  const tile = screen.getAllByRole('button').find((button) => button.classList.contains('fy-game-tile-open'))
  const heart = screen.getByRole('button', { name: /^Favorite/ })
  const disabled = () => [send, tile, heart].map((button) => button?.getAttribute('aria-disabled'))
  for (const [state, expected] of [
    ['online', null],
    ['offline', 'true'],
    // The banner says the same, and a tap may well be answered.
    ['unreachable', 'true'],
    ['slow', null],
  ] as const) {
    act(() => $connection.set(state))
    expect(disabled()).toEqual([expected, expected, expected])
    fireEvent.click(send)
  }
  expect(sent).toEqual(['online', 'offline', 'unreachable', 'slow'])
})
