import { lengthen, pseudoLocale } from '@foyer/react'
import type { Locator, Page } from '@playwright/test'
import { allPages } from '../src/texts/en/all-pages.ts'
import { firstScreen } from '../src/texts/en/first-screen.ts'

/** From right to left, and without texts of ours. */
const CODE = 'AR'

/**
 * Gives a page the mirrored, lengthened language (settlement 9), with the build as it is: a merchant's configuration may
 * word a language of its own, and the configuration stands in the document.
 */
export async function usePseudoLocale(page: Page): Promise<void> {
  const ofPages = Object.entries({ ...firstScreen, ...allPages }).map(([key, text]) => [key, lengthen(text)])
  const texts = { ...(await pseudoLocale.load?.()), ...Object.fromEntries(ofPages) }
  const block = /(id="foyer-config">)(.*?)(<\/script>)/s
  await page.route('**/m/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(block, (_, start: string, json: string, end: string) => {
      const config: Record<string, unknown> = JSON.parse(json)
      const worded = { ...config, languages: ['EN', CODE], texts: { [CODE]: texts } }
      return `${start}${JSON.stringify(worded).replaceAll('<', '\\u003c')}${end}`
    })
    return route.fulfill({ response, body: html })
  })
  await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), CODE)
}

/**
 * What does not fit, in words: a page that scrolls sideways, controls that stick out of the screen or whose text is cut
 * where no ellipsis is meant.
 */
export function overflowing(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide on ${clientWidth}`)
    const said = (element: Element) => `${element.className} “${(element.textContent ?? '').trim().slice(0, 60)}”`
    const isClipped = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    const slides = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || slides(element.parentElement))
    for (const control of root.querySelectorAll<HTMLElement>('button, a, summary, label, h1, h2, h3, [role="tab"]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      const rect = control.getBoundingClientRect()
      if ((rect.left < -1 || rect.right > clientWidth + 1) && !slides(control.parentElement)) {
        found.push(`${said(control)} stands at ${rect.left} to ${rect.right}`)
      }
      for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
        const style = getComputedStyle(part)
        const isText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        if (!isText || style.display === 'inline' || part.clientWidth <= 1 || isClipped(style)) continue
        if (part.scrollWidth > part.clientWidth + 1) {
          found.push(`${said(part)} is ${part.scrollWidth} px wide on ${part.clientWidth}`)
        }
        if (style.overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1) {
          found.push(`${said(part)} is ${part.scrollHeight} px high on ${part.clientHeight}`)
        }
      }
    }
    return found
  })
}
