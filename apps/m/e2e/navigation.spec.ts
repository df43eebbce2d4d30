import { resolveRoute } from '@foyer/core/site'
import type { Page } from '@playwright/test'
import { GUESTS, MEMBERS, UNKNOWN } from './every-page.ts'
import { beMember, expect, logIn, open, test } from './site.ts'

/** What a page shows, whatever way one has come to it. */
interface Look {
  readonly title: string
  readonly headings: readonly string[]
  /** Names of the first games. */
  readonly games: readonly string[]
  /** All its words, without figures: they change by the second. */
  readonly words: string
  /** What still waits on the screen. */
  readonly waiting: readonly string[]
}

/** Says something else every few seconds. */
const CHANGING = '.fy-ticker, .fy-winner-board, .fy-draw-card, .fy-lottery-next, .fy-toasts, [role="timer"]'

function lookOf(page: Page): Promise<Look> {
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
      waiting: [...document.querySelectorAll('.fy-skeleton, .fy-category-row-waiting')]
        .filter((element) => isSeen(element) && element.closest('.fy-cdn-image') === null)
        .map((element) => `${element.parentElement?.className} > ${element.className}`),
    }
  }, CHANGING)
}

/** Everything that a direct visit shows; asked for once in each worker. */
const directly = new Map<string, Look>()

async function directLook(page: Page, path: string, as: string): Promise<Look> {
  const known = directly.get(`${as} ${path}`)
  if (known !== undefined) return known
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => (await lookOf(page)).waiting).toEqual([])
  const look = await lookOf(page)
  directly.set(`${as} ${path}`, look)
  return look
}

/** Moves within the document: by a link of the page where it has one, else as the browser's own arrows do. */
async function move(page: Page, path: string): Promise<void> {
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

/** From the first address on, within one document. */
async function walk(page: Page, as: string, [start, ...targets]: readonly string[]): Promise<void> {
  const wanted = new Map<string, Look>()
  for (const target of targets) wanted.set(target, await directLook(page, target, as))
  await page.goto('about:blank')
  await open(page, start ?? '')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const target of targets) {
    await move(page, target)
    await expect.poll(() => lookOf(page), { message: `${start} … ${target}` }).toEqual(wanted.get(target))
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
}

/** Every few addresses another one, so that all of them are come to from many. */
const pick = (all: readonly string[], at: number) => all[at % all.length] ?? '/m/home'

const GUEST_STARTS = [...GUESTS.filter((path) => path !== '/m/home'), UNKNOWN]
// Whoever is here already is led on from these.
const TARGETS = GUESTS.filter((path) => path !== '/m/home')

test.describe('every page is whole, wherever a guest has come from within the document', () => {
  for (const [at, start] of GUEST_STARTS.entries()) {
    test(`from ${start}`, async ({ page, expectTrouble }) => {
      if (start === UNKNOWN) expectTrouble(/status of 404 .*no-such-page/)
      await walk(page, 'guest', [start, '/m/home', pick(TARGETS, at + 5), pick(TARGETS, at + 12)])
      await walk(page, 'guest', [start, pick(TARGETS, at + 9)])
    })
  }
})

const MEMBER_TARGETS = [...MEMBERS, '/m/slot-games', '/m/hot-games', '/m/lottery', '/m/activity'].filter(
  (path) => path !== '/m/home',
)

test.describe('every page is whole, wherever a member has come from within the document', () => {
  for (const [at, start] of MEMBERS.filter((path) => path !== '/m/home').entries()) {
    test(`from ${start}`, async ({ page }) => {
      await beMember(page)
      await walk(page, 'member', [start, '/m/home', pick(MEMBER_TARGETS, at + 4), pick(MEMBER_TARGETS, at + 9)])
    })
  }
})

test('the lobby is whole after a login', async ({ page, context }) => {
  await logIn(page)
  const wanted = await directLook(await context.newPage(), '/m/home', 'new member')
  expect(wanted.headings).toContain('Slots')
  await expect.poll(() => lookOf(page)).toEqual(wanted)
})

test('the lobby is whole after a trial has begun by its address', async ({ page, context }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  const wanted = await directLook(await context.newPage(), '/m/home', 'new trial')
  await expect.poll(() => lookOf(page)).toEqual(wanted)
})

test('links lead to pages that the walks above know', async ({ page }) => {
  const nameOf = (path: string) => {
    const found = resolveRoute(path)
    return found.kind === 'route' ? found.route.name : `${found.reason} ${path}`
  }
  const known = new Set([...GUESTS, ...MEMBERS].map(nameOf))
  const strangers = new Set<string>()
  for (const path of GUESTS) {
    await open(page, path)
    const links = await page
      .locator('a[href^="/m/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of links) if (!known.has(nameOf(link))) strangers.add(nameOf(link))
  }
  // The trial leads on to the lobby; agents have their own.
  expect([...strangers].filter((name) => name !== 'trail' && name !== 'agent')).toEqual([])
})
