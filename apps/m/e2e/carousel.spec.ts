import type { Locator, Page } from '@playwright/test'
import { networkQuiet, quietAfterPrefetch } from './network-quiet.ts'
import { usePseudoLocale } from './pseudo-locale.ts'
import { expect, open, test } from './site-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const banners = (page: Page) => page.getByRole('region', { name: 'Offers and news' })
const track = (page: Page) => page.locator('.fy-carousel-track')
const dot = (page: Page, number: number) => banners(page).getByRole('button', { name: `Show ${number} of 5` })
const hotTrack = (page: Page) => page.getByRole('list', { name: 'Hot games' })

/** Where the slides are, in views from the start, whether the browser scrolls them or Swiper moves them. */
const position = (track: Locator) =>
  track.evaluate((element) => {
    const isMirrored = getComputedStyle(element).direction === 'rtl'
    const translated = new DOMMatrix(getComputedStyle(element).transform).e * (isMirrored ? 1 : -1)
    return Math.round(((Math.abs(element.scrollLeft) + translated) / element.clientWidth) * 100) / 100
  })
const scrolled = (page: Page) => position(track(page))
const taken = (track: Locator) =>
  expect.poll(() => track.evaluate((element) => element.parentElement?.hasAttribute('data-swiper'))).toBe(true)
/** Once Swiper moves the banners. */
async function openWithSwiper(page: Page): Promise<void> {
  await open(page, '/m/home')
  await quietAfterPrefetch(page)
  await taken(track(page))
}

/** Draws a finger over a carousel, by so many px, in `steps` frames. */
async function swipe(page: Page, across: number, down = 0, steps = 8, over = track(page)): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const box = await over.locator('xpath=..').boundingBox()
  if (box === null) throw new Error('no carousel in view')
  const from = { x: box.x + box.width / 2 - across / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: from.x + (across * step) / steps, y: from.y + (down * step) / steps }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('[HOME-03] a banner comes within 1000 ms, and nothing else moves with it', async ({ page }) => {
  await openWithSwiper(page)
  await track(page).evaluate((element) => {
    const seen: number[] = []
    Object.assign(window, { seen, shifts: [] })
    for (const type of ['transitionrun', 'transitionend'])
      element.addEventListener(type, (event) => {
        if (event.target === element) seen.push(performance.now())
      })
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
    })
  })
  await dot(page, 2).tap()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => scrolled(page)).toBe(1)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen').length)).toBe(2)
  const [began = 0, ended = 0] = await page.evaluate(() => Reflect.get(window, 'seen') as number[])
  expect(await track(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  // A busy machine tells of the end later.
  expect(ended - began).toBeGreaterThan(950)
  expect(ended - began).toBeLessThan(1500)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('[HOME-03] a finger turns the banners, which is no tap; a tap opens one', async ({ page }) => {
  await openWithSwiper(page)
  await swipe(page, -240)
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => scrolled(page)).toBe(1)
  await expect(page).toHaveURL(/\/m\/home$/)
  await swipe(page, 240)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => scrolled(page)).toBe(0)
  await track(page).tap({ position: { x: 60, y: 20 } })
  await expect(page).not.toHaveURL(/\/m\/home$/)
})

test('[HOME-03] a finger that begins on a banner scrolls the page too', async ({ page }) => {
  await open(page, '/m/home')
  const scrollsPage = async () => {
    const from = await page.evaluate(() => window.scrollY)
    await swipe(page, 0, -160)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from + 60)
    expect(await scrolled(page)).toBe(0)
  }
  await scrollsPage()
  await page.evaluate(() => scrollTo(0, 0))
  await quietAfterPrefetch(page)
  await taken(track(page))
  await scrollsPage()
})

test('[HOME-03][HOME-04] the browser scrolls banners and hot games before any script', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource|ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/m/home')
  await swipe(page, -240)
  await expect.poll(() => scrolled(page)).toBe(1)
  const hot = hotTrack(page)
  expect(await hot.evaluate((element) => element.scrollWidth / element.clientWidth)).toBeGreaterThan(2)
  expect(await hot.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe('x mandatory')
})

test('[HOME-03] the banner that a finger has chosen before the script came stays', async ({ page }) => {
  let go: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/home', { waitUntil: 'commit' })
  await track(page).waitFor()
  await swipe(page, -240)
  await expect.poll(() => scrolled(page)).toBe(1)
  go()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  expect(await scrolled(page)).toBe(1)
  await taken(track(page))
  expect(await scrolled(page)).toBe(1)
})

test('[HOME-04] a swipe over the hot games launches none, however short', async ({ page }) => {
  await openWithSwiper(page)
  const hot = hotTrack(page)
  await hot.scrollIntoViewIfNeeded()
  await taken(hot)
  // The first touch brings the code for gestures.
  for (const [across, view] of [
    [-240, 1.02],
    [240, 0],
  ] as const) {
    await swipe(page, across, 0, 8, hot)
    await expect.poll(() => position(hot)).toBe(view)
  }
  // So short that a tile which stands still would be pressed, and longer than what the browser takes for a tap.
  for (const across of [-20, -28]) await swipe(page, across, 0, 8, hot)
  await networkQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[HOME-04] a hot game beyond the edge comes into view with the focus', async ({ page }) => {
  await openWithSwiper(page)
  const hot = hotTrack(page)
  await taken(hot)
  await hot.locator('.fy-game-tile-open').nth(2).focus()
  const fourth = hot.locator('.fy-game-tile-open').nth(3)
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab')
  await expect(fourth).toBeFocused()
  await expect(fourth).toBeInViewport({ ratio: 0.99 })
  await expect.poll(() => position(hot)).toBe(1.02)
  expect(await hot.evaluate((element) => [element.parentElement?.scrollLeft, window.scrollX])).toEqual([0, 0])
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Shift+Tab')
  await expect.poll(() => position(hot)).toBe(0)
})

test('[HOME-03][I18N-03] from right to left too', async ({ page }) => {
  await usePseudoLocale(page)
  await open(page, '/m/home')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await quietAfterPrefetch(page)
  await taken(track(page))
  const dots = page.locator('.fy-carousel-dot')
  await swipe(page, 240)
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  await dots.nth(4).tap()
  await expect.poll(() => scrolled(page)).toBe(4)
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true')
})

test.describe('a person who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[HOME-03] the banner of a dot is there at once', async ({ page }) => {
    await openWithSwiper(page)
    await track(page).evaluate((element) => {
      const seen: Event[] = []
      Object.assign(window, { seen })
      element.addEventListener('transitionrun', (event) => seen.push(event))
    })
    await dot(page, 3).tap()
    await expect.poll(() => scrolled(page)).toBe(2)
    expect(await page.evaluate(() => Reflect.get(window, 'seen').length)).toBe(0)
  })
})
