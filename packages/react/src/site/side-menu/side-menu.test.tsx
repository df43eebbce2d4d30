import type { LinkTarget } from '@foyer/core'
import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { MEMBER, MEMBER_SESSION, ready, stubFoyer, TRIAL_SESSION } from '../../testing/stub-foyer.ts'
import { SideMenuView } from './side-menu.tsx'

afterEach(cleanup)

const setup = async () => {
  const stub = stubFoyer()
  const closed: true[] = []
  renderWith(stub.foyer, <SideMenuView open onClose={() => closed.push(true)} />)
  await screen.findByRole('navigation', { name: 'Menu' })
  // It is drawn as soon as its code is here; what follows needs it listening too.
  await act(async () => {})
  return { ...stub, closed }
}

const banner = (bannerId: number, target: LinkTarget) => ({
  bannerId,
  target,
  title: `Banner ${bannerId}`,
  groupName: 'm_game',
  images: [`banners/${bannerId}.svg`],
  raw: {},
})

describe('the side menu', () => {
  it('[MENU-01] starts with Home, then the categories in the order of the site, then Promo', async () => {
    const { calls, closed } = await setup()
    const first = within(screen.getByRole('dialog')).getAllByRole('list')[0]
    if (first === undefined) throw new Error('no list')
    expect(
      within(first)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Slots', 'Live casino', 'Fishing', 'Poker', 'Sports', 'Cockfight', 'Lottery', 'Promotions'])
    fireEvent.click(within(first).getByRole('link', { name: 'Fishing' }))
    expect(calls).toContain('access.go /m/fishing-games')
    expect(closed).toHaveLength(1)
  })

  it('[MENU-02] offers VIP bonus and, by who is here, inviting or the agency center', async () => {
    const { $session } = await setup()
    const rewards = () =>
      within(screen.getByRole('region', { name: 'Rewards' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(rewards()).toEqual(['VIP bonus', 'Invite friends'])
    act(() => $session.set(MEMBER_SESSION))
    expect(rewards()).toEqual(['VIP bonus', 'Agency center'])
    act(() => $session.set({ type: 'member', info: { ...MEMBER, type: 40 }, isAgent: false }))
    expect(rewards()).toEqual(['VIP bonus', 'Invite friends'])
  })

  it('[MENU-03] shows the banners of the game group, each leading to its address', async () => {
    const { $banners, calls } = await setup()
    await waitFor(() => expect(calls).toContain('announcements.loadBanners'))
    expect(screen.queryByRole('list', { name: 'Featured' })).toBeNull()
    act(() =>
      $banners.set(
        ready([
          banner(1, { kind: 'page', path: '/m/hot-games' }),
          banner(2, { kind: 'external', url: 'https://partner.example/' }),
          banner(3, { kind: 'none' }),
        ]),
      ),
    )
    const list = within(screen.getByRole('list', { name: 'Featured' }))
    expect(list.getAllByRole('img')).toHaveLength(3)
    expect(list.getAllByRole('link')).toHaveLength(2)
    fireEvent.click(list.getByRole('link', { name: 'Banner 1' }))
    expect(calls).toContain('access.go /m/hot-games')
    expect(list.getByRole('link', { name: 'Banner 2' })).toMatchObject({
      href: 'https://partner.example/',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  it('[MENU-04] leads to the app download', async () => {
    await setup()
    expect(screen.getByRole('link', { name: 'Download app' }).getAttribute('href')).toBe('/m/app')
  })

  it('[MENU-05] ends with logout, which asks first; guests have none', async () => {
    const { $session, calls, closed } = await setup()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    for (const session of [MEMBER_SESSION, TRIAL_SESSION]) {
      act(() => $session.set(session))
      const items = screen.getAllByRole('listitem')
      expect(items.at(-1)?.textContent).toBe('Log out')
    }
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(closed).toHaveLength(1)
    expect(calls).toContain('session.confirmSignOut')
  })

  it('[I18N-04] lets people choose among the languages of the site, once, and closes', async () => {
    const { foyer, closed } = await setup()
    fireEvent.click(screen.getByRole('button', { name: /^Language/ }))
    const dialog = screen.getByRole('dialog', { name: 'Language' })
    const changes: string[] = []
    foyer.languages.$language.listen((language) => changes.push(language))
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Filipino' }))
    })
    await waitFor(() => expect(changes).toEqual(['TY']))
    expect(closed).toHaveLength(1)
    expect((await screen.findByText('Wika')).isConnected).toBe(true)
    expect(document.documentElement.lang).toBe('fil')
  })
})
