import { type FlagName, type SupportEntry, support, unread } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { DONE, MEMBER_SESSION, ready, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { FloatingSupport } from './floating-support.tsx'
import { SupportButtons } from './support-buttons.tsx'
import { SupportChannels } from './support-channels.tsx'

afterEach(cleanup)

const entry = (csPosition: string, network: SupportEntry['network'], url: string): SupportEntry => ({
  csPosition,
  title: network === 'livechat' ? 'LIVECHAT' : 'CS',
  kind: network === 'livechat' ? 'livechat' : 'cs',
  network,
  target: url.startsWith('/') ? { kind: 'page', path: url } : { kind: 'external', url },
})

const ALL = [
  entry('LIVECHAT-1', 'livechat', '/m/message'),
  entry('TELEGRAM-1', 'telegram', 'https://t.me/one'),
  entry('TELEGRAM-2', 'telegram', 'https://t.me/two'),
  entry('FACEBOOK-1', 'facebook', 'https://facebook.test/x'),
  entry('TELEGRAM-5', 'telegram', 'https://t.me/five'),
]

const setup = (entries: readonly SupportEntry[], flags: readonly FlagName[] = ['CBS3']) => {
  const stub = stubFoyer({ flags })
  const foyer = withFeature(stub.foyer, support, {
    $entries: atom(ready(entries)),
    load: async () => DONE,
    open: async ({ csPosition }, { title }) => {
      stub.calls.push(`service.open ${csPosition} ${title}`)
      return DONE
    },
  })
  return { ...stub, foyer }
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('customer service', () => {
  it('[CS-01][HOME-06] floats over the lobby, and says who answers where', () => {
    const { foyer, calls } = setup(ALL)
    renderWith(foyer, <FloatingSupport />)
    const button = screen.getByRole('button', { name: 'Customer service' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryAllByRole('link')).toEqual([])
    fireEvent.click(button)
    expect(links()).toEqual([
      ['Facebook', 'https://facebook.test/x'],
      ['Telegram 1', 'https://t.me/one'],
      ['Telegram 2', 'https://t.me/two'],
    ])
    expect(screen.getByRole('link', { name: 'Telegram 1' })).toMatchObject({
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }))
    expect(calls).toContain('service.open LIVECHAT-1 Live chat')
    fireEvent.click(button)
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('[UNREAD-04] has the badge of the chat, on the button and then on its entry', async () => {
    const { foyer, $session } = setup(ALL)
    const $counts = atom({ announcement: 2, chat: 120, inbox: 4, total: 126 })
    renderWith(withFeature(foyer, unread, { $counts }), <FloatingSupport />)
    act(() => $session.set(MEMBER_SESSION))
    await act(async () => void fireEvent.pointerDown(document.body))
    await screen.findByText('Unread: 120')
    const button = screen.getByRole('button', { name: /^Customer service .*Unread: 120$/ })
    expect(button.textContent).toContain('99+')
    fireEvent.click(button)
    expect(screen.getByRole('button', { name: 'Customer service' })).toBe(button)
    expect(screen.getByRole('button', { name: /^Live chat/ }).textContent).toContain('99+')
  })

  it('[CS-01] shows nothing where nobody answers', () => {
    const { foyer } = setup([entry('TELEGRAM-5', 'telegram', 'https://t.me/five')])
    renderWith(foyer, <FloatingSupport />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[MENU-04][CS-02] lists rows and icons in the menu, and leaves out what is missing', () => {
    const left: true[] = []
    const { foyer } = setup(ALL)
    renderWith(
      foyer,
      <ul>
        <SupportChannels onLeave={() => left.push(true)} />
      </ul>,
    )
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Live chat')
    expect(links()).toEqual([
      ['Telegram 1', 'https://t.me/one'],
      ['Telegram 2', 'https://t.me/two'],
      ['Facebook', 'https://facebook.test/x'],
      ['', 'https://t.me/one'],
      ['', 'https://facebook.test/x'],
    ])
    expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://t.me/one')
    fireEvent.click(screen.getByRole('link', { name: 'Telegram 2' }))
    expect(left).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }))
    expect(left).toHaveLength(2)
  })

  it('[MENU-06][FLAG-04][CHAT-07] has no live chat, floating or in the menu, where the site has none', () => {
    const { foyer } = setup(ALL, [])
    renderWith(
      foyer,
      <>
        <FloatingSupport />
        <ul>
          <SupportChannels onLeave={() => {}} />
        </ul>
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Customer service' }))
    expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Telegram 1' })).toHaveLength(2)
  })

  it('[CS-03] are buttons of a page, one for each network, the first of them the main one', () => {
    const { foyer, calls } = setup(ALL)
    renderWith(foyer, <SupportButtons primary empty="None" />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Live chat',
      'Telegram',
      'Facebook',
    ])
    expect(links()).toEqual([
      ['Telegram', 'https://t.me/one'],
      ['Facebook', 'https://facebook.test/x'],
    ])
    const chat = screen.getByRole('button', { name: 'Live chat' })
    expect(document.querySelectorAll('.fy-button-primary')).toHaveLength(1)
    expect(chat.className).toContain('fy-button-primary')
    fireEvent.click(chat)
    expect(calls).toContain('service.open LIVECHAT-1 Live chat')
  })

  it('[CS-03] are buttons that say so where the merchant names no way', () => {
    renderWith(setup([]).foyer, <SupportButtons empty="None" />)
    expect(document.body.textContent).toBe('None')
  })
})
