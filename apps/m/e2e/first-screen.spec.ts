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
  await open(page, '/m/login')
  const waited = await page.evaluate(() => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(start|boot)-[^/]+\.js$/.test(name))
    const times = fetched.map(({ name, startTime, responseEnd }) =>
      name.includes('/start-') ? responseEnd : startTime,
    )
    return Math.max(...times) - Math.min(...times)
  })
  // Less than the patience of a document that has one.
  expect(waited).toBeLessThan(1900)
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
