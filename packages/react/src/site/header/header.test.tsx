import '../../testing/jsdom-dialogs.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestClose } from '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { MEMBER_SESSION, stubFoyer, TRIAL_SESSION } from '../../testing/stub-foyer.ts'
import { sideMenuContent } from '../side-menu/side-menu.tsx'
import { Header, headerMember } from './header.tsx'

beforeAll(async () => {
  await headerMember.load()
})
afterEach(cleanup)

const setup = () => {
  const stub = stubFoyer()
  return { ...stub, view: renderWith(stub.foyer, <Header name="Foyer" />) }
}

describe('the header', () => {
  it('[HEADER-01] opens the side menu with the focus in it; Escape, mask and button close it and give the focus back', async () => {
    setup()
    const button = screen.getByRole('button', { name: 'Open menu' })
    const ways: readonly ((dialog: HTMLElement) => void)[] = [
      (dialog) => requestClose(dialog),
      (dialog) => fireEvent.click(dialog),
      (dialog) => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
    ]
    for (const close of ways) {
      button.focus()
      fireEvent.click(button)
      const dialog = await screen.findByRole('dialog', { name: 'Menu' })
      expect(dialog.contains(document.activeElement)).toBe(true)
      expect(button.getAttribute('aria-expanded')).toBe('true')
      act(() => close(dialog))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(button)
    }
  })

  it('renders the menu while a finger is on its button, without asking for anything, and drops it with the page', async () => {
    await sideMenuContent.load()
    const { calls, $page } = setup()
    const asked = () => calls.filter((call) => call === 'announcements.loadBanners').length
    const content = () => document.querySelector('.fy-side-menu')
    const button = screen.getByRole('button', { name: 'Open menu' })
    fireEvent.pointerDown(button)
    await waitFor(() => expect(content()).not.toBeNull())
    expect([screen.queryByRole('dialog'), asked()]).toEqual([null, 0])
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(asked()).toBeGreaterThan(0))
    act(() => requestClose(dialog))
    expect(content()).not.toBeNull()
    const page = $page.get()
    act(() => $page.set({ ...page, result: { ...page.result, route: { ...page.result.route, path: '/m/activity' } } }))
    expect(content()).toBeNull()
  })

  it('[HEADER-02] has a logo that returns to the lobby', () => {
    const { calls } = setup()
    const logo = screen.getByRole('link', { name: 'To the lobby' })
    expect(logo.getAttribute('href')).toBe('/m/home')
    fireEvent.click(logo)
    expect(calls).toContain('access.go /m/home')
    // The browser would open a tab here, which jsdom cannot.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(logo, { ctrlKey: true })
    expect(calls.filter((call) => call === 'access.go /m/home')).toHaveLength(1)
  })

  it('[HEADER-03] shows balance, deposit and avatar to people with a session', () => {
    const { $session } = setup()
    for (const session of [MEMBER_SESSION, TRIAL_SESSION]) {
      act(() => $session.set(session))
      expect(screen.queryByText('¥1,234.50')).not.toBeNull()
      expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter')
      expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/m/member/home')
      expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    }
  })

  it('[HEADER-04] shows login and register to guests, and neither before it is known who is here', () => {
    const { $session } = setup()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/m/login')
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register')
    expect(screen.queryByText('¥1,234.50')).toBeNull()
    act(() => $session.set({ type: 'unknown' }))
    // The styles hide them, unless the document knows that no session is stored.
    expect(screen.getByRole('link', { name: 'Login' }).closest('[data-session="unknown"]')).not.toBeNull()
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull()
  })

  it('[HEADER-05] asks for the member data each time it comes on screen with a session', () => {
    const { calls, $session, view, foyer } = setup()
    const asked = () => calls.filter((call) => call === 'member.refresh').length
    expect(asked()).toBe(0)
    act(() => $session.set(MEMBER_SESSION))
    expect(asked()).toBe(1)
    view.unmount()
    // Counts each call; under StrictMode the second joins the first in the real one.
    renderWith(foyer, <Header />, { reactStrictMode: false })
    expect(asked()).toBe(2)
  })
})
