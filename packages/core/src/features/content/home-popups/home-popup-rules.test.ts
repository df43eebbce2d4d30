import { describe, expect, it } from 'vitest'
import { hasAppFor, isPhone, popupSize } from './home-popup-rules.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile/15E148'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const link = (resourceType: 'IOS' | 'Android' | 'MOBILECONFIG') => ({ resourceType, url: 'https://app.test/' })

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

describe('whom the app is offered', () => {
  it.each([
    ['an iPhone', IPHONE, true],
    ['an Android phone', ANDROID, true],
    ['a tablet', TABLET, false],
    ['a desktop', DESKTOP, false],
    ['nobody in particular', '', false],
  ])('[HOME-05] %s', (_, userAgent, phone) => {
    expect(isPhone(userAgent)).toBe(phone)
    const all = [link('IOS'), link('Android'), link('MOBILECONFIG')]
    expect(hasAppFor(userAgent, all, true)).toBe(phone)
    expect(hasAppFor(userAgent, [], true)).toBe(false)
  })

  it('[HOME-05][CONST-06] the app of the own system, where it runs', () => {
    expect(hasAppFor(IPHONE, [link('Android')], true)).toBe(false)
    expect(hasAppFor(ANDROID, [link('IOS'), link('MOBILECONFIG')], true)).toBe(false)
    expect(hasAppFor(IPHONE, [link('IOS')], false)).toBe(false)
    expect(hasAppFor(IPHONE, [link('IOS'), link('MOBILECONFIG')], false)).toBe(true)
  })
})
