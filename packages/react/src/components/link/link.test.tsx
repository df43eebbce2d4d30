import type { RouteTarget } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { createTestFoyer, hang, type TestOptions } from '@foyer/core/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { isFollowed } from '../../testing/is-followed.ts'
import { renderWith } from '../../testing/render.tsx'
import { Link } from './link.tsx'
import { TargetLink } from './target-link.tsx'

afterEach(cleanup)

function open(table: TestOptions['routes'] = 'none') {
  const test = createTestFoyer({ path: '/m/home', routes: table, fetch: hang, start: false })
  onTestFinished(test.dispose)
  const logged: string[] = []
  test.foyer.log.on(({ event }) => logged.push(event))
  return { ...test, logged }
}

it('a plain click moves within the site', () => {
  const { foyer } = open(routes)
  renderWith(foyer, <Link to="/m/activity">Bonus</Link>)
  expect(isFollowed(screen.getByRole('link'))).toBe(false)
  expect(foyer.access.$page.get().result).toMatchObject({ route: { name: 'promotions' } })
})

it('without a table of routes the browser follows a link', () => {
  const { foyer, events } = open()
  const clicks: string[] = []
  renderWith(
    foyer,
    <>
      <Link to="/shop" onClick={() => clicks.push('own')}>
        Shop
      </Link>
      <TargetLink to={foyer.access.linkTarget('/m/activity')}>Banner</TargetLink>
      <Link to={{ path: '/cart' }}>Cart</Link>
    </>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop', '/m/activity', '/cart'])
  expect(links.map(isFollowed)).toEqual([true, true, true])
  expect(clicks).toEqual(['own'])
  expect(events.navigations).toEqual([])
})

it('without a table a link by name asks the host for the page, by a click or by Enter', () => {
  const { foyer, events } = open()
  renderWith(
    foyer,
    <Link to={{ name: 'promotions' }} className="mine">
      Bonus
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Bonus' })
  expect([link.className, link.getAttribute('href'), link.tabIndex]).toEqual(['mine', null, 0])
  fireEvent.click(link)
  fireEvent.keyDown(link, { key: 'Enter' })
  fireEvent.keyDown(link, { key: 'a' })
  expect(events.navigations.map(({ to }) => to)).toEqual([{ name: 'promotions' }, { name: 'promotions' }])
})

it('a link to a page that the site has left out is not shown', () => {
  const { foyer } = open({ ...routes, mall: [] } as unknown as typeof routes)
  renderWith(foyer, <Link to={{ name: 'mall' }}>Mall</Link>)
  expect(screen.queryByText('Mall')).toBeNull()
})

it.each<[string, unknown]>([
  ['a path without a slash', { path: 'm/home' }],
  ['a path of another host', { path: '//evil.example' }],
  ['half a character', { name: 'vendor', params: { vassalage: 'A\ud83d' } }],
])('%s is plain content, and the log tells of it', (_, to) => {
  const { foyer, logged } = open(routes)
  renderWith(foyer, <Link to={to as RouteTarget}>Somewhere</Link>)
  expect(screen.getByText('Somewhere').closest('a')).toBeNull()
  expect(logged).toContain('access.address')
})
