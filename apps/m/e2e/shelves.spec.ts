import type { Page } from '@playwright/test'
import { expect, ready, test } from './site-fixtures.ts'

/** The height of a shelf, with the state that it is in. */
const shelves = (page: Page) =>
  page.locator('section.fy-shelf[data-category]').evaluateAll((sections) =>
    sections.map((section) => ({
      category: section.getAttribute('data-category') ?? '',
      state: section.matches('.fy-shelf-far')
        ? 'far'
        : section.querySelector('.fy-shelf-waiting') === null
          ? 'filled'
          : 'waiting',
      rows: section.querySelectorAll('.fy-scroll-row-slide:first-child .fy-game-tile').length,
      height: Math.round(section.getBoundingClientRect().height * 10) / 10,
    })),
  )

for (const width of [360, 390, 700]) {
  test(`a far shelf has the room of its vendors and games when the screen is ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/game/list?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/m/home')
    await ready(page)
    const before = await shelves(page)
    const far = before.filter(({ state }) => state === 'far')
    expect(far.length).toBeGreaterThan(2)
    const heights = Object.fromEntries(before.map(({ category, height }) => [category, height]))

    for (const { category } of far) {
      await page.locator(`section.fy-shelf[data-category="${category}"]`).scrollIntoViewIfNeeded()
      const now = async () => (await shelves(page)).find((shelf) => shelf.category === category)
      await expect.poll(async () => (await now())?.state).toBe('waiting')
      expect((await now())?.height, category).toBe(heights[category])
    }

    release()
    await expect.poll(async () => (await shelves(page)).every(({ state }) => state === 'filled')).toBe(true)
    // A category with few games has one row, and is shorter from then on.
    const full = (await shelves(page)).filter(
      ({ category, rows }) => rows === 2 && far.some((one) => one.category === category),
    )
    expect(full.length).toBeGreaterThan(0)
    expect(full.map(({ category, height }) => [category, height])).toEqual(
      full.map(({ category }) => [category, heights[category]]),
    )
  })
}
