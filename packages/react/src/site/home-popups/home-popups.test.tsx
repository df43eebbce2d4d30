import '../../testing/jsdom-dialogs.ts'
import { type AnnouncementPopup, type HomePopup, homePopups } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestClose } from '../../testing/jsdom-dialogs.ts'
import { renderWith } from '../../testing/render.tsx'
import { DONE, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { HomePopups, lazyHomePopup } from './home-popups.tsx'

beforeAll(async () => {
  await lazyHomePopup.load()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const PICTURE: AnnouncementPopup = {
  kind: 'announcement',
  id: 1,
  title: 'This week',
  content: '',
  image: 'promos/popup.svg',
  target: { kind: 'page', path: '/m/activity' },
  size: { width: '3.2rem', height: '4rem', ratio: 0.8 },
}
const NO_SIZE = { width: undefined, height: undefined, ratio: undefined }
const TEXT: AnnouncementPopup = {
  ...PICTURE,
  id: 2,
  title: 'News',
  content: '<p onclick="x()">Hello</p>',
  image: undefined,
  target: { kind: 'external', url: 'https://partner.example/x' },
  size: NO_SIZE,
}
const APP: HomePopup = { kind: 'download' }
/** StrictMode mounts twice: what the first arrival began is ended before the second. */
const ARRIVED = ['load', 'leave', 'load']

/** The popups, played by hand: what is due opens, and each close brings the next. */
const setup = (...queue: HomePopup[]) => arrive(false, queue)
const arrive = (hasInteracted: boolean, queue: HomePopup[]) => {
  const stub = stubFoyer()
  const $hasNext = atom<HomePopup['kind'] | undefined>()
  const $shown = atom<HomePopup | undefined>()
  const foyer = withFeature(stub.foyer, homePopups, {
    $hasNext,
    $shown,
    load: async () => {
      stub.calls.push('load')
      $hasNext.set(queue[0]?.kind)
      return DONE
    },
    open() {
      stub.calls.push('open')
      $shown.set(queue.shift())
      $hasNext.set(undefined)
    },
    close() {
      stub.calls.push('close')
      $shown.set(queue.shift())
    },
    leave() {
      stub.calls.push('leave')
      $shown.set(undefined)
    },
  })
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  const view = renderWith(foyer, <HomePopups hasInteracted={hasInteracted} />)
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  return { ...stub, ...view, before, pass }
}

describe('what opens over the lobby', () => {
  it('[HOME-05] a dialog with the picture, named by its title, that leads to a page', async () => {
    const { pass, calls } = setup(PICTURE)
    await pass(600)
    const dialog = screen.getByRole('dialog', { name: 'This week' })
    const link = screen.getByRole('link', { name: 'This week' })
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/demo/promos/popup.svg')
    expect(dialog.querySelector('.fy-rich-text')).toBeNull()
    fireEvent.click(link)
    expect(calls).toEqual([...ARRIVED, 'open', 'leave', 'access.go /m/activity'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[HOME-05][CONST-07] it is as large as was sent', async () => {
    const { pass } = setup(PICTURE)
    await pass(600)
    const { style } = screen.getByRole('dialog')
    expect(style.getPropertyValue('--fy-popup-width')).toBe('3.2rem')
    expect(style.getPropertyValue('--fy-popup-height')).toBe('4rem')
    expect(style.getPropertyValue('--fy-popup-ratio')).toBe('0.8')
  })

  it('[HOME-05] one after another, each closed in its way; the focus goes back where it was', async () => {
    const { pass, calls, before } = setup(PICTURE, { ...TEXT, target: { kind: 'none' } })
    await pass(600)
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: 'This week' })).toBeNull()
    const second = screen.getByRole('dialog', { name: 'News' })
    expect(screen.queryByRole('link')).toBeNull()
    act(() => requestClose(second))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([...ARRIVED, 'open', 'close', 'close'])
    expect(document.activeElement).toBe(before)
  })

  it('[HOME-05] text is made harmless, and an address of others opens beside the site', async () => {
    const { pass } = setup(TEXT)
    await pass(600)
    vi.useRealTimers()
    const words = await screen.findByText('Hello')
    expect(words.getAttribute('onclick')).toBeNull()
    expect(screen.getByRole('link', { name: 'More' })).toMatchObject({
      href: 'https://partner.example/x',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
  })

  it('[HOME-05][INSTALL-07] the app comes as a sheet with a mask and a close button', async () => {
    const { pass, calls } = setup(APP)
    await pass(600)
    const sheet = screen.getByRole('dialog', { name: 'Take the lobby with you' })
    expect(sheet.className).toContain('fy-sheet-bottom')
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/m/app')
    // The mask is the dialog itself, outside of its panel.
    fireEvent.click(sheet)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([...ARRIVED, 'open', 'close'])
  })
})

describe('when a popup of the login opens', () => {
  it('[HOME-05] with the lobby', async () => {
    const { pass, calls } = setup(PICTURE)
    await pass(0)
    expect(calls).toEqual([...ARRIVED, 'open'])
  })

  it('[HOME-05] not over somebody who has begun to use the lobby: they are told at the next arrival', async () => {
    const { pass, calls } = arrive(true, [PICTURE])
    await pass(5000)
    expect(calls).not.toContain('open')
  })

  it('[HOME-05] not over another dialog, nor on a page that nobody looks at', async () => {
    const menu = document.createElement('dialog')
    document.body.append(menu)
    menu.setAttribute('open', '')
    const { pass, calls } = setup(PICTURE)
    await pass(5000)
    expect(calls).not.toContain('open')
    menu.removeAttribute('open')
    await pass(600)
    expect(calls).toContain('open')
  })
})

describe('when the app is offered', () => {
  it('[HOME-05] not while a finger is down, nor while the page moves', async () => {
    const { pass, calls } = setup(APP)
    await pass(500)
    fireEvent.scroll(document.body)
    await pass(500)
    expect(calls).not.toContain('open')
    fireEvent.pointerDown(document.body)
    await pass(5000)
    expect(calls).not.toContain('open')
    fireEvent.pointerUp(document.body)
    await pass(600)
    expect(calls).toContain('open')
  })

  it('[HOME-05] not over another dialog, nor while somebody types', async () => {
    const { pass, calls } = setup(APP)
    const menu = document.createElement('dialog')
    const field = document.createElement('input')
    document.body.append(menu, field)
    menu.setAttribute('open', '')
    await pass(5000)
    menu.removeAttribute('open')
    field.focus()
    await pass(5000)
    expect(calls).not.toContain('open')
    field.blur()
    await pass(600)
    expect(calls).toContain('open')
  })

  it('[HOME-05] nothing where nothing is due, and nothing stays when the lobby goes', async () => {
    const { pass, calls, unmount } = setup()
    await pass(5000)
    expect(calls).toEqual(ARRIVED)
    unmount()
    expect(calls).toEqual([...ARRIVED, 'leave'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
