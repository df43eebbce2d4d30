import { describe, expect, it } from 'vitest'
import { popupSize } from './home-popup-rules.ts'

describe('how large a popup is', () => {
  it.each([
    [320, 400, '3.2rem', '4rem', 0.8],
    [320, undefined, '3.2rem', undefined, undefined],
    [undefined, 400, undefined, '4rem', undefined],
    [0, 400, undefined, '4rem', undefined],
    [-5, Number.NaN, undefined, undefined, undefined],
    [Number.POSITIVE_INFINITY, 1, undefined, '0.01rem', undefined],
  ])('[CONST-07] %s by %s px', (px, high, width, height, ratio) => {
    expect(popupSize(px, high)).toEqual({ width, height, ratio })
  })
})
