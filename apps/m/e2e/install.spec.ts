import type { Page } from '@playwright/test'
import { findWholeBrowser } from '../../../scripts/run/find-browser.mjs'
import { findings } from './axe.ts'
import { networkQuiet } from './network-quiet.ts'
import { expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Instagram 395.0.0.25.87 (iPhone15,2; iOS 18_6; en_PH; en; scale=3.00; 1179x2556; 789)'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface AppManifest {
  readonly icons: readonly (AppPicture & { readonly purpose: string })[]
  readonly screenshots: readonly (AppPicture & { readonly label: string })[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly AppPicture[] }[]
}

interface AppPicture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Take the lobby with you' })
const offers = (page: Page) => page.locator('[data-testid^="offer-"]')
const kinds = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Telegram channel' })).toBeVisible()
  return offers(page).evaluateAll((found) => found.map((offer) => offer.getAttribute('data-testid')?.slice(6)))
}

/** What Chromium tells a page that could be installed, before the application is there. */
async function browserOffers(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    // As Chromium: not where the site is installed.
    if (origin === 'null' || sessionStorage.getItem('e2e.asked') !== null) return
    window.addEventListener('load', () => {
      const prompt = async () => {
        sessionStorage.setItem('e2e.asked', '1')
        if (answer === 'accepted') setTimeout(() => window.dispatchEvent(new Event('appinstalled')))
        return { outcome: answer }
      }
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  }, outcome)
}

test.describe('the browser itself', () => {
  // It may have to be brought first.
  test.setTimeout(300_000)

  test('[INSTALL-12] finds nothing that keeps the site from being installed, in each language, and says when it can be', async ({
    playwright,
    launchOptions,
    server,
    request,
  }) => {
    // The shell that other tests drive offers nothing to install (docs/decisions/0018).
    const browser = await findWholeBrowser((...args) => [process.execPath, args])
    if (browser.problem !== undefined) throw new Error(browser.problem)
    const { executablePath: _, ...options } = launchOptions
    // The contexts of tests are private windows, in which nothing can be installed.
    const context = await playwright.chromium.launchPersistentContext('', {
      ...options,
      ...(browser.path === undefined ? { channel: 'chromium' } : { executablePath: browser.path }),
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      hasTouch: true,
    })
    try {
      const page = context.pages()[0] ?? (await context.newPage())
      const client = await context.newCDPSession(page)
      const manifest = async () => {
        const { url, errors, data } = await client.send('Page.getAppManifest')
        expect(errors).toEqual([])
        return { path: url.slice(server.url.length), ...(JSON.parse(data ?? '') as AppManifest) }
      }
      await open(page, '/m/home')
      const english = await manifest()
      expect(english).toMatchObject({ path: '/m/web-app/EN.webmanifest', id: '/m/', lang: 'en', dir: 'ltr' })
      // Chromium has asked for it all, and found the pictures as they are said to be.
      expect(await client.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
      expect(english.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable', 'monochrome'])
      expect(english.screenshots.map(({ label }) => label)).toEqual(['Lobby', 'Slots'])
      const pictures = [...english.icons, ...english.screenshots, ...english.shortcuts.flatMap(({ icons }) => icons)]
      for (const { src, sizes, type } of pictures) {
        const found = await page.evaluate(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }, src)
        expect({ src, found }).toEqual({ src, found: sizes })
        expect((await request.get(src)).headers()['content-type']).toBe(type)
      }
      for (const { url } of english.shortcuts) expect((await request.get(url)).status()).toBe(200)
      for (const link of await page.locator('link[rel^="apple-touch"]').all())
        expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)

      // Held back for our own button.
      await page.waitForFunction(() => Reflect.has(window, 'foyerInstallPrompt'))
      await open(page, '/m/app')
      await expect(page.getByTestId('offer-prompt').getByRole('button', { name: 'Install' })).toBeVisible()

      await open(page, '/m/home')
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('button', { name: /^Language/ }).tap()
      await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Filipino' }).tap()
      await expect.poll(manifest).toMatchObject({ path: '/m/web-app/TY.webmanifest', lang: 'fil', id: '/m/' })
      await open(page, '/m/home')
      expect(await manifest()).toMatchObject({
        path: '/m/web-app/TY.webmanifest',
        shortcuts: [{}, {}, { name: 'Mga promo' }, {}],
      })
      // The check can fail.
      await page.route('**/TY.webmanifest', (route) => route.fulfill({ json: { name: 'Foyer' } }))
      await open(page, '/m/home')
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.map(({ errorId }) => errorId)).toContain('manifest-missing-suitable-icon')
    } finally {
      await context.close()
    }
  })
})

test.describe('on an Android phone', () => {
  test.use({ popups: true })

  test('[INSTALL-01][INSTALL-03][INSTALL-06][NAVBAR-01][LAYOUT-04] the page of the app has its title, its offers and both guides', async ({
    page,
  }) => {
    await open(page, '/m/app')
    await expect(page.getByRole('heading', { level: 1, name: 'Download promo' })).toBeVisible()
    await expect(page).toHaveTitle(/^Download promo/)
    expect(await kinds(page)).toEqual(['android'])
    const guide = page.getByRole('region', { name: 'Add it yourself' })
    await expect(guide.getByRole('listitem')).toHaveText([/menu of your browser/, /Install app/, /Confirm/])
    await expect(guide.locator('li svg')).toHaveCount(3)
    await guide.getByRole('button', { name: 'iPhone, iPad' }).tap()
    await expect(guide.getByRole('listitem')).toHaveText([/share button/, /Add to Home Screen/, /“Add”/])
    expect(await findings(page)).toEqual([])
    expect(await smallTargets(page, 'main')).toEqual([])
  })

  test('[INSTALL-06] the guides are there in the other language', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'MC_LANGUAGE', value: 'TY', url: baseURL ?? '' }])
    await page.addInitScript(() => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', 'TY'))
    await open(page, '/m/app')
    const guide = page.getByRole('region', { name: 'Idagdag nang mano-mano' })
    await expect(guide.getByRole('listitem')).toHaveText([/menu ng browser/, /Install app/, /Kumpirmahin/])
    await guide.getByRole('button', { name: 'iPhone, iPad' }).tap()
    await expect(guide.getByRole('listitem').first()).toContainText('Safari')
  })

  test('[INSTALL-19] the platform tells of the games and of the bonus, and where it says nothing we do', async ({
    page,
  }) => {
    await open(page, '/m/app')
    const main = page.getByRole('main')
    await expect(main.getByText('Over 600 games. Ask customer service for the download bonus.')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Customer service' }).getByRole('link').first()).toBeVisible()
    await page.route('**/wps/site/settings*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, mobileTemplate: {} } } })
    })
    await page.reload()
    await expect(main.getByText(/1,200\+ games, and a bonus for downloading the app/)).toBeVisible()
  })

  test('[INSTALL-12][INSTALL-13] the bar has the icon and leads to the app; closed, it stays closed', async ({
    page,
  }) => {
    await open(page, '/m/home')
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).locator('img')).toHaveAttribute('src', /icons\/app\.svg/)
    await expect(bar(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/m/app')
    expect(await findings(page, '.fy-install-bar')).toEqual([])
    await bar(page).getByRole('button', { name: 'Hide the app bar' }).tap()
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await networkQuiet(page)
    await expect(bar(page)).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await bar(page).getByRole('link', { name: 'Get the app' }).tap()
    await expect(page).toHaveURL(/\/m\/app$/)
    await expect(bar(page)).toHaveCount(0)
  })

  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    test(`[INSTALL-12][INSTALL-15] at ${width} × ${height} what offers the app moves and covers nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const moved: string[] = []
        Object.assign(window, { moved })
        const near = '.fy-ticker, .fy-install-bar, .fy-support, .fy-footer-menu'
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            for (const { node } of (entry as PerformanceEntry & { sources: readonly { node: Node | null }[] })
              .sources) {
              if (node instanceof Element && node.closest(near)) moved.push(node.className)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, '/m/home')
      await expect(bar(page)).toBeVisible()
      const link = page.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: 'Get the app' })
      await expect(link).toHaveAttribute('href', '/m/app')
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
      expect(await bar(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      expect(await smallTargets(page, '.fy-install-bar, .fy-ticker')).toEqual([])
      // Beside what floats, above the menu.
      const box = async (selector: string) => {
        const found = await page.locator(selector).boundingBox()
        if (found === null) throw new Error(`${selector} is not there`)
        return found
      }
      const [theBar, menu, support] = await Promise.all(['.fy-install-bar', '.fy-footer-menu', '.fy-support'].map(box))
      expect((theBar?.y ?? 0) + (theBar?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0)
      expect((support?.x ?? 0) + (support?.width ?? 0)).toBeLessThanOrEqual(theBar?.x ?? 0)
      // At the end of the page it is there again, and nothing is under it.
      await expect(async () => {
        await page.mouse.wheel(0, 5000)
        await expect(bar(page)).toHaveCSS('opacity', '1', { timeout: 500 })
        const last = await box('.fy-footer > p:last-child')
        expect(last.y + last.height).toBeLessThanOrEqual((theBar?.y ?? 0) + 1)
      }).toPass()
    })
  }

  test('[INSTALL-12] the browser installs by our own button, and what offers it ends with that', async ({ page }) => {
    await browserOffers(page, 'accepted')
    await open(page, '/m/home')
    await bar(page).getByRole('button', { name: 'Install' }).tap()
    await expect(bar(page)).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: 'Get the app' }),
    ).toHaveCount(0)
    await open(page, '/m/app')
    await expect(page.getByText('The lobby is on your home screen.')).toBeVisible()
    expect(await kinds(page)).toEqual(['android'])
    await open(page, '/m/home')
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await networkQuiet(page)
    await expect(bar(page)).toHaveCount(0)
  })

  test('[INSTALL-01] the page of the app lets the browser ask; a refusal ends what comes unasked', async ({ page }) => {
    await browserOffers(page, 'dismissed')
    await open(page, '/m/app')
    expect(await kinds(page)).toEqual(['prompt', 'android'])
    await page.getByTestId('offer-prompt').getByRole('button', { name: 'Install' }).tap()
    await expect(page.getByTestId('offer-prompt')).toHaveCount(0)
    await open(page, '/m/home')
    await expect(
      page.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: 'Get the app' }),
    ).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, popups: true })

  test('[INSTALL-01][INSTALL-02][INSTALL-04][INSTALL-05][INSTALL-06] Safari shows the way to the home screen, then the downloads for iOS', async ({
    page,
  }) => {
    await open(page, '/m/app')
    expect(await kinds(page)).toEqual(['homeScreen', 'profile', 'ios'])
    await expect(page.getByTestId('offer-homeScreen').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByTestId('offer-profile')).toHaveAttribute('href', /foyer\.mobileconfig$/)
  })

  test('[INSTALL-07][INSTALL-08][INSTALL-11] the sheet shows the way and closes with it', async ({ page }) => {
    await page.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('foyer.visits', '{"count":1,"played":true,"offered":false}')
    })
    await page.clock.install()
    await open(page, '/m/home')
    await page.mouse.wheel(0, 10)
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foyer.visitBegan'))).not.toBeNull()
    await page.clock.fastForward(61_000)
    const sheet = page.getByRole('dialog', { name: 'Take the lobby with you' })
    await expect(sheet.getByRole('link', { name: 'Install the profile' })).toBeVisible()
    await sheet.getByRole('button', { name: 'How to add it to your home screen' }).tap()
    await expect(sheet.getByRole('listitem')).toHaveCount(3)
    expect(await findings(page, 'dialog[open]')).toEqual([])
    await sheet.getByRole('button', { name: 'Got it' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[INSTALL-14][INSTALL-15] an installed site offers nothing of itself', async ({ page }) => {
    // As Safari says it; Chromium emulates no display mode.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await open(page, '/m/home')
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await networkQuiet(page)
    await expect(bar(page)).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: 'Get the app' }),
    ).toHaveCount(0)
    await open(page, '/m/app')
    await expect(page.getByText('The lobby is on your home screen.')).toBeVisible()
  })

  test('[INSTALL-16][INSTALL-17][INSTALL-18] the footer of the lobby has the downloads', async ({ page }) => {
    await open(page, '/m/home')
    const footer = page.getByRole('contentinfo')
    await expect(async () => {
      await page.mouse.wheel(0, 5000)
      await expect(footer.getByRole('link', { name: 'Install the profile' })).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(footer.getByRole('link', { name: /^Download for/ })).toHaveText([
      'Download for Android',
      'Download for iPhone',
    ])
  })
})

test.describe('inside another app', () => {
  test.use({ userAgent: INSTAGRAM, permissions: ['clipboard-read', 'clipboard-write'] })

  test('[INSTALL-02] the page of the app says how it is opened in Safari', async ({ page }) => {
    await open(page, '/m/app')
    expect(await kinds(page)).toEqual(['openInBrowser', 'ios'])
    const way = page.getByTestId('offer-openInBrowser')
    await expect(way).toContainText('Open this page in Safari')
    await way.getByRole('button', { name: 'Copy the address' }).tap()
    await expect(way.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(await findings(page)).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test.use({ userAgent: WINDOWS, isMobile: false, viewport: { width: 1280, height: 800 } })

  test('[INSTALL-01][INSTALL-03][INSTALL-05] both apps, and nothing that the computer cannot use', async ({ page }) => {
    await open(page, '/m/app')
    expect(await kinds(page)).toEqual(['android', 'ios'])
  })
})
