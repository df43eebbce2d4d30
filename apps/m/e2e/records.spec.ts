import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { browserBack } from './locators.ts'
import { networkQuiet } from './network-quiet.ts'
import { cents, playRounds } from './play-rounds.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'

const total = async (page: Page, label: string) =>
  (await page.locator('.fy-record-sum').filter({ hasText: label }).locator('dd').textContent()) ?? ''

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openRecord(page: Page, path: string): Promise<void> {
  await open(page, '/m/member/home')
  await page.locator(`main a[href="${path}"]`).first().tap()
  await expect(page.locator('.fy-record-sum dd').first()).toBeVisible()
}

test('[CASH-41] what was played is in the records, their totals and the profit, to the cent', async ({
  page,
  request,
}) => {
  await beMember(page)
  await openRecord(page, '/m/gameRecord')
  await chip(page, 'Today').tap()
  await expect(page.locator('.fy-record-sum dd').first()).toBeVisible()
  const labels = ['Bets', 'Staked', 'Won', 'Result'] as const
  const read = async () => {
    const [bets, staked, won, result] = await Promise.all(labels.map((label) => total(page, label)))
    return { bets: Number(bets), staked: cents(staked ?? ''), won: cents(won ?? ''), result: cents(result ?? '') }
  }
  const before = await read()
  const rounds = await playRounds(page, request, 5)
  const staked = rounds.reduce((sum, { bet }) => sum + bet, 0)
  const won = rounds.reduce((sum, { win }) => sum + win, 0)

  await openRecord(page, '/m/gameRecord')
  await chip(page, 'Today').tap()
  await expect(page.locator('.fy-record-sum dd').first()).toHaveText(`${before.bets + 5}`)
  const after = {
    bets: before.bets + 5,
    staked: before.staked + staked,
    won: before.won + won,
    result: before.result + won - staked,
  }
  expect(await read()).toEqual(after)
  const wins = await page.locator('.fy-record-amount .fy-money').allTextContents()
  expect(wins.slice(0, 5).map(cents)).toEqual(rounds.map(({ win }) => win).reverse())

  await openRecord(page, '/m/transaction/record')
  const balance = await page.locator('.fy-record-side .fy-money').first().textContent()
  expect(cents(balance ?? '')).toBe(rounds.at(-1)?.balance)

  await openRecord(page, '/m/profitandloss')
  await chip(page, 'Table').tap()
  const [day, ...row] = await page.locator('.fy-report-table tbody tr').first().locator('th, td').allTextContents()
  expect(day).not.toBe('')
  expect(row.map(cents)).toEqual([after.staked, after.won, after.result])
})

test('[CASH-40] days of an own choice are checked, kept and asked for', async ({ page, control }) => {
  await beMember(page)
  await openRecord(page, '/m/gameRecord')
  await chip(page, 'Own range').tap()
  const [first, last] = [page.getByLabel('First day'), page.getByLabel('Last day')]
  await first.fill('2026-02-01')
  await last.fill('2026-01-01')
  const asked = () => control.log().filter(({ endpoint }) => endpoint === 'gameRecord').length
  await networkQuiet(page)
  const before = asked()
  expect(before).toBeGreaterThan(0)
  await chip(page, 'Show').tap()
  await expect(page.getByText('The first day is after the last.')).toBeVisible()
  await expect(first).toBeFocused()
  await axe(page, 'a range that is wrong')
  await first.fill('2025-01-01')
  await chip(page, 'Show').tap()
  await expect(page.getByText('These are 366 days. Up to 90 can be shown at once.')).toBeVisible()
  expect(asked()).toBe(before)
  await expect(last).toHaveValue('2026-01-01')
  await first.fill('2025-12-01')
  await chip(page, 'Show').tap()
  await expect(page.getByText('No bets in these days')).toBeVisible()
  await chip(page, 'Show 30 days').tap()
  await expect(page.locator('.fy-record-item').first()).toBeVisible()
})

test('[CASH-43] the file has every row of the days, with plain amounts and times with their offset', async ({
  page,
}) => {
  await beMember(page)
  await openRecord(page, '/m/transaction/record')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV, up to 5,000 rows' }).tap()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^transactions_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_Asia-Manila\.csv$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file.startsWith('\uFEFFTime,Kind,Amount,Balance after,Reference,Number\r\n')).toBe(true)
  const rows = file.trimEnd().split('\r\n').slice(1)
  for (const row of rows)
    expect(row).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00,\w+,-?\d+\.\d\d,\d+\.\d\d,\w*,T\d+$/)
  const amounts = rows.map((row) => cents(row.split(',')[2] ?? ''))
  const sum = (sign: number) => amounts.reduce((all, amount) => all + Math.max(0, sign * amount), 0)
  expect([sum(1), sum(-1)]).toEqual([cents(await total(page, 'In')), cents(await total(page, 'Out'))])
  await expect(page.getByText(`Saved: ${rows.length} rows`)).toBeVisible()
})

test('[CASH-42] a record has its sides; back from there the list is as it was', async ({ page }) => {
  await beMember(page)
  await openRecord(page, '/m/transaction/record')
  await page.getByRole('button', { name: 'Load more' }).tap()
  await expect(page.locator('.fy-record-item').nth(30)).toBeVisible()
  const row = page.locator('.fy-record-item button').nth(30)
  await row.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await row.tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your wallet')).toBeVisible()
  await axe(page, 'a record')
  await browserBack(page)
  await expect(dialog).toBeHidden()
  await expect(row).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.locator('.fy-record-item').nth(30)).toBeVisible()
})

/** What the selects show and is wider than their room. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const canvas = document.createElement('canvas').getContext('2d')
      const text = select.selectedOptions[0]?.text ?? ''
      if (canvas === null) return ['no canvas']
      canvas.font = font
      const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return canvas.measureText(text).width > room ? text : []
    }),
  )
}

for (const [language, heading] of [
  ['EN', 'Own range'],
  ['TY', 'Sariling petsa'],
  ['BN', 'নিজের তারিখ'],
] as const) {
  test(`[CASH-40] the records fit a small phone and say what they say in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: baseURL ?? '' }])
    await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
    await beMember(page)
    for (const path of ['/m/gameRecord', '/m/transaction/record', '/m/profitandloss']) {
      await open(page, path)
      await expect(page.locator('.fy-record-sum dd').first()).toBeVisible()
      await chip(page, heading).tap()
      await expect(page.locator('.fy-record-own')).toBeVisible()
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
      expect.soft(await smallTargets(page), path).toEqual([])
      expect.soft(await cutChoices(page), path).toEqual([])
      // In one language: the words are no matter of structure, and every colour is seen.
      if (language === 'BN') await axe(page, path)
    }
  })
}
