import type { Page } from '@playwright/test'
import { beMember, expect, open, test } from './site-fixtures.ts'

const draws = (page: Page) => page.getByRole('region', { name: 'Draws and results' })
const card = (page: Page, name: string) => draws(page).getByRole('article', { name })

test('[CALL-36][CALL-37] every lottery has its last numbers, and the time until the next ones runs', async ({
  page,
}) => {
  await open(page, '/m/lottery')
  await expect(draws(page).getByRole('article')).toHaveCount(15)
  await expect(card(page, 'Singapura 4D').getByRole('listitem')).toHaveCount(4)
  await expect(card(page, 'Racing Car Ten').getByRole('listitem')).toHaveCount(10)
  const timer = card(page, 'Lotus Six Forty Five').getByRole('timer')
  const before = await timer.textContent()
  expect(before).toMatch(/\d\d:\d\d$/)
  await expect(timer).not.toHaveText(before ?? '')
  await expect(page.getByRole('region', { name: 'Next draw' }).getByRole('article')).toHaveCount(1)
})

test('[CALL-36] nothing below the next draw moves as another lottery becomes the next', async ({ page }) => {
  await open(page, '/m/lottery')
  const next = page.locator('.fy-draw-card-lead')
  await expect(next.getByRole('timer')).toBeVisible()
  await expect(draws(page).locator('.fy-drawn-numbers')).toHaveCount(15)
  const heights = await next.evaluate((lead) =>
    [...document.querySelectorAll('.fy-lottery-draws .fy-drawn-numbers')].map((numbers) => {
      lead.querySelector('.fy-drawn-numbers')?.replaceWith(numbers.cloneNode(true))
      return lead.getBoundingClientRect().height
    }),
  )
  expect(heights).toHaveLength(15)
  expect(new Set(heights).size).toBe(1)
})

test('[CALL-36] the menu narrows the draws', async ({ page }) => {
  await open(page, '/m/lottery')
  const menu = page.getByRole('group', { name: 'Kind of draw' })
  const keno = menu.getByRole('button', { name: /^Keno/ })
  await keno.tap()
  await expect(keno).toHaveAttribute('aria-pressed', 'true')
  await expect(draws(page).getByRole('article')).toHaveCount(2)
  await expect(card(page, 'Keno Twenty').getByRole('listitem')).toHaveCount(20)
})

test('[ROUTE-17] each kind of lottery has its page, one step from the other', async ({ page }) => {
  await open(page, '/m/home')
  await page.goto('/m/lottery')
  const views = page.getByRole('navigation', { name: 'Kind of lottery' })
  await expect(views.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: 'E-lottery' }).tap()
  await expect(page).toHaveURL(/\/m\/elott$/)
  await expect(card(page, 'Keno Twenty')).toBeVisible()
  await expect(card(page, 'Singapura 4D')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'E-lottery' }).getByRole('listitem').first()).toBeVisible()
  await views.getByRole('link', { name: 'Lottery', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/lott$/)
  await expect(card(page, 'Singapura 4D')).toBeVisible()
  // Looking at the other kind is not a step that one goes back through.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[LOTTERY-04] the winner board has the highest amount first, and nobody’s whole name', async ({ page }) => {
  await open(page, '/m/lottery')
  const board = page.getByRole('region', { name: 'Winners' })
  await board.getByRole('button', { name: /^Show all/ }).tap()
  const amounts = (await board.locator('.fy-money').allTextContents()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )
  expect(amounts.length).toBeGreaterThanOrEqual(20)
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
  for (const name of await board.locator('.fy-winner-board-name').allTextContents()) expect(name).toContain('***')
})

test('[LOTTERY-01][LOTTERY-02][LOTTERY-03] lotteries go through their own launcher, from a card and from a tile', async ({
  page,
  control,
}) => {
  await control.setFlags({ 'lottery.mode': 'Traditional,Entertainment' })
  await beMember(page)
  await open(page, '/m/lottery')
  await card(page, 'Keno Express').getByRole('button', { name: 'Play Keno Express' }).tap()
  await page.waitForURL(/\/play\//)
  await open(page, '/m/lott')
  await page
    .getByRole('list', { name: 'Lottery' })
    .getByRole('button', { name: /^Orchid Lotto,/ })
    .tap()
  await page.waitForURL(/\/play\//)
  const launches = control.log().filter(({ path }) => /launch/i.test(path))
  expect(launches.map(({ path, query }) => [path, query.prizeMode, query.playType])).toEqual([
    ['/wps/lottery/launch', 'ELOTT', 'ent'],
    ['/wps/lottery/launch', 'LOTT', 'ent'],
  ])
})

test('[LAUNCH-01][HOME-10] guests who want to play a lottery are sent to the login', async ({ page, control }) => {
  await open(page, '/m/lottery')
  await card(page, 'Singapura 4D').getByRole('button', { name: 'Play Singapura 4D' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(control.log().filter(({ path }) => /launch/i.test(path))).toEqual([])
})

test('[CACHE-01] the lotteries are there at once on the next visit, and a failure of the list is mended by a tap', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/status of 500/)
  await control.setFault({ endpoint: 'lotteryList', kind: 'status:500' })
  await open(page, '/m/lottery')
  await expect(page.getByText('The lotteries could not be loaded.')).toBeVisible()
  await control.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(draws(page).getByRole('article')).toHaveCount(15)
  await control.setFault({ endpoint: 'lotteryList', kind: 'hang' })
  await control.setFault({ endpoint: 'lotteryMenu', kind: 'hang' })
  await open(page, '/m/lottery')
  await expect(draws(page).getByRole('article')).toHaveCount(15)
})
