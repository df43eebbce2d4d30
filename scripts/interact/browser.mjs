import { chromium, devices } from '@playwright/test'
import { chromiumFlags } from '../run/chromium-flags.mjs'

/** A processor of a phone of the middle, as Lighthouse assumes it. */
const SLOWER = 4
const SETTLED_MS = 4000

export function launchBrowser(executablePath) {
  return chromium.launch({ executablePath, args: [...chromiumFlags(), '--disable-features=WebUIOmniboxPopup'] })
}

/**
 * Opens the page as a phone of 390 by 844 with a slow processor, and waits until nothing is left to do.
 * @param options.stored entries of localStorage
 * @param options.network what slows the network, as the protocol names it
 * @returns the page, its protocol session, and how to leave it
 */
export async function visit(browser, url, { ready, stored = [], network }) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  if (network !== undefined) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
  }
  await page.addInitScript(watchInteractions)
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
  await page.goto(url)
  await page.locator(ready).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLED_MS)
  return { page, cdp, leave: () => context.close() }
}

/** Runs in the page: every event of an interaction with the time until the next paint, as INP counts it. */
function watchInteractions() {
  const events = []
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (interactionId > 0) events.push({ startTime, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  Object.assign(window, { interactions: events })
}
