import type { Page } from '@playwright/test'

/** A word as wide as this has room on a line of its own on the narrowest page, CSS px. */
const FITS = 110
/** No word has room for fewer letters than a third of it. */
const MAX_LINES = 2

/** Words that are broken inside although they would fit on a line, and words with a few letters on each line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ([fits, maxLines]) => {
      const found = new Set<string>()
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('script, style, option') === null
      /** Words for screen readers alone are drawn in a box of one pixel. */
      const isClipped = (element: Element) => {
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          if (getComputedStyle(box).clipPath !== 'none') return true
        }
        return false
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement
        if (element === null || !isSeen(element)) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,’]\p{N}+)*/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
          if (lines < 2 || isClipped(element)) continue
          const width = boxes.reduce((sum, box) => sum + box.width, 0)
          if (width > fits && lines <= maxLines) continue
          found.add(`${element.getAttribute('class') ?? element.tagName} breaks “${word}” into ${lines} lines`)
        }
      }
      return [...found]
    },
    [FITS, MAX_LINES] as const,
  )
}
