import type { Locator, Page } from '@playwright/test'
import { networkQuiet, quietAfterPrefetch } from './network-quiet.ts'
import { countRenders, countRestyles, tapAt } from './restyles.ts'
import { beMember, expect, ready, test } from './site-fixtures.ts'

/**
 * The limits of a tap and of the lobby's first load, in counts that a busy machine does not move (docs/speed.md). Each is
 * above the highest of ten runs. A number far above its limit has a cause: look for the rule or the render before you raise
 * the limit.
 */
const LIMITS = {
  firstLoad: 1800,
  renders: 740,
  elements: 770,
  menuOpens: 330,
  menuOpensAgain: 310,
  menuCloses: 65,
  listOpens: 690,
  heart: 22,
} as const

test.use({ trace: 'off', contextOptions: { reducedMotion: 'no-preference' } })

/** Found before the count begins, since asking for it restyles the page. */
async function centreOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('the element is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const runningOffScreen = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      if (playState !== 'running' || target === null) return []
      const { top, bottom } = target.getBoundingClientRect()
      return bottom < 0 || top > innerHeight ? [target.className] : []
    }),
  )

test('the lobby, its menu and a list restyle and render no more than they have to', async ({ browser, page }) => {
  const found: Record<string, number> = {}
  const rendered = await countRenders(page)
  found.firstLoad = await countRestyles(browser, page, async () => {
    await page.goto('/m/home')
    await ready(page)
    await quietAfterPrefetch(page)
  })
  found.renders = await rendered()
  found.elements = await page.locator('*').count()
  expect(await runningOffScreen(page)).toEqual([])

  const menu = await centreOf(page.locator('.fy-header > .fy-icon-button'))
  found.menuOpens = await countRestyles(browser, page, () => tapAt(page, menu))
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  const close = await centreOf(page.locator('dialog[open] button').first())
  found.menuCloses = await countRestyles(browser, page, () => tapAt(page, close))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  found.menuOpensAgain = await countRestyles(browser, page, () => tapAt(page, menu))
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await tapAt(page, close)
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  const all = page.locator('.fy-shelf-head[data-category="RNG"] .fy-shelf-all')
  await all.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await networkQuiet(page)
  const list = await centreOf(all)
  found.listOpens = await countRestyles(browser, page, () => tapAt(page, list))
  await expect(page.locator('.fy-game-grid-cell').first()).toBeVisible()
  report(found)
})

test('a heart restyles no more than its own tile', async ({ browser, page }) => {
  await beMember(page, 'player1')
  await page.goto('/m/home')
  await ready(page)
  await quietAfterPrefetch(page)
  const buttons = page.locator('.fy-shelf .fy-favourite-button')
  // To the middle of the screen: no bar lies over it there.
  await buttons.first().evaluate((heart) => heart.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await networkQuiet(page)
  const found: number[] = []
  for (const at of [0, 2]) {
    const heart = buttons.nth(at)
    const before = await heart.getAttribute('aria-pressed')
    const centre = await centreOf(heart)
    found.push(await countRestyles(browser, page, () => tapAt(page, centre)))
    await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  }
  report({ heart: Math.max(...found) })
})

/** Fails with all counts that are above their limits, and with those of 0: nothing was counted. */
function report(found: Readonly<Record<string, number>>): void {
  test.info().annotations.push({ type: 'counts', description: JSON.stringify(found) })
  const limits: Readonly<Record<string, number>> = LIMITS
  expect(Object.entries(found).filter(([what, count]) => !(count > 0 && count <= (limits[what] ?? 0)))).toEqual([])
}
