import { describe, expect, it } from 'vitest'
import { SWIPE_IDLE, swipeBackReducer, swipeDirection, type TouchStep } from './swipe.ts'

describe('a swipe', () => {
  it('[PRESS-08][CONST-04] counts from 60 px', () => {
    expect(swipeDirection(59, 0)).toBeUndefined()
    expect(swipeDirection(60, 0)).toBe('right')
    expect(swipeDirection(-60, 0)).toBe('left')
    expect(swipeDirection(0, 60)).toBe('down')
    expect(swipeDirection(0, -60)).toBe('up')
    expect(swipeDirection(0, 59)).toBeUndefined()
  })

  it('[PRESS-08] goes where it went farther', () => {
    expect(swipeDirection(80, -79)).toBe('right')
    expect(swipeDirection(80, -81)).toBe('up')
    expect(swipeDirection(-70, 70)).toBe('left')
  })
})

const swipe = (events: readonly TouchStep[], direction?: 'ltr' | 'rtl') => {
  let state = SWIPE_IDLE
  let backs = 0
  for (const event of events) {
    const step = swipeBackReducer(state, event, direction)
    state = step.state
    if (step.back) backs += 1
  }
  expect(state).toEqual(SWIPE_IDLE)
  return backs
}

const drag = (dx: number, dy = 0): readonly TouchStep[] => [
  { type: 'start', x: 200, y: 200 },
  { type: 'move', x: 200 + dx / 2, y: 200 + dy / 2 },
  { type: 'move', x: 200 + dx, y: 200 + dy },
  { type: 'end' },
]

describe('the back-swipe', () => {
  it('[ROUTE-26] needs 100 px', () => {
    expect(swipe(drag(99))).toBe(0)
    expect(swipe(drag(100))).toBe(1)
    expect(swipe(drag(300))).toBe(1)
  })

  it('[ROUTE-26] goes in reading direction, more across than down', () => {
    expect(swipe(drag(-100))).toBe(0)
    expect(swipe(drag(-100), 'rtl')).toBe(1)
    expect(swipe(drag(100), 'rtl')).toBe(0)
    expect(swipe(drag(120, 120))).toBe(0)
    expect(swipe(drag(120, -119))).toBe(1)
  })

  it('[ROUTE-26] can be taken back, and is no pinch', () => {
    expect(
      swipe([
        { type: 'start', x: 0, y: 0 },
        { type: 'move', x: 150, y: 0 },
        { type: 'move', x: 20, y: 0 },
        { type: 'end' },
      ]),
    ).toBe(0)
    expect(
      swipe([{ type: 'start', x: 0, y: 0 }, { type: 'move', x: 150, y: 0 }, { type: 'cancel' }, { type: 'end' }]),
    ).toBe(0)
    expect(swipe([{ type: 'start', x: 0, y: 0, fingers: 2 }, { type: 'move', x: 150, y: 0 }, { type: 'end' }])).toBe(0)
    expect(swipe([{ type: 'start', x: 0, y: 0 }, { type: 'move', x: 150, y: 0, fingers: 2 }, { type: 'end' }])).toBe(0)
  })
})
