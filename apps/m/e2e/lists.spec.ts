import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { beMember, expect, open, ready, test } from './site.ts'

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
  const theEnd = page.getByText('That is everything.')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return theEnd.count()
    })
    .toBe(1)
  expect(pagesAsked(control.log()).length).toBeGreaterThan(1)
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
  const grown = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight)
      return document.body.scrollHeight
    })
  await expect.poll(grown).toBeGreaterThan(4000)
  await page.evaluate(() => window.scrollTo(0, 2345))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2345)
  const middle = () => page.evaluate(() => document.elementFromPoint(60, 400)?.closest('.fy-tile')?.textContent ?? '')
  // A game and its vendor.
  await expect.poll(middle).toMatch(/^[A-Z].+[a-z]/)
  const seen = await middle()
  await page.getByRole('link', { name: 'Promos' }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2345)
  await expect.poll(middle).toBe(seen)
})

/** Scrolls down to exactly there, while the list grows. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((y) => {
          window.scrollTo({ top: y, behavior: 'instant' })
          return window.scrollY
        }, top),
      { timeout: 30_000 },
    )
    .toBe(top)
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** The game in the middle of the screen. */
const middleGame = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(60, 400)?.closest('.fy-tile')?.textContent ?? '')

const WAYS_BACK = [
  ['the game’s own way back', (page: Page) => page.locator('a.back').first().click()],
  ['the browser’s way back', (page: Page) => page.goBack()],
] as const

for (const [name, goBack] of WAYS_BACK) {
  for (const top of [1500, 5000, 12_000]) {
    test(`a game that was opened ${top} px down leads back to there, by ${name}`, async ({ page }) => {
      await beMember(page)
      await open(page, '/m/slot-games')
      await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
      await scrollTo(page, top)
      await expect.poll(() => middleGame(page)).toMatch(/^[A-Z].+[a-z]/)
      const seen = await middleGame(page)
      await page.touchscreen.tap(60, 400)
      await page.waitForURL(/\/play\//)
      await goBack(page)
      await expect(page).toHaveURL(/\/m\/slot-games$/)
      await ready(page)
      await expect.poll(() => middleGame(page)).toBe(seen)
      await page.waitForLoadState('networkidle')
      expect(Math.abs((await scrolled(page)) - top)).toBeLessThanOrEqual(1)
      expect(await middleGame(page)).toBe(seen)
    })
  }
}

test('a reload leaves people where they were, pages down, twice', async ({ page }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await scrollTo(page, 5000)
  await expect.poll(() => middleGame(page)).toMatch(/^[A-Z].+[a-z]/)
  const seen = await middleGame(page)
  for (const time of ['first', 'second']) {
    await page.reload()
    await ready(page)
    await expect.poll(() => middleGame(page), time).toBe(seen)
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await scrolled(page)) - 5000), time).toBeLessThanOrEqual(1)
  }
})

test('the lobby too is found where it was left for a game', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/home')
  await scrollTo(page, 900)
  await expect.poll(() => page.locator('.fy-shelf .fy-tile').count()).toBeGreaterThan(0)
  const tile = page.locator('.fy-shelf .fy-tile:not(:has(.fy-skeleton))').first()
  await tile.scrollIntoViewIfNeeded()
  const top = await scrolled(page)
  await tile.getByRole('button').first().tap()
  await page.waitForURL(/\/play\//)
  await page.locator('a.back').first().click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await ready(page)
  await expect.poll(() => scrolled(page)).toBe(top)
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
  await beMember(page)
  await open(page, '/m/gameList?dataType=fav')
  await expect(page.getByRole('button', { name: /^Favorite:/ }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('[LIST-03] what is loaded is suggested at once, a slip forgiven, and the platform’s answer follows', async ({
  page,
  control,
}) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search games' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  const asked = () => control.log().filter(({ query }) => query.pageSize === '6').length
  await box.fill('jaz celar')
  await expect(options).toHaveText([/^Jazz Cellar/, /^Search for “jaz celar”$/])
  // Bengali, and nothing but what is loaded: the platform knows no name like that.
  await box.fill('লেমন')
  await expect(options.first()).toHaveText(/^Lemon Lounge/)
  await box.fill('valkyrie')
  await expect(options.first()).toHaveText(/^Valkyrie Vale/)
  expect(asked()).toBeGreaterThan(0)
  expect(await findings(page, '.fy-list-bar')).toEqual([])
})

test('[LAUNCH-02] a suggestion is chosen by keys or by a tap: games open, vendors lead to their page', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search games' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await box.fill('jadeline')
  await expect(options.first()).toHaveText(/^Jadeline House/)
  await options.first().tap()
  await expect(page).toHaveURL(/\/m\/provider\?vassalage=JL$/)
  await page.goBack()
  await box.fill('jazz')
  await expect(options.first()).toHaveText(/^Jazz Cellar/)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await page.waitForURL(/\/play\//)
})

test('[LIST-11] where nothing is found, what is near it is offered', async ({ page }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search games' })
  await box.fill('jaz celar')
  await box.press('Enter')
  await expect(page.getByText('No games found')).toBeVisible()
  const near = page.getByRole('region', { name: 'Did you mean' })
  await expect(near.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().tap()
  await expect(near).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Lemon Lounge,/ })).toBeVisible()
})

test('[ROUTE-17][LIST-05] the slots centre begins with jackpots, hot and new slots, until something is asked for', async ({
  page,
}) => {
  await open(page, '/m/slotsCenter')
  for (const name of ['Jackpots', 'Hot slots', 'New slots']) {
    const shelf = page.getByRole('region', { name })
    await expect(shelf.getByRole('listitem').first()).toBeVisible()
    await expect(shelf.getByRole('link', { name: `See all ${name}` })).toHaveAttribute('href', /^\/m\/gameList\?/)
  }
  await expect(page.getByRole('heading', { name: 'All slots' })).toBeVisible()
  await page.getByRole('group', { name: 'Providers' }).getByRole('button').nth(1).tap()
  await expect(page.getByRole('region', { name: 'Jackpots' })).toHaveCount(0)
  await page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: 'All' }).tap()
  await page.getByRole('link', { name: 'See all Jackpots' }).tap()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&dataType=JP$/)
  await expect(page.getByRole('button', { name: 'Jackpot' })).toHaveAttribute('aria-pressed', 'true')
})

test('[ROUTE-22] a vendor’s page counts its games, narrows them by kind, and says where there are none', async ({
  page,
  control,
}) => {
  await open(page, '/m/provider?vassalage=JL')
  const count = page.locator('.fy-chips-count')
  await expect(count).toHaveText(/^\d+ games$/)
  const all = await count.textContent()
  const kinds = page.getByRole('group', { name: 'Kinds of games of Jadeline House' })
  await kinds.getByRole('button', { name: 'Fishing' }).tap()
  await expect(page).toHaveURL(/\/m\/provider\?vassalage=JL&gameType=FISH$/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(count).toHaveText(/^\d+ games$/)
  const last = control
    .log()
    .filter(({ path }) => path === '/wps/game/list')
    .at(-1)
  expect(last?.query).toMatchObject({ vassalage: 'JL', gameType: 'FISH' })
  await open(page, '/m/provider?vassalage=NOBODY')
  await expect(page.getByText('This provider has no games here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the slots' })).toHaveAttribute('href', '/m/slot-games')
})
