import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../run/browser.mjs'
import { chromiumFlags } from '../run/chromium-flags.mjs'

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
  const loaded = await filesOfHome()
  const shares = JSON.parse(readFileSync(`${dist}/../.cache/module-shares.json`, 'utf8'))
  const scripts = loaded.filter((file) => file.endsWith('.js'))
  const styles = loaded.filter((file) => file.endsWith('.css'))
  if (process.env.FOYER_SIZES) {
    for (const file of scripts)
      process.stdout.write(`      ${compressed(file)} B, ours ${shares[file]?.ours.toFixed(2)}  ${file}\n`)
  }
  const sum = (files, weight = () => 1) =>
    Math.round(files.reduce((total, file) => total + compressed(file) * weight(file), 0))
  return [
    {
      what: `home page: all JavaScript before interaction (${scripts.length} files)`,
      bytes: sum(scripts),
      limit: 130_000,
    },
    {
      what: 'home page: of which ours',
      bytes: sum(scripts, (file) => shares[file]?.ours ?? 1),
      limit: 35_000,
    },
    { what: 'home page: CSS', bytes: sum(styles), limit: 12_000 },
    ...routeChunks(shares),
  ]
}

async function filesOfHome() {
  const browser = await findBrowser((...args) => [process.execPath, args])
  if (browser.problem) throw new Error(browser.problem)
  const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
  const server = await serveSandbox({ port: 0, site: { dir: dist } })
  const chrome = await chromium.launch({
    ...(browser.path ? { executablePath: browser.path } : {}),
    args: chromiumFlags(),
  })
  try {
    const page = await chrome.newPage({ viewport: { width: 390, height: 844 } })
    const files = new Set()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/m\/.+\.(js|css)$/.test(pathname)) files.add(pathname.slice('/m/'.length))
    })
    await page.goto(`${server.url}/m/home`)
    // A page that never comes alive would weigh little.
    await page.waitForSelector('#root[data-live]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    return [...files]
  } finally {
    await chrome.close()
    await server.close()
  }
}

function routeChunks(shares) {
  return Object.entries(shares)
    .filter(([, { page }]) => page !== undefined)
    .map(([file, { page }]) => ({ what: `route chunk ${page}`, bytes: compressed(file), limit: 20_000 }))
    .sort((a, b) => b.bytes - a.bytes)
}
