import type { Page } from '@playwright/test'

/**
 * What does not fit on the screen: a page that scrolls, what stands outside of the surface that it lies on, and text that
 * is cut. Pictures that move on purpose (`moving`) are left out, with all that is in them.
 */
export function layoutOverflows(page: Page, moving = ''): Promise<string[]> {
  return page.evaluate((apart) => {
    /** Less than this is rounding. */
    const LEAST = 1
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    const found: string[] = []
    if (scrollWidth > clientWidth) found.push(`the page scrolls across: ${scrollWidth - clientWidth} px`)
    if (scrollHeight > clientHeight) found.push(`the page scrolls down: ${scrollHeight - clientHeight} px`)

    const nameOf = ({ id, classList, tagName, textContent }: Element) =>
      `${tagName.toLowerCase()}${id && `#${id}`}${[...classList].map((one) => `.${one}`).join('')} “${textContent?.trim().slice(0, 24)}”`

    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      (apart === '' || element.closest(apart) === null)

    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage, boxShadow, overflow } = getComputedStyle(element)
      return (
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        backgroundImage !== 'none' ||
        boxShadow !== 'none' ||
        overflow !== 'visible'
      )
    }

    const surfaceOf = (element: Element) => {
      for (let above = element.parentElement; above; above = above.parentElement) if (paints(above)) return above
      return document.documentElement
    }

    /** How far it stands out, on the side where that is most. */
    const excess = (inner: DOMRect, outer: DOMRect) =>
      Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom)

    for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg *)')) {
      const rect = element.getBoundingClientRect()
      if (!seen(element) || rect.width * rect.height === 0) continue
      const surface = surfaceOf(element)
      const out = excess(rect, surface.getBoundingClientRect())
      if (surface !== document.documentElement && surface !== document.body && out > LEAST)
        found.push(`${nameOf(element)} is ${out.toFixed(0)} px outside of ${nameOf(surface)}`)

      const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const { display, overflowX, overflowY } = getComputedStyle(element)
      if (display === 'inline' || !(text || overflowX !== 'visible')) continue
      const across = element.scrollWidth - element.clientWidth
      const down = overflowY === 'visible' ? 0 : element.scrollHeight - element.clientHeight
      if (across > LEAST || down > LEAST) found.push(`${nameOf(element)} is cut by ${across} × ${down} px`)
    }
    return found
  }, moving)
}
