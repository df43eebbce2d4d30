import { describe, expect, it } from 'vitest'
import { swipeDirection } from './swipe.ts'

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
