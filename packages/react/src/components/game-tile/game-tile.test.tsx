import { catalogue } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox, seededGames } from '../../testing/foyer-on-sandbox.ts'
import { game } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { GameTile } from './game-tile.tsx'

let client: FoyerOnSandbox
afterEach(cleanup)

const tile = (container: HTMLElement) => container.querySelector('.fy-game-tile')

describe('a game tile', () => {
  it('[HOME-17] shows picture, heart, game name and vendor name', async () => {
    client = await openFoyerOnSandbox()
    const { container } = renderWith(client.foyer, <GameTile game={game(1, { name: 'Fire', isHot: true })} />)
    await client.settle()
    const vendor = client.foyer.use(catalogue).vendorName('JL')
    expect(vendor).not.toBe('JL')
    expect(screen.queryByRole('button', { name: `Fire, ${vendor}, Hot` })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Favorite: Fire' })).not.toBeNull()
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('alt')).toBe('Fire')
    expect(picture?.getAttribute('loading')).toBe('lazy')
    expect(container.querySelector('.fy-game-tile-name')?.textContent).toBe('Fire')
    expect(container.querySelector('.fy-game-tile-vendor')?.textContent).toBe(vendor)
  })

  it('[HOME-18] has one of the theme classes 1 to 4, and keeps it', async () => {
    client = await openFoyerOnSandbox()
    const { container, unmount } = renderWith(client.foyer, <GameTile game={game(1)} />)
    const classes = tile(container)?.className
    expect(classes).toMatch(/^fy-game-tile fy-game-tile-theme-[1-4]$/)
    unmount()
    expect(tile(renderWith(client.foyer, <GameTile game={game(1, { name: 'Renamed' })} />).container)?.className).toBe(
      classes,
    )
  })

  it('[LAUNCH-01] sends a guest who taps it to login and asks the platform for nothing', async () => {
    client = await openFoyerOnSandbox()
    renderWith(client.foyer, <GameTile game={game(1, { name: 'Fire' })} />)
    fireEvent.click(screen.getByRole('button', { name: /^Fire/ }))
    await client.settle()
    expect(client.ports.navigation.current()).toMatch(/^\/m\/login/)
    expect(client.requestCount('launchGame')).toBe(0)
  })

  it('[LAUNCH-04] says that it is at work while the game is launched, it alone', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    const [one, two] = await seededGames(client)
    renderWith(
      client.foyer,
      <>
        <GameTile game={one} />
        <GameTile game={two} />
      </>,
    )
    const button = screen.getByRole('button', { name: new RegExp(`^${one.name}`) })
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
    await client.settle()
    expect(client.ports.navigation.assigned).toHaveLength(1)
    // A page that was not left after all comes back to life.
    await client.advance(3000)
    expect(button.getAttribute('aria-busy')).toBe('false')
  })
})
