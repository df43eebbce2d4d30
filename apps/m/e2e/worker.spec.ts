import type { BrowserContext, Page } from '@playwright/test'
import { networkQuiet } from './network-quiet.ts'
import { openReleases, type Releases } from './releases.ts'
import { test as base, beMember, expect, open, PASSWORD, ready } from './site-fixtures.ts'

const test = base.extend<{ readonly releases: Releases }>({
  releases: async ({ expectTrouble }, use) => {
    // A host that starts again cannot be reached for a moment.
    expectTrouble(NETWORK)
    const releases = await openReleases()
    await use(releases)
    await releases.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** Without a network the browser itself says so for every call. */
const NETWORK = /Failed to load resource|net::ERR_/

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until the worker has taken over the page and kept what the next start needs. */
async function kept(page: Page): Promise<void> {
  // An interaction, so that the page registers it now and not after three seconds.
  await page.keyboard.press('Shift')
  await controlled(page)
  await expect.poll(() => keptAddresses(page)).toContain('/m/?default')
  await expect.poll(() => keptAddresses(page)).toContain('/m/home')
}

/** Everything in every cache of the site, without its origin. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(origin.length))
    }
    return found.sort()
  })
}

/** Of each document that is kept. */
function keptLanguages(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('foyer-documents-1')
    const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return kept.map((response) => response?.headers.get('Foyer-Edition')?.split(' ')[1])
  })
}

/** Which build the worker is of that the page has. */
function controllerRelease(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.release)
    })
    navigator.serviceWorker.controller?.postMessage({ type: 'release' }, [port2])
    return answer
  })
}

/** As a browser that is started without a network. */
async function reopenOffline(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close()
  await context.setOffline(true)
  const next = await context.newPage()
  await next.goto(path)
  await ready(next)
  return next
}

test('[SW-03] after a whole visit no answer of the API, no game, no query and nothing of a person is kept', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/home?token=secret')
  await kept(page)
  for (const path of ['/m/slot-games', '/m/activity', '/m/member/home', '/m/set', '/m/login?sign=1']) {
    await open(page, path)
  }
  await open(page, '/m/home')
  await page.getByRole('region', { name: 'Hot games' }).getByRole('button', { name: /,/ }).first().tap()
  await page.waitForURL('**/play/**')
  await page.goBack()
  await ready(page)
  const addresses = await keptAddresses(page)
  expect(control.log().length).toBeGreaterThan(20)
  expect(addresses.filter((address) => /^\/(wps|play|sandbox)\/|token|sign=/.test(address))).toEqual([])
  // Documents, files of the build, and pictures.
  expect(addresses.filter((address) => !/^\/m\/|^\/demo\//.test(address))).toEqual([])
  const answers = await page.evaluate(async () => {
    const types = new Set<string>()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        types.add(`${answer?.headers.get('Content-Type')?.split(/[;/]/)[0]} ${answer?.url.includes('token')}`)
      }
    }
    return [...types].sort()
  })
  expect(answers).toEqual(['image false', 'text false'])
})

test('every file that is kept has a date, by which it goes again', async ({ page }) => {
  await open(page, '/m/home')
  await kept(page)
  const undated = () =>
    page.evaluate(async () => {
      const files = (await (await caches.open('foyer-assets-1')).keys()).map(({ url }) => url)
      const rows = await new Promise<{ readonly url: string }[]>((resolve) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.onsuccess = () => {
          const asking = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll()
          asking.onsuccess = () => resolve(asking.result)
        }
      })
      const dated = new Set(rows.map(({ url }) => url))
      return files.length === 0 ? ['none kept'] : files.filter((file) => !dated.has(file))
    })
  await expect.poll(undated).toEqual([])
})

test('a second visit to the lobby transfers less than 30 kB, pictures included', async ({ page, context }) => {
  await open(page, '/m/home')
  // Without an interaction the page registers it after a moment.
  await controlled(page)
  await kept(page)
  await page.close()
  const next = await context.newPage()
  const client = await context.newCDPSession(next)
  await client.send('Network.enable')
  const sizes: number[] = []
  client.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength))
  await open(next, '/m/home')
  await networkQuiet(next)
  // The worker's own questions are not among them: for this document, for the two of the next start and for itself. Nothing has
  // changed, so the answers have no body; their headers are 3.3 kB together, measured at a proxy.
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(26_500)
})

test('[PERR-10] without a network the lobby, lists, favourites and recents open again, with their age, and catch up', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await page.clock.install()
  await beMember(page)
  /** What is shown is kept once the first screen stands. */
  const remembered = async (question: string) => {
    await networkQuiet(page)
    await page.clock.fastForward(5000)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(question)
  }
  await open(page, '/m/slot-games')
  await page
    .locator('.fy-game-tile')
    .first()
    .getByRole('button', { name: /^Favorite/ })
    .tap()
  await remembered('36["RNG","all"')
  await open(page, '/m/home')
  await kept(page)
  const shelf = (at: Page) => at.getByRole('region', { name: 'Originals' })
  await expect(shelf(page).locator('.fy-game-tile').first()).toBeVisible()
  await remembered('shelf["INHOUSE"')
  /** A list draws the games near the screen alone, so it is asked how many it knows of. */
  const aGame = (at: Page) => at.locator('.fy-game-grid-cell').first()
  const sizes: string[] = []
  for (const path of ['/m/gameList?dataType=fav', '/m/gameList?dataType=recent']) {
    await open(page, path)
    await expect(page.locator('.fy-game-tile').first()).toBeVisible()
    sizes.push((await aGame(page).getAttribute('aria-setsize')) ?? '')
    await remembered(path.includes('fav') ? '"fav"' : '"recent"')
  }

  const again = await reopenOffline(context, page, '/m/home')
  await again.reload()
  await ready(again)
  await expect(again.locator('.fy-connection-banner')).toContainText('No Internet.')
  await expect(again.getByRole('region', { name: 'Hot games' }).locator('.fy-game-tile').first()).toBeVisible()
  await expect(again.getByRole('region', { name: 'Hot games' }).getByText(/^As of \d/)).toBeVisible()
  await expect(shelf(again).locator('.fy-game-tile').first()).toBeVisible()
  await expect(shelf(again).getByText(/^As of \d/)).toBeVisible()
  await expect(shelf(again).getByRole('button', { name: /,/ }).first()).toHaveAttribute('aria-disabled', 'true')
  const picture = again.getByRole('region', { name: 'Hot games' }).locator('img').first()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await again.goto('/m/slot-games')
  await ready(again)
  await expect(again.getByText('You are offline. As of')).toBeVisible()
  await expect(
    again
      .locator('.fy-game-tile')
      .first()
      .getByRole('button', { name: /^Favorite/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  for (const [at, path] of ['/m/gameList?dataType=fav', '/m/gameList?dataType=recent'].entries()) {
    await again.goto(path)
    await ready(again)
    await expect(aGame(again)).toHaveAttribute('aria-setsize', sizes[at] ?? 'none')
    await expect(again.getByText('You are offline. As of')).toBeVisible()
  }
  // A deep link to what was never here.
  await again.goto('/m/slot-games?vassalage=JL')
  await ready(again)
  await expect(again.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await again.goto('/m/voucherCenter')
  await ready(again)
  await expect(again.getByText('You are offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(again.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()

  await context.setOffline(true)
  await again.goto('/m/home')
  await ready(again)
  await expect(shelf(again).getByText(/^As of \d/)).toBeVisible()
  await context.setOffline(false)
  await expect(again.locator('.fy-connection-banner')).toBeEmpty()
  await expect(again.getByText(/^As of \d/)).toHaveCount(0)
  await expect(again.getByRole('banner').locator('output')).toHaveText(/\d\.\d{2}$/)

  // What belongs to the member goes with the sign-out.
  await again.goto('/m/set')
  await ready(again)
  await again.getByRole('button', { name: 'Log out' }).tap()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(again).toHaveURL(/\/m\/home$/)
  const left = await again.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /^MC_(LAST_GAMES|FAVOURITES)/.test(key))).toEqual([])
})

test('[PERR-10] after a change of the language the lobby opens whole in that language, from the moment of the change', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await page.clock.install()
  await beMember(page)
  await open(page, '/m/home')
  await kept(page)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').getByText('Language', { exact: true }).tap()
  const filipino = page.getByRole('button', { name: 'Filipino' })
  await expect(filipino).toBeVisible()
  // Nothing that waits for a while is meant.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await filipino.tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect.poll(() => keptLanguages(page)).toEqual(['TY', 'TY'])
  await page.clock.resume()

  const again = await reopenOffline(context, page, '/m/home')
  await expect(again.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(again.locator('.fy-connection-banner')).toContainText('Walang internet.')
  await expect(again.locator('.fy-ticker-line').first()).toBeVisible()
  await expect(again.getByRole('region', { name: 'Sikat na laro' }).locator('.fy-game-tile').first()).toBeVisible()
  await expect(again.getByRole('banner').locator('.fy-header-wallet')).toBeVisible()
  await expect(again.getByRole('banner').locator('.fy-header-avatar')).toBeVisible()
})

test('[PERR-10] promotions that were seen open again without a network, with their age, and catch up', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await page.clock.install()
  await beMember(page)
  await open(page, '/m/home')
  await kept(page)
  await open(page, '/m/activity')
  const card = (at: Page) => at.locator('.site-promotion').first()
  const address = (await card(page).getAttribute('href')) ?? ''
  const title = (await card(page).locator('.site-promotion__title').textContent()) ?? ''
  await open(page, address)
  await expect(page.locator('article').getByText(title).first()).toBeVisible()
  await networkQuiet(page)
  await page.clock.fastForward(5000)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('EN:promotions')

  const again = await reopenOffline(context, page, '/m/activity')
  await expect(again.getByText('You are offline. As of')).toBeVisible()
  await card(again).tap()
  await expect(again).toHaveURL(new RegExp(`${address.replace(/[?]/, '[?]')}$`))
  await expect(again.getByText('You are offline. As of')).toBeVisible()
  await expect(again.locator('article').getByText(title).first()).toBeVisible()
  await expect(again.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await context.setOffline(false)
  await expect(again.getByText(/As of \d/)).toHaveCount(0)
  await expect(again.locator('article').getByText(title).first()).toBeVisible()
})

test('[PERR-10] the kept lobby opens if the host takes the connection and never answers', async ({
  page,
  releases,
}) => {
  await open(page, `${releases.url}/m/home`)
  await kept(page)
  await releases.hang()
  await page.goto(`${releases.url}/m/home`, { timeout: 10_000, waitUntil: 'commit' })
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d+$/)
})

test('a page that came past the worker, as by a forced reload, has it too once it is quiet', async ({
  page,
  context,
}) => {
  await open(page, '/m/help')
  await kept(page)
  const client = await context.newCDPSession(page)
  await client.send('Page.reload', { ignoreCache: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller === null)
  await ready(page)
  await page.keyboard.press('Shift')
  await controlled(page)
})

test('a browser that refuses the worker has the site as it is without one', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  await open(page, '/m/login')
  const registered = page.waitForFunction(() => performance.getEntriesByName('foyer:prefetched').length > 0)
  await page.getByLabel('User name', { exact: true }).press('a')
  await registered
  await open(page, '/m/home')
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('button').first()).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
})

test('a storage that refuses the worker everything costs nothing but what it would keep', async ({ page, context }) => {
  await open(page, '/m/home')
  await kept(page)
  // Evicted, and from now on refused: full, or turned off.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    Object.assign(CacheStorage.prototype, { open: refuse, match: refuse })
  })
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile img').first()).toBeVisible()
  await page.getByRole('link', { name: 'Member', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])
})

test.describe('a release', () => {
  const OFFER = 'Please update to the latest version.'

  test('[SW-03] is offered where nothing is lost: not in a form that is half filled, and loads once', async ({
    page,
    context,
    releases,
  }) => {
    await open(page, `${releases.url}/m/login`)
    await kept(page)
    const release = () => page.locator('html').getAttribute('data-release')
    const older = await release()
    await page.getByLabel('User name', { exact: true }).fill('de')
    // Where nothing is typed it is offered: both tabs know of it by then.
    const other = await context.newPage()
    await open(other, `${releases.url}/m/set`)
    await other.keyboard.press('Shift')
    await page.bringToFront()
    await releases.publish('kept')
    await lookForUpdate(page)
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
    await other.bringToFront()
    await expect(other.getByText(OFFER)).toBeVisible()
    await other.close()
    await page.getByLabel('User name', { exact: true }).fill('demo')
    await expect(page.getByText(OFFER)).toHaveCount(0)
    await expect(page.getByLabel('User name', { exact: true })).toHaveValue('demo')

    await page.getByRole('link', { name: 'Forgot password?' }).tap()
    await expect(page.getByText(OFFER)).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const offer = await page.locator('.fy-toast', { hasText: OFFER }).boundingBox()
    expect(offer?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.POSITIVE_INFINITY))
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    // The worker takes over on this page, before it is loaded again: without that the reload would come all the same, later.
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        sessionStorage.setItem('e2e.takenOverOn', document.documentElement.dataset.release ?? ''),
      )
    })
    await page.getByRole('button', { name: 'Update' }).tap()
    await expect.poll(release).not.toBe(older)
    await ready(page)
    expect(await page.evaluate(() => sessionStorage.getItem('e2e.takenOverOn'))).toBe(older)
    expect(await controllerRelease(page)).toBe(await release())
    await expect(page.getByText(OFFER)).toHaveCount(0)
    expect(loads).toHaveLength(1)
  })

  test('[SW-03] that has come meanwhile is loaded once by who arrives, though an older worker is still there', async ({
    page,
    releases,
  }) => {
    await open(page, `${releases.url}/m/home`)
    await kept(page)
    await releases.publish('kept')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => sessionStorage.setItem('e2e.takenOver', 'yes'))
    })
    await open(page, `${releases.url}/m/help`)
    const release = await page.locator('html').getAttribute('data-release')
    await page.keyboard.press('Shift')
    // The older worker is not asked: a message while it gives way would keep it.
    const isTakenOver = () => page.evaluate(() => sessionStorage.getItem('e2e.takenOver'))
    await expect.poll(isTakenOver, { timeout: 20_000 }).toBe('yes')
    expect(await controllerRelease(page)).toBe(release)
    expect(loads).toEqual([`${releases.url}/m/help`])
    expect(await page.evaluate(() => sessionStorage.getItem('foyer.reloadedFor'))).toBeNull()
  })

  test('[SW-03] that one tab has accepted takes the others along, but for what is typed there', async ({
    page,
    context,
    releases,
  }) => {
    await open(page, `${releases.url}/m/home`)
    await kept(page)
    const older = await page.locator('html').getAttribute('data-release')
    const form = await context.newPage()
    await open(form, `${releases.url}/m/login`)
    await form.getByLabel('User name', { exact: true }).fill('demo')
    const other = await context.newPage()
    await open(other, `${releases.url}/m/set`)
    await other.getByRole('heading', { level: 1 }).tap()
    await page.bringToFront()
    await releases.publish('kept')
    await lookForUpdate(page)
    await page.getByRole('button', { name: 'Update' }).tap()
    await expect(page.locator('html')).not.toHaveAttribute('data-release', older ?? '')
    await expect(other.locator('html')).not.toHaveAttribute('data-release', older ?? '')
    await expect(form.getByLabel('User name', { exact: true })).toHaveValue('demo')
    await expect(form.locator('html')).toHaveAttribute('data-release', older ?? '')
    // Leaves it: nothing is lost any more.
    await form.bringToFront()
    await form.getByRole('link', { name: 'Forgot password?' }).tap()
    await expect(form.locator('html')).not.toHaveAttribute('data-release', older ?? '')
    await expect(form).toHaveURL(/\/m\/forget$/)
  })

  test('a page whose code went with the old release opens in the new one', async ({
    page,
    releases,
    expectTrouble,
  }) => {
    expectTrouble(/404|dynamically imported module|preload/)
    await open(page, `${releases.url}/m/home`)
    await kept(page)
    const older = await page.locator('html').getAttribute('data-release')
    await releases.publish('gone')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap()
    await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-release', older ?? '')
  })

  test('a deposit whose code went with the old release opens in the new one', async ({
    page,
    releases,
    expectTrouble,
  }) => {
    expectTrouble(/404|dynamically imported module|preload|Refused to apply style/)
    await open(page, `${releases.url}/m/login`)
    await page.getByLabel('User name', { exact: true }).fill('demo')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).tap()
    await page.waitForURL('**/m/home')
    await kept(page)
    await open(page, `${releases.url}/m/help`)
    const older = await page.locator('html').getAttribute('data-release')
    await releases.publish('gone')
    await page.evaluate(() => {
      history.pushState(null, '', '/m/voucherCenter')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.locator('html')).not.toHaveAttribute('data-release', older ?? '')
    await ready(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  })

  test('[SW-03] whose old files are gone takes along what is typed in a form that needs one of them', async ({
    page,
    releases,
    expectTrouble,
  }) => {
    expectTrouble(/404|dynamically imported module|preload/)
    await open(page, `${releases.url}/m/login`)
    await kept(page)
    const older = await page.locator('html').getAttribute('data-release')
    const name = page.getByLabel('User name', { exact: true })
    const password = page.getByLabel('Password', { exact: true })
    await name.fill('demo')
    await password.fill(PASSWORD)
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await networkQuiet(page)
    await releases.publish('gone')
    // The code that encrypts the password was not here yet.
    await page.getByRole('button', { name: 'Login' }).tap()
    await expect(page.locator('html')).not.toHaveAttribute('data-release', older ?? '')
    await expect(name).toHaveValue('demo')
    await expect(password).toHaveValue(PASSWORD)
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    expect(await page.evaluate(() => sessionStorage.getItem('foyer.typed'))).toBeNull()
    await page.getByRole('button', { name: 'Login' }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[SW-03] that turns the worker off takes away everything that it has kept', async ({ page, releases }) => {
    await open(page, `${releases.url}/m/home`)
    await kept(page)
    await releases.turnWorkerOff()
    // With a document browsers look for another worker by themselves, a moment later.
    await open(page, `${releases.url}/m/help`)
    await expect.poll(() => keptAddresses(page), { timeout: 20_000 }).toEqual([])
    const document = await page.goto(`${releases.url}/m/home`)
    await ready(page)
    await page.keyboard.press('Shift')
    await networkQuiet(page)
    expect(document?.fromServiceWorker()).toBe(false)
    expect(await keptAddresses(page)).toEqual([])
  })

  test('[SW-03] by the configuration turns it off too', async ({ page, releases }) => {
    await open(page, `${releases.url}/m/home`)
    await kept(page)
    await releases.configure({ merchant: 'demo', serviceWorker: false })
    await open(page, `${releases.url}/m/home`)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    // The worker that goes may still keep what this page loads; the next one clears it away.
    await open(page, `${releases.url}/m/home`)
    await expect.poll(() => keptAddresses(page)).toEqual([])
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

/** What browsers do with each document, and the site when a tab is shown again. */
function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/m/'))?.update()
  })
}
