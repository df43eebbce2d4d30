import type { Locator, Page } from '@playwright/test'
import { AGENTS, GUESTS, MEMBERS } from './every-page.ts'
import { openEverySheet } from './every-sheet.ts'
import { networkQuiet } from './network-quiet.ts'
import { beMember, expect, open, PNG, test } from './site-fixtures.ts'
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
for (const [who, all, userName] of [
  ['guests', GUESTS, undefined],
  ['members', MEMBERS, 'demo'],
  ['agents', AGENTS, 'agent2'],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`shows every control of the pages of ${who} that Tab reaches, at five sizes (${part + 1} of ${PARTS})`, async ({
      page,
    }) => {
      if (userName !== undefined) await beMember(page, userName)
      await expectAllInSight(
        page,
        all.filter((_, at) => at % PARTS === part),
      )
    })
  }
}

test('shows every control of menus, drawers, sheets and dialogs that Tab reaches, at five sizes', async ({ page }) => {
  let cells = 0
  let sheets = 0
  await watchTabs(page)
  await openEverySheet(page, async (what) => {
    cells += await expectInSight(page, what, 'dialog[open]')
    sheets += 1
  })
  // biome-ignore lint/suspicious/noConsole: see above.
  console.log(`${sheets} sheets, ${cells} stops of the Tab key in sight`)
})

/** Presses a control by the keyboard, once it is there. */
async function pressKey(control: Locator): Promise<void> {
  await control.focus()
  await control.page().keyboard.press('Enter')
}

/** The focus is on something that a person can see or a screen reader can name, and stays there. */
async function expectFocus(page: Page, what: string): Promise<void> {
  await expect(page.locator('dialog[open]'), what).toHaveCount(0)
  await networkQuiet(page)
  const focused = await page.evaluate(() => {
    const { activeElement } = document
    return activeElement === document.body || activeElement === null ? 'nothing' : activeElement.tagName
  })
  expect.soft(focused, `the focus after ${what}`).not.toBe('nothing')
}

test('keeps the focus when a control removes something, itself included', async ({ page, control, expectTrouble }) => {
  // Said of the page of the provider in the sandbox, which has the origin of the site.
  expectTrouble(/allow-scripts and allow-same-origin/)
  await control.setPaymentPassword({ userName: 'demo', password: '730518' })
  for (const number of ['09171234821', '09171234822']) await control.addPayoutAccount({ userName: 'demo', number })
  await beMember(page)
  const button = (name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first()
  const answer = (name: RegExp) => pressKey(page.getByRole('alertdialog').getByRole('button', { name }))

  await open(page, '/m/withdraw/accounts')
  for (const which of ['one payout account', 'the last payout account']) {
    await pressKey(button(/^Remove/))
    await answer(/^Remove/)
    await expectFocus(page, `${which} is removed`)
  }

  await open(page, '/m/gameList?dataType=fav')
  await pressKey(page.getByRole('button', { name: /^Favorite:/ }).first())
  await expectFocus(page, 'a favourite is removed')

  await open(page, '/m/slot-games')
  await pressKey(button('Filter'))
  await page.getByRole('dialog').getByRole('group', { name: 'Game type' }).getByRole('radio').nth(2).tap()
  await pressKey(page.getByRole('dialog').getByRole('button', { name: 'Show games' }))
  await pressKey(page.getByRole('button', { name: /^Remove filter/ }).first())
  await expectFocus(page, 'a filter is removed')
  await page.getByRole('combobox', { name: 'Search games' }).fill('lemon')
  await page.getByRole('combobox', { name: 'Search games' }).press('Enter')
  await expectFocus(page, 'a search is sent')
  await pressKey(page.getByRole('button', { name: 'Clear search' }))
  await expectFocus(page, 'a search is cleared')

  await open(page, '/m/member/verification')
  await page.getByLabel('Front of your ID').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: PNG })
  await pressKey(button(/^Remove: Front/))
  await expectFocus(page, 'a picture is removed')

  await open(page, '/m/webEmail')
  await pressKey(page.locator('main a[href*="letter"]').first())
  await pressKey(button('Delete letter'))
  await answer(/^Delete/)
  await page.waitForURL(/webEmail$/)
  await expectFocus(page, 'a letter is deleted')

  await open(page, '/m/voucherCenter/limits')
  await page.getByRole('radio', { name: 'Each day' }).check()
  await page.getByLabel('At most (PHP)').fill('1000')
  await pressKey(button('Set limit'))
  await answer(/^Set limit/)
  await pressKey(button(/^Remove the limit/))
  await expectFocus(page, 'a limit is removed')

  await open(page, '/m/voucherCenter')
  await page.getByRole('radio', { name: /MoboCash/ }).check({ force: true })
  await page.getByLabel('Amount (PHP)').fill('1000')
  await pressKey(button('Review'))
  await pressKey(button(/^Pay /))
  const provider = page.getByRole('dialog', { name: 'Payment page of MoboCash' })
  await expect(provider).toBeVisible()
  await provider.getByRole('button').first().click()
  await pressKey(button('Leave it'))
  await answer(/^Leave it/)
  await expectFocus(page, 'a deposit is left')
})

test('does not move the page when Escape closes the menu', async ({ page }) => {
  await open(page, '/m/home')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ }).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  // The tap itself may have scrolled the page.
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})
