import { catalogue } from '@foyer/core'
import { routes, type SiteRouteTable } from '@foyer/core/site'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { AuthPageNav } from '../../site/auth-page-nav/auth-page-nav.tsx'
import { FooterMenu } from '../../site/footer-menu/footer-menu.tsx'
import { Header } from '../../site/header/header.tsx'
import { MemberMenuContent } from '../../site/member-menu/member-menu-content.tsx'
import { SideMenuContent } from '../../site/side-menu/side-menu-content.tsx'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { CategoryPanel } from '../category-browser/category-panel.tsx'
import { CategorySelect } from '../category-select/category-select.tsx'
import { CategoryShelf } from '../category-shelf/category-shelf.tsx'
import { RegisterScreen } from '../register-form/register-form.tsx'
import { SignInScreen } from '../sign-in-form/sign-in-form.tsx'

afterEach(cleanup)

const MOVED: SiteRouteTable = {
  ...routes,
  home: { ...routes.home, paths: ['/start'] },
  signIn: { ...routes.signIn, paths: ['/sign-in'] },
  register: { ...routes.register, paths: ['/join'] },
  forgotPassword: { ...routes.forgotPassword, paths: ['/forgot'] },
  trial: { ...routes.trial, paths: ['/try'], aliases: [] },
  help: { ...routes.help, paths: ['/faq'] },
}

const VENDOR = { code: 'JL', name: 'Jili', icon: undefined, categories: [] }
const RNG = { code: 'RNG', vendors: [VENDOR] }
const FISH = { code: 'FISH', vendors: [VENDOR] }

const pathsShown = () =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '').filter((href) => href !== '')

it('links of our components have the addresses of the table', async () => {
  const client = await openFoyerOnSandbox({ path: '/start', routes: MOVED })
  onTestFinished(client.end)
  renderWith(
    client.foyer,
    <>
      <Header />
      <SignInScreen />
      <RegisterScreen />
      <AuthPageNav />
    </>,
  )
  await client.settle()
  expect(pathsShown()).toEqual(expect.arrayContaining(['/start', '/sign-in', '/join', '/forgot', '/faq#terms']))
  expect(pathsShown().filter((path) => path.startsWith('/m/'))).toEqual([])
})

describe('our menus and shelves', () => {
  const SITE: SiteRouteTable = {
    ...routes,
    categoryGames: routes.categoryGames.flatMap((row) =>
      row.fixed?.gameType === 'RNG' ? { ...row, paths: ['/slots'] } : row.fixed?.gameType === 'FISH' ? [] : row,
    ),
    promotions: { ...routes.promotions, paths: ['/bonus'] },
    withdraw: { ...routes.withdraw, paths: ['/cash/out'] },
    deposit: [],
    rewardCenter: [],
  }

  const show = async (ui: ReactElement, as?: string) => {
    const client = await openFoyerOnSandbox({ routes: SITE, ...(as !== undefined && { as }) })
    onTestFinished(client.end)
    const { container } = renderWith(client.foyer, ui)
    await client.foyer.use(catalogue).load()
    await client.settle()
    return { ...client, container }
  }
  const noEmptyRows = () => expect(screen.getAllByRole('listitem').filter((row) => row.innerHTML === '')).toEqual([])

  it('the footer menu', async () => {
    await show(<FooterMenu />)
    expect(pathsShown()).toEqual(['/m/member/home', '/bonus', '/m/invite'])
    noEmptyRows()
  })

  it('the side menu', async () => {
    await show(<SideMenuContent onClose={() => {}} />)
    expect(pathsShown()).toEqual(expect.arrayContaining(['/slots', '/m/live-games', '/bonus', '/m/invite']))
    expect(pathsShown().filter((path) => /fishing|slot-games|activity|rewardCenter/.test(path))).toEqual([])
    noEmptyRows()
  })

  it('the member menu', async () => {
    await show(<MemberMenuContent />, 'demo')
    expect(pathsShown()).toEqual(expect.arrayContaining(['/cash/out', '/m/gameRecord']))
    expect(pathsShown().filter((path) => /withdraw|voucherCenter|rewardCenter/.test(path))).toEqual([])
    noEmptyRows()
  })

  it('the home menu of the categories', async () => {
    await show(<CategoryPanel category="HOME" categories={[RNG, FISH]} />)
    expect(pathsShown()).toEqual(['/m/hot-games', '/slots', '/bonus'])
    noEmptyRows()
  })

  it('the vendors of a category', async () => {
    await show(<CategoryPanel category="RNG" categories={[RNG]} />)
    expect(pathsShown()).toEqual(['/slots', '/slots?vassalage=JL'])
    cleanup()
    await show(<CategoryPanel category="FISH" categories={[FISH]} />)
    expect(pathsShown()).toEqual([])
  })

  it('the heading of a shelf leads to where the category has moved, and is plain where it has no page', async () => {
    await show(<CategoryShelf category="RNG" />)
    expect(pathsShown()).toContain('/slots')
    cleanup()
    await show(<CategoryShelf category="FISH" />)
    expect(screen.getByRole('heading', { name: 'Fishing' }).closest('header')?.querySelector('a')).toBeNull()
  })

  it('the choice of a category over a list', async () => {
    const { foyer } = await show(<CategorySelect current="LIVE" />)
    const select = screen.getByRole('combobox')
    const offered = [...select.querySelectorAll('option')].map(({ value }) => value)
    expect(offered).toEqual(expect.arrayContaining(['RNG', 'LIVE']))
    expect(offered).not.toContain('FISH')
    fireEvent.change(select, { target: { value: 'RNG' } })
    expect(foyer.access.$page.get().result).toMatchObject({ route: { path: '/slots' } })
  })
})
