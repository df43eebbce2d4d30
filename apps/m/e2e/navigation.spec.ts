import { resolveRoute } from '@foyer/core/site'
import type { Page } from '@playwright/test'
import { GUESTS, MEMBERS, UNKNOWN } from './every-page.ts'
import { beMember, expect, logIn, open, test } from './site.ts'
import { THOROUGH } from './thorough.ts'

/** What a page shows, which must not depend on the way to it. */
interface Look {
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

// One worker goes through them all, so that each page is visited directly once.
test.describe.configure({ mode: 'default' })

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

const withoutHome = (paths: readonly string[]) => paths.filter((path) => path !== '/m/home')

/**
 * Ways through the pages, each within one document. Each start has one, to its share of the targets and to the lobby,
 * which comes first or last. Thorough: from every start to every target.
 */
function waysOf(starts: readonly string[], targets: readonly string[]): readonly (readonly string[])[] {
  if (THOROUGH) {
    const pairs = starts.flatMap((start) => targets.filter((to) => to !== start).map((to) => [start, to]))
    return [...pairs, ...starts.map((start) => [start, '/m/home'])]
  }
  return starts.map((start, at) => {
    const share = targets.filter((_, index) => index % starts.length === (at + 5) % starts.length)
    return at % 2 === 0 ? [start, '/m/home', ...share] : [start, ...share, '/m/home']
  })
}

/** Several ways share a browser context, so that its cache has the code of the pages. */
const WAYS_A_TEST = 4

function groupsOf(ways: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  const count = Math.ceil(ways.length / WAYS_A_TEST)
  return Array.from({ length: count }, (_, at) => ways.slice(at * WAYS_A_TEST, (at + 1) * WAYS_A_TEST))
}

const titleOf = (ways: readonly (readonly string[])[]) => ways.map((way) => way.join(' → ')).join(', ')

test.describe('every page is whole, wherever a guest has come from within the document', () => {
  for (const ways of groupsOf(waysOf([...withoutHome(GUESTS), UNKNOWN], withoutHome(GUESTS)))) {
    test(titleOf(ways), async ({ page, expectTrouble }) => {
      test.setTimeout(120_000)
      if (ways.some(([start]) => start === UNKNOWN)) expectTrouble(/status of 404 .*no-such-page/)
      for (const way of ways) await walk(page, 'guest', way)
    })
  }
})

const MEMBER_TARGETS = [...withoutHome(MEMBERS), '/m/slot-games', '/m/hot-games', '/m/lottery', '/m/activity']

test.describe('every page is whole, wherever a member has come from within the document', () => {
  for (const ways of groupsOf(waysOf(withoutHome(MEMBERS), MEMBER_TARGETS))) {
    test(titleOf(ways), async ({ page }) => {
      test.setTimeout(120_000)
      await beMember(page)
      for (const way of ways) await walk(page, 'member', way)
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
