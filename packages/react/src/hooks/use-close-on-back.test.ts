import { browserPorts } from '@foyer/core/browser'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { useCloseOnBack } from './use-close-on-back.ts'

/** Of the Navigation API, which jsdom has not, what the hook uses. */
class FakeNavigation extends EventTarget {
  currentEntry = { key: 'home', index: 1 }

  /** A page of the site is entered by a link. */
  push(key: string): void {
    this.currentEntry = { key, index: this.currentEntry.index + 1 }
  }

  /** @returns whether the way back was taken */
  back(userInitiated = true): boolean {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      userInitiated,
      destination: { index: this.currentEntry.index - 1 },
    })
    return this.dispatchEvent(event)
  }
}

function withNavigation(): FakeNavigation {
  const navigation = new FakeNavigation()
  vi.stubGlobal('navigation', navigation)
  return navigation
}

afterEach(() => vi.unstubAllGlobals())

test('the way back closes what is modal and on top, one by one, and then leads back', () => {
  const navigation = withNavigation()
  const [menu, sheet] = [vi.fn(), vi.fn()]
  const first = renderHook(({ isOpen }) => useCloseOnBack(isOpen, menu), { initialProps: { isOpen: true } })
  const second = renderHook(({ isOpen }) => useCloseOnBack(isOpen, sheet), { initialProps: { isOpen: true } })
  expect(navigation.back()).toBe(false)
  expect([menu.mock.calls.length, sheet.mock.calls.length]).toEqual([0, 1])
  second.rerender({ isOpen: false })
  expect(navigation.back()).toBe(false)
  expect([menu.mock.calls.length, sheet.mock.calls.length]).toEqual([1, 1])
  first.rerender({ isOpen: false })
  expect(navigation.back()).toBe(true)
  first.unmount()
  second.unmount()
})

test('a step back of the site itself closes nothing', () => {
  const navigation = withNavigation()
  const close = vi.fn()
  const { unmount } = renderHook(() => useCloseOnBack(true, close))
  expect(navigation.back(false)).toBe(true)
  expect(close).not.toHaveBeenCalled()
  unmount()
})

test('who followed a link of a dialog goes back from the next page, though the dialog is still on screen', () => {
  const navigation = withNavigation()
  const close = vi.fn()
  const { unmount } = renderHook(() => useCloseOnBack(true, close))
  navigation.push('bets')
  expect(navigation.back()).toBe(true)
  expect(close).not.toHaveBeenCalled()
  unmount()
})

/** jsdom has the history of browsers without the Navigation API. Its steps are tasks, so the tests wait for their end. */
describe('without the Navigation API', () => {
  const isHeld = () => Reflect.get(Object(history.state), 'foyerModal') === true
  const place = () => [location.pathname, isHeld()]
  const expectPlace = (path: string, held: boolean) =>
    vi.waitFor(() => expect(place()).toEqual([path, held]), { interval: 1 })

  beforeEach(() => {
    history.pushState({ page: 1 }, '', '/m/home')
    history.pushState({ page: 2 }, '', '/m/set')
  })

  it('closes what is on top, one by one, and stays on the page', async () => {
    const [menu, sheet] = [vi.fn(), vi.fn()]
    const first = renderHook(({ isOpen }) => useCloseOnBack(isOpen, menu), { initialProps: { isOpen: true } })
    const second = renderHook(({ isOpen }) => useCloseOnBack(isOpen, sheet), { initialProps: { isOpen: true } })
    // React may take its effects back after the step, as in a browser.
    sheet.mockImplementation(() => queueMicrotask(() => second.rerender({ isOpen: false })))
    menu.mockImplementation(() => first.rerender({ isOpen: false }))
    expect(place()).toEqual(['/m/set', true])
    history.back()
    await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce())
    await expectPlace('/m/set', true)
    expect(menu).not.toHaveBeenCalled()
    history.back()
    await vi.waitFor(() => expect(menu).toHaveBeenCalledOnce())
    await expectPlace('/m/set', false)
    history.back()
    await expectPlace('/m/home', false)
    expect([menu.mock.calls.length, sheet.mock.calls.length]).toEqual([1, 1])
    first.unmount()
    second.unmount()
  })

  it('leaves no entry behind when the modal is closed by its button', async () => {
    const close = vi.fn()
    const { unmount } = renderHook(() => useCloseOnBack(true, close))
    expect(place()).toEqual(['/m/set', true])
    unmount()
    await expectPlace('/m/set', false)
    history.back()
    await expectPlace('/m/home', false)
    expect(close).not.toHaveBeenCalled()
  })

  it('leads back from the page that a link of the modal has opened, to the page below the modal', async () => {
    const { navigation } = browserPorts()
    const { unmount } = renderHook(() => useCloseOnBack(true, () => {}))
    navigation.push('/m/help')
    unmount()
    expect(navigation.behind().at(-1)).toBe('/m/set')
    history.back()
    await expectPlace('/m/set', false)
    history.back()
    await expectPlace('/m/home', false)
  })

  it('leads a step of the site itself to the page before, as if no entry were held', async () => {
    const { navigation } = browserPorts()
    const close = vi.fn()
    const { unmount } = renderHook(() => useCloseOnBack(true, close))
    navigation.back()
    await expectPlace('/m/home', false)
    expect(close).not.toHaveBeenCalled()
    unmount()
  })
})
