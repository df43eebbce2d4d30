import type { Page } from '@playwright/test'
import { axe, findings } from './axe.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

async function check(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await axe(page, path)
  expect.soft(await smallTargets(page), `${path}: what a finger misses`).toEqual([])
}

test('pages of agents have no accessibility findings', async ({ page }) => {
  await beMember(page, 'agent2')
  await check(page, '/m/agent')
  await check(page, '/m/member/notice?types=A')
})

test('the drawer of filters has no accessibility findings', async ({ page }) => {
  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page, 'dialog[open]')).toEqual([])
})

test('a game has no accessibility findings', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: /^Jazz Cellar,/ }).tap()
  await page.waitForURL(/\/play\//)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  expect(await findings(page)).toEqual([])
})
