import type { Rotation } from '@foyer/core'
import type { Swiper } from 'swiper'
import { lazyModule } from '../lazy/lazy-module.ts'
import { scrollOffset } from '../scroll-row/scroll-row.tsx'

/** How long a track stands still before it counts as arrived, ms. Not every supported browser has `scrollend`. */
const REST_MS = 100

/** Swiper, in a chunk of its own. */
export const swiperModule = lazyModule(async () => (await import('./create-swiper.ts')).createSwiper)

export interface CarouselBinding {
  /** Moves to the view of this index within `ms`; false while the browser scrolls the track. */
  show(index: number, ms: number | undefined): boolean
  /** Measures again, for other slides. */
  update(): void
  end(): void
}

/**
 * Hands a track of snapping slides to Swiper as soon as that is here and the track rests. Until then, and if Swiper cannot
 * be had, the browser scrolls, and the rotation follows whenever the track comes to rest.
 */
export function bindCarousel(
  track: HTMLElement,
  rotation: Rotation,
  onViews: (views: number) => void,
): CarouselBinding {
  const scrolled = new AbortController()
  let create = swiperModule.loaded()
  let swiper: Swiper | undefined
  let touched = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const takeOver = () => {
    if (touched || track.clientWidth === 0) return
    const { from, rest } = scrollOffset(track)
    const view = rest < 4 ? Math.ceil((track.scrollWidth - 2) / track.clientWidth) - 1 : from / track.clientWidth
    if (Math.round(view) !== rotation.$index.get()) rotation.go(Math.round(view))
    if (create === undefined) return
    scrolled.abort()
    swiper = create(track, rotation, onViews)
  }
  const cancel = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const awaitRest = () => {
    cancel()
    // On a busy thread the timer may be earlier than a scroll event, the frame is not.
    timer = setTimeout(() => {
      frame = requestAnimationFrame(takeOver)
    }, REST_MS)
  }
  const bring = async () => {
    const [loaded] = await Promise.allSettled([swiperModule.load()])
    if (loaded.status === 'rejected' || scrolled.signal.aborted) return
    create = loaded.value
    awaitRest()
  }
  const on = (types: readonly string[], listener: () => void) => {
    for (const type of types) track.addEventListener(type, listener, { signal: scrolled.signal, passive: true })
  }
  on(['scroll'], awaitRest)
  // The finger that brought this code came before it.
  on(['touchstart', 'touchmove'], () => {
    if (touched) return
    touched = true
    if (create === undefined) void bring()
  })
  on(['touchend', 'touchcancel'], () => {
    touched = false
    awaitRest()
  })
  // A finger may have moved the track before.
  awaitRest()
  void bring()

  return {
    show(index, ms) {
      if (swiper === undefined) awaitRest()
      else if (swiper.snapIndex !== index) swiper.slideTo(index * (swiper.params.slidesPerGroup ?? 1), ms)
      return swiper !== undefined
    },
    update: () => swiper?.update(),
    end() {
      cancel()
      scrolled.abort()
      swiper?.destroy()
    },
  }
}
