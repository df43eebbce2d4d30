import type { Locator } from '@playwright/test'
import { toast } from './locators.ts'
import { networkQuiet, quietAfterPrefetch } from './network-quiet.ts'
import { beMember, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

const NETWORK = /Failed to load resource|net::ERR_/
const CODE = /Failed to load resource|net::ERR_|dynamically imported module/

test('a list that fails says so and comes back by a tap', async ({ page, control, expectTrouble }) => {
  expectTrouble(NETWORK)
  await control.setFault({ endpoint: 'gameList', kind: 'status:500' })
  await open(page, '/m/gameList?gameType=RNG')
  await expect(page.getByText('The games could not be loaded.')).toBeVisible({ timeout: 30_000 })
  await control.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
})

test('the games of a document stay where newer ones cannot be had, which is said, and come by a tap', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await control.setFault({ endpoint: 'gameList', kind: 'status:500' })
  await open(page, '/m/slot-games')
  await expect(page.getByText(/^As of \d/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await control.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText(/^As of \d/)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
})

test('[PCALL-25] downloads that the platform refuses say so in their place, and come by a tap', async ({ page }) => {
  const denial = { success: false, code: 'zzz' }
  await page.route('**/wps/resources/links', (route) => route.fulfill({ json: denial }))
  await open(page, '/m/app')
  const downloads = page.getByRole('region', { name: 'Download', exact: true })
  await expect(downloads.getByRole('alert')).toContainText('Unknown error.')
  await page.unroute('**/wps/resources/links')
  await downloads.getByRole('button', { name: 'Try again' }).tap()
  await expect(downloads.getByRole('link', { name: 'Download for Android' })).toBeVisible()
})

const naturalWidths = (images: Locator) =>
  images.evaluateAll((found) => found.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))

for (const kind of THOROUGH ? (['html', 'schema'] as const) : (['schema'] as const)) {
  test(`an answer that is ${kind} leaves the lobby usable`, async ({ page, control, expectTrouble }) => {
    expectTrouble(NETWORK)
    await control.setFault({ endpoint: 'hotGames', kind })
    await control.setFault({ endpoint: 'gameVendors', kind })
    await open(page, '/m/home')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
    await control.clearFaults()
    await page.reload()
    await expect(
      page.getByRole('region', { name: 'Hot games' }).getByRole('button', { name: /,/ }).first(),
    ).toBeVisible()
  })
}

test('pictures that failed without a network come with it, those near the screen, each once', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile img').first()).toBeVisible()
  await networkQuiet(page)
  await context.setOffline(true)
  const lost = page.locator('.fy-game-tile .fy-cdn-image-none')
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(lost.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url())
  })
  await context.setOffline(false)
  await expect(lost).toHaveCount(0)
  await expect.poll(() => naturalWidths(page.locator('.fy-game-tile img'))).not.toContain(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked).size).toBe(asked.length)
})

test('so do the banners of the menu', async ({ page, context, expectTrouble }) => {
  expectTrouble(NETWORK)
  await open(page, '/m/home')
  await page.route(/banners\//, (route) => route.abort())
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const banners = page.getByRole('list', { name: 'Featured' })
  await expect(banners.locator('.fy-cdn-image-none').first()).toBeVisible()
  await page.unroute(/banners\//)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(banners.locator('.fy-cdn-image-none')).toHaveCount(0)
  await expect.poll(() => naturalWidths(banners.locator('img'))).not.toContain(0)
})

test('[LIST-10] games that did not arrive without a network come with it, and the message goes', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile').first()).toBeVisible()
  await networkQuiet(page)
  await context.setOffline(true)
  const missing = page.getByText('The next games did not arrive.')
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(missing).toBeVisible({ timeout: 500 })
  }).toPass()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/gamelist/i.test(pathname) || searchParams.has('pageNo')) asked.push(searchParams.get('pageNo') ?? '')
  })
  await context.setOffline(false)
  await expect(missing).toBeHidden()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  // The page that was missing is asked for once.
  expect(asked.filter((no) => no === asked[0])).toHaveLength(1)
})

test('[ERR-17][CALL-43] a tap on a game without a network is answered: what it takes came ahead', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await beMember(page)
  await open(page, '/m/home')
  const game = page.getByRole('region', { name: 'Hot games' }).getByRole('button', { name: /,/ }).first()
  await expect(game).toBeVisible()
  // Without a touch the page prefetches after a moment.
  await quietAfterPrefetch(page)
  await context.setOffline(true)
  // It says that it cannot begin now.
  await expect(game).toHaveAttribute('aria-disabled', 'true')
  await game.tap({ force: true })
  await expect(toast(page, 'No Internet.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('an answer to an earlier question never shows', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await control.setFault({ endpoint: 'gameList', kind: 'reorder', delayMs: 400 })
  const field = page.getByRole('combobox', { name: 'Search games' })
  const earlier = page.waitForRequest((request) => {
    const query = new URL(request.url()).searchParams
    // Suggestions ask for six.
    return query.get('gameName') === 'jazz' && query.get('pageSize') !== '6'
  })
  await field.fill('jazz')
  await field.press('Enter')
  const question = await earlier
  await field.fill('lemon')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Lemon Lounge,/ })).toBeVisible()
  // Answered or given up: nothing of it is on its way any more, and it has been drawn if it ever will.
  await question.response()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveCount(0)
})

test('[CDN-03] pictures that fail fall back to the next host, then to the default icon', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await control.scenario({ name: 'cdn-fallback' })
  await open(page, '/m/slot-games')
  const picture = page.locator('.fy-game-tile img').first()
  await expect(picture).toHaveAttribute('src', /^\/demo\//)
  await control.scenario({ name: 'cdn-down' })
  await page.goto('/m/fishing-games')
  await expect(page.locator('.fy-game-tile .fy-cdn-image-none').first()).toBeVisible()
})

test('a double tap on login sends it once', async ({ page, control }) => {
  await open(page, '/m/login')
  await control.setFault({ endpoint: 'login', kind: 'slow', delayMs: 600 })
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).dblclick()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(control.log().filter(({ endpoint }) => endpoint === 'login')).toHaveLength(1)
})

test('[CALL-43] a question whose code cannot be had is told of, and asked when the network is back', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await page.goto('/m/trail')
  await page.waitForURL('**/m/home')
  await context.route(/assets\/popup-/, (route) => route.abort())
  await open(page, '/m/home')
  await page.getByRole('link', { name: 'Deposit', exact: true }).last().tap()
  await expect(page.getByRole('alert').getByText('The connection failed. Please try again.')).toBeVisible()
  await context.unroute(/assets\/popup-/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('alertdialog', { name: 'Members only' })).toBeVisible()
})

test('[SESSION-05][MEMBER-07] logging out asks first, and reaches the other tabs', async ({ page, context }) => {
  await beMember(page)
  await open(page, '/m/set')
  const other = await context.newPage()
  await open(other, '/m/member/home')
  await expect(other).toHaveURL(/\/m\/member\/home$/)
  // Behind another tab nothing is drawn, and a finger would wait for what stands still.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).tap()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(other).not.toHaveURL(/\/m\/member\/home$/)
})

test('storage that refuses everything does not stop the login', async ({ page, expectTrouble }) => {
  expectTrouble(NETWORK)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await signInAs(page)
  await expect(page.getByRole('banner').locator('output')).toHaveText(/\d\.\d{2}$/)
})

test('a page that cannot be had offline is asked for once, says so, and comes with the network', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|net::ERR_|dynamically imported module/)
  await beMember(page)
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile').first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/assets\/deposit-/.test(request.url())) asked.push(request.url())
  })
  await context.setOffline(true)
  await page.evaluate(() => history.pushState({}, '', '/m/voucherCenter'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByText('You are offline')).toBeVisible()
  // It comes by itself, so there is nothing to tap.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(3)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit')
})

test('a document whose application did not arrive is loaded again once the host answers', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(CODE)
  await context.route(/assets\/evaluate-packages-/, (route) => route.abort('internetdisconnected'))
  await page.goto('/m/home')
  await page.waitForRequest(/assets\/evaluate-packages-/)
  await context.setOffline(true)
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  // Nothing is taken away while there is nothing else to show.
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
  expect(loads).toEqual([])
  await context.unroute(/assets\/evaluate-packages-/)
  await context.setOffline(false)
  await ready(page)
  expect(loads).toHaveLength(1)
})

test('so is one whose script did not arrive', async ({ page, context, expectTrouble }) => {
  expectTrouble(CODE)
  await context.route(/assets\/index-/, (route) => route.abort(), { times: 1 })
  await page.goto('/m/help')
  await ready(page)
  await expect(page.getByText('This page did not load completely.')).toHaveCount(0)
})

test('one whose host is ill is not, until the host is well', async ({ page, context, expectTrouble }) => {
  expectTrouble(CODE)
  await page.clock.install()
  await context.route(/assets\/evaluate-packages-/, (route) => route.abort())
  let asked = 0
  await context.route(/m\/home$/, (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    asked += 1
    return route.fulfill({ status: 503 })
  })
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await page.goto('/m/home')
  await expect(async () => {
    await page.clock.fastForward(120_000)
    expect(asked).toBeGreaterThan(7)
  }).toPass()
  await expect(page.getByRole('alert')).toContainText('This page did not load completely.')
  expect(loads).toHaveLength(1)
  await context.unrouteAll()
  await expect(async () => {
    await page.clock.fastForward(120_000)
    expect(loads).toHaveLength(2)
  }).toPass()
  await ready(page)
  await expect(page.getByText('This page did not load completely.')).toHaveCount(0)
})

test('a document whose application throws is loaded again five times, and then says in its language how to go on', async ({
  page,
  context,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/broken/)
  await page.clock.install()
  await context.addCookies([{ name: 'MC_LANGUAGE', value: 'TY', url: baseURL ?? '' }])
  await context.route(/assets\/hydrate-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await page.goto('/m/home')
  await expect(async () => {
    await page.clock.fastForward(130_000)
    expect(loads).toHaveLength(6)
  }).toPass()
  const message = page.getByRole('alert')
  await expect(message).toContainText('Hindi na-load nang buo ang pahinang ito.')
  await page.clock.fastForward(3_600_000)
  await networkQuiet(page)
  expect(loads).toHaveLength(6)
  await context.unrouteAll()
  await message.getByRole('link', { name: 'Subukan muli' }).tap()
  await ready(page)
  await expect(message).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.loads'))).toBeNull()
})

test('a page whose styles could not be had offline comes with them when the network is back', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|net::ERR_|dynamically imported module|preload CSS/)
  await beMember(page)
  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Member', exact: true }).tap()
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  const card = page.locator('.fy-profile-card')
  await expect(card).toBeVisible()
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
})

test('a language chosen without a network changes nothing, which is said, and is taken when the network is back', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(CODE)
  await open(page, '/m/set')
  const html = page.locator('html')
  const stored = () => page.evaluate(() => [localStorage.getItem('MC_LANGUAGE'), document.cookie])
  const before = await stored()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Filipino' }).tap()
  await expect(toast(page, 'No Internet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  await expect(html).toHaveAttribute('lang', 'en')
  expect(await stored()).toEqual(before)
  await context.setOffline(false)
  await page.reload()
  await ready(page)
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: 'Personal settings' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filipino' }).tap()
  await expect(html).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('heading', { name: 'Mga personal na setting' }).first()).toBeVisible()
  expect(await stored()).toEqual(['TY', expect.stringContaining('MC_LANGUAGE=TY')])
})

test('the menu that cannot be fetched says so, and opens when the network is back', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(CODE)
  // Also where it is asked for before the network is gone: an untouched page prefetches it after three seconds.
  await context.route(/assets\/sheet-/, (route) => route.abort())
  await open(page, '/m/home')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(toast(page, 'No Internet.')).toBeVisible()
  await context.unroute(/assets\/sheet-/)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Fishing' })).toBeVisible()
})

test('a page that cannot be fetched has its way back', async ({ page, context, expectTrouble }) => {
  expectTrouble(CODE)
  await open(page, '/m/home')
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).tap()
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await context.setOffline(false)
})
