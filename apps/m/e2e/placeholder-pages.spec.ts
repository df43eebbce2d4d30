import type { Locator } from '@playwright/test'
import { beMember, expect, open, test } from './site-fixtures.ts'

test('[INSTALL-19] the bonus for the app comes from customer service', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/app')
  const main = page.getByRole('main')
  await expect(main.getByText('Over 600 games. Ask customer service for the download bonus.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Customer service' }).getByRole('link').first()).toBeVisible()
})

test('help says what a remembered login leaves on the device', async ({ page }) => {
  await open(page, '/m/help')
  const main = page.getByRole('main')
  await main.getByText('How is my account kept safe?').tap()
  await expect(
    main.getByText('If you chose “Remember me”, your user name and, encrypted, your password stay'),
  ).toBeVisible()
  await expect(main).not.toContainText(/nothing of your account remains|whenever you ask/)
})

test('the credits of a trial have a mark and no gold, in the header, the menus and the member center', async ({
  page,
}) => {
  const colour = (where: Locator) =>
    where.locator('.fy-balance-amount').evaluate((amount) => getComputedStyle(amount).color)
  await beMember(page)
  await open(page, '/m/home')
  await expect(page.getByRole('banner').locator('.fy-balance-amount')).toHaveText(/\d/)
  const gold = await colour(page.getByRole('banner'))
  await expect(page.getByText('Trial', { exact: true })).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  const header = page.getByRole('banner')
  await expect(header.locator('.fy-balance-amount')).toHaveText(/1,000\.00$/)
  await expect(header.getByText('Trial', { exact: true })).toBeVisible()
  expect(await colour(header)).not.toBe(gold)
  await page.getByRole('link', { name: 'Promos' }).tap()
  await page.getByRole('button', { name: 'My account' }).tap()
  const menu = page.getByRole('dialog', { name: 'My account' })
  await expect(menu.getByText('Trial', { exact: true })).toBeVisible()
  expect(await colour(menu)).not.toBe(gold)
})
