import type { CDPSession, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { GUESTS, MEMBERS, strangers, unlisted } from './every-page.ts'
import { quietAfterPrefetch } from './network-quiet.ts'
import { move, type PageSnapshot, takeSnapshot } from './page-snapshot.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A far server, so that responses arrive one after the other and are drawn one after the other. */
const LATENCY_MS = 150
/** The sum of all layout shifts of a page (`docs/speed.md`). */
const MAX_SHIFT = 0.01

/** More is loaded late on these lists than on the listed one; the trial leads on to the lobby by itself. */
const SHIFTS_ONLY = ['/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE', '/m/trail']

interface Shift {
  readonly value: number
  /** What moved, for the message of a failure. */
  readonly moved: readonly string[]
}

const setLatency = (wire: CDPSession, latency: number) =>
  wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })

/** Records the layout shifts of the next document, which is loaded over a slow connection until `setLatency`. */
async function watchShifts(page: Page): Promise<CDPSession> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await setLatency(wire, LATENCY_MS)
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
    const nameOf = (node: Node | null) => (node instanceof Element && node.getAttribute('class')) || node?.nodeName
    const shifts: Shift[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map((it) => `${nameOf(it.node)} ${place(it.previousRect)} -> ${place(it.currentRect)}`)
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  return wire
}

async function expectStill(page: Page): Promise<void> {
  await quietAfterPrefetch(page)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
  const total = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(total, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT)
}

/** What the pages of one list show when they are visited directly, of those that were. */
type Known = Map<string, PageSnapshot>

/**
 * One visit for all: the page does not move while it loads, has no accessibility findings when it has, and links to pages
 * that are in the lists. From there, within its document, the page that was visited before is as whole as when it is
 * visited directly, and so is the lobby (`targetsOf`).
 */
async function check(page: Page, path: string, known: Known): Promise<void> {
  const wire = await watchShifts(page)
  await open(page, path)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await axe(page, path)
  // An interaction, so that the page prefetches now and not after three seconds.
  await page.keyboard.press('Shift')
  await expectStill(page)
  const look = await takeSnapshot(page)
  expect.soft(look.waiting, `${path}: placeholders that stay`).toEqual([])
  expect.soft(strangers(await linksOf(page)), `${path}: links to pages that are in no list`).toEqual([])
  expect.soft(await smallTargets(page), `${path}: targets that are too small for a finger`).toEqual([])

  await setLatency(wire, 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const [target, wanted] of targetsOf(known)) {
    await move(page, target)
    await expect.poll(() => takeSnapshot(page), { message: `${path} … ${target}` }).toEqual(wanted)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  known.set(path, look)
}

const linksOf = (page: Page) =>
  page.locator('a[href^="/m/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/** The last page that was visited; from every sixth page the lobby too, the first of all, before it or after it. */
function targetsOf(known: Known): readonly (readonly [path: string, look: PageSnapshot])[] {
  const all = [...known]
  const targets = all.filter((_, at) => at === all.length - 1 || (at === 0 && all.length % 6 === 0))
  return all.length % 12 === 0 ? targets : targets.toReversed()
}

test('every page of the route table is checked', () => {
  expect(unlisted()).toEqual([])
})

// One test a page: a slow page does not use up the time of another. One worker does a list in its order, because each
// test leads on to the page of the test before it.
test.describe('guests', () => {
  test.describe.configure({ mode: 'default' })
  const known: Known = new Map()
  for (const path of GUESTS) {
    test(`a guest’s ${path} stands still while it loads, has no accessibility findings, and leads on to whole pages`, ({
      page,
    }) => check(page, path, known))
  }
})

for (const path of SHIFTS_ONLY) {
  test(`a guest’s ${path} stands still while it loads`, async ({ page }) => {
    await watchShifts(page)
    await open(page, path)
    await expectStill(page)
  })
}

test.describe('members', () => {
  test.describe.configure({ mode: 'default' })
  const known: Known = new Map()
  for (const path of MEMBERS) {
    test(`a member’s ${path} stands still while it loads, has no accessibility findings, and leads on to whole pages`, async ({
      page,
    }) => {
      await beMember(page)
      await check(page, path, known)
    })
  }
})
