import { createFoyer, favourites, games, signIn, unwrap } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { networkQuiet } from './network-quiet.ts'
import { beMember, expect, open, PASSWORD, ready, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

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

test('[LIST-03] a search is sent once by Enter and once by the icon', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  const field = page.getByRole('combobox', { name: 'Search games' })
  // Suggestions ask for six.
  const searches = () =>
    control
      .log()
      .flatMap(({ query }) => (query.gameName === undefined || query.pageSize === '6' ? [] : [query.gameName]))
  await field.fill('  lemon ')
  await field.press('Enter')
  await expect.poll(searches).toEqual(['lemon'])
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveCount(0)
  await field.fill('jazz')
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

test('[FILTER-17] the drawer changes nothing before it is applied', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  // The document shows games before the application has asked for any.
  await networkQuiet(page)
  const lists = () => control.log().filter(({ path }) => path === '/wps/game/list').length
  const before = lists()
  expect(before).toBeGreaterThan(0)
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

test('where motion is reduced, what moves stands in its place at once', async ({ page }) => {
  await open(page, '/m/slot-games')
  const grid = page.locator('.fy-game-grid')
  await expect(grid.getByRole('listitem').first()).toBeVisible()
  const moved = await grid.evaluate((list) => {
    list.style.paddingBlockStart = '777px'
    return getComputedStyle(list).paddingBlockStart
  })
  expect(moved).toBe('777px')
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
  const middle = () =>
    page.evaluate(() => document.elementFromPoint(60, 400)?.closest('.fy-game-tile')?.textContent ?? '')
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
  // The grid puts its tiles there in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** The game in the middle of the screen; where the gap between two rows is, the one below it. */
const MIDDLE = [400, 440] as const
const middleGame = (page: Page) =>
  page.evaluate(
    (heights) =>
      heights
        .map((y) => document.elementFromPoint(60, y)?.closest('.fy-game-tile')?.textContent ?? '')
        .find((words) => words !== '') ?? '',
    MIDDLE,
  )
const tapMiddleGame = async (page: Page) => {
  const isGame = await page.evaluate(
    (y) => document.elementFromPoint(60, y)?.closest('.fy-game-tile') != null,
    MIDDLE[0],
  )
  await page.touchscreen.tap(60, isGame ? MIDDLE[0] : MIDDLE[1])
}

const WAYS_BACK = [
  ['the game’s own way back', (page: Page) => page.locator('a.back').first().click()],
  ['the browser’s way back', (page: Page) => page.goBack()],
] as const

for (const [at, [name, goBack]] of WAYS_BACK.entries()) {
  // The walk through the sign-in page takes the game’s own way back, from 12,000 px.
  for (const top of THOROUGH ? [1500, 5000, 12_000] : ([[], [5000]][at] ?? [])) {
    test(`a game that was opened ${top} px down leads back to there, by ${name}`, async ({ page }) => {
      await beMember(page)
      await open(page, '/m/slot-games')
      await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
      await scrollTo(page, top)
      await expect.poll(() => middleGame(page)).toMatch(/^[A-Z].+[a-z]/)
      const seen = await middleGame(page)
      await tapMiddleGame(page)
      await page.waitForURL(/\/play\//)
      await goBack(page)
      await expect(page).toHaveURL(/\/m\/slot-games$/)
      await ready(page)
      await expect.poll(() => middleGame(page)).toBe(seen)
      await networkQuiet(page)
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
    await networkQuiet(page)
    expect(Math.abs((await scrolled(page)) - 5000), time).toBeLessThanOrEqual(1)
  }
})

test('the lobby too is found where it was left for a game', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/home')
  await scrollTo(page, 900)
  await expect.poll(() => page.locator('.fy-shelf .fy-game-tile').count()).toBeGreaterThan(0)
  const tile = page.locator('.fy-shelf .fy-game-tile:not(:has(.fy-skeleton))').first()
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

/** Gives a member so many favourites. */
async function addFavourites(baseUrl: string | undefined, count: number): Promise<void> {
  const foyer = createFoyer({
    merchant: 'demo',
    baseUrl: baseUrl ?? '',
    ports: memoryPorts(),
    features: { games, favourites },
  })
  unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: PASSWORD }))
  const list = foyer.games.list({ category: 'RNG', pageSize: 36 })
  await list.load()
  await list.loadMore()
  expect(list.items.length).toBeGreaterThanOrEqual(count)
  await foyer.favourites.load()
  for (const game of list.items.slice(0, count)) {
    await foyer.favourites.set(game, true)
  }
  foyer.dispose()
}

test('[FAV-06][FAV-07][HOME-08] members find their favourites in the lobby, 15 at a time, and all of them behind “more”, 30 at a time', async ({
  page,
  control,
  baseURL,
}) => {
  await addFavourites(baseURL, 50)
  await beMember(page)
  await open(page, '/m/home')
  const sizes = () =>
    control
      .log()
      .flatMap(({ endpoint, query }) => (endpoint === 'favoriteList' ? [`${query.pageSize}/${query.pageNo}`] : []))
  const strip = page.getByRole('navigation', { name: 'Categories' })
  await expect(strip.getByRole('button').nth(2)).toHaveText('Favorites')
  await strip.getByRole('button', { name: 'Favorites' }).tap()
  const panel = page.getByRole('region', { name: 'Favorites' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  expect(sizes()).toEqual(['15/1'])
  await expect(
    page.getByRole('region', { name: 'Browse games' }).locator('.fy-category-browser-rail').getByRole('button').nth(2),
  ).toHaveText('Favorites')
  await panel.getByRole('link', { name: 'See all Favorites' }).tap()
  await expect(page).toHaveURL(/\/m\/gameList\?dataType=fav$/)
  await expect.poll(() => sizes().at(-1)).toBe('30/1')
  await expect(page.getByRole('button', { name: /^Favorite:/ }).first()).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return sizes().at(-1)
    })
    .toBe('30/2')
})

test('[CATEGORY-04][CATEGORY-05] esports and cockfight read as sports, and all three can be chosen from each of them', async ({
  page,
}) => {
  await open(page, '/m/esport-games')
  const dropdown = page.getByRole('combobox', { name: 'Category' })
  await expect(page).toHaveTitle(/^Sports/)
  await expect(dropdown.locator('option:checked')).toHaveText('Sports')
  const offered = await dropdown.locator('option:not([hidden])').allTextContents()
  expect(offered).toEqual(expect.arrayContaining(['Sports', 'Esports', 'Cockfight', 'Slots']))
  await dropdown.selectOption({ label: 'Cockfight' })
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=COCKFIGHT$/)
  await expect(dropdown.locator('option:checked')).toHaveText('Sports')
  await dropdown.selectOption('SPORTS')
  await expect(page).toHaveURL(/\/m\/sport-games$/)
  await expect(dropdown.locator('option:checked')).toHaveText('Sports')
  await dropdown.selectOption('ESPORTS')
  await expect(page).toHaveURL(/\/m\/esport-games$/)
})

test('[LIST-03] what is loaded is suggested at once, a typo forgiven, and the platform’s answer follows', async ({
  page,
  control,
}) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search games' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  const asked = () => control.log().filter(({ query }) => query.pageSize === '6').length
  await field.fill('jaz celar')
  await expect(options).toHaveText([/^Jazz Cellar/, /^Search for “jaz celar”$/])
  // Bengali, and nothing but what is loaded: the platform knows no name like that.
  await field.fill('লেমন')
  await expect(options.first()).toHaveText(/^Lemon Lounge/)
  await field.fill('valkyrie')
  await expect(options.first()).toHaveText(/^Valkyrie Vale/)
  expect(asked()).toBeGreaterThan(0)
  expect(await findings(page, '.fy-game-list-bar')).toEqual([])
})

test('[LAUNCH-02] a suggestion is chosen by keys or by a tap: games open, vendors lead to their page', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search games' })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await field.fill('jadeline')
  await expect(options.first()).toHaveText(/^Jadeline House/)
  await options.first().tap()
  await expect(page).toHaveURL(/\/m\/provider\?vassalage=JL$/)
  await page.goBack()
  await field.fill('jazz')
  await expect(options.first()).toHaveText(/^Jazz Cellar/)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(/\/play\//)
})

test('[LIST-03] one typo with one good answer shows that answer, and the typed text can be searched for all the same', async ({
  page,
}) => {
  await open(page, '/m/slot-games')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search games' })
  await field.fill('jaz celar')
  await field.press('Enter')
  const near = page.getByRole('region', { name: 'Showing results for “Jazz Cellar”' })
  await expect(near.getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await expect(page.getByText('No games found')).toHaveCount(0)
  await near.getByRole('button', { name: 'Search for “jaz celar” instead' }).tap()
  await expect(page.getByText('No games found')).toBeVisible()
  await expect(near).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().tap()
  await expect(page.getByRole('button', { name: /^Lemon Lounge,/ })).toBeVisible()
})

const NO_NAME_LIKE_IT = [
  ['EN', 'No game has a name like “qwerty”.', 'No games found'],
  ['TY', 'Walang larong may pangalang tulad ng “qwerty”.', 'Walang nahanap na laro'],
  ['BN', '“qwerty”-এর মতো নামের কোনো গেম নেই।', 'কোনো গেম পাওয়া যায়নি'],
] as const

// The longest of them; a thorough run takes all.
for (const [code, says, found] of THOROUGH ? NO_NAME_LIKE_IT : NO_NAME_LIKE_IT.slice(1, 2)) {
  test(`[LIST-11] what no game is called says so before it is searched for, and then too, in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.addInitScript((language) => localStorage.setItem('MC_LANGUAGE', language), code)
    await open(page, '/m/search')
    const field = page.getByRole('combobox')
    const options = page.getByRole('option')
    await field.fill('qwerty')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: says })).toHaveCount(1)
    const told = page.getByRole('main').getByRole('paragraph').filter({ hasText: says })
    await expect(told).toBeInViewport({ ratio: 1 })
    await expect(options).toHaveCount(1)
    expect(await findings(page, 'main')).toEqual([])
    await field.press('Enter')
    await expect(page.getByText(found)).toBeVisible()
    await expect(page.getByRole('main').locator('.fy-game-tile')).toHaveCount(0)
    // A typo in a name that has to be asked for is no such word.
    await field.fill('blakjak')
    await expect(options.first()).toContainText('Blackjack')
    await expect(page.getByText(says)).toHaveCount(0)
  })
}

test.describe('search on the lobby', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search games' })
  const results = (page: Page) => page.getByRole('main').getByRole('listitem')

  for (const viewport of [{ width: 360, height: 640 }, ...(THOROUGH ? [{ width: 390, height: 844 }] : [])]) {
    test(`[LIST-03] guests find games of every category from the first screen of ${viewport.width}×${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, '/m/home')
      const entry = page.getByRole('link', { name: 'Search all games' })
      await expect(entry).toBeInViewport({ ratio: 1 })
      await entry.tap()
      await expect(page).toHaveURL(/\/m\/search$/)
      await expect(field(page)).toBeFocused()
      await field(page).fill('  dragon ')
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/m\/search\?q=dragon$/)
      await expect(page.getByText(/^\d+ games for “dragon”$/)).toBeVisible()
      const tiles = await results(page).allTextContents()
      expect(tiles.length).toBeGreaterThan(5)
      expect(tiles.every((words) => / · /.test(words))).toBe(true)
      // Vendors by their names.
      expect(tiles.every((words) => / · .*[a-z]/.test(words))).toBe(true)
      const categories = new Set(tiles.map((words) => /(Slots|Live|Fishing|Poker)/.exec(words)?.[1]))
      expect(categories.size).toBeGreaterThan(1)
      expect(await findings(page, 'main')).toEqual([])
      // One entry of the history for the whole search.
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  }

  test('[LIST-03] a typo in a word finds every game that the right word finds', async ({ page }) => {
    await open(page, '/m/search?q=blackjack')
    const count = page.getByText(/^\d+ games for “blackjack”$/)
    await expect(count).toBeVisible()
    const all = await results(page).allTextContents()
    expect(await count.textContent()).toBe(`${all.length} games for “blackjack”`)
    await field(page).fill('blakjack')
    await field(page).press('Enter')
    await expect(page.getByRole('region', { name: 'Showing results for “Blackjack”' })).toBeVisible()
    await expect(results(page)).toHaveText(all)
    await field(page).fill('auora bacarrat')
    await field(page).press('Enter')
    await expect(page.getByRole('region', { name: 'Showing results for “Baccarat Aurora”' })).toBeVisible()
    await expect(results(page)).toHaveText([/^Baccarat Aurora/])
  })

  test('[FAV-08] members open a game from the results of a typo, take it to their hearts, and come back to them', async ({
    page,
  }) => {
    await beMember(page)
    await open(page, '/m/search?q=dargon')
    await expect(page.getByRole('region', { name: 'Showing results for “Dragon”' })).toBeVisible()
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favorite:/ })
      .first()
    const before = await heart.getAttribute('aria-pressed')
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    await scrollTo(page, 900)
    await expect.poll(() => middleGame(page)).toMatch(/^[A-Z].+[a-z]/)
    const seen = await middleGame(page)
    await tapMiddleGame(page)
    await page.waitForURL(/\/play\//)
    await page.locator('a.back').first().click()
    await expect(page).toHaveURL(/\/m\/search\?q=dargon$/)
    await ready(page)
    await expect.poll(() => middleGame(page)).toBe(seen)
    await expect(field(page)).toHaveValue('dargon')
  })

  test('a search that the platform does not answer says so, and tries again', async ({
    page,
    control,
    expectTrouble,
  }) => {
    expectTrouble(/400/)
    await control.setFault({ endpoint: 'gameList', kind: 'status:400', times: 1 })
    await open(page, '/m/search?q=dragon')
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(page.getByText(/^\d+ games for “dragon”$/)).toBeVisible()
  })
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
  const count = page.locator('.fy-active-filters-count')
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
