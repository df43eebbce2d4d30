import type { Rotation } from '@foyer/core'
import { Swiper } from 'swiper'

/**
 * Hands a carousel to Swiper, in step with the rotation. Only Swiper's core is used: it writes no HTML, so it works
 * under Trusted Types.
 */
export function createSwiper(element: HTMLElement, rotation: Rotation): Swiper {
  const track = element.firstElementChild
  if (track instanceof HTMLElement) track.style.transform = ''
  return new Swiper(element, {
    wrapperClass: 'fy-carousel-track',
    slideClass: 'fy-carousel-slide',
    initialSlide: rotation.$index.get(),
    resistanceRatio: 0.6,
    threshold: 6,
    on: { slideChange: ({ activeIndex }) => rotation.go(activeIndex) },
  })
}
