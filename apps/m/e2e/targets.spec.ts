import type { Page } from '@playwright/test'
import { expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('a finger finds everything in menus, drawers, sheets and lists that open', async ({ page }) => {
  const inDialog = async (what: string) => {
    await expect(page.locator('dialog[open]').last()).toBeVisible()
    await settled(page)
    expect.soft(await smallTargets(page, 'dialog[open]'), what).toEqual([])
  }
  await open(page, '/m/home')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await inDialog('menu')
  await page.getByRole('button', { name: /^Language/ }).tap()
  await page.getByRole('button', { name: /^More languages/ }).tap()
  await inDialog('languages')

  await open(page, '/m/activity')
  await page.getByRole('button', { name: 'My account' }).tap()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await inDialog('menu of members')

  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: /^Jazz Cellar,/ }).click({ button: 'right' })
  await inDialog('a closer look')
  await page.keyboard.press('Escape')
  await settled(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  await inDialog('filters')
  const drawer = page.getByRole('dialog')
  for (const name of ['Game type', 'Minimum bet']) {
    await drawer.getByRole('group', { name }).getByRole('radio').nth(2).tap()
  }
  await drawer.getByRole('button', { name: 'Show games' }).tap()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  await settled(page)
  expect.soft(await smallTargets(page), 'filters that are on').toEqual([])
  await page.getByRole('combobox', { name: 'Search games' }).fill('lemon')
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
  expect.soft(await smallTargets(page, '.fy-game-list-bar'), 'suggestions').toEqual([])

  await open(page, '/m/register')
  await page.getByRole('button', { name: 'Mobile number', exact: true }).tap()
  await page.getByRole('button', { name: /^Country / }).tap()
  await inDialog('countries')
})
