import { describe, expect, it } from 'vitest'
import { appOfferDelay, OFFER_DELAY_MS } from './visits.ts'

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
    expect(appOfferDelay({ ...back, ...facts })).toBe(wait)
  })
})
