import { catalogue } from '@foyer/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { CategoryBrowser } from './category-browser.tsx'
import { CategoryPanel } from './category-panel.tsx'

let client: FoyerOnSandbox
beforeEach(() => {
  fakeViewport()
})
afterEach(cleanup)

const show = async (initial?: string) => {
  client = await openFoyerOnSandbox()
  renderWith(client.foyer, initial === undefined ? <CategoryBrowser /> : <CategoryBrowser initial={initial} />)
  await client.settle()
}
const browser = () => screen.getByRole('region', { name: 'Browse games' })
const links = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the category browser', () => {
  it('[HOME-07] lists home, hot, then the categories in their order', async () => {
    await show()
    const rail = within(browser())
      .getAllByRole('button')
      .map((entry) => entry.dataset.category)
    const data = client.foyer.use(catalogue).$data.get()
    if (data.status !== 'ready') throw new Error('no catalogue')
    expect(rail).toEqual(['HOME', 'HOT', ...data.data.categories.map(({ code }) => code)])
    expect(rail[2]).toBe('INHOUSE')
  })

  it('[HOME-08] has a menu of categories for home, games for hot, and vendors for the rest', async () => {
    await show()
    expect(links('Home')).toContain('/m/slot-games')
    fireEvent.click(within(browser()).getByRole('button', { name: 'Hot' }))
    await client.settle()
    expect(screen.getByRole('region', { name: 'Hot' }).querySelectorAll('.fy-game-tile').length).toBeGreaterThan(3)
    fireEvent.click(within(browser()).getByRole('button', { name: 'Slots' }))
    expect(document.querySelector('.fy-category-browser-vendors-wide')).toBeNull()
    expect(links('Slots')).toContain('/m/slot-games?vassalage=JL')
    fireEvent.click(within(browser()).getByRole('button', { name: 'Sports' }))
    expect(document.querySelector('.fy-category-browser-vendors-wide')).not.toBeNull()
    expect(links('Sports').some((to) => to?.startsWith('/m/sport-games?vassalage='))).toBe(true)
    // HOME-10: the browser, unlike the strip, opens the panel of lottery.
    fireEvent.click(within(browser()).getByRole('button', { name: 'Lottery' }))
    await client.settle()
    expect(screen.queryByRole('region', { name: 'Lottery' })).not.toBeNull()
    expect(client.requestCount('lotteryLaunch')).toBe(0)
  })

  it('[HOME-08][FAV-07] shows favourites, 15 at a time, and asks guests to log in', async () => {
    client = await openFoyerOnSandbox()
    renderWith(client.foyer, <CategoryPanel category="FAV" categories={[]} />)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
    cleanup()
    client.end()
    client = await openFoyerOnSandbox({ as: 'player1' })
    renderWith(client.foyer, <CategoryPanel category="FAV" categories={[]} />)
    // The grid comes in a chunk of its own.
    await waitFor(() => expect(client.requestCount('favoriteList')).toBe(1))
    await client.settle()
    const asked = client.sandbox.control.log().filter(({ endpoint }) => endpoint === 'favoriteList')
    expect(asked.map(({ query }) => query.pageSize)).toEqual(['15'])
  })

  it('says what failed, and tries again', async () => {
    client = await openFoyerOnSandbox()
    await client.sandbox.control.setFault({ endpoint: 'gameVendors', kind: 'status:400', times: 1 })
    renderWith(client.foyer, <CategoryBrowser />)
    expect(screen.getByRole('region', { name: 'Browse games' }).getAttribute('aria-busy')).toBe('true')
    await client.settle()
    expect(screen.getByRole('alert').textContent).toContain('The categories could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(links('Home')).toContain('/m/slot-games')
  })
})
