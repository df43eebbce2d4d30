import type { Page } from '@playwright/test'
import { GUESTS, MEMBERS } from './every-page.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { hiddenTabStops, watchTabs } from './tab-through.ts'

/** Nothing under the bars, the foot of a sheet or the edge of the screen has the focus (WCAG 2.4.11). */
async function expectInSight(page: Page, what: string, scope?: string): Promise<number> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { hidden, count } = await hiddenTabStops(page, scope)
  expect.soft(hidden, what).toEqual([])
  return count
}

/** One page visits them all within its document, and each is looked at in five sizes. */
async function expectAllInSight(page: Page, paths: readonly string[]): Promise<void> {
  let cells = 0
  await watchTabs(page)
  for (const path of paths) {
    await open(page, path)
    cells += await expectInSight(page, path)
  }
  // biome-ignore lint/suspicious/noConsole: how much was looked at is part of the result.
  console.log(`${paths.length} pages, ${cells} stops of the Tab key in sight`)
}

const PARTS = 4
for (const [who, all] of [
  ['guests', GUESTS],
  ['members', MEMBERS],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`[A11Y-FOCUS] shows every control of the pages of ${who} that Tab reaches, at five sizes (${part + 1} of ${PARTS})`, async ({
      page,
    }) => {
      if (who === 'members') await beMember(page)
      await expectAllInSight(
        page,
        all.filter((_, at) => at % PARTS === part),
      )
    })
  }
}

test('[A11Y-FOCUS] shows every control of menus, drawers, sheets and dialogs that Tab reaches, at five sizes', async ({
  page,
}) => {
  let cells = 0
  let sheets = 0
  const inDialog = async (what: string) => {
    await expect(page.locator('dialog[open]').last()).toBeVisible()
    cells += await expectInSight(page, what, 'dialog[open]')
    sheets += 1
  }
  await watchTabs(page)
  await beMember(page)
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
  // biome-ignore lint/suspicious/noConsole: see above.
  console.log(`${sheets} sheets, ${cells} stops of the Tab key in sight`)
})
