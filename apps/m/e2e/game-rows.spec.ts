import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const slots = (page: Page) => page.getByRole('region', { name: 'Slots', exact: true })

/** Every position of a row that the browser paints while a tap scrolls it. */
async function positionsAfter(row: Locator, act: () => Promise<void>): Promise<number[]> {
  await row.evaluate((element) => {
    const seen: number[] = []
    Object.assign(window, { seen })
    element.addEventListener('scroll', () => seen.push(Math.round(Math.abs(element.scrollLeft))))
  })
  await act()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).not.toBe(0)
  // Two frames after the first movement an animation has moved on; a jump has not.
  await row.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return row.evaluate(() => [...new Set(Reflect.get(window, 'seen') as number[])])
}

/** Without the scrolling into view that a test's own click begins with. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click())

test.describe('a person who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a row of providers jumps to the chosen one', async ({ page }) => {
    await open(page, '/m/slot-games')
    const row = page.getByRole('group', { name: 'Providers' })
    await expect(row.getByRole('button').nth(5)).toBeAttached()
    const positions = await positionsAfter(row, () => press(row.getByRole('button').nth(5)))
    expect(positions).toHaveLength(1)
  })

  test('a row of tabs jumps to the chosen one', async ({ page }) => {
    await open(page, '/m/slot-games')
    const row = page.getByRole('group', { name: 'Show' })
    await expect(row.getByRole('button').nth(5)).toBeAttached()
    const positions = await positionsAfter(row, () => press(row.getByRole('button').nth(5)))
    expect(positions).toHaveLength(1)
  })
})

test('a finger scrolls a shelf itself: no arrow covers a tile', async ({ page }) => {
  await open(page, '/m/home')
  await slots(page).scrollIntoViewIfNeeded()
  await expect(slots(page).locator('.fy-game-tile').first()).toBeVisible()
  await expect(slots(page).locator('.fy-scroll-row-arrow')).toHaveCount(2)
  await expect(slots(page).getByRole('button', { name: 'Next games: Slots' })).toHaveCount(0)
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false, contextOptions: { reducedMotion: 'reduce' } })

  test('[HOME-13] arrows move a shelf by a view, at once for people who asked for less motion', async ({ page }) => {
    await open(page, '/m/home')
    await slots(page).scrollIntoViewIfNeeded()
    const next = slots(page).getByRole('button', { name: 'Next games: Slots' })
    await expect(next).toBeVisible()
    await expect(slots(page).getByRole('button', { name: 'Previous games: Slots' })).toBeDisabled()
    const positions = await positionsAfter(slots(page).locator('.fy-scroll-row-track'), () => next.click())
    expect(positions).toHaveLength(1)
    await expect(slots(page).getByRole('button', { name: 'Previous games: Slots' })).toBeEnabled()
  })
})

for (const width of [360, 390]) {
  test(`[HOME-17] the name of a game stands whole below its picture at ${width} px, and tiles are equally high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/m/slot-games')
    await expect(page.locator('.fy-game-grid .fy-game-tile-name').nth(14)).toBeAttached()
    const tiles = await page.locator('.fy-game-grid .fy-game-tile').evaluateAll((all) =>
      all.flatMap((tile) => {
        const name = tile.querySelector('.fy-game-tile-name')
        if (!(name instanceof HTMLElement)) return []
        const cut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
        return [{ name: name.textContent, cut, height: Math.round(tile.getBoundingClientRect().height) }]
      }),
    )
    expect(tiles.length).toBeGreaterThan(10)
    expect(tiles.filter(({ cut }) => cut)).toEqual([])
    expect(new Set(tiles.map(({ height }) => height)).size).toBe(1)
  })
}

test('a lobby without games says so, and offers no menu of nothing', async ({ page, control }) => {
  await control.scenario({ name: 'empty-lobby' })
  await open(page, '/m/home')
  const main = page.getByRole('main')
  await expect(main.getByText('No games are open right now')).toBeVisible()
  await expect(main.getByText('ask customer service')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Browse games' })).toHaveCount(0)
})
