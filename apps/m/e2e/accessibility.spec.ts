import type { Page } from '@playwright/test'
import { axe, findings } from './axe.ts'
import { GUESTS, MEMBERS, unlisted } from './every-page.ts'
import { beMember, expect, open, test } from './site.ts'
import { smallTargets } from './small-targets.ts'

async function check(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await axe(page, path)
  expect.soft(await smallTargets(page), `${path}: what a finger misses`).toEqual([])
}

test('every page of the route table is looked at', () => {
  expect(unlisted()).toEqual([])
})

// One test per page: a slow page costs no other its time, and both workers have their share.
for (const path of GUESTS) {
  test(`a guest’s ${path} has no accessibility findings`, ({ page }) => check(page, path))
}

for (const path of MEMBERS) {
  test(`a member’s ${path} has no accessibility findings`, async ({ page }) => {
    await beMember(page)
    await check(page, path)
  })
}

test('pages of agents have no accessibility findings', async ({ page }) => {
  await beMember(page, 'agent2')
  await check(page, '/m/agent')
  await check(page, '/m/member/notice?types=A')
})

test('open menus and sheets have no accessibility findings', async ({ page }) => {
  await open(page, '/m/home')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')

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
