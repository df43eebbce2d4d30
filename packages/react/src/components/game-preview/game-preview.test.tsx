import '../../testing/jsdom-dialogs.ts'
import { catalogue, type Game, wallet } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { lazyBindPress } from '../../hooks/use-press.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox, seededGames } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { touch } from '../../testing/touch-events.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { GamePreviewHost } from './game-preview-host.tsx'

let client: FoyerOnSandbox
afterEach(cleanup)

/** A game of the platform, its tile, and the host in which its preview opens. */
async function setup(as?: string, changes: Partial<Game> = {}) {
  client = await openFoyerOnSandbox(as === undefined ? {} : { as })
  await lazyBindPress.load()
  const [first] = await seededGames(client)
  const game: Game = { ...first, ...changes }
  renderWith(
    client.foyer,
    <>
      <GameTile game={game} />
      <GamePreviewHost />
    </>,
  )
  await client.settle()
  const tile = screen.getByRole('button', { name: (name) => name.startsWith(`${game.name}, `) })
  return { game, tile, vendor: client.foyer.use(catalogue).vendorName(game.vendorCode) }
}
const open = async (tile: HTMLElement) => {
  await act(async () => void fireEvent.contextMenu(tile))
  const dialog = screen.getByRole('dialog')
  await within(dialog).findByRole('button', { name: 'Play now' })
  return within(dialog)
}

describe('a closer look at a game', () => {
  it('[PERR-10] says that it cannot be played now where there is no network', async () => {
    const { tile } = await setup('player1')
    const play = (await open(tile)).getByRole('button', { name: 'Play now' })
    expect(play.getAttribute('aria-disabled')).toBeNull()
    await act(async () => client.ports.network.setOnline(false))
    expect(play.getAttribute('aria-disabled')).toBe('true')
  })

  it('[PRESS-03] opens with a long press, which launches nothing', async () => {
    const { game, tile } = await setup('player1')
    fireEvent.pointerDown(tile)
    touch(tile, 'touchstart', { x: 0, y: 0 })
    await client.advance(499)
    expect(screen.queryByRole('dialog')).toBeNull()
    await client.advance(1)
    expect(screen.getByRole('dialog', { name: game.name }).isConnected).toBe(true)
    touch(tile, 'touchend')
    fireEvent.click(tile, { detail: 1 })
    await client.settle()
    expect(client.requestCount('launchGame')).toBe(0)
  })

  it('[PRESS-02] is no business of a tap, which launches', async () => {
    const { tile } = await setup('player1')
    fireEvent.pointerDown(tile)
    touch(tile, 'touchstart', { x: 0, y: 0 })
    touch(tile, 'touchend')
    fireEvent.click(tile, { detail: 1 })
    await client.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(client.requestCount('launchGame')).toBe(1)
  })

  it('opens in place of the menu of the browser, and gives the focus back', async () => {
    const { tile } = await setup('player1')
    expect(fireEvent.contextMenu(tile)).toBe(false)
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(tile)
  })

  it('shows what the catalogue knows: vendor, kind, smallest bet and lines', async () => {
    const { tile, game, vendor } = await setup('player1', { classification: 'JP', minBet: 0.2, minLines: 25 })
    const look = await open(tile)
    expect(look.getByRole('link', { name: `All games of ${vendor}` }).getAttribute('href')).toBe(
      `/m/provider?vassalage=${game.vendorCode}`,
    )
    expect(look.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Slots',
      'Jackpot',
      client.foyer.use(wallet).format('0.2'),
      '25',
    ])
    expect(look.getByRole('button', { name: `Favorite: ${game.name}` }).isConnected).toBe(true)
  })

  it('leaves out what nobody told', async () => {
    const { tile } = await setup('player1', { classification: undefined, minBet: undefined, minLines: undefined })
    const look = await open(tile)
    expect(look.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Category'])
  })

  it('[LAUNCH-04] closes and launches', async () => {
    const { tile } = await setup('player1')
    const look = await open(tile)
    fireEvent.click(look.getByRole('button', { name: 'Play now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await client.settle()
    expect(client.requestCount('launchGame')).toBe(1)
  })

  it('[TRIAL-01] offers free play to those who may start it, and to nobody else', async () => {
    const guest = await setup()
    const offer = (await open(guest.tile)).getByRole('link', { name: 'Free trial' })
    expect(offer.getAttribute('href')).toBe('/m/trail')
    cleanup()
    client.end()
    const member = await setup('player1')
    expect((await open(member.tile)).queryByRole('link', { name: 'Free trial' })).toBeNull()
  })

  it('goes with its page', async () => {
    const { tile } = await setup()
    const look = await open(tile)
    fireEvent.click(look.getByRole('button', { name: /^Favorite/ }))
    await client.settle()
    expect(client.ports.navigation.current()).toMatch(/^\/m\/login/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
