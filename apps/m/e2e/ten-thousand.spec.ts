import type { CDPSession, Page } from '@playwright/test'
import { networkQuiet, quietAfterPrefetch } from './network-quiet.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

/** Issue 4: what may stand in the document, skeletons included. */
const MAX_TILES = 120
const SWEEP_PX = 20_000
/** More than a screen, so that every step has other games. */
const STEP_PX = 1000
/** What the heap may differ by between two sweeps: rounding of the collector and what the engine itself compiles. */
const HEAP_SLACK = 400_000

test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(async ({ control, page }) => {
  await control.scenario({ name: 'ten-thousand' })
  await page.addInitScript(() => {
    const shifts: string[] = []
    new PerformanceObserver((entries) => {
      // Whatever the cause: nothing here may move, not even after a touch.
      for (const entry of entries.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
})

async function openGames(page: Page): Promise<void> {
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-grid-cell').first()).toHaveAttribute('aria-setsize', '10000')
}

const shifts = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'shifts'))

test('of 10,000 games at most 120 stand in the page wherever it is scrolled to, and nothing shifts', async ({
  page,
}) => {
  await openGames(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeGreaterThan(400_000)
  for (const part of [0, 0.001, 0.02, 0.3, 0.5, 0.9, 0.999, 0.25, 0]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), part * (height - 2000))
    // Where a thumb is there is a game, and it is the right one.
    await expect
      .poll(() =>
        page.evaluate(() => {
          // One of the two is a tile: the gap between two rows is narrower.
          const [cell] = [500, 530].flatMap(
            (y) => document.elementFromPoint(100, y)?.closest('.fy-game-grid-cell') ?? [],
          )
          const grid = document.querySelector('.fy-game-grid')?.getBoundingClientRect()
          if (!cell || !grid) return 'nothing'
          const rect = cell.getBoundingClientRect()
          const row = Math.round((rect.top - grid.top) / (grid.height / Math.ceil(10_000 / 3)))
          return Math.floor((Number(cell.getAttribute('aria-posinset')) - 1) / 3) - row
        }),
      )
      .toBe(0)
    expect(await page.locator('.fy-game-tile').count()).toBeLessThanOrEqual(MAX_TILES)
  }
  expect(await shifts(page)).toEqual([])
})

test('scrolling back and forth over 20,000 px of games keeps nothing', async ({ page }) => {
  // Some hundred screens of games, each drawn: a machine that does much else takes its time.
  test.setTimeout(180_000)
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(response.url()))
  await openGames(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // The first sweep makes what is kept for good: hearts of the games seen, compiled code.
  expect(await sweep(page)).toBeLessThanOrEqual(MAX_TILES)
  // Code is fetched ahead after three seconds, and after five what is wanted without a network.
  for (const chunk of ['repeat-status-checks', 'last-known-storage'])
    await expect.poll(() => fetched.some((url) => url.includes(`/${chunk}-`))).toBe(true)
  await quietAfterPrefetch(page)
  let first = await kept(cdp)
  await expect(async () => {
    const before = first
    first = await kept(cdp)
    expect(first.nodes).toBe(before.nodes)
  }).toPass({ timeout: 20_000 })
  for (let again = 0; again < (THOROUGH ? 2 : 1); again += 1) {
    expect(await sweep(page)).toBeLessThanOrEqual(MAX_TILES)
    await networkQuiet(page)
    await expect(async () => {
      const now = await kept(cdp)
      expect(now.heap - first.heap).toBeLessThan(HEAP_SLACK)
      expect(now.nodes).toBeLessThanOrEqual(first.nodes)
      expect(now.listeners).toBeLessThanOrEqual(first.listeners)
    }).toPass({ timeout: 20_000 })
  }
  expect(await shifts(page)).toEqual([])
})

/** Down and up again, a step a frame. Answers the most tiles seen. */
function sweep(page: Page): Promise<number> {
  return page.evaluate(
    async ({ far, step }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const stops = Array.from({ length: far / step + 1 }, (_, index) => index * step)
      let most = 0
      for (const top of [...stops, ...stops.toReversed()]) {
        window.scrollTo({ top, behavior: 'instant' })
        await frame()
        most = Math.max(most, document.querySelectorAll('.fy-game-tile').length)
      }
      return most
    },
    { far: SWEEP_PX, step: STEP_PX },
  )
}

/** What is left in the page after the collector has been through, bytes and counts. */
async function kept(cdp: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const found = { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
  test.info().annotations.push({ type: 'kept', description: JSON.stringify(found) })
  return found
}

test('[FAV-08] a heart tapped among 10,000 games changes its own tile and no other', async ({ page, control }) => {
  await beMember(page, 'player1')
  await openGames(page)
  await page.evaluate(() => window.scrollTo({ top: 9000, behavior: 'instant' }))
  // The game in the middle of the screen, once it is drawn.
  const inTheMiddle = () =>
    page.evaluate(
      () =>
        document.elementFromPoint(195, 422)?.closest('.fy-game-grid-cell')?.getAttribute('aria-posinset') ?? undefined,
    )
  await expect.poll(inTheMiddle).toBeDefined()
  const place = await inTheMiddle()
  const heart = page.locator(`.fy-game-grid-cell[aria-posinset="${place}"] .fy-favourite-button`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => {
    const changed: string[] = []
    const grid = document.querySelector('.fy-game-grid')
    if (grid === null) throw new Error('no grid')
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const place = element?.closest('.fy-game-grid-cell')?.getAttribute('aria-posinset') ?? 'grid'
        changed.push(`${place} ${element?.className} ${attributeName}`)
      }
    }).observe(grid, { attributes: true, childList: true, characterData: true, subtree: true })
    Object.assign(window, { changed })
  })
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => control.log().filter(({ endpoint }) => endpoint === 'favoriteAdd').length).toBe(1)
  const changed = await page.evaluate((): unknown => Reflect.get(window, 'changed'))
  expect(changed).toEqual([`${place} fy-favourite-button aria-pressed`])
  expect(await shifts(page)).toEqual([])
})

test('pictures of games that were scrolled past before they came are given up, and those in the page come first', async ({
  page,
}) => {
  const waiting = new Set<string>()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await openGames(page)
  await networkQuiet(page)
  page.on('request', (request) => request.resourceType() === 'image' && waiting.add(request.url()))
  page.on('requestfailed', (request) => waiting.delete(request.url()))
  await page.route('**/games/**', async (route) => {
    await held
    await route.continue()
  })
  expect(await sweep(page)).toBeLessThanOrEqual(MAX_TILES)
  await page.evaluate(() => window.scrollTo({ top: 12_000, behavior: 'instant' }))
  const shown = () => page.evaluate(() => [...document.images].map(({ src }) => src))
  await expect
    .poll(async () => {
      const wanted = await shown()
      const givenUp = [...waiting].filter((address) => !wanted.includes(address))
      return { areSomeWanted: waiting.size > 0, givenUp }
    })
    .toEqual({ areSomeWanted: true, givenUp: [] })
  release()
  await networkQuiet(page)
})
