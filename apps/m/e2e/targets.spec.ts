import type { Page } from '@playwright/test'
import { openEverySheet } from './every-sheet.ts'
import { expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

async function expectLarge(page: Page, what: string, scope?: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect.soft(await smallTargets(page, scope), what).toEqual([])
}

test('a finger finds everything in menus, drawers, sheets and dialogs', async ({ page }) => {
  await openEverySheet(page, (what) => expectLarge(page, what, 'dialog[open]'))
})

test('a finger finds everything in filters that are on and in suggestions', async ({ page }) => {
  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const drawer = page.getByRole('dialog')
  for (const name of ['Game type', 'Minimum bet']) {
    await drawer.getByRole('group', { name }).getByRole('radio').nth(2).tap()
  }
  await drawer.getByRole('button', { name: 'Show games' }).tap()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  await expectLarge(page, 'filters that are on')
  await page.getByRole('combobox', { name: 'Search games' }).fill('lemon')
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
  await expectLarge(page, 'suggestions', '.fy-game-list-bar')
})
