// Takes the pictures that a browser shows when it offers to install the site (`screenshots` of the manifest), of the built
// site with the sandbox: `node apps/m/build/take-screenshots.mjs` (after a build), when the pages look different.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveSandbox } from '@foyer/sandbox/server'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE_DIR } from '../../../scripts/picture-dir.mjs'
import { chromiumFlags } from '../../../scripts/run/chromium-flags.mjs'
import { findBrowser } from '../../../scripts/run/find-browser.mjs'

const LANGUAGES = ['EN', 'TY', 'BN']
/** By the half of the file name that `describeSite` has words for. */
const PAGES = { home: '/m/home', slots: '/m/slot-games' }
const to = fileURLToPath(new URL('../web-app/screenshots/', import.meta.url))

const browser = await findBrowser((...args) => [process.execPath, args])
if (browser.problem) throw new Error(browser.problem)
const dir = fileURLToPath(new URL('../dist', import.meta.url))
const server = await serveSandbox({ port: 0, site: { dir }, pictureDir: PICTURE_DIR })
await server.sandbox.control.scenario({ name: 'no-popups' })
const chrome = await chromium.launch({
  ...(browser.path ? { executablePath: browser.path } : {}),
  args: chromiumFlags(),
})
try {
  await mkdir(to, { recursive: true })
  for (const language of LANGUAGES) {
    const context = await chrome.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1.25,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    await context.addInitScript((code) => {
      localStorage.setItem('MC_LANGUAGE', code)
      localStorage.setItem('MC_DOWNLOAD_BAR_HIDDEN', '1')
    }, language)
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: server.url }])
    for (const [page, path] of Object.entries(PAGES)) {
      const tab = await context.newPage()
      await tab.goto(server.url + path)
      await tab.locator('#root[data-live]').waitFor({ state: 'attached' })
      await tab.waitForLoadState('networkidle')
      const picture = await sharp(await tab.screenshot())
        .webp({ quality: 45, effort: 6 })
        .toBuffer()
      await writeFile(`${to}${language}-${page}.webp`, picture)
      await tab.close()
    }
    await context.close()
  }
} finally {
  await chrome.close()
  await server.close()
}
