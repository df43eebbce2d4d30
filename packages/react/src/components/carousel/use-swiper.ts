import { LIMITS } from '@foyer/core'
import { type RefObject, useEffect, useRef } from 'react'
import type { Swiper } from 'swiper'
import type { RotationView } from '../../hooks/use-rotation.ts'

/** How far sideways a finger turns the page while Swiper is not there, px. */
const TURN_PX = 40

/**
 * Lets a finger move a carousel and slides it to the rotation's index. Swiper arrives with the first touch, in its
 * own chunk; until then, and where it cannot be had, the track is moved by a transform of our own.
 */
export function useSwiper(box: RefObject<HTMLElement | null>, view: RotationView, count: number): void {
  const swiper = useRef<Swiper | undefined>(undefined)
  const { rotation, index, still } = view
  const speed = still ? 0 : LIMITS.bannerTransitionMs

  useEffect(() => {
    const element = box.current
    if (element === null || count < 2) return
    let made: Swiper | undefined
    let gone = false
    let asked = false
    /** Where a finger came down that Swiper has not seen. */
    let from: number | undefined

    const bring = () => {
      if (asked) return
      asked = true
      import('./swiper-binding.ts').then(
        ({ swiperOn }) => {
          if (!gone) swiper.current = made = swiperOn(element, rotation)
        },
        () => {
          // Offline or an old deploy: the next touch asks again.
          asked = false
        },
      )
    }
    const down = (event: PointerEvent) => {
      from = made === undefined ? event.clientX : undefined
      bring()
    }
    const up = (event: PointerEvent) => {
      const moved = from === undefined ? 0 : event.clientX - from
      from = undefined
      if (Math.abs(moved) < TURN_PX) return
      const ahead = moved < 0 === (getComputedStyle(element).direction !== 'rtl')
      const next = rotation.$index.get() + (ahead ? 1 : -1)
      if (next >= 0 && next < count) rotation.go(next)
    }
    element.addEventListener('pointerenter', bring)
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      gone = true
      element.removeEventListener('pointerenter', bring)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
      made?.destroy(true, true)
      swiper.current = undefined
    }
  }, [box, rotation, count])

  useEffect(() => {
    const element = box.current
    if (swiper.current !== undefined) {
      if (swiper.current.activeIndex !== index) swiper.current.slideTo(index, speed)
      return
    }
    const track = element?.firstElementChild
    if (element === null || !(track instanceof HTMLElement)) return
    const side = index > 0 && getComputedStyle(element).direction === 'rtl' ? 1 : -1
    track.style.transform = index === 0 ? '' : `translate3d(${side * index * 100}%, 0, 0)`
  }, [box, index, speed])
}
