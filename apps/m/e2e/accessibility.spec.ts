import type { Page } from '@playwright/test'
import { axe, findings } from './axe.ts'
import { beMember, expect, open, test } from './site.ts'
import { smallTargets } from './small-targets.ts'

/** What guests can open, with an address that has content. */
const OPEN = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/set',
  '/m/help',
  '/m/app',
  '/m/notice?index=0',
  '/m/message',
  '/m/activity',
  '/m/activityDetail?id=999999',
  '/m/hot-games',
  '/m/slot-games',
  '/m/sport-games',
  '/m/gameList?gameType=INHOUSE',
  '/m/lottery',
  '/m/lott',
  '/m/elott',
  '/m/slotsCenter',
  '/m/provider?vassalage=JL',
  '/m/invite',
]

/** What members can open besides. */
const MEMBERS = [
  '/m/home',
  '/m/changePsw',
  '/m/withdraw',
  '/m/voucherCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/mall/mallHome',
  '/m/myAccount/index',
  '/m/member/home',
  '/m/member/notice',
  '/m/webEmail',
  '/m/set',
]

async function check(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?/]/g, '\\$&')}$`))
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await axe(page, path)
  expect.soft(await smallTargets(page), `${path}: what a finger misses`).toEqual([])
}

// One test per page: a slow page costs no other its time, and both workers have their share.
for (const path of OPEN) {
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
