import { visit } from './browser.mjs'

const FAR_PX = 10_000
const PX_PER_S = 3000

/** Scrolls a list of ten thousand games as a thumb does that is in a hurry. */
export async function measureScroll(browser, url, contender) {
  const { page, cdp, leave } = await visit(browser, url + contender.list, contender)
  try {
    if (contender.list === contender.home) await page.locator(contender.all).first().tap()
    await page.locator(contender.tile).first().waitFor()
    await page.waitForTimeout(3000)
    await page.evaluate(watchFrames, contender.tile)
    const before = await metrics(cdp)
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 422,
      yDistance: -FAR_PX,
      speed: PX_PER_S,
      // Without the end of the screen, at which a made-up finger stops.
      gestureSourceType: 'mouse',
      preventFling: true,
    })
    const after = await metrics(cdp)
    const { frames, scrolled, blank, top } = await page.evaluate(() => Reflect.get(window, 'endFrames')())
    if (top < FAR_PX * 0.95) throw new Error(`${url} was scrolled by ${top} px alone`)
    const sorted = frames.toSorted((a, b) => a - b)
    return {
      frames: frames.length,
      p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      blank: (100 * blank) / Math.max(1, scrolled),
      mainMs: (after.TaskDuration - before.TaskDuration) * 1000,
      layouts: after.LayoutCount - before.LayoutCount,
    }
  } finally {
    await leave()
  }
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

/**
 * Runs in the page. What stands under the thumb is read when a frame begins, before the page itself has answered to the
 * scrolling: what people have been looking at since the frame before.
 */
function watchFrames(tile) {
  const frames = []
  let scrolled = 0
  let blank = 0
  let last = performance.now()
  let running = true
  const frame = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    if (running) requestAnimationFrame(frame)
  }
  const thumb = () => {
    scrolled += 1
    // One of the two is a tile: the gap between two rows is narrower.
    if (![400, 430].some((y) => document.elementFromPoint(80, y)?.closest(tile))) blank += 1
  }
  window.addEventListener('scroll', thumb, { capture: true })
  requestAnimationFrame(() => {
    last = performance.now()
    requestAnimationFrame(frame)
  })
  const endFrames = () => {
    running = false
    window.removeEventListener('scroll', thumb, { capture: true })
    return { frames, scrolled, blank, top: window.scrollY }
  }
  Object.assign(window, { endFrames })
}

/** What the lobby keeps, once nothing is under way. */
export async function countNodes(browser, url, contender) {
  const { page, cdp, leave } = await visit(browser, url + contender.home, contender)
  try {
    for (let pass = 0; pass < 2; pass += 1) await cdp.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
    return { nodes, listeners, elements: await page.evaluate(() => document.querySelectorAll('*').length) }
  } finally {
    await leave()
  }
}
