import '../../testing/jsdom-dialogs.ts'
import { catalogue, type GameListOptions, wallet } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGameList } from '../../hooks/use-list.ts'
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { requestClose } from '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { GameListScreen } from './game-list-screen.tsx'

let client: FoyerOnSandbox
let platform: FakeViewport
beforeEach(() => {
  platform = fakeViewport()
})
afterEach(cleanup)

interface ScreenProps {
  readonly options: GameListOptions
  readonly category: string
}
function Screen({ options, category }: ScreenProps) {
  const list = useGameList(options)
  return <GameListScreen list={list} category={category} fixedVendor={options.vendorCode} />
}

const show = async (
  options: GameListOptions = gameListOptions('categoryGames', { category: 'RNG' }),
  { as, category = options.category, path }: { as?: string; category?: string; path?: string } = {},
) => {
  client = await openFoyerOnSandbox({ ...(as === undefined ? {} : { as }), ...(path === undefined ? {} : { path }) })
  renderWith(client.foyer, <Screen options={options} category={category} />)
  await client.settle()
}
const searchBox = () => screen.getByRole('combobox', { name: 'Search games' })
const tabs = () => {
  const bar = screen.queryByRole('group', { name: 'Show' })
  return bar === null ? [] : within(bar).getAllByRole('button')
}
const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)
const requests = () => client.sandbox.control.log().filter(({ endpoint }) => endpoint === 'gameList')
const lastQuery = () => requests().at(-1)?.query ?? {}
const openFilter = () => {
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  return screen.getByRole('dialog', { name: 'Filter games' })
}

describe('a page of games', () => {
  it('[LIST-02][LIST-06] keeps the places of vendors and tabs until it is known which there are', async () => {
    client = await openFoyerOnSandbox()
    const { foyer, settle } = client
    const count = (...places: readonly string[]) => places.map((place) => document.querySelectorAll(place).length)
    renderWith(foyer, <Screen options={gameListOptions('hotGames', { category: '' })} category="HOT" />)
    // There are neither, ever.
    expect(count('.fy-toggle-group-chips', '.fy-toggle-group-tabs')).toEqual([0, 0])
    cleanup()
    renderWith(foyer, <Screen options={gameListOptions('categoryGames', { category: 'LIVE' })} category="LIVE" />)
    expect(count('.fy-toggle-group-chips', '.fy-toggle-group-tabs')).toEqual([1, 1])
    expect([...count('.fy-toggle-group-chips button'), ...tabs()]).toEqual([0])
    await settle()
    expect(count('.fy-toggle-group-chips', '.fy-toggle-group-tabs')).toEqual([1, 1])
    expect(names(tabs())).toEqual(['All', 'Hot'])
  })

  it('[LIST-01] has a button back to the top once a screen is scrolled away', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
    fireEvent.scroll(window, { target: { scrollY: 2000 } })
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))
    expect(platform.scrolls.at(-1)?.top).toBe(0)
    await client.settle()
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  })

  it('[LIST-02] has a category dropdown and a vendor menu', async () => {
    await show()
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
    expect(select.selectedOptions[0]?.textContent).toBe('Slots')
    const [all, vendor] = within(screen.getByRole('group', { name: 'Providers' })).getAllByRole('button')
    expect(all?.textContent).toBe('All')
    if (vendor === undefined) throw new Error('no vendor')
    fireEvent.click(vendor)
    await client.settle()
    expect(vendor.getAttribute('aria-pressed')).toBe('true')
    expect(within(vendor).getByRole('img').getAttribute('alt')).toBe(
      client.foyer.use(catalogue).vendorName(lastQuery().vassalage ?? ''),
    )
  })

  it('[LIST-02] has the icon of the vendor in place of the menu where the address fixes it', async () => {
    await show(gameListOptions('vendor', { category: '', vendorCode: 'JL' }), { path: '/m/provider?vassalage=JL' })
    expect(screen.queryByRole('group', { name: 'Providers' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
    const icon = document.querySelector('.fy-game-list-bar .fy-vendor-icon')
    expect(icon?.querySelector('img')?.alt).toBe(client.foyer.use(catalogue).vendorName('JL'))
  })

  it('[CATEGORY-05][CATEGORY-04] leaves lottery out of the dropdown, and reads e-sports as sports', async () => {
    await show(gameListOptions('categoryGames', { category: 'ESPORTS' }))
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
    expect(select.selectedOptions[0]?.textContent).toBe('Sports')
    const options = [...select.options].map(({ value }) => value)
    expect(options).toContain('RNG')
    expect(options).not.toContain('LOTT')
    expect(options).not.toContain('ELOTT')
  })

  it('[LIST-03] searches by Enter and by the icon, once each, with the text trimmed', async () => {
    await show()
    const field = searchBox()
    const before = requests().length
    fireEvent.change(field, { target: { value: '  a ' } })
    fireEvent.submit(field)
    await client.advance(400)
    expect(requests().length).toBe(before + 1)
    expect(lastQuery().gameName).toBe('a')
    fireEvent.change(field, { target: { value: 'b' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await client.advance(400)
    expect(requests().length).toBe(before + 2)
    expect(lastQuery().gameName).toBe('b')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await client.advance(400)
    expect(lastQuery().gameName).toBeUndefined()
    expect((field as HTMLInputElement).value).toBe('')
  })

  it('[LIST-05] has the tabs of the slots', async () => {
    const classes = ['Jackpot', 'Scratch cards', 'Video poker', 'Table games', 'Arcade', 'Bingo']
    await show()
    expect(names(tabs())).toEqual(['All', 'Hot', 'New', ...classes])
    cleanup()
    client.end()
    await show(undefined, { as: 'player1' })
    expect(names(tabs())).toEqual(['All', 'Hot', 'New', 'Favorites', 'Recent', ...classes])
  })

  it('[LIST-05] has neither New nor classifications elsewhere', async () => {
    await show(gameListOptions('categoryGames', { category: 'FISH' }))
    expect(names(tabs())).toEqual(['All', 'Hot'])
  })

  it('[LIST-06] has no tab bar where All would stand alone', async () => {
    await show(gameListOptions('categoryGames', { category: 'FISH' }))
    cleanup()
    client.end()
    client = await openFoyerOnSandbox()
    // No hot games at all.
    await client.sandbox.control.setFault({ endpoint: 'hotGames', kind: 'status:400' })
    renderWith(
      client.foyer,
      <Screen options={gameListOptions('categoryGames', { category: 'LIVE' })} category="LIVE" />,
    )
    await client.settle()
    expect(document.querySelectorAll('.fy-game-tile').length).toBeGreaterThan(0)
    expect(tabs()).toEqual([])
  })

  it('[LIST-08] asks for new games by its tab, and marks it', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'New' }))
    await client.settle()
    expect(lastQuery().isNew).toBe('1')
    expect(screen.getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'All', pressed: true, hidden: false })).not.toBeNull()
  })

  it('[LIST-11] says what was not found, and leads back', async () => {
    await show()
    const field = searchBox()
    fireEvent.change(field, { target: { value: 'zzzz' } })
    fireEvent.submit(field)
    await client.advance(400)
    expect(screen.queryByText(/Nothing is called “zzzz”/)).not.toBeNull()
    expect(document.querySelectorAll('.fy-game-tile')).toHaveLength(0)
    const [inState] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1)
    if (inState === undefined) throw new Error('no way back')
    fireEvent.click(inState)
    await client.settle()
    expect(document.querySelectorAll('.fy-game-tile').length).toBeGreaterThan(0)
    expect((searchBox() as HTMLInputElement).value).toBe('')
  })

  it('[FILTER-13][FILTER-14] offers classes and bets in their order', async () => {
    await show()
    const dialog = openFilter()
    const options = (name: string) =>
      within(within(dialog).getByRole('group', { name }))
        .getAllByRole('radio')
        .map((option) => option.closest('label')?.textContent)
    expect(options('Game type')).toEqual([
      'All',
      'Jackpot',
      'Scratch cards',
      'Video poker',
      'Table games',
      'Arcade',
      'Bingo',
    ])
    const money = (amount: string) => client.foyer.use(wallet).format(amount)
    expect(options('Minimum bet')).toEqual(['All', ...['0.01', '0.05', '0.1', '0.5', '0.75', '1'].map(money)])
    // FILTER-15: nothing configured, nothing to choose.
    expect(within(dialog).queryByRole('group', { name: 'Minimum lines' })).toBeNull()
  })

  it('[FILTER-17] changes nothing before it is applied, and forgets what was not', async () => {
    await show()
    const before = requests().length
    const shown = () => [...document.querySelectorAll('.fy-game-tile-name')].map((name) => name.textContent)
    const games = shown()
    const dialog = openFilter()
    const choice = () =>
      screen.getAllByRole<HTMLInputElement>('radio', { name: client.foyer.use(wallet).format('0.1') })[0]
    const first = choice()
    if (first === undefined) throw new Error('no choice')
    fireEvent.click(first)
    expect(choice()?.checked).toBe(true)
    fireEvent.click(dialog)
    await client.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests().length).toBe(before)
    expect(shown()).toEqual(games)
    openFilter()
    expect(choice()?.checked).toBe(false)
    requestClose(screen.getByRole('dialog'))
    await client.settle()
    expect(requests().length).toBe(before)
  })

  it('[FILTER-06][FILTER-07] applies the drawer, shows what is on, and takes it off one by one', async () => {
    await show()
    openFilter()
    fireEvent.click(screen.getByRole('radio', { name: 'Video poker' }))
    fireEvent.click(screen.getByRole('radio', { name: client.foyer.use(wallet).format('0.1') }))
    fireEvent.click(screen.getByRole('button', { name: 'Show games' }))
    await client.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(lastQuery()).toMatchObject({ minBet: '0.1', gameClassify: 'VP', pageNo: '1' })
    expect(screen.queryByRole('button', { name: 'Filter, 2 active' })).not.toBeNull()
    const count = document.querySelector('.fy-active-filters-count')?.textContent
    expect(count).toMatch(/^\d+ games$/)

    const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` })
    fireEvent.click(chip(`Bet from ${client.foyer.use(wallet).format('0.1')}`))
    await client.settle()
    expect(lastQuery().minBet).toBeUndefined()
    expect(lastQuery().gameClassify).toBe('VP')
    fireEvent.click(chip('Video poker'))
    await client.settle()
    expect(lastQuery().gameClassify).toBeUndefined()
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeNull()
  })

  it('[FILTER-16] leads away by type: lottery to its page, others to the list in place of this one', async () => {
    await show(undefined, { path: '/m/slot-games' })
    const depth = client.ports.navigation.behind().length
    openFilter()
    fireEvent.click(screen.getByRole('radio', { name: 'Fishing' }))
    await client.settle()
    expect(client.ports.navigation.current()).toBe('/m/gameList?gameType=FISH')
    expect(client.ports.navigation.behind().length).toBe(depth)
    expect(screen.queryByRole('dialog')).toBeNull()
    openFilter()
    fireEvent.click(screen.getByRole('radio', { name: 'Lottery' }))
    await client.settle()
    expect(client.ports.navigation.current()).toMatch(/^\/m\/lottery/)
  })
})

describe('the hot-games centre', () => {
  it('[HOT-01] has a filter, a dropdown that begins with hot games, a search box, a list, and an empty state', async () => {
    await show(gameListOptions('hotGames', { category: '' }), { category: 'HOT' })
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
    expect(select.options[0]?.value).toBe('HOT')
    expect(select.value).toBe('HOT')
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeNull()
    expect(searchBox().getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('list').some((list) => list.querySelector('.fy-game-tile') !== null)).toBe(true)
    fireEvent.change(searchBox(), { target: { value: 'zzzz' } })
    fireEvent.submit(searchBox())
    await client.advance(400)
    expect(screen.queryByText('No games found')).not.toBeNull()
  })

  it('[HOT-02] leads to the page of the category that is chosen', async () => {
    await show(gameListOptions('hotGames', { category: '' }), { category: 'HOT', path: '/m/hot-games' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'FISH' } })
    await client.settle()
    expect(client.ports.navigation.current()).toBe('/m/fishing-games')
  })
})
