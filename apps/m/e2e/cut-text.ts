import type { Page } from '@playwright/test'

/** Text spacing that a person may set without losing anything (WCAG 1.4.12). */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Words that are cut on purpose: each moves by itself, or stands whole elsewhere on its page. */
const LEFT_OUT = '.fy-ticker, .fy-logo, .site-letter__preview'

/** Cut on phones alone where three tiles stand in a row. It is whole at 200 %, on the page of the game, and for screen readers. */
export const VENDORS = '.fy-game-tile-vendor'

/**
 * Texts that are cut: by an ellipsis, by a limit of lines, by the edge of a box that hides what goes beyond, and by the edge
 * of the screen. Boxes that scroll cut nothing.
 *
 * @param alsoLeftOut what may be cut at this size besides
 */
export function cutTexts(page: Page, alsoLeftOut?: string): Promise<string[]> {
  return page.evaluate((leftOut) => {
    /** Less than this is rounding. */
    const ROUNDING = 1
    const found = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '') continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest(`${leftOut}, script, style, [aria-hidden="true"], option`)) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      for (
        let box: Element | null = element;
        box !== null && box !== document.documentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        // Words for screen readers alone.
        if (style.clipPath !== 'none' || style.position === 'fixed') break
        if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        const across = Math.max(text.right - edge.right, edge.left - text.left)
        const down = Math.max(text.bottom - edge.bottom, edge.top - text.top)
        const isDown = down > ROUNDING + 2 && style.overflowY !== 'visible'
        if (across > ROUNDING || isDown) {
          found.add(
            `${element.getAttribute('class') ?? element.tagName} in ${box.getAttribute('class') ?? box.tagName} “${node.textContent?.trim().slice(0, 30)}” is cut by ${Math.round(across)} × ${Math.round(down)} px`,
          )
          break
        }
      }
    }
    return [...found]
  }, [LEFT_OUT, alsoLeftOut].filter(Boolean).join(', '))
}
