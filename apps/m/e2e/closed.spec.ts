import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { networkQuiet } from './network-quiet.ts'
import { beMember, expect, open, PNG, ready, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'
import { stillness } from './stillness.ts'

/** Without a network, and where the site is closed, the browser itself says so for every call. */
const NETWORK = /Failed to load resource|net::ERR_/

const closed = (page: Page) => page.getByRole('dialog', { name: 'Platform under maintenance.' })
const banner = (page: Page) => page.locator('.fy-connection-banner')
/** As a browser says it when the tab is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('[STATUS-05][STATUS-06][ERR-14] under maintenance every page says so, and nothing else is reachable', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await control.scenario({ name: 'maintenance' })
  for (const path of ['/m/home', '/m/login', '/m/activity']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Platform under maintenance.' })).toBeVisible()
    await expect(page.getByText('New games are being put in.')).toBeVisible()
    // With the day and the zone, on the merchant's clock.
    await expect(page.getByText(/^We expect to be back on \w+day.*\d{1,2}:(00|15|30|45).* GMT\+8\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  }
  expect(await findings(page)).toEqual([])
  expect(await smallTargets(page, 'dialog')).toEqual([])
  await control.scenario({ name: 'normal' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Platform under maintenance.' })).toHaveCount(0)
})

test('[STATUS-04][ERR-15] a restricted visitor reads why, and from where', async ({ page, control, expectTrouble }) => {
  expectTrouble(NETWORK)
  await control.scenario({ name: 'restricted' })
  await page.goto('/m/home')
  await expect(
    page.getByText('Due to restriction of your location or IP address, you are not allowed to access the site.'),
  ).toBeVisible()
  await expect(page.getByText('203.0.113.9')).toBeVisible()
  // The platform is asked in vain: the address is the merchant's own.
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'https://t.me/foyer_example')
  expect(await findings(page)).toEqual([])
})

test('[STATUS-06] maintenance that begins in a form, a list or an upload leaves them as they are; the site comes back by itself', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await open(page, '/m/login')
  const name = page.getByLabel('User name', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await name.fill('demo')
  await password.fill('Foyer2026')
  await control.scenario({ name: 'maintenance' })
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(closed(page)).toBeVisible()
  await expect(name).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(closed(page)).toBeVisible()
  await closed(page).getByRole('button', { name: 'Check again' }).tap()
  await expect(closed(page).getByRole('status')).toContainText('Still closed at')
  await control.scenario({ name: 'normal' })
  // No tap, no key.
  await expect(closed(page)).toHaveCount(0)
  await expect(name).toHaveValue('demo')
  await expect(password).toHaveValue('Foyer2026')
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.waitForURL('**/m/home')

  await open(page, '/m/slot-games')
  await expect(page.locator('.fy-game-tile').first()).toBeVisible()
  await networkQuiet(page)
  await control.scenario({ name: 'maintenance' })
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    await expect(closed(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  // A turn of the wheel is done some frames after it was told of.
  await page.evaluate(stillness)
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await control.scenario({ name: 'normal' })
  await lookAgain(page)
  await expect(closed(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  // What did not come meanwhile comes now.
  await expect(page.getByText('The next games did not arrive.')).toHaveCount(0)
  await expect.poll(() => page.locator('.fy-game-tile img').count()).toBeGreaterThan(0)

  await open(page, '/m/member/verification')
  for (const name of ['frontImage', 'backImage']) {
    await page
      .locator(`input[name="${name}"]`)
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: PNG })
  }
  await control.scenario({ name: 'maintenance' })
  await page.getByRole('button', { name: 'Send for review' }).tap()
  await expect(closed(page)).toBeVisible()
  await control.scenario({ name: 'normal' })
  await lookAgain(page)
  await expect(closed(page)).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Chosen: / })).toHaveCount(2)
  await page.getByRole('button', { name: /^(Try again|Send for review)$/ }).tap()
  await expect(page.getByRole('main').getByText('Still pending process')).toBeVisible()
})

test('[STATUS-06] maintenance that begins in a game lets it be finished, then covers the site', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  // Said of the game of the sandbox, which has the origin of the site.
  expectTrouble(/allow-scripts and allow-same-origin/)
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '{"merchant":"demo",',
      '{"merchant":"demo","launch":{"target":"frame"},',
    )
    await route.fulfill({ response, body })
  })
  await beMember(page)
  await open(page, '/m/home')
  await page.getByRole('region', { name: 'Hot games' }).getByRole('button', { name: /,/ }).first().tap()
  const game = page.getByRole('dialog', { name: /^Game: / })
  await expect(game.locator('iframe')).toBeVisible()
  await control.scenario({ name: 'maintenance' })
  await lookAgain(page)
  await expect(game.getByText('This game stays open until you leave it.')).toBeVisible()
  await expect(game.locator('iframe')).toBeVisible()
  await expect(closed(page)).toHaveCount(0)
  await game.getByRole('button', { name: 'Leave game' }).tap()
  await expect(closed(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeHidden()
  await control.scenario({ name: 'normal' })
  await lookAgain(page)
  await expect(closed(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
})

test('[PERR-10][PERR-11][ERR-17] banners say that the connection is slow or missing, and end with that', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await page.clock.install()
  await open(page, '/m/slot-games')
  await networkQuiet(page)
  await expect(banner(page)).toBeEmpty()
  await context.setOffline(true)
  await expect(banner(page)).toHaveText('No Internet. Games and payments wait.')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveAttribute('aria-disabled', 'true')
  expect(await findings(page)).toEqual([])
  await context.setOffline(false)
  await expect(banner(page)).toBeEmpty()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).not.toHaveAttribute('aria-disabled')

  await control.setFault({ endpoint: '*', kind: 'hang' })
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'New', exact: true }).tap()
  await page.clock.fastForward(8500)
  await expect(banner(page)).toHaveText('Slow Connection.')
  // No answer at all: it counts as none.
  await page.clock.fastForward(23_000)
  await expect(banner(page)).toHaveText(/^No Internet\./)
  await control.clearFaults()
  // It looks by itself whether the platform answers again.
  await expect(async () => {
    await page.clock.fastForward(7000)
    await expect(banner(page)).toBeEmpty({ timeout: 1000 })
  }).toPass()
  await ready(page)
  await expect(
    page.getByRole('button', { name: /^Jazz Cellar,/ }).or(page.locator('.fy-game-tile').first()),
  ).toBeVisible()

  // The platform no longer speaks to this version.
  await control.setFault({ endpoint: 'gameList', kind: 'status:426' })
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Hot', exact: true }).tap()
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'All', exact: true }).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Please update to the latest version.' })).toBeVisible()
  await control.clearFaults()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  await loaded
  await ready(page)
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toHaveCount(0)
})
