import { support, unread } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { DONE, MEMBER_SESSION, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { FooterMenu } from './footer-menu.tsx'

afterEach(cleanup)

/** What is loaded with the first interaction. */
const touch = () => act(async () => void fireEvent.pointerDown(document.body))

describe('the footer menu', () => {
  it('[FOOTMENU-01] has five items in order, which core opens', () => {
    const { foyer, calls } = stubFoyer({ path: '/m/activity' })
    renderWith(foyer, <FooterMenu />)
    const items = screen.getAllByRole('listitem').map((item) => item.firstElementChild)
    expect(items.map((item) => item?.getAttribute('href'))).toEqual([
      '/m/member/home',
      '/m/activity',
      '/m/invite',
      '/m/voucherCenter',
      // An action, not an address: see CS-07.
      null,
    ])
    expect(items[4]).toBe(screen.getByRole('button', { name: 'Service' }))
    fireEvent.click(screen.getByRole('link', { name: 'Deposit' }))
    expect(calls).toEqual(['access.openFooter deposit'])
  })

  it.each([
    ['/m/home', undefined, undefined],
    ['/m/activity', 'Promos', 'page'],
    ['/m/activityDetail?id=7', 'Promos', 'true'],
    ['/m/voucherCenter', 'Deposit', 'page'],
    ['/m/message', 'Service', 'page'],
    ['/m/set', undefined, undefined],
  ])('on %s it marks %s', (path, name, current) => {
    renderWith(stubFoyer({ path }).foyer, <FooterMenu />)
    const items = screen.getAllByRole('listitem').flatMap((item) => item.firstElementChild ?? [])
    const marked = items.filter((item) => item.hasAttribute('aria-current'))
    expect(marked.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual(
      name === undefined ? [] : [[name, current]],
    )
  })

  it('[CS-07] leads to customer service', async () => {
    const { foyer, calls } = stubFoyer()
    const contact = vi.fn(async () => DONE)
    renderWith(withFeature(foyer, support, { contact }), <FooterMenu />)
    fireEvent.click(screen.getByRole('button', { name: 'Service' }))
    await vi.waitFor(() => expect(contact).toHaveBeenCalledWith({ title: 'Live chat', headerColor: expect.anything() }))
    expect(calls).toEqual([])
  })

  it('[UNREAD-04] has the badge of all that waits, and at the service that of the chat', async () => {
    const { foyer, $session } = stubFoyer()
    const $counts = atom({ announcement: 2, chat: 3, inbox: 4, total: 9 })
    renderWith(withFeature(foyer, unread, { $counts }), <FooterMenu />)
    await touch()
    expect(document.querySelector('.fy-badge')).toBeNull()
    act(() => $session.set(MEMBER_SESSION))
    await touch()
    await screen.findByText('Unread: 3')
    expect(screen.getByRole('button', { name: /^Service/ }).textContent).toMatch(/^Service3Unread: 3$/)
    expect(screen.getByRole('link', { name: /^Member/ }).textContent).toMatch(/^Member9Unread: 9$/)
    act(() => $counts.set({ announcement: 2, chat: 0, inbox: 4, total: 6 }))
    expect(screen.getByRole('button', { name: 'Service' }).textContent).toBe('Service')
  })

  it('[FOOTMENU-02] reads agency center for agents', () => {
    const { foyer, $session } = stubFoyer()
    renderWith(foyer, <FooterMenu />)
    expect(screen.queryByRole('link', { name: 'Invite' })).not.toBeNull()
    act(() => $session.set(MEMBER_SESSION))
    expect(screen.getByRole('link', { name: 'Agency' }).getAttribute('href')).toBe('/m/agent')
  })
})
