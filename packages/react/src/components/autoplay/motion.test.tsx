import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { BannerCarousel } from '../banner-carousel/banner-carousel.tsx'
import { autoplayModule } from './use-motion-chunk.ts'

let client: FoyerOnSandbox
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fakeViewport()
  client = await openFoyerOnSandbox()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const current = () =>
  [...document.querySelectorAll('.fy-carousel-slide')].findIndex((slide) => !slide.hasAttribute('inert'))

const show = async () => {
  // As in a page that has just been opened.
  vi.spyOn(autoplayModule, 'loaded').mockReturnValue(undefined)
  const load = vi.spyOn(autoplayModule, 'load')
  renderWith(client.foyer, <BannerCarousel />)
  await client.settle()
  return load
}

it('nothing moves by itself before its code is here, which comes a moment later', async () => {
  const load = await show()
  await client.advance(20_000)
  expect(current()).toBe(0)
  vi.advanceTimersByTime(2999)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalled()
  await load.mock.results[0]?.value
  await client.settle()
  await client.advance(5000)
  expect(current()).toBe(1)
})

it('a touch brings it at once; where it cannot be had everything stands still and can be used', async () => {
  const load = await show()
  load.mockRejectedValue(new Error('offline'))
  fireEvent.pointerDown(document.body)
  expect(load).toHaveBeenCalled()
  await client.settle()
  await client.advance(20_000)
  expect(current()).toBe(0)
  const track = document.querySelector('.fy-carousel-track')
  if (track === null) throw new Error('no track')
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  track.scrollTo = vi.fn()
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 of 5' }))
  expect(current()).toBe(1)
  expect(track.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 300, behavior: 'smooth' })
})
