import type { Rotation } from '@foyer/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pauseOnInteraction } from './pause-on-interaction.ts'

const hold = vi.fn()
const rotation = { hold } as unknown as Rotation
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  hold.mockReset()
  stop = pauseOnInteraction(document.createElement('div'), rotation)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const tap = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))

it('holds the rotation for a second when another part of the page is tapped', () => {
  tap()
  expect(hold.mock.calls).toEqual([['tap', true]])
  vi.advanceTimersByTime(999)
  expect(hold).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(hold).toHaveBeenLastCalledWith('tap', false)
})

it('counts the second from the last of several taps', () => {
  tap()
  vi.advanceTimersByTime(900)
  tap()
  vi.advanceTimersByTime(999)
  expect(hold).not.toHaveBeenCalledWith('tap', false)
  vi.advanceTimersByTime(1)
  expect(hold).toHaveBeenLastCalledWith('tap', false)
})

it('lets the rotation go, and leaves no timer and no listener, when it is stopped', () => {
  tap()
  stop()
  expect(hold).toHaveBeenLastCalledWith('tap', false)
  expect(vi.getTimerCount()).toBe(0)
  hold.mockReset()
  tap()
  expect(hold).not.toHaveBeenCalled()
})
