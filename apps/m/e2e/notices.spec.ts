import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { networkQuiet } from './network-quiet.ts'
import { asked, beMember, expect, open, ready, signInAs, test } from './site-fixtures.ts'

const notices = (page: Page) => page.getByRole('main').locator('details')
const unread = (page: Page) => notices(page).filter({ has: page.getByText('New', { exact: true }) })
const marks = (control: Parameters<typeof asked>[0]) => asked(control, 'announcementRead').length

test('[NOTICE-03][NOTICE-04] an announcement that is opened is read, here and after a reload', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/notice')
  const all = await notices(page).count()
  await expect(unread(page)).toHaveCount(all)
  const first = notices(page).first()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.locator('.fy-rich-text')).not.toBeEmpty()
  await expect(unread(page)).toHaveCount(all - 1)
  await page.keyboard.press('Space')
  await expect(first).not.toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect.poll(() => marks(control)).toBe(1)
  await axe(page, 'announcements')
  await page.reload()
  await ready(page)
  await expect(notices(page)).toHaveCount(all)
  await expect(unread(page)).toHaveCount(all - 1)
  expect(marks(control)).toBe(1)
})

test('[NOTICE-05] for guests and trial players everything is read', async ({ page, control }) => {
  await open(page, '/m/notice')
  await notices(page).first().locator('summary').tap()
  await expect(notices(page).first().locator('.fy-rich-text')).not.toBeEmpty()
  await expect(unread(page)).toHaveCount(0)
  await open(page, '/m/trail')
  await page.waitForURL('**/m/home')
  await open(page, '/m/notice')
  await notices(page).first().locator('summary').tap()
  await expect(notices(page).first().locator('.fy-rich-text')).not.toBeEmpty()
  await expect(unread(page)).toHaveCount(0)
  // Marks are collected for a moment before they are sent.
  await networkQuiet(page)
  expect(marks(control)).toBe(0)
})

test('[NOTICE-07] the one that an address names is open and read, by its position or its id', async ({
  page,
  control,
}) => {
  await beMember(page)
  await control.setNotices({ players: 200 })
  await open(page, '/m/notice?index=1&referrer=%2Fm%2Fhome')
  await expect(notices(page).nth(1)).toHaveAttribute('open')
  await expect.poll(() => marks(control)).toBe(1)
  await page.reload()
  await ready(page)
  await expect(notices(page).nth(1)).toHaveAttribute('open')
  for (const index of ['999', 'text', '-1', '1.5', '']) {
    await open(page, `/m/notice?index=${index}`)
    await expect(notices(page).first()).toBeVisible()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  }
  for (let visit = 0; visit < 2; visit += 1) {
    if (visit === 0) await page.goto('/m/notice#100150')
    else await page.reload()
    await ready(page)
    const opened = page.getByRole('main').locator('details[open]')
    await expect(opened).toHaveCount(1)
    await expect(opened.locator('summary')).toBeInViewport()
    await expect.poll(() => marks(control)).toBe(2)
  }
})

for (const [language, width, height] of [
  ['EN', 390, 844],
  ['BN', 360, 640],
] as const) {
  test(`[NOTICE-07] one far down is brought to the top below the bar, ${language}`, async ({ page, control }) => {
    await beMember(page)
    await page.setViewportSize({ width, height })
    await control.setNotices({ players: 120 })
    await open(page, '/m/notice')
    await page.evaluate((language) => localStorage.setItem('MC_LANGUAGE', language), language)
    for (let visit = 0; visit < 2; visit += 1) {
      if (visit === 0) await page.goto('/m/notice#100100')
      await page.reload()
      await ready(page)
      const opened = page.getByRole('main').locator('details[open]')
      const bar = await page.getByRole('banner').boundingBox()
      const top = async () => Math.round(((await opened.boundingBox())?.y ?? -1) - (bar?.height ?? 0))
      await expect.poll(top).toBeGreaterThanOrEqual(0)
      await expect.poll(top).toBeLessThan(40)
    }
  })
}

test('[NOTICE-09][ROUTE-30] agents have announcements of their own, also behind a login on the way', async ({
  page,
  control,
}) => {
  await page.goto('/m/member/notice?types=A#502')
  await page.waitForURL('**/m/login')
  await ready(page)
  await page.getByLabel('User name', { exact: true }).fill('agent2')
  await page.getByLabel('Password', { exact: true }).fill('Foyer2026')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/member/notice?types=A#502')
  const main = page.getByRole('main')
  const opened = main.locator('details[open]')
  await expect(opened.locator('summary')).toContainText('New banners')
  await expect(opened.locator('.fy-rich-text')).not.toBeEmpty()
  await expect(notices(page)).toHaveCount(3)
  await expect(main.locator('.fy-badge')).toContainText('2')
  await expect.poll(() => marks(control)).toBe(1)
  expect(asked(control, 'agentAnnouncements')[0]?.query).toMatchObject({ types: 'A', groupName: 'm_home' })
  await page.reload()
  await ready(page)
  await expect(main.locator('.fy-badge')).toContainText('2')
  await control.setNotices({ agents: 0 })
  await page.reload()
  await expect(main.getByText('No announcements for agents')).toBeVisible()
  await expect(main.locator('.fy-badge')).toHaveCount(0)
})

test('[NOTICE-09] players read what is for all', async ({ page, control }) => {
  await beMember(page)
  await open(page, '/m/member/notice?types=A')
  await expect(page).toHaveURL(/\/m\/notice$/)
  await expect(notices(page).first()).toBeVisible()
  expect(asked(control, 'agentAnnouncements')).toEqual([])
})

test('of 10,000 announcements no more are drawn than come into sight', async ({ page, control }) => {
  await control.setNotices({ players: 10_000 })
  await beMember(page)
  await open(page, '/m/notice')
  await expect(notices(page).first()).toBeVisible()
  expect(await notices(page).count()).toBeLessThan(200)
  for (let screen = 0; screen < 5; screen += 1) {
    const before = await notices(page).count()
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => notices(page).count()).toBeGreaterThan(before)
  }
})

test('[NOTICE-03] another tab of the same member learns what was read', async ({ page, context, control }) => {
  await signInAs(page)
  await open(page, '/m/notice')
  const second = await context.newPage()
  await open(second, '/m/notice')
  const all = await notices(page).count()
  await expect(unread(second)).toHaveCount(all)
  await notices(page).nth(2).locator('summary').tap()
  await expect(unread(second)).toHaveCount(all - 1)
  await notices(second).nth(2).locator('summary').tap()
  await expect(notices(second).nth(2).locator('.fy-rich-text')).not.toBeEmpty()
  await expect.poll(() => marks(control)).toBe(1)
})
