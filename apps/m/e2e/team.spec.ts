import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

/** Where the rows of the third page are. */
const PLACE_PX = 3400

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Team as a tree' })
const rows = (page: Page) => page.getByRole('list', { name: 'Members' }).getByRole('listitem')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name), attribute)

test('[TEAM-04] the tree of a team is walked with keys, and is as it was left after a way to somebody’s bets', async ({
  page,
}) => {
  await beMember(page, 'agent2')
  await open(page, '/m/member/team?sort=name')
  const ana = grid(page).getByRole('row', { name: /ana10/ }).first()
  await ana.focus()
  await page.keyboard.press('ArrowRight')
  await expect(ana).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page, 'aria-level')).toBe('2')
  // The branch has come: ten below, after whom the next line stands.
  await expect(grid(page).getByRole('row', { name: /ben10/ })).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('End')
  const last = page.locator('[role=row]:focus')
  await expect(last).toBeInViewport({ ratio: 1 })
  const [index, place] = [await focused(page, 'aria-rowindex'), await scrolled(page)]
  expect(Number(index)).toBe(Number(await grid(page).getAttribute('aria-rowcount')))
  expect(place).toBeGreaterThan(500)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog')
  await details.getByRole('link', { name: 'Bets' }).press('Enter')
  await expect(page).toHaveURL(/\/m\/teamBetting\?/)
  await page.goBack()
  // Neither the branch nor the place is lost.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', index ?? '')
  await expect.poll(() => scrolled(page)).toBe(place)

  await page.getByLabel('Search a user name').fill('ana')
  await expect(rows(page)).toHaveCount(5)
  await rows(page)
    .getByRole('button', { name: /^ana10/ })
    .press('Enter')
  await details.getByRole('link', { name: 'Profit and loss' }).press('Enter')
  const path = page.getByRole('navigation', { name: 'Where you are' })
  await expect(path).toContainText('ana10')
  await page.reload()
  await expect(path).toContainText('ana10')
  await page.goBack()
  await expect(page.getByLabel('Search a user name')).toHaveValue('ana')
  await expect(rows(page)).toHaveCount(5)
})

test('[TEAM-04][I18N-04] of 100,000 members those on screen are drawn, and their list keeps its place on the way back and in another language', async ({
  page,
  context,
  control,
}) => {
  await control.scenario({ name: 'large-team' })
  await beMember(page, 'agent2')
  await open(page, '/m/member/team?view=list')
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '100000')
  const here = page.locator('[aria-posinset="55"]')
  await expect(async () => {
    // One page a moment: a press that comes too soon is none.
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), PLACE_PX)
    await expect(here).toBeInViewport({ timeout: 500 })
  }).toPass()
  const name = (await here.locator('.fy-team-name').textContent()) ?? ''
  expect(await rows(page).count()).toBeLessThan(40)
  await here.getByRole('button').tap()
  const bets = page.getByRole('dialog', { name }).getByRole('link', { name: 'Bets' })
  await expect(bets).toBeVisible()
  const place = await scrolled(page)
  await bets.tap()
  await expect(page).toHaveURL(/\/m\/teamBetting\?/)
  await page.goBack()
  await expect(here).toContainText(name)
  await expect(here).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBe(place)

  const other = await context.newPage()
  await other.goto('/m/help')
  await other.evaluate(() => localStorage.setItem('MC_LANGUAGE', 'TY'))
  await expect(page.getByText('100,000 miyembro')).toBeAttached()
  await expect(here).toContainText(name)
  await expect.poll(() => scrolled(page)).toBe(place)
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`the code of a link stands whole with its address on ${width} × ${height}, by keys too`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await beMember(page, 'agent2')
    await open(page, '/m/agentRegister')
    await page.getByRole('button', { name: 'New link' }).press('Enter')
    await page.getByLabel('Name of the link').fill('Flyer')
    await page.getByRole('button', { name: 'Make the link' }).press('Enter')
    const show = page.getByRole('button', { name: 'Show QR code' })
    await show.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Flyer' })
    await expect(sheet.getByRole('img')).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByText(/\/m\/register\?affiliateCode=[A-Z0-9]{8}$/)).toBeInViewport({ ratio: 1 })
    await axe(page, 'the code of a link')
    const copy = sheet.getByRole('button', { name: 'Copy' })
    await expect(copy).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(show).toBeFocused()
  })
}
