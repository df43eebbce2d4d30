import { fireEvent } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bindCarousel, type CarouselBinding, swiperModule } from './bind-carousel.ts'
import type { createSwiper } from './create-swiper.ts'

const WIDTH = 300
/** As long as a track must rest, and the frame after it. */
const REST_MS = 120

let binding: CarouselBinding | undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
})
afterEach(() => {
  binding?.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function setup(load: () => Promise<typeof createSwiper>, scrolledTo = 0) {
  const track = document.createElement('div')
  document.body.append(track)
  Object.defineProperties(track, { clientWidth: { value: WIDTH }, scrollWidth: { value: 5 * WIDTH } })
  track.scrollLeft = scrolledTo
  const $index = atom(0)
  const rotation = {
    $index,
    $paused: atom(false),
    go: vi.fn((index: number) => $index.set(index)),
    setCount() {},
    togglePaused() {},
    hold() {},
    dispose() {},
  }
  vi.spyOn(swiperModule, 'load').mockImplementation(load)
  // Another file of this worker may have loaded it.
  vi.spyOn(swiperModule, 'loaded').mockReturnValue(undefined)
  const made = bindCarousel(track, rotation, () => {})
  binding = made
  await Promise.resolve()
  await Promise.resolve()
  const scroll = (left: number) => {
    track.scrollLeft = left
    fireEvent.scroll(track)
  }
  return { track, rotation, scroll, binding: made }
}

const fakeSwiper = () => ({
  snapIndex: 0,
  params: { slidesPerGroup: 3 },
  slideTo: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
})

it('[HOME-03] a track goes to Swiper where a finger has left it, when both rest', async () => {
  const swiper = fakeSwiper()
  const create = vi.fn(() => swiper) as unknown as typeof createSwiper
  const { track, rotation, scroll, binding } = await setup(async () => create)
  fireEvent.touchStart(track)
  scroll(2 * WIDTH)
  vi.advanceTimersByTime(1000)
  expect(create).not.toHaveBeenCalled()
  expect(binding.show(1, 0)).toBe(false)
  fireEvent.touchEnd(track)
  vi.advanceTimersByTime(60)
  scroll(3 * WIDTH)
  vi.advanceTimersByTime(60)
  expect(create).not.toHaveBeenCalled()
  vi.advanceTimersByTime(REST_MS)
  expect(rotation.go).toHaveBeenCalledExactlyOnceWith(3)
  expect(create).toHaveBeenCalledOnce()

  expect(binding.show(2, 1000)).toBe(true)
  expect(swiper.slideTo).toHaveBeenCalledExactlyOnceWith(6, 1000)
  expect(binding.show(0, 1000)).toBe(true)
  expect(swiper.slideTo).toHaveBeenCalledOnce()
  binding.end()
  expect(swiper.destroy).toHaveBeenCalledOnce()
})

it('[HOME-03] without Swiper the rotation follows the scrolling, and the next touch asks for it again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const { track, rotation, scroll } = await setup(load)
  scroll(4 * WIDTH)
  vi.advanceTimersByTime(REST_MS)
  expect(rotation.go).toHaveBeenCalledExactlyOnceWith(4)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.touchStart(track)
  expect(load).toHaveBeenCalledTimes(2)
  await Promise.resolve()
  for (let move = 0; move < 60; move += 1) fireEvent.touchMove(track)
  expect(load).toHaveBeenCalledTimes(2)
  fireEvent.touchEnd(track)
  fireEvent.touchMove(track)
  expect(load).toHaveBeenCalledTimes(3)
})

it('[HOME-03] a track that a finger has moved before is followed, also where Swiper cannot be had', async () => {
  const { rotation } = await setup(() => Promise.reject(new Error('offline')), 2 * WIDTH)
  vi.advanceTimersByTime(REST_MS)
  expect(rotation.go).toHaveBeenCalledExactlyOnceWith(2)
})
