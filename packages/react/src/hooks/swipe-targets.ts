/** Elements that use the finger themselves. */
const INTERACTIVE = 'input, textarea, select, [role="slider"], [data-swipe="own"]'

/** Whether a swipe that begins on this element is the element's own. */
export function usesFinger(target: Element): boolean {
  return target.closest(INTERACTIVE) !== null
}

/**
 * Whether an element under the finger scrolls itself, so that a swipe over it is a scroll: across, or back up again.
 *
 * @param end the search ends at this element
 */
export function canScroll(target: Element, end: Element, axis: 'across' | 'up'): boolean {
  for (let element: Element | null = target; element !== null && element !== end; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (!/auto|scroll/.test(axis === 'across' ? overflowX : overflowY)) continue
    if (axis === 'across' ? element.scrollWidth > element.clientWidth + 1 : element.scrollTop > 0) return true
  }
  return false
}
