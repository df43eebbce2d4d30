import type { Page } from '@playwright/test'
import { field, tap } from './locators.ts'
import { asked, beMember, expect, open, PASSWORD, ready, test } from './site-fixtures.ts'

/** The way back of a game or the chat. Until its script has come, it is a plain link to the page that it names. */
const ownBack = async (page: Page) => {
  await page.waitForLoadState()
  await page.locator('a.back').first().click()
}
const jazzCellar = (page: Page) =>
  page.locator('[data-route=categoryGames]').getByRole('button', { name: /^Jazz Cellar,/ })
const bar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back' })

/** Goes to the list of slots as people do: by a link of the page. */
async function toSlots(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See all Slots' }).first().click()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect(jazzCellar(page)).toBeVisible()
}

async function enter(page: Page): Promise<void> {
  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
}

test('[LAUNCH-05] the own way back of a game is a step back: the browser’s way back then leads on from the list', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/home')
  await toSlots(page)
  for (const time of ['once', 'twice']) {
    await jazzCellar(page).tap()
    await page.waitForURL(/\/play\//)
    await ownBack(page)
    await expect(page, time).toHaveURL(/\/m\/slot-games$/)
    // A tap on a document that is not taken over yet launches nothing.
    await ready(page)
    await expect(jazzCellar(page)).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[LAUNCH-05] a game that the list does not lie behind leads to the list, which takes its place', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/slot-games')
  await jazzCellar(page).tap()
  await page.waitForURL(/\/play\//)
  const address = page.url()
  await page.goto('/m/help')
  await page.goto(address)
  await ownBack(page)
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await ready(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('[CHAT-02] the chat stands on another host, and its way back is a step back, whatever has been said', async ({
  page,
  baseURL,
}) => {
  await beMember(page)
  await open(page, '/m/help')
  await open(page, '/m/home')
  await page.getByRole('navigation', { name: 'Customer service' }).getByRole('button').tap()
  await page.getByRole('button', { name: 'Live chat' }).first().tap()
  await page.waitForURL(/\/play\/chat/)
  expect(new URL(page.url()).origin).toBe(baseURL?.replace('127.0.0.1', 'localhost'))
  for (const words of ['First words', 'Is anybody there?']) {
    await page.getByRole('textbox', { name: 'Your message' }).fill(words)
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(page.getByText(words)).toBeVisible()
  }
  await ownBack(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await ready(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('[LOGIN-11] after a login the history holds the list once', async ({ page }) => {
  await open(page, '/m/home')
  await toSlots(page)
  await page.evaluate(() => window.scrollTo(0, 40))
  await jazzCellar(page).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await enter(page)
  await page.waitForURL(/\/play\//)
  await ownBack(page)
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect(jazzCellar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[LOGIN-11][REG-17] who registers on the way to a game gets it too; the history then holds the list once, and no login', async ({
  page,
  control,
}) => {
  await open(page, '/m/help')
  await open(page, '/m/home')
  await toSlots(page)
  await jazzCellar(page).tap()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).tap()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Sign up to play Jazz Cellar' })).toBeVisible()
  await field(page, 'User name').fill('fresh2027')
  await field(page, 'Password').fill('Fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await tap(page, 'Register')
  await page.waitForURL(/\/play\//)
  expect(asked(control, 'launchGame')).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await ready(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('[LAYOUT-07] the arrow of the login is a step back to the lobby, after a reload too', async ({ page }) => {
  await open(page, '/m/help')
  await open(page, '/m/home')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.reload()
  await ready(page)
  await bar(page).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/help$/)
})
