/** Shows a slide without Swiper. */
export function translateTrack(element: HTMLElement, index: number): void {
  const track = element.firstElementChild
  if (!(track instanceof HTMLElement)) return
  const side = index > 0 && getComputedStyle(element).direction === 'rtl' ? 1 : -1
  track.style.transform = index === 0 ? '' : `translate3d(${side * index * 100}%, 0, 0)`
}
