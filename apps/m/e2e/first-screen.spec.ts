import { expect, open, test } from './site.ts'

/** Bytes as sent, uncompressed: what is in the document itself has to be small (docs/speed.md). */
const START_BYTES = 6000

for (const path of ['/m/home', '/m/slot-games']) {
  test(`${path} brings one small script, and the rest after its first screen`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src ?? '')
    expect(scripts).toHaveLength(1)
    expect((await (await request.get(scripts[0] ?? '')).body()).length).toBeLessThan(START_BYTES)

    await open(page, path)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? Number.NaN))
        .map(({ name }) => new URL(name).pathname)
    })
    expect(early).toEqual(scripts)
  })
}

test('a document without a first screen of its own keeps nobody waiting', async ({ page }) => {
  // Nobody's patience ends: what waits for a paint that never comes would wait for ever.
  await page.addInitScript(() => {
    const real = window.setTimeout
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 1000 ? real(run, ms) : 0) })
  })
  await open(page, '/m/login')
  await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
})

const CATEGORIES = ['slot', 'live', 'fishing', 'poker', 'sport', 'esport'].map((name) => `/m/${name}-games`)

for (const path of CATEGORIES) {
  test(`[ROUTE-15] the document of ${path} holds its first games, and is taken over without a jump`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const names = [...html.matchAll(/class="fy-tile-name"[^>]*>([^<]+)</g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(2)

    await page.addInitScript(() => {
      const shifts: unknown[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    await open(page, path)
    // Measured in the browser: from now on it is the list itself and no longer the document's picture of it.
    await expect(page.locator('.fy-grid[style]')).toBeVisible()
    await expect(page.locator('.fy-grid .fy-tile-name').first()).toHaveText(names[0] ?? '')
    expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([])
  })
}
