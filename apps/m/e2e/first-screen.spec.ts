import { expect, open, test } from './site-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
  // No timeout ends: code that waits for a paint that never comes would wait for ever.
  await page.addInitScript(() => {
    const real = window.setTimeout
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 1000 ? real(run, ms) : 0) })
  })
  await open(page, '/m/login')
  await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
})

const CATEGORIES = {
  '/m/slot-games': 'Slots',
  '/m/live-games': 'Live casino',
  '/m/fishing-games': 'Fishing',
  '/m/poker-games': 'Poker',
  '/m/sport-games': 'Sports',
  '/m/esport-games': 'Sports',
}

for (const [path, label] of Object.entries(CATEGORIES)) {
  test(`[ROUTE-15][CATEGORY-04] the document of ${path} holds its first games, and is taken over without a jump`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const names = [...html.matchAll(/class="fy-game-tile-name"[^>]*>([^<]+)</g)].map(([, name]) => name)
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
    await expect(page.locator('.fy-game-grid[style]')).toBeVisible()
    await expect(page.locator('.fy-game-grid .fy-game-tile-name').first()).toHaveText(names[0] ?? '')
    expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([])
    await expect(page.getByRole('combobox', { name: 'Category' }).locator('option:checked')).toHaveText(label)
  })
}

/** Puts the document together again piece by piece, as a parser does that a slow network keeps waiting, and tells what moved. */
function movesOfArrival(): readonly string[] {
  const pieces: (readonly [parent: Node, piece: Node])[] = []
  const collect = (parent: Node) => {
    for (const piece of parent.childNodes) {
      if (piece instanceof HTMLScriptElement) continue
      pieces.push([parent, piece])
      collect(piece)
    }
  }
  collect(document.body)
  for (const [parent, piece] of [...pieces].reverse()) parent.removeChild(piece)

  const places = new Map<Element, DOMRect>()
  const moves: string[] = []
  const isSeen = ({ width, height, top, left }: DOMRect) =>
    width > 0 && height > 0 && top < innerHeight && left < innerWidth
  for (const [parent, piece] of pieces) {
    parent.appendChild(piece)
    for (const [element, was] of places) {
      const is = element.getBoundingClientRect()
      if (isSeen(was) && isSeen(is) && Math.hypot(is.left - was.left, is.top - was.top) > 0.5) {
        moves.push(`${element.outerHTML.slice(0, 80)} is moved by ${piece.nodeName} in ${parent.nodeName}`)
      }
      places.set(element, is)
    }
    if (piece instanceof Element) places.set(piece, piece.getBoundingClientRect())
  }
  return moves
}

test('the documents of the categories may be painted at any moment of their arrival: nothing moves', async ({
  page,
}) => {
  // The document alone.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const path of Object.keys(CATEGORIES)) {
    await page.goto(path)
    await expect(page.locator('.fy-footer-menu-label')).toHaveCount(5)
    expect.soft(await page.evaluate(movesOfArrival), path).toEqual([])
  }
})
