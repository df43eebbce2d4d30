import type { Control } from './site-fixtures.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

const loaded = (name: string) =>
  performance.getEntriesByType('resource').some((entry) => new URL(entry.name).pathname.includes(`/${name}-`))
const pagesAsked = (control: Control) =>
  control
    .log()
    .filter(({ path, query }) => path === '/wps/game/list' && query.gameType === 'RNG' && query.gameName === undefined)
    .map(({ query }) => query.pageNo)

test('a page is on its way while the finger is still on its link, and not before', async ({ page }) => {
  await open(page, '/m/home')
  const link = page.getByRole('link', { name: 'Promos' }).last()
  const rect = await link.boundingBox()
  if (rect === null) throw new Error('not on screen')
  expect(await page.evaluate(loaded, 'promotions')).toBe(false)
  const devtools = await page.context().newCDPSession(page)
  const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForFunction(loaded, 'promotions')
  await expect(page).toHaveURL(/\/m\/home$/)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page).toHaveURL(/\/m\/activity$/)
})

/** A pointer comes over a link to the withdrawal, whose code is a chunk of its own. */
const pointAtWithdrawal = () => {
  const link = Object.assign(document.createElement('a'), { href: '/m/withdraw', textContent: 'Withdraw' })
  document.querySelector('main')?.append(link)
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

test('a page that may not be opened is not fetched', async ({ page }) => {
  await open(page, '/m/home')
  await page.evaluate(pointAtWithdrawal)
  await page.getByRole('link', { name: 'Promos' }).last().dispatchEvent('pointerover')
  await page.waitForFunction(loaded, 'promotions')
  expect(await page.evaluate(loaded, 'withdrawal')).toBe(false)
})

test('the same page is fetched for a member, who may open it', async ({ page }) => {
  await beMember(page, 'player1')
  await open(page, '/m/home')
  expect(await page.evaluate(loaded, 'withdrawal')).toBe(false)
  await page.evaluate(pointAtWithdrawal)
  await page.waitForFunction(loaded, 'withdrawal')
})

test('[LIST-09] the next games are asked for long before the end of these is seen', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  // It is the list itself by now, and no longer the document's picture of it.
  await expect(page.locator('.fy-game-grid[style]')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(pagesAsked(control)).toEqual(['1'])
  // The end is 300 px below the screen.
  await page
    .locator('.fy-game-grid-end')
    .evaluate((end) => window.scrollBy(0, end.getBoundingClientRect().top - window.innerHeight - 300))
  // The page that is needed, and the one after it, which is not in view.
  await expect.poll(() => pagesAsked(control)).toEqual(['1', '2', '3'])
  await expect(page.locator('.fy-game-grid-end')).not.toBeInViewport()
})
