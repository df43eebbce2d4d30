import { favourites, launch } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox, seededGames } from '../../testing/foyer-on-sandbox.ts'
import { game, games } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { FavouriteButton } from './favourite-button.tsx'

let client: FoyerOnSandbox
afterEach(cleanup)

const heart = (name: RegExp | string = /^Favorite/) => screen.getByRole('button', { name })

describe('a heart', () => {
  it('[FAV-08] is a toggle with a pressed state, and never launches the game under it', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    renderWith(client.foyer, <GameTile game={game(1)} />)
    const before = client.foyer.use(favourites).has(game(1).key)
    expect(heart().getAttribute('aria-pressed')).toBe(String(before))
    fireEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe(String(!before))
    await client.settle()
    expect(client.requestCount('launchGame')).toBe(0)
    expect(client.foyer.use(launch).$state.get()).toEqual({ status: 'idle' })
    // It stands beside the tile's button, so that a tap cannot reach both.
    expect(heart().parentElement?.closest('button')).toBeNull()
  })

  it('[FAV-08] falls back when the platform refuses', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    await client.sandbox.control.setFault({ endpoint: 'favoriteAdd', kind: 'status:400' })
    renderWith(client.foyer, <FavouriteButton game={game(1)} />)
    fireEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    await client.settle()
    expect(heart().getAttribute('aria-pressed')).toBe('false')
  })

  it('[FAV-02] sends a guest to login', async () => {
    client = await openFoyerOnSandbox()
    renderWith(client.foyer, <FavouriteButton game={game(1)} />)
    fireEvent.click(heart())
    await client.settle()
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    expect(client.ports.navigation.current()).toMatch(/^\/m\/login/)
    expect(client.requestCount('favoriteAdd')).toBe(0)
  })

  it('[HOME-19] is not there for lottery games', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    const { container } = renderWith(
      client.foyer,
      <>
        <FavouriteButton game={game(1, { type: 'LOTT', category: 'LOTT' })} />
        <FavouriteButton game={game(2, { type: 'ELOTT', category: 'ELOTT' })} />
      </>,
    )
    expect(container.querySelector('button')).toBeNull()
  })

  it('[FAV-07] renders alone: one tap among a thousand hearts renders one', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    const [real] = await seededGames(client)
    const rows = games(1000).with(499, real)
    const rendered: string[] = []
    renderWith(
      client.foyer,
      rows.map((row) => (
        <Profiler key={row.key} id={row.key} onRender={(id) => rendered.push(id)}>
          <FavouriteButton game={row} />
        </Profiler>
      )),
      { embedded: true },
    )
    expect(rendered).toHaveLength(1000)
    rendered.length = 0
    // By hand, without `getByRole`, which takes seconds among a thousand.
    const target = document.querySelectorAll<HTMLButtonElement>('.fy-favourite-button')[499]
    await act(async () => target?.click())
    await client.settle()
    expect(target?.getAttribute('aria-pressed')).toBe('true')
    expect(rendered).toEqual([real.key])
  })
})
