import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrollingDown } from './use-scrolling-down.ts'

afterEach(() => vi.restoreAllMocks())

/** A page of 3000 px on a screen of 800. */
function scrollable(first = 0) {
  let at = first
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  const { result } = renderHook(useScrollingDown)
  return {
    down: () => result.current,
    scroll(...places: number[]) {
      for (const place of places) {
        at = place
        act(() => void window.dispatchEvent(new Event('scroll')))
      }
      return result.current
    },
  }
}

it('a way down begins after a stretch, however slowly, and ends with a stretch up', () => {
  const { scroll } = scrollable()
  expect(scroll(10)).toBe(false)
  expect(scroll(20, 30, 40, 50)).toBe(true)
  expect(scroll(1000, 990, 980)).toBe(true)
  expect(scroll(970)).toBe(false)
  expect(scroll(980, 990)).toBe(false)
  expect(scroll(1000)).toBe(true)
})

it('ends at the top and at the end of the page, and a page that springs back is not on a way', () => {
  const { scroll } = scrollable()
  expect(scroll(500)).toBe(true)
  expect(scroll(0, -60, -20, 0)).toBe(false)
  expect(scroll(1500)).toBe(true)
  expect(scroll(2200, 2260, 2200)).toBe(false)
})

it('begins in the middle of a page that is far down already', () => {
  expect(scrollable(1200).down()).toBe(true)
})
