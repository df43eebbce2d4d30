import type { Page } from '@playwright/test'
import { expect, open, PASSWORD, test } from './site-fixtures.ts'

/** Tabs until the element has the focus; a person gives up at some point too. */
async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

test('the keyboard alone suffices for login, search, heart and launch', async ({ page }) => {
  await open(page, '/m/home')
  await tabTo(page, 'a[href="/m/login"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/login$/)

  await tabTo(page, 'input[name="username"]')
  await page.keyboard.type('player1')
  await tabTo(page, 'input[name="password"]', 3)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)

  await tabTo(page, 'a[href="/m/slot-games"]', 250)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'input[role="combobox"]')
  await page.keyboard.type('lemon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Lemon Lounge,/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveCount(0)

  await tabTo(page, '[aria-pressed][aria-label^="Favorite:"]')
  const pressed = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))
  await page.keyboard.press('Space')
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true')

  // The game itself stands before its heart.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/play\//)
})

test('the skip link leads to the content', async ({ page }) => {
  await open(page, '/m/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
