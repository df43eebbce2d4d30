import { expect, logIn, open, test } from './site.ts'

test('[LIST-01] far down a button leads back to the top', async ({ page }) => {
  await open(page, '/m/slot-games')
  const top = page.getByRole('button', { name: 'Back to top' })
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await expect(top).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect(top).toBeVisible()
  await top.tap()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(top).toBeHidden()
})

test('[LIST-02] a menu of vendors, or the icon of the one that the address fixes', async ({ page }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible()
  await expect(
    page
      .getByRole('group', { name: 'Providers' })
      .or(page.getByRole('list', { name: 'Providers' }))
      .first(),
  ).toBeVisible()
  await open(page, '/m/provider?vassalage=JL')
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Jadeline House').first()).toBeVisible()
})

test('[LIST-03] a search is sent once by Enter and once by the icon', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  const box = page.getByRole('combobox', { name: 'Search games' })
  // Suggestions ask for six.
  const searches = () =>
    control
      .log()
      .flatMap(({ query }) => (query.gameName === undefined || query.pageSize === '6' ? [] : [query.gameName]))
  await box.fill('  lemon ')
  await box.press('Enter')
  await expect.poll(searches).toEqual(['lemon'])
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveCount(0)
  await box.fill('jazz')
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  expect(searches()).toEqual(['lemon', 'jazz'])
})

test('[LIST-09] the next pages arrive while scrolling, each asked for once', async ({ page, control }) => {
  await open(page, '/m/fishing-games')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  for (let round = 0; round < 12; round += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(150)
  }
  await expect.poll(() => pagesAsked(control.log()).length).toBeGreaterThan(1)
  const asked = pagesAsked(control.log())
  expect(asked).toEqual([...new Set(asked)])
  expect(await page.locator('*').count()).toBeLessThan(900)
})

function pagesAsked(
  log: readonly { readonly path: string; readonly query: Readonly<Record<string, string>> }[],
): string[] {
  return log
    .filter(({ path, query }) => path === '/wps/game/list' && query.gameType === 'FISH')
    .map(({ query }) => query.pageNo ?? '')
}

test('[LIST-11] nothing found is said in place of the grid', async ({ page }) => {
  await open(page, '/m/slot-games')
  await page.getByRole('combobox', { name: 'Search games' }).fill('zzzz')
  await page.getByRole('combobox', { name: 'Search games' }).press('Enter')
  await expect(page.getByText('No games found')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: page.locator('.fy-tile') })).toHaveCount(0)
})

test('[FILTER-17] the drawer changes nothing before it is applied', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const lists = () => control.log().filter(({ path }) => path === '/wps/game/list').length
  const before = lists()
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const drawer = page.getByRole('dialog')
  const choice = drawer.getByRole('radio', { name: '₱0.10' })
  await choice.tap()
  await expect(choice).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  expect(lists()).toBe(before)
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  await expect(choice).not.toBeChecked()
})

test('[HOT-01][HOT-02] the hot-games centre has its parts, and its dropdown leads to the categories', async ({
  page,
}) => {
  await open(page, '/m/hot-games')
  const dropdown = page.getByRole('combobox', { name: 'Category' })
  await expect(dropdown.locator('option').first()).toHaveText('Hot')
  await expect(dropdown.locator('option:checked')).toHaveText('Hot')
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await dropdown.selectOption({ label: 'Fishing' })
  await expect(page).toHaveURL(/\/m\/fishing-games$/)
})

test('back from another page the list stands as it was left', async ({ page }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  for (let round = 0; round < 6; round += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => window.scrollTo(0, 2345))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2345)
  const middle = () => page.evaluate(() => document.elementFromPoint(60, 400)?.closest('.fy-tile')?.textContent)
  await expect.poll(middle).toBeTruthy()
  const seen = await middle()
  await page.getByRole('link', { name: 'Promos' }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2345)
  await expect.poll(middle).toBe(seen)
})

test('[FAV-02][LAUNCH-01] guests who tap a heart or a game are sent to the login', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  await page
    .getByRole('button', { name: /^Favorite:/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await open(page, '/m/slot-games')
  await page.getByRole('button', { name: /^Jazz Cellar,/ }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(control.log().filter(({ path }) => /favorite|launch/.test(path))).toEqual([])
})

test('[FAV-06] favourites arrive in pages', async ({ page }) => {
  await logIn(page)
  await open(page, '/m/gameList?dataType=fav')
  await expect(page.getByRole('button', { name: /^Favorite:/ }).first()).toHaveAttribute('aria-pressed', 'true')
})
