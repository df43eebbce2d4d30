import { createFoyer, type RouteTarget } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { memoryPorts } from '@foyer/core/testing'
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { Link } from './link.tsx'
import { TargetLink } from './target-link.tsx'

afterEach(cleanup)

function open(table?: typeof routes) {
  const foyer = createFoyer({
    merchant: 'demo',
    routes: table,
    ports: memoryPorts({
      path: '/m/home',
      device: { origin: 'https://foyer.test' },
      fetch: () => new Promise(() => {}),
    }),
  })
  onTestFinished(foyer.dispose)
  const moves: unknown[] = []
  const logged: string[] = []
  foyer.events.on('navigate', ({ to }) => moves.push(to))
  foyer.log.on(({ event }) => logged.push(event))
  return { foyer, moves, logged }
}

/** Whether the browser was left to follow the link. */
function isFollowed(link: HTMLElement): boolean {
  const click = createEvent.click(link)
  fireEvent(link, click)
  return !click.defaultPrevented
}

it('a plain click moves within the site', () => {
  const { foyer } = open(routes)
  renderWith(foyer, <Link to="/m/activity">Bonus</Link>)
  expect(isFollowed(screen.getByRole('link'))).toBe(false)
  expect(foyer.access.$page.get().result).toMatchObject({ route: { name: 'promotions' } })
})

it('without a table of routes the browser follows a link', () => {
  const { foyer, moves } = open()
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
  expect(moves).toEqual([])
})

it('without a table a link by name asks the host for the page, by a click or by Enter', () => {
  const { foyer, moves } = open()
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
  expect(moves).toEqual([{ name: 'promotions' }, { name: 'promotions' }])
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
