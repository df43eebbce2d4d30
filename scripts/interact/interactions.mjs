import { visit } from './browser.mjs'

const FAVOURITE_TAPS = 4
const MENU_TAPS = 3
const STRIP = ['RNG', 'LIVE', 'FISH', 'HOME']
const TABS = [1, 2, 0]
/** What a page may do after a tap before the next one comes. */
const REST_MS = 700
/** The browser reports no shorter ones. */
const MIN_MS = 16

/** Taps what there is to tap. Answers ms by interaction: `heart`, `menu`, `strip`, `open`, `tiles`, `tab`. */
export async function measureInteractions(browser, url, contender, { stored }) {
  const found = { heart: [], menu: [], strip: [], open: [], tiles: [], tab: [] }
  await onPage(browser, url + contender.home, { ready: contender.ready, stored }, async (page) => {
    for (let at = 0; at < FAVOURITE_TAPS; at += 1)
      found.heart.push(await tap(page, page.locator(contender.heart).nth(at)))
  })
  await onPage(browser, url + contender.home, contender, async (page) => {
    for (let at = 0; at < MENU_TAPS; at += 1) {
      found.menu.push(await tap(page, page.locator(contender.menu), contender.menuOpen))
      await page.locator(contender.menuClose).first().tap()
      await page.waitForTimeout(REST_MS)
    }
    for (const code of STRIP) found.strip.push(await tap(page, page.locator(contender.strip(code))))
    await page.evaluate(watchForTiles, contender.tile)
    found.open.push(await tap(page, page.locator(contender.all).first(), contender.tile))
    found.tiles.push(await page.evaluate(() => Reflect.get(window, 'tilesMs')))
    for (const at of TABS) found.tab.push(await tap(page, page.locator(contender.tab(at))))
  })
  return found
}

async function onPage(browser, url, options, work) {
  const { page, leave } = await visit(browser, url, options)
  try {
    await work(page)
  } finally {
    await leave()
  }
}

/** ms from the tap to the paint that follows it: the longest of its events */
async function tap(page, element, shown) {
  await element.scrollIntoViewIfNeeded()
  await page.waitForTimeout(REST_MS)
  const from = await page.evaluate(() => performance.now())
  await element.tap()
  if (shown !== undefined) await page.locator(shown).first().waitFor()
  await page.waitForTimeout(REST_MS)
  return page.evaluate(
    ([since, shortest]) =>
      Math.max(
        shortest,
        ...Reflect.get(window, 'interactions').flatMap(({ startTime, duration }) =>
          startTime >= since ? duration : [],
        ),
      ),
    [from, MIN_MS],
  )
}

/** Runs in the page: ms from the next click until a tile is painted. */
function watchForTiles(selector) {
  const begin = ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look)
      else setTimeout(() => Object.assign(window, { tilesMs: performance.now() - timeStamp }))
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('click', begin, { once: true, capture: true })
}
