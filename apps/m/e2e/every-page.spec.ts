import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { GUESTS, MEMBERS, unlisted } from './every-page.ts'
import { beMember, expect, open, test } from './site.ts'
import { smallTargets } from './small-targets.ts'

/** A far server, so that responses arrive one after the other and are drawn one after the other. */
const LATENCY_MS = 150
/** The sum of all layout shifts of a page (`docs/speed.md`). */
const MOST_SHIFT = 0.01

/** More is loaded late on these lists than on the listed one; the trial leads on to the lobby by itself. */
const SHIFTS_ONLY = ['/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE', '/m/trail']

/** Without an arrival for so long, nothing is on its way. */
const QUIET_MS = 600

/** What the page prefetches with the first interaction, or after three seconds, has arrived as well. */
function isQuietAfterPrefetch(quietMs: number): boolean {
  const [prefetch] = performance.getEntriesByName('foyer:prefetched')
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(
    prefetch?.startTime ?? Number.POSITIVE_INFINITY,
    ...arrivals.map(({ responseEnd }) => responseEnd),
  )
  return performance.now() - last > quietMs
}

interface Shift {
  readonly value: number
  /** What moved, for the message of a failure. */
  readonly moved: readonly string[]
}

/** Records the layout shifts of the next document, which is loaded over a slow connection. */
async function watchShifts(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
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
}

async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(isQuietAfterPrefetch, QUIET_MS)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
  const total = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(total, `layout shifts: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/** One visit for both: the page does not move while it loads, and has no accessibility findings when it has. */
async function check(page: Page, path: string): Promise<void> {
  await watchShifts(page)
  await open(page, path)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await axe(page, path)
  // An interaction, so that the page prefetches now and not after three seconds.
  await page.keyboard.press('Shift')
  await expectStill(page)
  expect.soft(await smallTargets(page), `${path}: targets that are too small for a finger`).toEqual([])
}

test('every page of the route table is checked', () => {
  expect(unlisted()).toEqual([])
})

// One test a page: a slow page does not use up the time of another, and all workers have their share.
for (const path of GUESTS) {
  test(`a guest’s ${path} stands still while it loads, and has no accessibility findings`, ({ page }) =>
    check(page, path))
}

for (const path of SHIFTS_ONLY) {
  test(`a guest’s ${path} stands still while it loads`, async ({ page }) => {
    await watchShifts(page)
    await open(page, path)
    await expectStill(page)
  })
}

for (const path of MEMBERS) {
  test(`a member’s ${path} stands still while it loads, and has no accessibility findings`, async ({ page }) => {
    await beMember(page)
    await check(page, path)
  })
}
