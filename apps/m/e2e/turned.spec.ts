import type { Page } from '@playwright/test'
import { beMember, expect, open, test } from './site-fixtures.ts'

const UPRIGHT = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }

/** Names of the games of which a person sees the middle. */
const gamesOnScreen = (page: Page) =>
  page.locator('.fy-game-grid .fy-game-tile').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const { top, bottom } = tile.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return middle > 56 && middle < innerHeight - 60
        ? [tile.querySelector('.fy-game-tile-name')?.textContent ?? '']
        : []
    }),
  )

async function scrollFarDown(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ }).first()).toBeVisible()
  for (const y of [1500, 3000, 4800]) {
    await expect(async () => {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      expect(await page.evaluate(() => window.scrollY)).toBe(y)
    }).toPass()
  }
  // As a finger does that rests on the screen.
  await page.keyboard.press('Shift')
  return gamesOnScreen(page)
}

const expectOneOf = (page: Page, games: readonly string[], message: string) =>
  expect
    .poll(async () => (await gamesOnScreen(page)).filter((game) => games.includes(game)).length, { message })
    .toBeGreaterThan(0)

test('a list shows the same games after the phone is turned, there and back', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await open(page, '/m/slot-games')
  const games = await scrollFarDown(page)
  await page.setViewportSize(SIDEWAYS)
  await expectOneOf(page, games, 'turned')
  await page.setViewportSize(UPRIGHT)
  await expectOneOf(page, games, 'turned back')
})

test('a list shows the same games after the phone is turned on another page, and in a document of its own', async ({
  page,
}) => {
  await page.setViewportSize(UPRIGHT)
  await open(page, '/m/slot-games')
  const games = await scrollFarDown(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).tap()
  await expect(page).toHaveURL(/\/m\/activity/)
  await page.setViewportSize(SIDEWAYS)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expectOneOf(page, games, 'turned on another page')
  const sideways = await gamesOnScreen(page)
  await page.keyboard.press('Shift')
  await page.goto('/m/help')
  await page.setViewportSize(UPRIGHT)
  await page.goBack()
  await expectOneOf(page, sideways, 'turned in another document')
})

/** Records of which a person sees the middle, by the words of each row. */
const recordsOnScreen = (page: Page) =>
  page
    .getByRole('main')
    .locator('ul.fy-records > li')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return middle > 56 && middle < innerHeight - 60 ? [row.textContent ?? ''] : []
      }),
    )

test('records that are opened by a button stay on screen when the text gets larger', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await beMember(page)
  await open(page, '/m/gameRecord')
  const rows = page.getByRole('main').locator('ul.fy-records > li')
  await expect(rows.first()).toBeVisible()
  await rows.last().evaluate((row) => row.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await page.keyboard.press('Shift')
  const records = await recordsOnScreen(page)
  expect(records.length).toBeGreaterThan(2)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(async () => (await recordsOnScreen(page)).filter((record) => records.includes(record)).length)
    .toBeGreaterThan(0)
})
