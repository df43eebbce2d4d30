import { rm, writeFile } from 'node:fs/promises'
import { createFoyer, signIn, unwrap, wallet } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { browserBack, tap } from './locators.ts'
import { networkQuiet } from './network-quiet.ts'
import { asked, beMember, expect, open, PASSWORD, PNG, ready, test } from './site-fixtures.ts'

/** Player1 may join it; it pays 3.00. */
const FRIEND = '/m/activityDetail?id=207'

const png = (name: string, buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer })
const slot = (page: Page, at: 1 | 2 | 3) => page.locator(`input[name="image${at}"]`)
const chosen = (page: Page) => page.getByRole('img', { name: /^Chosen: / })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').locator('.fy-promo-status')
const form = (page: Page) => page.getByRole('dialog', { name: 'Application' })

/** What the platform says that the member has. */
async function balanceOf(baseUrl: string, userName: string): Promise<number> {
  const foyer = createFoyer({ merchant: 'demo', baseUrl, ports: memoryPorts() })
  unwrap(await foyer.use(signIn).withPassword({ username: userName, password: PASSWORD }))
  await foyer.use(wallet).load()
  const amount = Number(foyer.use(wallet).$state.get().data?.amount)
  foyer.dispose()
  return amount
}

test('[APPLY-01][APPLY-06][PROMO-13][PROMO-14] a guest who came by a link logs in, applies, waits, and claims once', async ({
  page,
  control,
  server,
}) => {
  const before = await balanceOf(server.url, 'player1')
  await open(page, FRIEND)
  await button(page, 'Join').tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByLabel('User name', { exact: true }).fill('player1')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=207$/)

  // What was wanted before the login is there after it; nothing is sent by that.
  await expect(form(page).getByText('Write the user name of your friend. No picture is needed.')).toBeVisible()
  expect(asked(control, 'activityUpload')).toEqual([])
  await browserBack(page)
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=207$/)
  await page.reload()
  await ready(page)
  await expect(form(page)).toHaveCount(0)
  await button(page, 'Join').tap()
  await form(page).getByLabel('Comment').fill('My friend is Ana.')
  await slot(page, 1).setInputFiles(png('one.png'))
  await slot(page, 2).setInputFiles(png('two.png'))
  await expect(chosen(page)).toHaveCount(2)
  await axe(page, 'application, filled in')
  await form(page).getByRole('button', { name: 'Send application' }).tap()
  await expect(page.getByText('Your application has been sent.')).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(status(page)).toContainText('Applying')
  await expect(status(page)).toBeFocused()
  const [sent, ...more] = asked(control, 'activityUpload')
  expect(more).toEqual([])
  expect(sent?.body).toMatchObject({ comment: 'My friend is Ana.', images: '[list, 2 entries]' })

  await page.reload()
  await expect(status(page)).toContainText('Applying')
  await axe(page, 'promotion, applying')
  await control.reviewApplication({ userName: 'player1', id: 207, decision: 'approve' })
  await tap(page, 'Check again')
  await button(page, 'Claim').tap()
  await expect(status(page)).toContainText('Claimed')
  await page.reload()
  await expect(status(page)).toContainText('Claimed')
  expect(asked(control, 'activityClaim')).toHaveLength(1)
  expect((await balanceOf(server.url, 'player1')) - before).toBeCloseTo(3, 5)
})

test('[APPLY-06] a refused application keeps what was written and chosen, also when the sheet is closed', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/503|Failed to load resource/)
  await beMember(page, 'player1')
  await open(page, '/m/activity')
  await page.getByRole('link', { name: /Bring a friend/ }).tap()
  await button(page, 'Join').tap()
  await form(page).getByLabel('Comment').fill('Hello')
  await slot(page, 2).setInputFiles(png('one.png'))
  await expect(chosen(page)).toHaveCount(1)
  await control.setFault({ endpoint: 'activityUpload', kind: 'status:503', times: 1 })
  await form(page).getByRole('button', { name: 'Send application' }).tap()
  await expect(form(page).getByRole('alert')).toHaveText('System upgrading, please try again later.')
  // The rest of the sheet scrolls.
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(form(page).getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  await form(page).getByRole('button', { name: 'Close' }).tap()
  await expect(form(page)).toHaveCount(0)
  await button(page, 'Continue').tap()
  await expect(form(page).getByLabel('Comment')).toHaveValue('Hello')
  await expect(chosen(page)).toHaveCount(1)
  await browserBack(page)
  await expect(form(page)).toHaveCount(0)
  await expect(page).toHaveURL(/activityDetail\?id=207$/)
  await page.reload()
  await ready(page)
  // It is said: there is nothing to guess.
  await expect(page.getByText('You have begun an application. It is not sent yet.')).toBeInViewport({ ratio: 1 })
  await expect(button(page, 'Join')).toHaveCount(0)
  await button(page, 'Continue').tap()
  await expect(form(page).getByLabel('Comment')).toHaveValue('Hello')
  // A picture cannot be kept, which is said.
  const gone = form(page).getByText('Your pictures could not be kept. Please choose them again.')
  await expect(gone).toBeVisible()
  await slot(page, 1).setInputFiles(png('one.png'))
  await expect(gone).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Send application' }).tap()
  await expect(status(page)).toContainText('Applying')
})

test('[APPLY-02][APPLY-03][APPLY-04][APPLY-05] what an application may not have is told before anything is sent', async ({
  page,
  control,
}) => {
  await beMember(page, 'player1')
  await open(page, FRIEND)
  await button(page, 'Join').tap()
  const submit = form(page).getByRole('button', { name: 'Send application' })
  await submit.tap()
  await expect(form(page).getByText('Please write a comment or add a picture.')).toBeVisible()
  await expect(form(page).getByLabel('Comment')).toBeFocused()
  await form(page).getByLabel('Comment').fill('🎰'.repeat(141))
  await expect(form(page).getByText('141 of 140')).toBeVisible()
  await submit.tap()
  await expect(form(page).getByText('A comment has at most 140 characters.')).toBeVisible()
  const refusals: readonly (readonly [ReturnType<typeof png>, string])[] = [
    [png('moving.gif', Buffer.from('GIF89a'), 'image/gif'), 'moving.gif: Only png/jpg images.'],
    [png('lying.png', Buffer.from('%PDF-1.7')), 'lying.png: Only png/jpg images.'],
    [png('empty.png', Buffer.alloc(0)), 'empty.png: Only png/jpg images.'],
    [png('large.png', Buffer.concat([PNG, Buffer.alloc(5_242_880)])), 'large.png: Image must not exceed 5 MB.'],
    [
      png('"><img src=x onerror=alert(1)>.png', Buffer.from('no')),
      '"><img src=x onerror=alert(1)>.png: Only png/jpg images.',
    ],
  ]
  for (const [file, words] of refusals) {
    await slot(page, 1).setInputFiles(file)
    await expect(form(page).getByText(words)).toBeVisible()
  }
  for (const at of [1, 2, 3] as const) await slot(page, at).setInputFiles(png(`${at}.png`))
  await expect(chosen(page)).toHaveCount(3)
  expect(asked(control, 'activityUpload')).toEqual([])
})

test('[APPLY-06] an application that is tapped twice, and one whose answer is lost, is one', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|Failed to load resource/)
  await beMember(page, 'player1')
  await open(page, FRIEND)
  await button(page, 'Join').tap()
  await form(page).getByLabel('Comment').fill('My friend is Ana.')
  await slot(page, 1).setInputFiles(png('one.png'))
  await expect(chosen(page)).toHaveCount(1)
  const address = /\/wps\/activities\/207\/applications/
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form(page).getByRole('button', { name: 'Send application' }).dblclick()
  // The label says that it has arrived, so it is not sent again.
  await expect(status(page)).toContainText('Applying')
  await expect(page.getByText('Your application has been sent.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(asked(control, 'activityUpload')).toHaveLength(1)
})

test('[APPLY-06] a picture that vanishes from the phone before it is sent loses nothing else', async ({
  page,
  control,
  expectTrouble,
}, info) => {
  expectTrouble(/ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED|Failed to load resource|ERR_ACCESS_DENIED/)
  const path = info.outputPath('gone.png')
  await writeFile(path, PNG)
  await beMember(page, 'player1')
  await open(page, FRIEND)
  await button(page, 'Join').tap()
  await form(page).getByLabel('Comment').fill('Hello')
  await slot(page, 1).setInputFiles(path)
  await expect(chosen(page)).toHaveCount(1)
  await rm(path)
  await form(page).getByRole('button', { name: 'Send application' }).tap()
  await expect(form(page).getByRole('alert')).toBeVisible()
  await expect(form(page).getByLabel('Comment')).toHaveValue('Hello')
  await form(page).getByRole('button', { name: 'Remove: Picture 1' }).tap()
  await form(page).getByRole('button', { name: 'Try again' }).tap()
  await expect(status(page)).toContainText('Applying')
  expect(asked(control, 'activityUpload').at(-1)?.body).toMatchObject({ comment: 'Hello' })
})

test('[PROMO-02][PROMO-07] a tab filters what is there, asks for nothing, and stays on the way back and over a reload', async ({
  page,
  control,
}) => {
  await open(page, '/m/activity')
  const cards = page.getByRole('main').getByRole('link')
  await expect(cards).toHaveCount(14)
  const tab = (name: string) => page.getByRole('group', { name: 'Kinds of promotions' }).getByRole('button', { name })
  expect(await page.getByRole('group', { name: 'Kinds of promotions' }).getByRole('button').allTextContents()).toEqual([
    ...['All', 'For members', 'Slots', 'Live casino', 'Sports', 'Events'],
  ])
  await networkQuiet(page)
  const calls = () => asked(control, 'announcements').length
  const before = calls()
  expect(before).toBeGreaterThan(0)
  await tab('Sports').tap()
  await expect(cards).toHaveCount(1)
  await cards.first().tap()
  await expect(page).toHaveURL(/activityDetail\?id=204$/)
  await page.goBack()
  await expect(cards).toHaveCount(1)
  await expect(tab('Sports')).toHaveAttribute('aria-pressed', 'true')
  expect(calls()).toBe(before)
  await page.reload()
  await ready(page)
  await expect(tab('Sports')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(1)

  const text = { EN: 'Only one' }
  const one = { id: 7, group: 'promotion' as const, title: text, content: text, startDay: -1, noExpiry: true }
  await control.setAnnouncements({ announcements: [{ ...one, categoryIds: [1], images: [] }] })
  await open(page, '/m/activity')
  await tab('Sports').tap()
  await expect(page.getByText('No promotion of this kind')).toBeVisible()
  await button(page, 'All promotions').tap()
  await expect(cards).toHaveCount(1)
  await control.setAnnouncements({ announcements: [] })
  await open(page, '/m/activity')
  await expect(page.getByText('No promotion right now')).toBeVisible()
  await expect(cards).toHaveCount(0)
})

test('[PROMO-12][PROMO-14] each label is shown, and two of them do something', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/activity')
  await expect(page.locator('.fy-promo-label')).toHaveCount(14)
  expect(new Set(await page.locator('.fy-promo-label').allTextContents()).size).toBe(14)
  for (const [id, label, acts] of [
    [201, 'Join', true],
    [207, 'Claim', true],
    [208, 'Claimed', false],
    [209, 'Coming soon', false],
    [210, 'Closed', false],
    [212, 'Rejected', false],
  ] as const) {
    await open(page, `/m/activityDetail?id=${id}`)
    if (acts) await expect(button(page, label)).toBeEnabled()
    else await expect(status(page)).toContainText(label)
    await expect(page.getByRole('main').locator('.fy-button-primary')).toHaveCount(acts ? 1 : 0)
  }
})

test('[PROMO-14] a guest comes from an offer through the login to the deposit with that offer', async ({ page }) => {
  await open(page, '/m/activityDetail?id=214')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Deposit with this offer' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByLabel('User name', { exact: true }).fill('player1')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(page.getByRole('radio', { name: /^10 % on a deposit/ })).toBeChecked()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
})

test('[PROMO-14] a claim that is tapped twice is sent once', async ({ page, control }) => {
  await beMember(page)
  await open(page, FRIEND)
  await control.setFault({ endpoint: 'activityClaim', kind: 'slow', delayMs: 500, times: 1 })
  await button(page, 'Claim').dblclick()
  await expect(status(page)).toContainText('Claimed')
  expect(asked(control, 'activityClaim')).toHaveLength(1)
})

test('[PROMO-14] who plays for free is told why not', async ({ page, control }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, FRIEND)
  await button(page, 'Join').tap()
  await expect(page.getByRole('alertdialog', { name: 'Members only' })).toBeVisible()
  expect([...asked(control, 'memberLabelList'), ...asked(control, 'memberLabels')]).toEqual([])
})

test('a status that cannot be had is asked for on a tap, and shows when the page is shown again', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/500|Failed to load resource/)
  await beMember(page)
  await control.setFault({ endpoint: 'memberLabelList', kind: 'status:500' })
  await open(page, FRIEND)
  await expect(page.getByText('Your status could not be loaded.')).toBeVisible({ timeout: 30_000 })
  await expect(button(page, 'Join')).toHaveCount(0)
  await tap(page, 'Try again')
  await expect(button(page, 'Claim')).toBeVisible()
  await control.setPromotionLabel({ userName: 'demo', id: 207, label: 'Issued' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(status(page)).toContainText('Issued')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const language of ['EN', 'TY', 'BN']) {
    test(`a status that cannot be had shows the other try without scrolling, ${language}`, async ({
      page,
      control,
      expectTrouble,
    }) => {
      expectTrouble(/500|Failed to load resource/)
      await beMember(page)
      await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
      await control.setFault({ endpoint: 'memberLabelList', kind: 'status:500' })
      await open(page, FRIEND)
      await expect(page.getByRole('main').getByRole('alert').getByRole('button')).toBeInViewport({ ratio: 1 })
    })

    test(`[PROMO-14] the offer with which one comes to the deposit is in view, ${language}`, async ({ page }) => {
      await beMember(page)
      await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
      await open(page, '/m/voucherCenter?promotion=214')
      const offer = page
        .getByRole('main')
        .locator('label')
        .filter({ has: page.locator('input[value="214"]') })
      await expect(offer.getByRole('radio')).toBeChecked()
      await expect(offer).toBeInViewport({ ratio: 1 })
    })
  }
})
