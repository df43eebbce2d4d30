import type { Locator, Page } from '@playwright/test'
import { quietAfterPrefetch } from './network-quiet.ts'
import { beMember, type Control, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'

const NETWORK = /Failed to load resource|net::ERR_/
const ENDED = 'The account has been logged out, please log in again.'

const header = (page: Page) => page.getByRole('banner')
const balance = (page: Page) => header(page).locator('output')
/** To be waited for from before the end on: a toast stands for a second and a half. Strict, so that two are one too many. */
const saidOnce = (page: Page) => page.getByText(ENDED).waitFor()
const calls = (control: Control, endpoint: string) => control.log().filter((entry) => entry.endpoint === endpoint)

async function fillSignIn(page: Page, userName = 'demo'): Promise<void> {
  await page.getByLabel('User name', { exact: true }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
}

test('[SESSION-09] a login and a logout in one tab are seen in another, without a reload', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  // A tab may ask for its counters in the moment in which the other one logs out.
  expectTrouble(/status of 401 .*\/wps\/(chat\/unread|inbox\/unreadCount)/)
  const lobby = await context.newPage()
  await open(lobby, '/m/home')
  const money = await context.newPage()
  await open(money, '/m/login')
  await lobby.evaluate(() => Object.assign(window, { untouched: true }))

  await signInAs(page)
  await expect(balance(lobby)).toHaveText(/\d\.\d{2}$/)
  // A member does not stay on the sign-in page.
  await expect(money).toHaveURL(/\/m\/home$/)
  await open(money, '/m/withdraw')
  await expect(money).toHaveURL(/\/m\/withdraw$/)

  // Behind another tab nothing is drawn, and a finger would wait for what stands still.
  await page.bringToFront()
  await open(page, '/m/set')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(header(lobby).getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(balance(lobby)).toHaveCount(0)
  await expect(money).toHaveURL(/\/m\/login$/)
  expect(await lobby.evaluate(() => 'untouched' in window)).toBe(true)
  expect(calls(control, 'logout')).toHaveLength(1)

  // What the tab offers now is a guest's: a heart leads to the sign-in page, and asks the platform for nothing.
  const before = control.log().length
  await lobby.bringToFront()
  await lobby
    .getByRole('button', { name: /^Favorite:/ })
    .first()
    .tap()
  await expect(lobby).toHaveURL(/\/m\/login$/)
  expect(
    control
      .log()
      .slice(before)
      .filter(({ endpoint }) => endpoint === 'favoriteAdd'),
  ).toEqual([])
  expect(await lobby.evaluate(() => Object.keys(localStorage))).not.toContain('MC_SESSION_INFO')
})

test('[SESSION-07][ROUTE-30] a session that is killed in the middle ends once, and goes on where it was after the login', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await beMember(page)
  await open(page, '/m/gameList?gameType=FISH&dataType=fav')
  await expect(page.getByRole('button', { name: /^Favorite:/ }).first()).toBeVisible()
  const other = await context.newPage()
  await open(other, '/m/home')
  await expect(balance(other)).toHaveText(/\d\.\d{2}$/)

  // What either tab asks by itself, at its start, three seconds later or when it comes to the front, would be refused
  // before the finger is there.
  await quietAfterPrefetch(other)
  await page.bringToFront()
  await quietAfterPrefetch(page)
  await control.revoke({ userName: 'demo' })
  // The page goes away under the finger, which Playwright would take for a miss.
  const heart = page.getByRole('button', { name: /^Favorite:/ }).first()
  await Promise.all([saidOnce(page), heart.tap({ force: true })])
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(balance(other)).toHaveCount(0)

  await fillSignIn(page)
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH&dataType=fav$/)
  const marked = page.getByRole('button', { name: /^Favorite:/ })
  await expect(marked.first()).toBeVisible()
  // The refused tap changed nothing; the next one counts.
  const count = await marked.count()
  await marked.first().tap()
  await expect(marked.first()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => calls(control, 'favoriteRemove').at(-1)?.status).toBe(200)
  expect(count).toBeGreaterThan(0)
  await expect(balance(other)).toHaveText(/\d\.\d{2}$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/m\/login$/)
})

test('[SESSION-07][SESSION-09] an end that another tab meets first is said in both, and leads back to where each was', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await beMember(page)
  await open(page, '/m/transaction/record')
  await expect(page).toHaveURL(/\/m\/transaction\/record$/)
  const other = await context.newPage()
  await open(other, '/m/home')
  await expect(balance(other)).toHaveText(/\d\.\d{2}$/)
  // What each tab asks by itself, at once or three seconds after its page, as the count of what is unread: it would be
  // refused first, and take the button from the finger.
  for (const tab of [other, page]) await quietAfterPrefetch(tab)

  // A new tab is in front. One that comes to the front asks by itself, and would be faster than the finger.
  await control.revoke({ userName: 'demo' })
  await Promise.all([
    saidOnce(other),
    saidOnce(page),
    header(other).getByRole('button', { name: 'Refresh balance' }).tap(),
  ])
  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/m\/login$/)

  await page.bringToFront()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/m\/transaction\/record$/)
  await expect(other).toHaveURL(/\/m\/home$/)
  await expect(balance(other)).toHaveText(/\d\.\d{2}$/)
})

test('[SESSION-07] whoever reloads the login still comes back to where they were', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(NETWORK)
  await beMember(page)
  await open(page, '/m/home')
  await control.revoke({ userName: 'demo' })
  await open(page, '/m/transaction/record')
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.reload()
  await ready(page)
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/m\/transaction\/record$/)
})

test('[TRIAL-01][TRIAL-03][ROLE-06][PROLE-03] a trial player plays, meets what is not theirs, and registers', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  await page.getByRole('link', { name: 'Free trial' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/1,000\.00$/)

  await open(page, '/m/slot-games')
  await page
    .getByRole('button', { name: /^Favorite:/ })
    .first()
    .tap()
  await expect.poll(() => calls(control, 'favoriteAdd').length).toBe(1)

  // The inbox is not theirs: cancel leaves everything as it was.
  await open(page, '/m/message')
  await page.getByRole('link', { name: /^Inbox/ }).tap()
  const popup = page.getByRole('alertdialog', { name: 'Members only' })
  await popup.getByRole('button', { name: 'Cancel' }).tap()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/message$/)
  expect(calls(control, 'logout')).toEqual([])

  await page.getByRole('link', { name: /^Inbox/ }).tap()
  await popup.getByRole('button', { name: 'Register now' }).tap()
  await expect(page).toHaveURL(/\/m\/register$/)
  // The trial has ended, here and on the platform.
  await expect.poll(() => calls(control, 'logout').length).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('MC_TRIAL_USER')

  await page.getByLabel('User name', { exact: true }).fill('tried2026')
  await page.getByLabel('Password', { exact: true }).fill('Tried2026')
  await page.getByLabel('Confirm password', { exact: true }).fill('Tried2026')
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await page.getByRole('button', { name: 'Register', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/77\.00$/)
  await open(page, '/m/webEmail')
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})

test('the credits of a trial have a mark and no gold, in the header, the menus and the member center', async ({
  page,
}) => {
  const colour = (where: Locator) =>
    where.locator('.fy-balance-amount').evaluate((amount) => getComputedStyle(amount).color)
  await beMember(page)
  await open(page, '/m/home')
  await expect(header(page).locator('.fy-balance-amount')).toHaveText(/\d/)
  const gold = await colour(header(page))
  await expect(page.getByText('Trial', { exact: true })).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(header(page).locator('.fy-balance-amount')).toHaveText(/1,000\.00$/)
  await expect(header(page).getByText('Trial', { exact: true })).toBeVisible()
  expect(await colour(header(page))).not.toBe(gold)
  await page.getByRole('link', { name: 'Promos' }).tap()
  await page.getByRole('button', { name: 'My account' }).tap()
  const menu = page.getByRole('dialog', { name: 'My account' })
  await expect(menu.getByText('Trial', { exact: true })).toBeVisible()
  expect(await colour(menu)).not.toBe(gold)
})
