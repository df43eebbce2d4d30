import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

const frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paint = () => {
  for (const callback of frames.splice(0)) callback(0)
}
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

it('calls back once, in a task after the next frame', () => {
  const run = vi.fn()
  afterPaint(run)
  paint()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('pagehide'))
  expect(run).toHaveBeenCalledOnce()
})

it('calls back at once in a document without frames', () => {
  vi.stubGlobal('requestAnimationFrame', undefined)
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
})

it('calls back after 200 ms when no frame comes', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(199)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

it('calls back at once when the page is hidden', () => {
  hide()
  const run = vi.fn()
  afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['the page becomes hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('calls back within the event when %s', (_, happen) => {
  const run = vi.fn()
  afterPaint(run)
  happen()
  expect(run).toHaveBeenCalledOnce()
})

it('leaves no timer, frame or listener when the wait is cancelled', () => {
  const run = vi.fn()
  const cancel = afterPaint(run)
  const late = afterPaint(run)
  cancel()
  paint()
  late()
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('pagehide'))
  expect(run).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
