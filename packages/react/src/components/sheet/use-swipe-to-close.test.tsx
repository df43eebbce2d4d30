import '../../testing/jsdom-dialogs.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubMedia } from '../../testing/stub-media.ts'
import { type Point, touch } from '../../testing/touch-events.ts'
import { bindSwipeToClose, type SheetSide } from './bind-swipe-to-close.ts'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const START = { x: 200, y: 300 }

function setup(edge: SheetSide, { still: reducedMotion = true, dir = 'ltr' } = {}) {
  stubMedia(() => reducedMotion)
  document.body.innerHTML = `<dialog open dir="${dir}" style="direction: ${dir}"><div><p>Text</p><input></div></dialog>`
  const dialog = document.querySelector('dialog')
  const inside = document.querySelector('p')
  const body = document.querySelector('div')
  const field = document.querySelector('input')
  if (dialog === null || inside === null || body === null || field === null) throw new Error('no dialog')
  const finished: (() => void)[] = []
  dialog.animate = vi.fn(() => {
    const animation = new EventTarget()
    finished.push(() => animation.dispatchEvent(new Event('finish')))
    return animation as Animation
  })
  const close = vi.fn()
  const unbind = bindSwipeToClose(dialog, edge, close)
  const draw = (by: Partial<Point>, on: Element = inside) => {
    touch(on, 'touchstart', START)
    const moved = touch(on, 'touchmove', { x: START.x + (by.x ?? 0), y: START.y + (by.y ?? 0) })
    touch(on, 'touchend')
    return moved
  }
  return { dialog, inside, body, field, finished, close, unbind, draw }
}

describe('a dialog at an edge', () => {
  it('[PRESS-08] closes when it is pushed 60 px over its edge', () => {
    const { close, draw } = setup('bottom')
    draw({ y: 59 })
    draw({ y: -80 })
    draw({ x: 80 })
    expect(close).not.toHaveBeenCalled()
    expect(draw({ y: 60 })).toBe(false)
    expect(close).toHaveBeenCalledOnce()
  })

  it('[PRESS-08][MENU-01] goes where it came from, in both directions of reading', () => {
    for (const [edge, dir, x] of [
      ['start', 'ltr', -60],
      ['end', 'ltr', 60],
      ['start', 'rtl', 60],
      ['end', 'rtl', -60],
    ] as const) {
      const { close, draw } = setup(edge, { dir })
      draw({ x: -x })
      expect(close).not.toHaveBeenCalled()
      draw({ x })
      expect(close).toHaveBeenCalledOnce()
    }
  })

  it('leaves the finger to what scrolls under it, to fields, and to two of them', () => {
    const { close, draw, body, field, inside } = setup('bottom')
    body.style.overflowY = 'auto'
    body.scrollTop = 10
    expect(draw({ y: 90 })).toBe(true)
    expect(draw({ y: 90 }, field)).toBe(true)
    body.scrollTop = 0
    touch(inside, 'touchstart', START, { x: 10, y: 10 })
    touch(inside, 'touchmove', { x: 200, y: 400 }, { x: 10, y: 110 })
    touch(inside, 'touchend')
    expect(close).not.toHaveBeenCalled()
    draw({ y: 90 })
    expect(close).toHaveBeenCalledOnce()
  })

  it('does not close with a gesture that the platform took', () => {
    const { close, inside } = setup('bottom')
    touch(inside, 'touchstart', START)
    touch(inside, 'touchmove', { x: 200, y: 400 })
    touch(inside, 'touchcancel')
    expect(close).not.toHaveBeenCalled()
  })

  it('follows the finger and goes its way to the end, unless motion is not wanted', () => {
    const { dialog, close, unbind, inside, finished, draw } = setup('start', { still: false })
    touch(inside, 'touchstart', START)
    touch(inside, 'touchmove', { x: 150, y: 300 })
    expect(dialog.style.translate).toBe('-50px 0')
    touch(inside, 'touchend')
    expect(dialog.animate).toHaveBeenCalledOnce()
    finished.pop()?.()
    expect(close).not.toHaveBeenCalled()
    expect(dialog.style.translate).toBe('')
    draw({ x: -100 })
    expect(close).not.toHaveBeenCalled()
    close.mockImplementation(unbind)
    finished.pop()?.()
    expect(close).toHaveBeenCalledOnce()
    expect([dialog.style.translate, finished.length]).toEqual(['', 0])

    const calm = setup('start')
    touch(calm.inside, 'touchstart', START)
    touch(calm.inside, 'touchmove', { x: 100, y: 300 })
    expect(calm.dialog.style.translate).toBe('')
    touch(calm.inside, 'touchend')
    expect(calm.dialog.animate).not.toHaveBeenCalled()
    expect(calm.close).toHaveBeenCalledOnce()
  })

  it('stays beyond the edge while its owner takes a moment to close it', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { dialog, close, finished, draw, unbind } = setup('bottom', { still: false })
    draw({ y: 100 })
    finished.pop()?.()
    expect(close).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(300)
    expect(finished).toEqual([])
    unbind()
    vi.runAllTimers()
    expect([dialog.style.translate, finished.length]).toEqual(['', 0])
  })

  it('comes back when its owner keeps it open', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { dialog, close, finished, draw } = setup('bottom', { still: false })
    draw({ y: 100 })
    finished.pop()?.()
    expect(close).toHaveBeenCalledOnce()
    vi.runAllTimers()
    expect([dialog.open, dialog.style.translate, finished.length]).toEqual([true, '0 0px', 1])
    finished.pop()?.()
    expect(dialog.style.translate).toBe('')
  })

  it('does not close again when its owner has closed it before the swipe ends', () => {
    const { close, finished, unbind, draw } = setup('bottom', { still: false })
    draw({ y: 100 })
    unbind()
    finished.pop()?.()
    expect(close).not.toHaveBeenCalled()
  })

  it('leaves nothing behind', () => {
    const { close, unbind, draw } = setup('bottom')
    unbind()
    draw({ y: 90 })
    expect(close).not.toHaveBeenCalled()
  })
})
