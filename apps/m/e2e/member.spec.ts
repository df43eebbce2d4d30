import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { field, tap } from './locators.ts'
import { asked, beMember, expect, open, PASSWORD, PNG, ready, signInAs, test } from './site-fixtures.ts'

const NEW = 'Lobby2027'
const VERIFICATION = '/m/member/verification'
const SECURITY = '/m/securityCenter'

const slot = (page: Page, name: 'frontImage' | 'backImage' | 'selfie') => page.locator(`input[name="${name}"]`)
const previews = (page: Page) => page.getByRole('img', { name: /^Chosen: / })

/** A photo as a phone would take it, some kilobytes large. */
async function photo(page: Page, name: string) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 })
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    for (let at = 0; at < 200; at += 1) {
      pen.fillStyle = `hsl(${at * 7} 60% 50%)`
      pen.fillRect((at * 37) % 640, (at * 53) % 400, 60, 40)
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

const png = (name: string, buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer })

test('[VERIFY-01][VERIFY-03][VERIFY-04][PCALL-23] a member hands in documents, waits, and is verified', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, VERIFICATION)
  for (const label of ['Front of your ID', 'Back of your ID', 'Selfie (optional)']) {
    await expect(page.getByLabel(label)).toBeAttached()
  }
  await axe(page, 'verification, empty')
  await slot(page, 'frontImage').setInputFiles(png('front.png'))
  await slot(page, 'backImage').setInputFiles(await photo(page, 'back.jpg'))
  await slot(page, 'selfie').setInputFiles(png('me.png'))
  await expect(previews(page)).toHaveCount(3)
  // They are really shown: the policy of the document lets them.
  const widths = () => previews(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await expect.poll(widths).toEqual([2, 640, 2])
  await axe(page, 'verification, filled in')
  await tap(page, 'Send for review')

  await expect(page.getByRole('main').getByText('still pending process', { exact: false })).toBeInViewport()
  await expect(page.locator('input[type="file"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send for review' })).toHaveCount(0)
  await axe(page, 'verification, pending')
  const [sent, ...more] = asked(control, 'verificationUpload')
  expect(more).toEqual([])
  expect(Object.keys(sent?.body ?? {})).toEqual(['frontImage', 'backImage', 'selfie'])
  expect(sent?.body).toMatchObject({ frontImage: `[image/png, ${PNG.length} bytes]` })

  await page.reload()
  await expect(page.getByRole('main').getByText('Still pending process')).toBeVisible()
  await control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  await page.reload()
  await expect(page.getByRole('main').getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveCount(0)
  await axe(page, 'verification, verified')
  await open(page, '/m/member/home')
  await expect(page.getByRole('main').getByRole('link', { name: 'Verified', exact: true })).toBeVisible()
})

test('[UPLOAD-02][VERIFY-03] an upload shows how far it is, can be given up, and outlives a failure', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/503|Failed to load resource/)
  await beMember(page)
  await open(page, VERIFICATION)
  await slot(page, 'frontImage').setInputFiles(await photo(page, 'front.jpg'))
  await slot(page, 'backImage').setInputFiles(await photo(page, 'back.jpg'))
  await control.setFault({ endpoint: 'verificationUpload', kind: 'hang', times: 1 })
  await tap(page, 'Send for review')
  await expect(page.getByRole('progressbar', { name: 'Progress of the upload' })).toHaveAttribute('value', '100')
  await expect(slot(page, 'frontImage')).toBeDisabled()
  await axe(page, 'verification, sending')
  await tap(page, 'Cancel')
  await expect(previews(page)).toHaveCount(2)
  await control.setFault({ endpoint: 'verificationUpload', kind: 'status:503', times: 1 })
  await tap(page, 'Send for review')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('System upgrading, please try again later.')
  await tap(page, 'Try again')
  await expect(page.getByRole('main').getByText('Still pending process')).toBeVisible()
  await control.reviewIdentity({ userName: 'demo', verdict: 'refuse', reason: 'The front is too dark.' })
  await tap(page, 'Check again')
  await expect(page.getByText('The front is too dark.')).toBeVisible()
  await expect(slot(page, 'frontImage')).toBeEnabled()
  await axe(page, 'verification, refused')
})

test('[VERIFY-01] guests are led to the login, and those who play for free are told why not', async ({ page }) => {
  for (const path of [VERIFICATION, SECURITY]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/login$/)
  }
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const path of [VERIFICATION, SECURITY]) {
    await page.goto(path)
    await expect(page.getByRole('alertdialog', { name: 'Members only' })).toBeVisible()
    await expect(page.locator('input[type="file"]')).toHaveCount(0)
  }
})

test('[MEMBER-08][CALL-21][CALL-22] a head icon is chosen once and shown everywhere', async ({
  page,
  control,
  expectTrouble,
}) => {
  await beMember(page)
  await open(page, '/m/myAccount/index')
  const picture = page.getByRole('button', { name: 'Change your picture' })
  await expect(picture.locator('img')).toHaveCount(0)
  expect(await picture.boundingBox()).toMatchObject({ width: 96, height: 96 })
  await picture.tap()
  const dialog = page.getByRole('dialog', { name: 'Choose your picture' })
  await expect(dialog.getByRole('button', { name: /^Picture/ })).toHaveCount(12)
  await axe(page, 'choice of a head icon')
  await dialog.getByRole('button', { name: 'Picture 7' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
  await expect(picture.locator('img')).toHaveAttribute('src', /avatars\/7\.svg$/)
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /avatars\/7\.svg$/)
  await expect.poll(() => asked(control, 'headIconSet').map(({ body }) => body)).toEqual([{ icon: 'avatars/7.svg' }])
  for (const path of ['/m/home', '/m/member/home', SECURITY]) {
    await open(page, path)
    await expect(page.getByRole('banner').locator('.fy-avatar img')).toHaveAttribute('src', /avatars\/7\.svg$/)
  }
  expectTrouble(/avatars\/7\.svg/)
  await control.scenario({ name: 'cdn-down' })
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.route(/avatars\/7\.svg/, (route) => route.abort())
  await open(page, SECURITY)
  await expect(picture.locator('svg').first()).toBeVisible()
  await expect(picture.locator('img')).toHaveCount(0)
})

test('the security center tells what is known, with stars, and how one is guarded', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/503|Failed to load resource/)
  await signInAs(page)
  await page.evaluate(() => localStorage.clear())
  await control.setStatus({ ip: '203.0.113.77' })
  await signInAs(page)
  await open(page, SECURITY)
  const main = page.getByRole('main')
  await expect(main.getByText('d****@example.com')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '917****001' })).toBeVisible()
  await expect(main.getByText('203.0.113.9', { exact: true })).toBeVisible()
  await expect(main.getByText(/ on /)).toBeVisible()
  expect(await page.content()).not.toContain('demo@example.com')
  await expect(main.getByRole('link', { name: /Account verification/ })).toHaveAttribute('href', VERIFICATION)
  await expect(main.getByRole('link', { name: /Change password/ })).toHaveAttribute('href', '/m/changePsw')
  await expect(main.getByRole('link', { name: /Set password by phone/ })).toHaveAttribute('href', '/m/forget')
  await control.setFlags({ CHNGPASSVERIF3: false })
  await control.setFault({ endpoint: 'memberSecurity', kind: 'status:503' })
  await page.reload()
  await ready(page)
  await expect(main.getByText('Your security data could not be loaded.')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByRole('link', { name: /by phone/ })).toHaveCount(0)
  await axe(page, 'security center, failed')
  await control.clearFaults()
  await main.getByRole('button', { name: 'Try again' }).tap()
  await expect(main.getByText('d****@example.com')).toBeVisible()
})

test('[MEMBER-01][MEMBER-03] member center and account say when something cannot be had', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/500|503|Failed to load resource/)
  await beMember(page)
  for (const endpoint of ['memberInfo', 'walletLoad', 'memberWallet', 'verificationState'] as const) {
    await control.setFault({ endpoint, kind: 'status:500' })
  }
  await open(page, '/m/myAccount/index')
  const main = page.getByRole('main')
  await expect(main.getByText('Your data could not be loaded.').first()).toBeVisible({ timeout: 30_000 })
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
  await axe(page, 'my account, failed')
  await open(page, '/m/member/home')
  await expect(main.getByText('Your data could not be loaded.')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByText('demo', { exact: true })).toBeVisible()
  await expect(main.locator('a[href="/m/withdraw"]')).toBeVisible()
  await axe(page, 'member center, failed')
  await control.clearFaults()
  await main.getByRole('button', { name: 'Try again' }).first().tap()
  await expect(main.getByText('Mara')).toBeVisible()
})

test('[CHPW-01][CHPW-04][CHPW-06][CHPW-07][CHPW-09] a member changes the password, after being refused', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/changePsw')
  await expect(field(page, 'User name')).toHaveValue('demo')
  await expect(field(page, 'User name')).not.toBeEditable()
  await page.getByRole('button', { name: 'Show password' }).nth(1).tap()
  await expect(field(page, 'New password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'Old password')).toHaveAttribute('type', 'password')

  const change = async (old: string, wanted: string, confirmed = wanted) => {
    await field(page, 'Old password').fill(old)
    await field(page, 'New password').fill(wanted)
    await field(page, 'Confirm new password').fill(confirmed)
    await tap(page, 'Change password')
  }
  await change(PASSWORD, 'abcdefg')
  await expect(page.getByText('Please use at least one digit.')).toBeVisible()
  await expect(field(page, 'New password')).toBeFocused()
  await change('', NEW)
  await expect(field(page, 'Old password')).toBeFocused()
  await change(PASSWORD, NEW, 'Lobby2028')
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await axe(page, 'change of a password with errors')
  await change(PASSWORD, PASSWORD)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).tap()
  await expect(field(page, 'New password')).toBeFocused()
  expect(asked(control, 'changePassword')).toEqual([])
  await change('Wrong2026', NEW)
  await expect(page.getByRole('main').getByText('Unknown error.')).toBeVisible()
  await expect(page.getByText('old password is wrong')).toHaveCount(0)
  await expect(field(page, 'New password')).toHaveValue(NEW)
  await change(PASSWORD, NEW)
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, SECURITY)
  await expect(page.getByRole('main').getByText('d****@example.com')).toBeVisible()
})

test('[CHPW-05] guests have no password to change', async ({ page }) => {
  await open(page, '/m/changePsw')
  await expect(page).toHaveURL(/\/m\/home$/)
})
