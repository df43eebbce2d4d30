import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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
