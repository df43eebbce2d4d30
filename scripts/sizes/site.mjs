import { existsSync, readFileSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { PICTURE_DIR } from '../picture-dir.mjs'
import { chromiumFlags } from '../run/chromium-flags.mjs'
import { findBrowser } from '../run/find-browser.mjs'

const dist = fileURLToPath(new URL('../../apps/m/dist', import.meta.url))
/** As it travels: files too small to gain from compression have no copy. */
const compressed = (file) => {
  const copy = `${dist}/${file}.br`
  return statSync(existsSync(copy) ? copy : `${dist}/${file}`).size
}

/**
 * The home page as a browser loads it before anybody touches it, and every page's own chunk.
 * `module-shares.json` (written by the site's build) says how much of each chunk is ours, and which page's chunk it is.
 */
export async function siteSizes() {
  const { first, prefetched } = await filesOfHome()
  const shares = JSON.parse(readFileSync(`${dist}/../.cache/module-shares.json`, 'utf8'))
  const scriptsOf = (files) => files.filter((file) => file.endsWith('.js'))
  const scripts = scriptsOf(first)
  const later = scriptsOf(prefetched)
  if (process.env.FOYER_SIZES) {
    const list = (files, when) => {
      for (const file of files)
        process.stdout.write(`      ${compressed(file)} B, ours ${shares[file]?.ours.toFixed(2)}, ${when}  ${file}\n`)
    }
    list(scripts, 'first')
    list(later, 'prefetched')
  }
  const sum = (files, weight = () => 1) =>
    Math.round(files.reduce((total, file) => total + compressed(file) * weight(file), 0))
  const ours = (file) => shares[file]?.ours ?? 1
  return [
    {
      what: `home page: all JavaScript before interaction (${scripts.length} files)`,
      bytes: sum(scripts),
      // Catches accidents only: what people feel is measured by itself (ADR 26).
      limit: 200_000,
    },
    { what: 'home page: of which ours', bytes: sum(scripts, ours) },
    {
      what: `home page: the same with what it then fetches ahead, once it stands or is touched (${later.length} files more)`,
      bytes: sum(scripts) + sum(later),
    },
    { what: 'home page: script within its document', bytes: within('script'), limit: 400 },
    { what: 'home page: CSS, within its document', bytes: within('style'), limit: 15_000 },
    ...routeChunks(shares),
  ]
}

/** What the styles or the scripts weigh that the document of the lobby carries. Those with attributes are files or data. */
function within(element) {
  const html = readFileSync(`${dist}/documents/EN/home.html`, 'utf8')
  const found = [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text]) => text)
  if (found.length === 0) throw new Error(`the document of the lobby has no ${element} in it`)
  return brotliCompressSync(found.join('')).length
}

/** Until nothing has been asked for in a second. */
async function quiet(page) {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before
  for (let now = await count(); now !== before; now = await count()) {
    before = now
    await setTimeout(1000)
  }
}

/** The mark that the page sets when it begins to prefetch: with the first interaction, or after a moment. */
const PREFETCHED = 'foyer:prefetched'

/** What the page loads to be usable (`first`), and what it then loads before it is needed (`prefetched`). */
async function filesOfHome() {
  const browser = await findBrowser((...args) => [process.execPath, args])
  if (browser.problem) throw new Error(browser.problem)
  const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
  const server = await serveSandbox({ port: 0, site: { dir: dist }, pictureDir: PICTURE_DIR })
  const chrome = await chromium.launch({
    ...(browser.path ? { executablePath: browser.path } : {}),
    args: chromiumFlags(),
  })
  try {
    const page = await chrome.newPage({ viewport: { width: 390, height: 844 } })
    // Pictures would fill the buffer.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(5000))
    await page.goto(`${server.url}/m/home`)
    // A page that never comes alive would weigh little.
    await page.waitForSelector('#root[data-live]', { state: 'attached' })
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, PREFETCHED)
    await quiet(page)
    const [markedAt, entries] = await page.evaluate(
      (mark) => [
        performance.getEntriesByName(mark)[0].startTime,
        performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      ],
      PREFETCHED,
    )
    const started = new Map()
    for (const { name, startTime } of entries) {
      const { pathname } = new URL(name)
      if (!/^\/m\/.+\.(js|css)$/.test(pathname)) continue
      const file = pathname.slice('/m/'.length)
      started.set(file, Math.min(startTime, started.get(file) ?? startTime))
    }
    const files = [...started.keys()]
    return {
      first: files.filter((file) => started.get(file) < markedAt),
      prefetched: files.filter((file) => started.get(file) >= markedAt),
    }
  } finally {
    await chrome.close()
    await server.close()
  }
}

function routeChunks(shares) {
  return Object.entries(shares)
    .filter(([, { page }]) => page !== undefined)
    .map(([file, { page }]) => ({ what: `route chunk ${page}`, bytes: compressed(file), limit: 30_000 }))
    .sort((a, b) => b.bytes - a.bytes)
}
