import type { BrowserContext, Page } from '@playwright/test'
import { beMember, type Control, expect, open, test } from './site-fixtures.ts'

/** Holds the application back until it is let go, so that there is time to use the document alone. */
async function heldBack(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/hydrate-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const live = (page: Page) => expect(page.locator('#root[data-live]')).toBeAttached()

/** Lets the application start while next to no time passes for it: a busy machine is no reason for a tap to expire. */
async function comeAlive(page: Page, letGo: () => void): Promise<void> {
  letGo()
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(page.locator('#root[data-live]')).toBeAttached({ timeout: 1 })
  }).toPass({ intervals: [5] })
  await page.clock.resume()
}

/** What React's development build says of the mark on a button that was tapped before it came, and of nothing but that. */
const WAITING_MARK = /some attributes of the server rendered HTML(?![\s\S]*\n[+-] {3,}(?! |aria-busy="true"))/

const launches = (control: Control) =>
  control.log().filter(({ endpoint }) => endpoint === 'launchGame' || endpoint === 'lotteryLaunch').length

test('a tap on the document is done once the application is there, and is seen to be heard', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(WAITING_MARK)
  await page.clock.install()
  const letGo = await heldBack(page)
  await page.goto('/m/home')
  // Hidden: once the menu is open the button lies behind a modal.
  const menu = page.getByRole('button', { name: 'Open menu', includeHidden: true })
  await menu.tap()
  // Twice, as people do where nothing happens.
  await menu.tap()
  await page.clock.pauseAt(Date.now() + 500)
  await expect(menu).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('dialog')).toBeHidden()
  await comeAlive(page, letGo)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(menu).not.toHaveAttribute('aria-busy')
})

test('of several taps on the document only the last one is done', async ({ page, expectTrouble }) => {
  expectTrouble(WAITING_MARK)
  await page.clock.install()
  const letGo = await heldBack(page)
  await page.goto('/m/home')
  const strip = page.getByRole('navigation', { name: 'Categories' })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await strip.getByRole('button', { name: 'Slots' }).tap()
  await page.clock.pauseAt(Date.now() + 500)
  await comeAlive(page, letGo)
  await expect(strip.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a tap on the document that has waited for more than two seconds is forgotten, and looks so', async ({ page }) => {
  await page.clock.install()
  const letGo = await heldBack(page)
  await page.goto('/m/home')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.tap()
  await page.clock.fastForward(2100)
  await expect(menu).not.toHaveAttribute('aria-busy')
  letGo()
  await live(page)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a tap on a game or a heart of the document is never done later', async ({ page, control }) => {
  await beMember(page)
  for (const early of [
    page.locator('.fy-game-tile-open').first(),
    // Lottery by the strip is a launch too (HOME-10).
    page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Lottery', exact: true }),
    page.locator('.fy-favourite-button').first(),
  ]) {
    const letGo = await heldBack(page)
    await page.goto('/m/home')
    await early.tap()
    letGo()
    await live(page)
    // The application answers: what it was told before would have begun by now.
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(launches(control)).toBe(0)
    expect(control.log().filter(({ endpoint }) => endpoint === 'favoriteAdd')).toEqual([])
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('what is typed into the search of a document is searched for', async ({ page, expectTrouble }) => {
  expectTrouble(WAITING_MARK)
  const letGo = await heldBack(page)
  await page.goto('/m/slot-games')
  const search = page.getByLabel('Search games', { exact: true })
  await search.fill('jazz cellar')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  letGo()
  await live(page)
  await expect(search).toHaveValue('jazz cellar')
  await expect(page.getByRole('list', { name: 'Slots' }).getByRole('button', { name: /^Jazz Cellar,/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Slots' }).getByRole('listitem')).toHaveCount(1)
})

test('a category chosen on the document is gone to', async ({ page }) => {
  const letGo = await heldBack(page)
  await page.goto('/m/slot-games')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Fishing')
  letGo()
  await expect(page).toHaveURL(/\/m\/fishing-games$/)
})

/** From now on the page remembers what its documents show. */
const watchPainted = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const painted = [...document.querySelectorAll('#root .fy-game-tile-open, #root nav, #root h2')]
      Object.assign(window, { painted, words: document.querySelector('#root nav')?.textContent })
    })
  })

/** How much of it the application has made anew. */
const paintedAnew = (page: Page) =>
  page.evaluate(() => {
    const painted: unknown = Reflect.get(window, 'painted')
    if (!Array.isArray(painted) || painted.length === 0) throw new Error('nothing was painted')
    // Skeletons and what is far below the screen make room.
    const lasting = painted.filter(
      (node: Element) => !node.closest('.fy-game-tile-waiting') && node.closest('.fy-shelf, nav, h2'),
    )
    return lasting.filter((node: Element) => !node.isConnected).length
  })

test('documents are taken over as they stand: what was painted stays', async ({ page }) => {
  await watchPainted(page)
  for (const path of ['/m/home', '/m/home?from=letter', '/m/slot-games', '/m/slot-games?from=letter']) {
    await page.goto(path)
    await live(page)
    expect.soft(await paintedAnew(page), path).toBe(0)
  }
})

/** What the host has been told. */
const languageCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'MC_LANGUAGE')?.value

test('[I18N-04] documents come in the language that was chosen, and are taken over in it', async ({
  page,
  context,
}) => {
  await open(page, '/m/set')
  await page.getByRole('button', { name: 'বাংলা' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  // What tells the host comes with the touch itself, as code.
  await expect.poll(() => languageCookie(context)).toBe('BN')
  await watchPainted(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const language = new URL(request.url()).searchParams.get('language')
    if (language !== null) asked.push(language)
  })
  for (const [path, word] of [
    ['/m/home', 'ক্যাসিনো'],
    ['/m/slot-games', 'সদস্য'],
  ] as const) {
    await open(page, path)
    expect(await page.evaluate((): unknown => Reflect.get(window, 'words'))).toContain(word)
    expect(await paintedAnew(page)).toBe(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.locator('nav').first()).toContainText(word)
  }
  expect(new Set(asked)).toEqual(new Set(['BN']))
})

test('[I18N-04] a document in another language than the one that counts is changed', async ({
  page,
  context,
  baseURL,
}) => {
  // The cookie has been left behind, or comes from another device's backup.
  await context.addCookies([{ name: 'MC_LANGUAGE', value: 'BN', url: baseURL ?? '' }])
  await open(page, '/m/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('nav').first()).toContainText('Live casino')
  await page.locator('main h2').first().tap()
  await expect.poll(() => languageCookie(context)).toBe('EN')
})

test('[HEADER-04][SESSION-06] the document shows login and register to guests alone, and both lead on without the application', async ({
  page,
}) => {
  await heldBack(page)
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await page.goto('/m/home')
  await expect(login).toBeVisible()
  await login.tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await beMember(page)
  await heldBack(page)
  await page.goto('/m/home')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(login).toBeHidden()
  await page.evaluate(() => {
    localStorage.removeItem('MC_SESSION_INFO')
    localStorage.setItem('autoLogin', '1')
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(login).toBeHidden()
})
