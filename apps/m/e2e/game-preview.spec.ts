import type { CDPSession, Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { quietAfterPrefetch } from './network-quiet.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A finger of the browser's own: it scrolls, presses long and clicks as on a phone. */
async function finger(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    to: (x: number, y: number) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
    async draw(from: readonly [number, number], to: readonly [number, number]) {
      // It sets off at once: a finger that waits for a slow page before its first step would press for long.
      const start = send('touchStart', [{ x: from[0], y: from[1] }])
      for (let step = 1; step <= 8; step += 1) {
        const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 8
        const move = send('touchMove', [{ x: at(0), y: at(1) }])
        await Promise.all(step === 1 ? [start, move] : [move])
      }
      await send('touchEnd', [])
    },
  }
}

async function middleOf(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded()
  const rect = await target.boundingBox()
  if (rect === null) throw new Error('not on screen')
  return [Math.round(rect.x + rect.width / 2), Math.round(rect.y + rect.height / 2)]
}

const tile = (page: Page) => page.getByRole('button', { name: /^Jazz Cellar,/ })
const look = (page: Page) => page.getByRole('dialog', { name: 'Jazz Cellar' })
const launches = (log: readonly { readonly path: string }[]) => log.filter(({ path }) => /launch/i.test(path)).length

/** Until what follows the fingers is here: it comes by itself, a moment after the page. */
async function listed(page: Page): Promise<void> {
  await open(page, '/m/slot-games')
  await expect(tile(page)).toBeVisible()
  await quietAfterPrefetch(page)
}

test('[PRESS-03] a long press takes a closer look, and launches nothing', async ({ page, control }) => {
  await beMember(page)
  await listed(page)
  const { down, up, draw } = await finger(page)
  const [x, y] = await middleOf(tile(page))
  await down(x, y)
  await expect(tile(page)).toHaveAttribute('data-press', 'active')
  await expect(look(page)).toBeVisible()
  await up()
  const sheet = look(page)
  await expect(sheet.getByRole('button', { name: 'Play now' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: /^All games of/ })).toHaveAttribute('href', /\/m\/provider\?vassalage=/)
  await expect(sheet.getByRole('button', { name: 'Favorite: Jazz Cellar' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Free trial' })).toHaveCount(0)
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
  expect(await findings(page, 'dialog[open]')).toEqual([])

  // Half the way is no swipe: it comes back.
  const [left, top] = await middleOf(sheet.getByRole('heading'))
  await draw([left, top], [left, top + 50])
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeGreaterThan(100)
  await expect(sheet).toBeVisible()
  await draw([left, top], [left, top + 90])
  await expect(sheet).toHaveCount(0)
  await expect(tile(page)).toBeFocused()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  expect(launches(control.log())).toBe(0)
})

test('[PRESS-02][PRESS-07] a tap launches, once; a finger that slides away or scrolls does not', async ({
  page,
  control,
}) => {
  await beMember(page)
  await listed(page)
  const { down, to, up, draw } = await finger(page)
  const [x, y] = await middleOf(tile(page))
  await draw([x, y], [x, y - 120])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  const [left, top] = await middleOf(tile(page))
  // At once: a finger that waits for a slow page in between would press for long.
  await Promise.all([down(left, top), to(left + 45, top), up()])
  await expect(tile(page)).toHaveAttribute('data-press', 'inactive')
  expect(launches(control.log())).toBe(0)
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await Promise.all([down(left, top), up()])
  await expect(page).not.toHaveURL(/\/m\/slot-games$/)
  expect(launches(control.log())).toBe(1)
})

test('a closer look opens in place of the menu of the browser, by keys too, and Escape gives the focus back', async ({
  page,
}) => {
  await listed(page)
  await tile(page).focus()
  await page.keyboard.press('Shift+F10')
  // Not every build of the browser turns the keys into the event.
  if ((await look(page).count()) === 0) await tile(page).dispatchEvent('contextmenu')
  await expect(look(page).getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '/m/trail')
  await page.keyboard.press('Escape')
  await expect(look(page)).toHaveCount(0)
  await expect(tile(page)).toBeFocused()

  await tile(page).click({ button: 'right' })
  await look(page)
    .getByRole('link', { name: /^All games of/ })
    .tap()
  await expect(page).toHaveURL(/\/m\/provider\?vassalage=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[PRESS-08] menus close by a push over their edge, and the focus goes back to their button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { draw } = await finger(page)
  for (const [path, name, push] of [
    ['/m/home', 'Open menu', -100],
    ['/m/activity', 'My account', 100],
  ] as const) {
    await open(page, path)
    const button = page.getByRole('button', { name })
    await button.tap()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link').first()).toBeVisible()
    const [x, y] = await middleOf(menu)
    await draw([x, y], [x - push, y])
    await expect(menu).toBeVisible()
    await draw([x, y], [x + push, y])
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})
