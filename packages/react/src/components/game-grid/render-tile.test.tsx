import { gameListOptions } from '@foyer/core/site'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useFavourite } from '../../hooks/use-favourite.ts'
import { useLaunch } from '../../hooks/use-launch.ts'
import { useGameList } from '../../hooks/use-list.ts'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { CategoryShelf } from '../category-shelf/category-shelf.tsx'
import type { RenderTile } from '../game-tile/tile-renderer.ts'
import { GameGrid } from './game-grid.tsx'

let client: FoyerOnSandbox
let view: FakeViewport
beforeEach(async () => {
  view = fakeViewport()
  client = await openFoyerOnSandbox({ as: 'player1' })
})
afterEach(cleanup)

function OwnTile({ game }: { readonly game: Parameters<RenderTile>[0] }) {
  const { isFavourite, toggle } = useFavourite(game)
  const { isLaunching, launch } = useLaunch(game)
  return (
    <article data-testid="own">
      <button type="button" aria-busy={isLaunching} onClick={() => void launch()}>
        {game.name}
      </button>
      <button type="button" aria-label="Heart" aria-pressed={isFavourite} onClick={() => void toggle()} />
    </article>
  )
}

const renderTile: RenderTile = (game) => <OwnTile game={game} />

function SiteGrid() {
  return <GameGrid list={useGameList(gameListOptions('categoryGames', { category: 'FISH' }))} />
}

function Grid() {
  const list = useGameList(gameListOptions('categoryGames', { category: 'FISH' }))
  return <GameGrid list={list} renderTile={renderTile} className="mine" />
}

it('draws the tiles of the site where the grid is not told how', async () => {
  render(
    <FoyerProvider foyer={client.foyer} autoStart={false} renderTile={renderTile}>
      <SiteGrid />
    </FoyerProvider>,
  )
  await client.settle()
  expect(screen.getAllByTestId('own').length).toBeGreaterThan(5)
  expect(document.querySelector('.fy-game-tile')).toBeNull()
})

it('a grid with tiles of the page, whose heart and launch are hooks', async () => {
  renderWith(client.foyer, <Grid />)
  await client.settle()
  expect(screen.getAllByTestId('own').length).toBeGreaterThan(5)
  expect(document.querySelector('.mine [role="list"]')).not.toBeNull()
  expect(document.querySelector('.fy-game-tile')).toBeNull()
  const [heart] = screen.getAllByRole('button', { name: 'Heart' })
  if (heart === undefined) throw new Error('no heart')
  const before = heart.getAttribute('aria-pressed')
  fireEvent.click(heart)
  await client.settle()
  expect(heart.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true')
  const [open] = screen.getAllByTestId('own').map((tile) => tile.querySelector('button'))
  if (!open) throw new Error('no tile')
  fireEvent.click(open)
  expect(open.getAttribute('aria-busy')).toBe('true')
  await client.settle()
  expect(client.requestCount('launchGame')).toBe(1)
})

it('a row with tiles of the page', async () => {
  renderWith(client.foyer, <CategoryShelf category="FISH" eager renderTile={renderTile} className="mine" />)
  const row = document.querySelector('.mine')
  if (row === null) throw new Error('no row')
  view.show(row, true)
  await client.settle()
  expect(screen.getAllByTestId('own').length).toBeGreaterThan(1)
  expect(document.querySelector('.fy-game-tile:not(.fy-game-tile-waiting)')).toBeNull()
})
