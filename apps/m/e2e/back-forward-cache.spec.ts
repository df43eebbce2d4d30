import type { Page } from '@playwright/test'
import { findWholeBrowser } from '../../../scripts/run/find-browser.mjs'
import { balance } from './locators.ts'
import { type Control, expect, open, signInAs, test } from './site-fixtures.ts'

// It may have to be brought first.
test.setTimeout(120_000)

/**
 * A member behind a game, whose lobby lies in the back/forward cache. Playwright switches the cache off, and the shell that
 * other tests drive has none, so this is the whole browser without that switch.
 */
const inCache = test.extend<{ readonly lobby: Page }>({
  lobby: async ({ playwright, launchOptions, server, contextOptions }, use) => {
    const found = await findWholeBrowser((...args: string[]) => [process.execPath, args])
    if (found.problem !== undefined) throw new Error(found.problem)
    const { executablePath: _, ...options } = launchOptions
    const browser = await playwright.chromium.launch({
      ...options,
      ...(found.path === undefined ? { channel: 'chromium' } : { executablePath: found.path }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }))
    })
    await use(page)
    await browser.close()
  },
})

/** Playwright loses a page that comes from the cache. The protocol below it does not. */
interface Lobby {
  /** The value of an expression on the page. */
  read(expression: string): Promise<unknown>
  back(): Promise<void>
}

async function throughProtocol(page: Page): Promise<Lobby> {
  const client = await page.context().newCDPSession(page)
  return {
    async read(expression) {
      const { result } = await client.send('Runtime.evaluate', { expression, returnByValue: true })
      return result.value
    },
    async back() {
      const { currentIndex, entries } = await client.send('Page.getNavigationHistory')
      const before = entries[currentIndex - 1]
      if (before === undefined) throw new Error('no page lies behind this one')
      await client.send('Page.navigateToHistoryEntry', { entryId: before.id })
    },
  }
}

const IS_FROM_CACHE = 'window.isFromCache === true && location.pathname === "/m/home"'
const BALANCE = 'document.querySelector("header output")?.textContent ?? "none"'
const LOGIN = 'document.querySelector("header a[href=\'/m/login\']") !== null'

async function playFromLobby(page: Page, control: Control): Promise<void> {
  await control.setBalance({ userName: 'demo', balance: '500.00' })
  await signInAs(page)
  await expect(balance(page)).toHaveText('₱500.00')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Jazz Cellar,/ })
    .first()
    .tap()
  await page.waitForURL(/\/play\//)
}

inCache('a lobby from the back/forward cache shows the money of now', async ({ lobby, control }) => {
  await playFromLobby(lobby, control)
  const { read, back } = await throughProtocol(lobby)
  await control.setBalance({ userName: 'demo', balance: '1234.50' })
  await back()
  await expect.poll(() => read(IS_FROM_CACHE)).toBe(true)
  await expect.poll(() => read(BALANCE)).toBe('₱1,234.50')
})

inCache(
  'a lobby from the back/forward cache shows no money after a logout in another tab',
  async ({ lobby, control }) => {
    await playFromLobby(lobby, control)
    const { read, back } = await throughProtocol(lobby)
    const other = await lobby.context().newPage()
    await open(other, '/m/set')
    await other.getByRole('button', { name: 'Log out', exact: true }).tap()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
    await expect(other).toHaveURL(/\/m\/home$/)
    await other.close()
    await back()
    await expect.poll(() => read(LOGIN)).toBe(true)
    expect(await read(BALANCE)).toBe('none')
  },
)
