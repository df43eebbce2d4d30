import type { Page } from '@playwright/test'
import { browserBack, tap } from './locators.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

/** Browsers without the Navigation API: Safari before 26.2, Firefox before 147. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
})

const dialogs = (page: Page) => page.locator('dialog[open]')
/** The entry of the history that is held while something is open. */
const isHeld = (page: Page) => page.evaluate(() => Reflect.has(Object(history.state), 'foyerModal'))
const path = (page: Page) => page.evaluate(() => location.pathname + location.search)

async function toHome(page: Page): Promise<void> {
  await open(page, '/m/set')
  await page.getByRole('link', { name: 'Help center' }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await open(page, '/m/home')
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
}

test('the way back closes a sheet, then the menu below it, and then leads to the page before', async ({ page }) => {
  await toHome(page)
  await tap(page, 'Open menu')
  await page.getByRole('button', { name: /^Language/ }).tap()
  await expect(dialogs(page)).toHaveCount(2)
  await browserBack(page)
  await expect(dialogs(page)).toHaveCount(1)
  await expect.poll(() => isHeld(page)).toBe(true)
  await browserBack(page)
  await expect(dialogs(page)).toHaveCount(0)
  expect(await path(page)).toBe('/m/home')
  await browserBack(page)
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('a menu that is closed by its button, and one whose link is followed, leave no step back that does nothing', async ({
  page,
}) => {
  await toHome(page)
  await tap(page, 'Open menu')
  await dialogs(page).getByRole('button', { name: 'Close' }).tap()
  await expect(dialogs(page)).toHaveCount(0)
  await tap(page, 'Open menu')
  await dialogs(page).getByRole('link', { name: 'Promotions' }).tap()
  await expect(page).toHaveURL(/\/m\/activity/)
  await expect(dialogs(page)).toHaveCount(0)
  await browserBack(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await browserBack(page)
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('the way back out of the page of a provider leads to the payment that waits', async ({ page, expectTrouble }) => {
  // Said of the page of the provider in the sandbox, which has the origin of the site.
  expectTrouble(/allow-scripts and allow-same-origin/)
  await beMember(page)
  await open(page, '/m/home')
  await page.getByRole('link', { name: 'Deposit' }).first().tap()
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /MoboCash/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill('1000')
  await main.getByRole('button', { name: 'Review' }).tap()
  await main.getByRole('button', { name: 'Pay ₱1,010.00' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Payment page of MoboCash' })
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: 'Pay ₱1,010.00' })).toBeVisible()
  await browserBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?deposit=D/)
  await expect(main.getByText('Waiting for your payment').first()).toBeVisible()
  // Left by its button, the frame leaves no entry behind.
  await main.getByRole('button', { name: 'Open payment page' }).tap()
  await expect(dialog).toBeVisible()
  await dialog
    .getByRole('button', { name: /close|back/i })
    .first()
    .tap()
  await expect(dialog).toBeHidden()
  await expect.poll(() => isHeld(page)).toBe(false)
  await expect(page).toHaveURL(/\?deposit=D/)
})
