import { axe, findings } from './axe.ts'
import { field, tap } from './locators.ts'
import { beMember, expect, lastSecret, open, PASSWORD, test } from './site-fixtures.ts'

const NEW = 'Lobby2027'

test('[FORGOT-01][FORGOT-03][FORGOT-04] a lost password is replaced by mail', async ({ page, control }) => {
  await open(page, '/m/forget')
  await tap(page, 'E-mail')
  await field(page, 'User name').fill('demo')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@example.com')
  await axe(page, 'forgotten password by mail')
  await control.setFault({ endpoint: 'forgotEmail', kind: 'slow', delayMs: 1500, times: 1 })
  await tap(page, 'Send me a new password')
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect(page.getByText(/on its way to demo@example\.com/)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(control.outbox()).toHaveLength(1)

  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill(lastSecret(control))
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[FORGOT-06][FORGOT-07][FORGOT-08][PHONEPW-01][PHONEPW-08] a new password by phone logs in at once', async ({
  page,
  control,
}) => {
  await open(page, '/m/forget')
  await expect(page.getByRole('button', { name: 'Country Philippines +63' })).toBeVisible()
  await field(page, 'Mobile number').fill('9170000001')
  await tap(page, 'Get code')
  await expect(page.getByRole('button', { name: /Another code in/ })).toBeDisabled()
  await field(page, 'Verification code').fill(lastSecret(control))
  await field(page, 'New password').fill(PASSWORD)
  await tap(page, 'Set password and log in')
  await expect(page.getByRole('main').getByText('New and old password cannot be the same.')).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue('')
  await field(page, 'New password').fill(NEW)
  await tap(page, 'Set password and log in')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').locator('output')).toHaveText(/\d\.\d{2}$/)
  expect(JSON.stringify(control.log())).not.toContain(NEW)
})

test('[PHONEPW-01][PHONEPW-08] a member sets another password by phone, from the security center and back', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/securityCenter')
  const entry = page.getByRole('main').getByRole('link', { name: /^Set password by phone/ })
  await entry.tap()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Set password by phone' })).toBeVisible()
  await field(page, 'Mobile number').fill('9170000001')
  await tap(page, 'E-mail')
  await page.getByRole('link', { name: 'Security center' }).tap()
  await entry.tap()
  await field(page, 'Mobile number').fill('9170000001')
  await tap(page, 'Get code')
  await expect(field(page, 'Verification code')).toBeFocused()
  // The wait and what was typed outlive a look at the other way.
  await tap(page, 'E-mail')
  await tap(page, 'Mobile number')
  await expect(field(page, 'Mobile number')).toHaveValue('9170000001')
  await field(page, 'Verification code').fill(lastSecret(control))
  await field(page, 'New password').fill(NEW)
  await tap(page, 'Set password and log in')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').locator('output')).toHaveText(/\d\.\d{2}$/)
})

test('[CS-01][CS-02][CS-04][HOME-06][MENU-04] customer service is over the lobby and in the menu', async ({ page }) => {
  await open(page, '/m/home')
  const service = page.getByRole('navigation', { name: 'Customer service' })
  await service.getByRole('button').tap()
  await expect(service.getByRole('link')).toHaveText(['Facebook', 'Telegram 1', 'Telegram 2', 'Telegram 3'])
  await expect(service.getByRole('button', { name: 'Live chat' })).toBeVisible()
  await expect(service.getByRole('link', { name: 'Telegram 1' })).toHaveAttribute('href', 'https://t.me/foyer_example')
  expect(await findings(page, '.fy-support')).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('button', { name: 'Live chat' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/15550100')
  await expect(menu.getByRole('link', { name: 'Download app' })).toHaveAttribute('href', '/m/app')
})

test('[DATA-07][DATA-10] the page of the app has the downloads and the words of the merchant', async ({ page }) => {
  await open(page, '/m/app')
  await expect(page.getByText('Over 600 games.')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('link', { name: 'Download for Android' })).toHaveAttribute(
    'href',
    'https://apps.foyer.example/foyer.apk',
  )
})
