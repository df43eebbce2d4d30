import type { Rotation } from '@foyer/core'
import type { Swiper } from 'swiper'
import { translateTrack } from './translate-track.ts'

/** How far a finger must move sideways to change the slide while Swiper is not loaded, px. */
const DRAG_THRESHOLD_PX = 40

/** A carousel that can be dragged. */
export interface DragBinding {
  /** Slides to this index within `speed` ms. */
  show(index: number, speed: number): void
  end(): void
}

/**
 * Lets a finger move a carousel. Swiper is loaded with the first touch, in its own chunk; until then, and if that fails,
 * the track is moved by a transform of our own.
 */
export function bindDrag(element: HTMLElement, rotation: Rotation, count: number): DragBinding {
  const gone = new AbortController()
  const { signal } = gone
  let swiper: Swiper | undefined
  let asked = false
  /** Where a finger came down before Swiper was loaded. */
  let from: number | undefined

  const bring = () => {
    if (asked) return
    asked = true
    import('./create-swiper.ts').then(
      ({ createSwiper }) => {
        if (!signal.aborted) swiper = createSwiper(element, rotation)
      },
      () => {
        // Offline or an old deploy: the next touch tries again.
        asked = false
      },
    )
  }
  element.addEventListener('pointerenter', bring, { signal })
  element.addEventListener(
    'pointerdown',
    (event) => {
      from = swiper === undefined ? event.clientX : undefined
      bring()
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      const moved = from === undefined ? 0 : event.clientX - from
      from = undefined
      if (Math.abs(moved) < DRAG_THRESHOLD_PX) return
      const isForward = moved < 0 === (getComputedStyle(element).direction !== 'rtl')
      const next = rotation.$index.get() + (isForward ? 1 : -1)
      if (next >= 0 && next < count) rotation.go(next)
    },
    { signal },
  )

  return {
    show(index, speed) {
      if (swiper === undefined) translateTrack(element, index)
      else if (swiper.activeIndex !== index) swiper.slideTo(index, speed)
    },
    end() {
      gone.abort()
      swiper?.destroy(true, true)
    },
  }
}
