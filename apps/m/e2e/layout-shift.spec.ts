import type { Page } from '@playwright/test'
import { GUESTS, MEMBERS } from './every-page.ts'
import { beMember, expect, open, test } from './site.ts'

/** A far server: what a page asks for comes bit by bit, and is drawn bit by bit. */
const LATENCY_MS = 150
/** Good, as the field has it: `docs/speed.md`. */
const MOST = 0.01

/** Where more comes late than on the page of that name that is listed; and one that leads on to the lobby by itself. */
const GUESTS_BESIDES = ['/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE', '/m/trail']

/** Nothing has come for so long: nothing is on its way. */
const QUIET_MS = 600

/** What the page fetches ahead of a touch, three seconds after its first screen, has come too, and so has what that asked for. */
function isQuietAfterPreload(quietMs: number): boolean {
  const [preload] = performance.getEntriesByName('foyer:prefetched')
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(
    preload?.startTime ?? Number.POSITIVE_INFINITY,
    ...arrivals.map(({ responseEnd }) => responseEnd),
  )
  return performance.now() - last > quietMs
}

interface Shift {
  readonly value: number
  /** What moved, for the message of a failure. */
  readonly moved: readonly string[]
}

async function shiftsOf(page: Page, path: string): Promise<readonly Shift[]> {
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
  await open(page, path)
  await page.waitForFunction(isQuietAfterPreload, QUIET_MS)
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((all, { value }) => all + value, 0)

for (const path of [...GUESTS, ...GUESTS_BESIDES]) {
  test(`${path} stands still while it comes`, async ({ page }) => {
    const shifts = await shiftsOf(page, path)
    expect(sum(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
  })
}

for (const path of MEMBERS) {
  test(`${path} stands still while it comes to a member`, async ({ page }) => {
    await beMember(page)
    const shifts = await shiftsOf(page, path)
    expect(sum(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
  })
}
