import { describe, expect, it } from 'vitest'
import { installOfferDelay, iosSupported, iosVersion, OFFER_DELAY_MS } from './install-rules.ts'

describe('the app for iPhones', () => {
  it.each([
    ['9.3', false],
    ['12', false],
    ['12.3.1', false],
    ['12.3.9', false],
    ['12.4', true],
    ['12.4.1', true],
    ['12.10', true],
    ['13', true],
    ['13.0', true],
    ['26.1', true],
    ['?', true],
    [undefined, true],
  ])('[CONST-06] on iOS %s it runs: %s', (version, supported) => {
    expect(iosSupported(version)).toBe(supported)
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.1 Mobile/15E148 Safari/604.1',
      '12.3.1',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 13_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/99.0 Mobile/15E148 Safari/604.1',
      '13.0',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15', undefined],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', undefined],
    ['', undefined],
    [`iPhone ${' OS 1'.repeat(20_000)}`, undefined],
  ])('[CONST-06] reads the version of %s', (userAgent, version) => {
    expect(iosVersion(userAgent)).toBe(version)
  })
})

describe('when the app is offered', () => {
  const back = { visits: 2, played: false, offered: false, hereMs: OFFER_DELAY_MS }
  it.each([
    ['a minute into the second visit', {}, 0],
    ['at the beginning of the second visit', { hereMs: 0 }, OFFER_DELAY_MS],
    ['a moment before the minute is over', { hereMs: OFFER_DELAY_MS - 1 }, 1],
    ['on a clock that was set back', { hereMs: -5000 }, OFFER_DELAY_MS],
    ['on a first visit', { visits: 1 }, undefined],
    ['on a first visit with a game played', { visits: 1, played: true }, 0],
    ['once it was offered', { offered: true, played: true }, undefined],
  ])('[INSTALL-07] %s', (_, facts, wait) => {
    expect(installOfferDelay({ ...back, ...facts })).toBe(wait)
  })
})
