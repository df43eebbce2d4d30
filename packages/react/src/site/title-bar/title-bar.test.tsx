import { routes } from '@foyer/core/site'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ShownPageContext } from '../../provider/shown-page.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { BackBar, TopBar } from './title-bar.tsx'

afterEach(cleanup)

const at = (path: string) => stubFoyer({ path })

const TITLES: readonly (readonly [path: string, title: string])[] = [
  ['/m/login', 'Login'],
  ['/m/register', 'Sign up'],
  ['/m/forget', 'Forgot password'],
  ['/m/trail', 'Free trial'],
  ['/m/changePsw', 'First password'],
  ['/m/activity', 'Promotions'],
  ['/m/notice', 'Announcements'],
  ['/m/message', 'Messages'],
  ['/m/gameCenter', 'Games'],
  ['/m/gameList', 'Games'],
  ['/m/slotsCenter', 'Slots'],
  ['/m/set', 'Personal settings'],
  ['/m/help#terms', 'Help center'],
  ['/m/app', 'Download promo'],
]

describe('the bars', () => {
  it('[LAYOUT-04][LAYOUT-05][NAVBAR-01] word the title of every page that has one', () => {
    for (const [path, title] of TITLES) {
      renderWith(at(path).foyer, <BackBar />)
      expect(screen.getByRole('heading', { level: 1 }).textContent, path).toBe(title)
      cleanup()
    }
  })

  it('[LAYOUT-05][NAVBAR-01] shows the title of the page in the shared bar', () => {
    renderWith(at('/m/set').foyer, <TopBar />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Personal settings')
  })

  it('[LAYOUT-02] leaves the shared bar out on pages that draw their own, which have the title of LAYOUT-04', () => {
    const { foyer } = at('/m/app')
    renderWith(
      foyer,
      <>
        <TopBar />
        <BackBar />
      </>,
    )
    expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual(['Download promo'])
  })

  it('[LAYOUT-02] stays with the page on screen while the client has gone on to one without it', () => {
    const page = at('/m/set').foyer.access.$page.get()
    renderWith(
      at('/m/home').foyer,
      <ShownPageContext value={{ page, routes }}>
        <TopBar title="Personal settings" />
      </ShownPageContext>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Personal settings')
    expect(screen.getByRole('button', { name: 'Back' })).toBeDefined()
  })

  it('[LAYOUT-08][NAVBAR-05] draws the arrow except where there is none', () => {
    const { foyer, calls } = at('/m/set')
    renderWith(foyer, <TopBar />)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(calls).toEqual(['access.back'])
    cleanup()
    renderWith(at('/m/changePsw').foyer, <BackBar />)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'To the lobby' })).toBeNull()
  })
})

it('has its way back before it has a title', () => {
  const { foyer, calls } = stubFoyer({ path: '/m/help' })
  renderWith(foyer, <BackBar isLoading />)
  expect(screen.queryByRole('heading')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(calls).toContain('access.back')
})
