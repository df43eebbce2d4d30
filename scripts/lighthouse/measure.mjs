import { chromium } from '@playwright/test'
import { Launcher, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../run/chromium-flags.mjs'

const REST = ['accessibility', 'best-practices', 'seo']

/**
 * The pop-up of the browser's address bar is a page with a process of its own: it is never seen here, and it takes the
 * processor from the page that is measured.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
const FEATURES = '--disable-features='

/** Of several such lists the last counts, so the launcher's own is said again. */
function withoutPopups() {
  const own = Launcher.defaultFlags().filter((flag) => flag.startsWith(FEATURES))
  return FEATURES + [...own.map((flag) => flag.slice(FEATURES.length)), ...POPUPS].join(',')
}

/** On a busy machine a browser now and then paints nothing in time. */
const TRIES = 3

/**
 * One visit by Lighthouse with a browser of its own; tried again where nothing could be measured.
 * @param rest whether the categories besides performance are wanted
 * @param again whether the browser has been there before, and the service worker with it
 */
export async function measure(options) {
  for (let tried = 1; ; tried++) {
    try {
      return await visit(options)
    } catch (error) {
      if (tried === TRIES) throw error
    }
  }
}

async function visit({ url, mode, browser, rest, again }) {
  const chrome = await launch({
    ...(browser === undefined ? {} : { chromePath: browser }),
    chromeFlags: [
      ...chromiumFlags(),
      withoutPopups(),
      '--headless=new',
      '--ignore-certificate-errors',
      // Nothing but this machine can be reached.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    logLevel: 'silent',
  })
  try {
    if (again) await visitBefore(url, chrome.port)
    const result = await lighthouse(url, {
      port: chrome.port,
      disableStorageReset: again,
      logLevel: 'silent',
      formFactor: 'mobile',
      throttlingMethod: mode,
      onlyCategories: ['performance', ...(rest ? REST : [])],
    })
    if (result === undefined) throw new Error('Lighthouse gave no result')
    return figures(result.lhr, rest)
  } finally {
    chrome.kill()
  }
}

/** Leaves when the worker has the page and has kept its document, or where no worker comes since the page has no scripts. */
async function visitBefore(url, port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await browser.contexts()[0].newPage()
    await page.goto(url)
    if ((await page.locator('script[src], link[rel="modulepreload"]').count()) > 0) {
      await page.waitForFunction(
        async (path) => navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
        new URL(url).pathname,
      )
    }
    await page.close()
  } finally {
    await browser.close()
  }
}

function figures(lhr, rest) {
  if (lhr.runtimeError !== undefined) throw new Error(`${lhr.finalDisplayedUrl}: ${lhr.runtimeError.message}`)
  const number = (audit) => {
    const { numericValue, errorMessage } = lhr.audits[audit]
    if (numericValue === undefined) throw new Error(`${lhr.finalDisplayedUrl}: no ${audit} (${errorMessage})`)
    return numericValue
  }
  const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    benchmark: lhr.environment.benchmarkIndex,
    lcp: number('largest-contentful-paint'),
    fcp: number('first-contentful-paint'),
    blocking: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    scriptMs: number('bootup-time'),
    performance: score('performance'),
    rest: rest ? Object.fromEntries(REST.map((category) => [category, score(category)])) : undefined,
    misses: rest ? REST.flatMap((category) => missesOf(lhr, category)) : [],
    warnings: lhr.runWarnings,
  }
}

/** What costs points in a category, with the first things that it names. */
function missesOf(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => {
      const { title, details } = lhr.audits[id]
      const items = (details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? item.description ?? item.url)
      return `${category}: ${title} ${items.filter(Boolean).join(' ')}`
    })
}
