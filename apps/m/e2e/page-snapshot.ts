import type { Page } from '@playwright/test'
import { networkQuiet } from './network-quiet.ts'
import { expect, open } from './site-fixtures.ts'

/** What a page shows, which must not depend on the way to it. */
export interface PageSnapshot {
  readonly title: string
  readonly headings: readonly string[]
  /** Names of the first games. */
  readonly games: readonly string[]
  /** All its words, without figures: they change by the second. */
  readonly words: string
  /** Placeholders on the screen. */
  readonly waiting: readonly string[]
}

/** Parts that change every few seconds. */
const CHANGING = '.fy-ticker, .fy-winner-board, .fy-draw-card, .fy-lottery-next, .fy-toasts, [role="timer"]'

export function takeSnapshot(page: Page): Promise<PageSnapshot> {
  return page.evaluate((changing) => {
    const main = document.querySelector('main')
    const isSeen = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    }
    const textsOf = (selector: string) =>
      [...(main?.querySelectorAll(selector) ?? [])]
        .filter((element) => element.closest(changing) === null)
        .map((element) => element.textContent.trim())
    const words = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    const said: string[] = []
    while (words.nextNode()) {
      const { parentElement, nodeValue } = words.currentNode
      if (parentElement?.closest(`${changing}, .fy-game-tile, style`) === null) said.push(nodeValue ?? '')
    }
    return {
      title: document.title,
      headings: textsOf('h1, h2, h3'),
      games: textsOf('.fy-game-tile-name').slice(0, 9),
      words: said
        .join(' ')
        .replace(/[\d.,:₱]+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      waiting: [...document.querySelectorAll('.fy-skeleton, .fy-shelf-waiting')]
        .filter((element) => isSeen(element) && element.closest('.fy-cdn-image') === null)
        .map((element) => `${element.parentElement?.className} > ${element.className}`),
    }
  }, CHANGING)
}

/** Everything that a direct visit shows; asked for once in each worker. */
const directly = new Map<string, PageSnapshot>()

export async function snapshotOfDirectVisit(page: Page, path: string, as: string): Promise<PageSnapshot> {
  const known = directly.get(`${as} ${path}`)
  if (known !== undefined) return known
  await open(page, path)
  await networkQuiet(page)
  await expect.poll(async () => (await takeSnapshot(page)).waiting).toEqual([])
  const look = await takeSnapshot(page)
  directly.set(`${as} ${path}`, look)
  return look
}

/** Moves within the document: by a link of the page where it has one, else as the browser's own arrows do. */
export async function move(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const links = document.querySelectorAll('main a[href]:not([target])')
    const link = [...links].find((one) => one.getAttribute('href') === to)
    if (link instanceof HTMLAnchorElement) link.click()
    else {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
  }, path)
  await expect(page).toHaveURL(path)
}
