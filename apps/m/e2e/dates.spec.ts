import type { Page } from '@playwright/test'
import { beMember, expect, open, test } from './site-fixtures.ts'

/** The platform sends days without an hour. */
async function sendDays(page: Page): Promise<void> {
  await page.route(/\/wps\/announcements/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(/"startDate":\d+/g, '"startDate":"2026-03-05"')
    await route.fulfill({ response: answer, body: body.replaceAll(/"endDate":\d+/g, '"endDate":"2026-04-01"') })
  })
}

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[NOTICE-01] a day is that day among the announcements', async ({ page }) => {
      await sendDays(page)
      await open(page, '/m/notice')
      await expect(page.getByRole('main').locator('.site-dates').first()).toHaveText('2026-03-05')
    })

    test('[PROMO-05][PROMO-06] and among the promotions', async ({ page }) => {
      await sendDays(page)
      await open(page, '/m/activity')
      const dates = page.getByRole('main').locator('.site-dates')
      await expect(dates.first()).toHaveText(/^2026\/03\/05( - 2026\/04\/01| No end date)?$/)
      await expect(dates.filter({ hasText: '2026/03/05 No end date' }).first()).toBeVisible()
      await expect(dates.filter({ hasText: '2026/03/05 - 2026/04/01' }).first()).toBeVisible()
    })
  })
}

test('[PROMO-05] dates on the deposit page are written as the table says', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/voucherCenter')
  await expect(page.locator('.fy-deposit-offer-terms').first()).toContainText(
    /\d{4}\/\d{2}\/\d{2} - \d{4}\/\d{2}\/\d{2}$/,
  )
})
