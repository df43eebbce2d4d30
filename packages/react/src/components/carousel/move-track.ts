/** Shows a slide without Swiper. */
export function moveTrack(box: HTMLElement, index: number): void {
  const track = box.firstElementChild
  if (!(track instanceof HTMLElement)) return
  const side = index > 0 && getComputedStyle(box).direction === 'rtl' ? 1 : -1
  track.style.transform = index === 0 ? '' : `translate3d(${side * index * 100}%, 0, 0)`
}
