import type { Rotation } from '@foyer/core'
import { Swiper } from 'swiper'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'

/**
 * Hands a track to Swiper at the view where it is scrolled to, in step with the rotation. Only Swiper's core is used: it
 * writes no HTML, so it works under Trusted Types.
 *
 * @param onViews is told how many views there are, now and whenever that changes
 */
export function createSwiper(track: HTMLElement, rotation: Rotation, onViews: (views: number) => void): Swiper {
  const viewport = track.parentElement
  const slide = track.firstElementChild
  if (viewport === null || slide === null) throw new Error('a carousel without slides')
  const slidesPerGroup = () => Number(getComputedStyle(track).getPropertyValue('--fy-per-view')) || 1

  const initialSlide = rotation.$index.get() * slidesPerGroup()
  track.scrollLeft = 0
  viewport.dataset.swiper = ''
  const swiper = new Swiper(viewport, {
    wrapperClass: track.className,
    slideClass: slide.className,
    touchEventsTarget: 'container',
    // Without buttons: Swiper takes the focus from what it calls focusable, and does not move from there.
    focusableElements: 'input, select, textarea',
    slidesPerView: 'auto',
    slidesPerGroup: slidesPerGroup(),
    initialSlide,
    speed: scrollBehavior() === 'instant' ? 0 : 300,
    resistanceRatio: 0.6,
    threshold: 6,
    on: {
      snapGridLengthChange: ({ snapGrid }) => {
        // At once: the index that Swiper tells next is one of these.
        rotation.setCount(snapGrid.length)
        onViews(snapGrid.length)
      },
      snapIndexChange: ({ snapIndex }) => {
        if (snapIndex !== rotation.$index.get()) rotation.go(snapIndex)
      },
      beforeResize: ({ params }) => {
        params.slidesPerGroup = slidesPerGroup()
      },
      // As the browser does when it begins to scroll: the finger presses nothing any more.
      sliderFirstMove: (_, { target }) => {
        if (target instanceof Element) target.closest('[data-press]')?.dispatchEvent(new Event('touchcancel'))
      },
      destroy: ({ el }) => {
        delete el.dataset.swiper
      },
    },
  })
  // Swiper lets a click through that ends a drag without a transition.
  const onClick = (event: Event) => {
    if (!swiper.allowClick) event.stopPropagation()
  }
  const onFocus = ({ target }: Event) => {
    const focused = swiper.slides.findIndex((own) => target instanceof Node && own.contains(target))
    const first = swiper.activeIndex
    if (focused >= 0 && (focused < first || focused >= first + slidesPerGroup())) swiper.slideTo(focused)
  }
  viewport.addEventListener('click', onClick, { capture: true })
  viewport.addEventListener('focusin', onFocus)
  swiper.on('destroy', () => {
    viewport.removeEventListener('click', onClick, { capture: true })
    viewport.removeEventListener('focusin', onFocus)
  })
  return swiper
}
