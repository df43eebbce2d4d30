import type { Page } from '@playwright/test'
import { beMember, expect, open } from './site-fixtures.ts'

/** Opens every menu, drawer, sheet and dialog of the site in turn, of guests and then of a member, and looks at each of them. */
export async function openEverySheet(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const inDialog = async (what: string) => {
    await expect(page.locator('dialog[open]').last()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(what)
  }
  const inMenus = async (whose: string) => {
    await open(page, '/m/home')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await inDialog(`menu of ${whose}`)
    await page.getByRole('button', { name: /^Language/ }).tap()
    await page.getByRole('button', { name: /^More languages/ }).tap()
    await inDialog(`languages of ${whose}`)
    await open(page, '/m/activity')
    await page.getByRole('button', { name: 'My account' }).tap()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await inDialog(`account menu of ${whose}`)
  }
  await inMenus('guests')

  await open(page, '/m/register')
  await page.getByRole('button', { name: 'Mobile number', exact: true }).tap()
  await page.getByRole('button', { name: /^Country / }).tap()
  await inDialog('countries')

  await beMember(page)
  await inMenus('members')

  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: /^Jazz Cellar,/ }).click({ button: 'right' })
  await inDialog('a closer look')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  await inDialog('filters')

  await open(page, '/m/set')
  await page.getByRole('button', { name: 'Log out', exact: true }).tap()
  await inDialog('the question before a logout')

  await open(page, '/m/myAccount/index')
  await page
    .getByRole('button', { name: /picture|avatar/i })
    .first()
    .tap()
  await inDialog('pictures of members')

  await open(page, '/m/gameRecord')
  await page.getByRole('main').getByRole('list').getByRole('button').first().tap()
  await inDialog('a bet')
}
