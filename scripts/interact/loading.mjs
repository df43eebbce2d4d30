import { visit } from './browser.mjs'

/** Slow 4G as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** A first visit to the lobby over a slow network. */
export async function measureLoad(browser, url, contender) {
  const { page, cdp, leave } = await visit(browser, url + contender.home, { ...contender, network: SLOW_4G })
  try {
    const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    if (fcp === undefined) throw new Error(`${url}: nothing was painted`)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const scriptMs = 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value
    return { fcp: Math.round(fcp), scriptMs: Math.round(scriptMs) }
  } finally {
    await leave()
  }
}
