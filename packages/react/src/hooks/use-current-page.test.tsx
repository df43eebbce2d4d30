import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Ticker } from '../components/ticker/ticker.tsx'
import { FooterMenu } from '../site/footer-menu/footer-menu.tsx'
import { Header } from '../site/header/header.tsx'
import { BackBar, TopBar } from '../site/title-bar/title-bar.tsx'
import { fakeViewport } from '../testing/fake-viewport.ts'
import { openFoyerOnSandbox } from '../testing/foyer-on-sandbox.ts'
import { renderWith } from '../testing/render.tsx'
import { useCurrentPage } from './use-current-page.ts'

afterEach(cleanup)

/** A client in a page whose own router knows the paths. */
function openWithoutRoutes() {
  fakeViewport()
  return openFoyerOnSandbox({ path: '/shop', routes: 'none' })
}

function Here() {
  const { result } = useCurrentPage()
  return <output>{`${result.route.name} ${result.route.path}`}</output>
}

it('without a table of routes the page is the one of the host', async () => {
  const { foyer, ports } = await openWithoutRoutes()
  renderWith(foyer, <Here />)
  expect(screen.getByRole('status').textContent).toBe('notFound /shop')
  act(() => ports.navigation.push('/cart'))
  expect(screen.getByRole('status').textContent).toBe('notFound /cart')
})

it('without a table of routes components that read the page are drawn', async () => {
  const { foyer, events } = await openWithoutRoutes()
  renderWith(
    foyer,
    <>
      <Header />
      <TopBar />
      <BackBar title="Ours" />
      <Ticker />
      <FooterMenu />
    </>,
  )
  await vi.waitFor(() => expect(document.querySelector('.fy-ticker-title')).not.toBeNull())
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Home', 'Ours'])
  const entry = document.querySelector('.fy-footer-menu-item[data-id="promotions"]')
  if (entry === null) throw new Error('no promotions in the footer')
  fireEvent.click(entry)
  expect(events.navigations.map(({ to }) => to)).toEqual([{ name: 'promotions' }])
})
