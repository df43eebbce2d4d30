import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { tap } from './locators.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { stillness } from './stillness.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const languages = (page: Page) => page.getByRole('dialog', { name: 'Language' })

/** The browsers that are out there, by what this one is made to lack. */
const BROWSERS = [
  { name: 'a browser with popovers and close watchers', lacks: [], isPopover: true },
  { name: 'a browser with popovers', lacks: ['CloseWatcher'], isPopover: true },
  { name: 'a browser without popovers', lacks: ['CloseWatcher', 'popover'], isPopover: false },
] as const

interface Exposed {
  /** Dialogs in the accessibility tree, in their order: role, name and whether it is modal. */
  readonly dialogs: readonly string[]
  /** Named things outside the dialog with the focus, as a screen reader comes to them. */
  readonly outside: readonly string[]
}

/** Chromium's own accessibility tree, which is what a screen reader gets. */
async function accessibilityTree(page: Page): Promise<Exposed> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isDialog = (node: (typeof nodes)[number]) => /^(alert)?dialog$/.test(String(node.role?.value))
  const text = (node: (typeof nodes)[number]) => `${node.role?.value} ${node.name?.value ?? ''}`.trim()
  const isInDialog = (node: (typeof nodes)[number] | undefined): boolean =>
    node !== undefined && (isDialog(node) || isInDialog(byId.get(node.parentId ?? '')))
  const shown = nodes.filter(({ ignored }) => !ignored)
  // Landmarks around a dialog stay: it stands in the header.
  const around = new Set<string>()
  for (let at = shown.filter(isDialog).at(-1)?.parentId; at !== undefined; at = byId.get(at)?.parentId) around.add(at)
  return {
    dialogs: shown.filter(isDialog).map((node) => {
      const modal = node.properties?.find(({ name }) => name === 'modal')?.value.value === true
      return modal ? `${text(node)}, modal` : text(node)
    }),
    outside: shown
      .filter((node) => /button|link|heading|image|StaticText|main|banner|navigation/.test(String(node.role?.value)))
      .filter((node) => !isInDialog(node) && !around.has(node.nodeId))
      .map(text),
  }
}

/** The name of the element with the focus, and whether the element is in the dialog on top. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return { name: name.replace(/\s+/g, ' ').trim(), isOnTop: dialogs.at(-1)?.contains(element) ?? false }
  })

const lock = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
/** Parts of the page that are hidden from screen readers. */
const hiddenParts = (page: Page) =>
  page.locator(':is(body, #root, .site-whole, .site-frame, .fy-header) > [aria-hidden="true"]')

for (const { name, lacks, isPopover } of BROWSERS) {
  test(`[HEADER-01] keys stay in the menu and in a sheet over it, and Escape gives the focus back, in ${name}`, async ({
    page,
  }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Reflect.deleteProperty(window, name)
        Reflect.deleteProperty(HTMLElement.prototype, name)
      }
    }, lacks)
    await beMember(page)
    await open(page, '/m/home')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(hiddenParts(page)).toHaveCount(0)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.querySelectorAll('dialog:modal').length)).toBe(isPopover ? 0 : 1)
    expect(await accessibilityTree(page)).toEqual({ dialogs: ['dialog Menu, modal'], outside: [] })

    expect(await focused(page)).toEqual({ name: 'Close', isOnTop: true })
    if (isPopover) {
      await page.keyboard.press('Shift+Tab')
      expect(await focused(page)).toEqual({ name: 'Log out', isOnTop: true })
      await page.keyboard.press('Tab')
      expect(await focused(page)).toEqual({ name: 'Close', isOnTop: true })
    }
    await page.evaluate(() => document.querySelector('main')?.focus())
    expect(await focused(page)).toEqual({ name: 'Close', isOnTop: true })

    const language = menu(page).getByRole('button', { name: /^Language/ })
    await language.focus()
    await page.keyboard.press('Enter')
    await expect(languages(page).getByRole('button', { name: 'English' })).toBeVisible()
    expect(await focused(page)).toEqual({ name: 'Close', isOnTop: true })
    const { dialogs, outside } = await accessibilityTree(page)
    expect([dialogs.at(-1), outside]).toEqual(['dialog Language, modal', []])
    expect(dialogs.filter((dialog) => dialog.endsWith('modal'))).toHaveLength(1)
    if (isPopover) {
      for (const key of ['Shift+Tab', 'Tab']) {
        await page.keyboard.press(key)
        expect((await focused(page)).isOnTop, key).toBe(true)
      }
    }

    await page.keyboard.press('Escape')
    await expect(languages(page)).toBeHidden()
    await expect(menu(page)).toBeVisible()
    await expect(language).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expect(hiddenParts(page)).toHaveCount(0)
    expect(await lock(page)).toBe('visible')
  })
}

test('[HEADER-01][PRESS-08] a finger closes the menu by its mask, a swipe or a link, and the page behind stays where it was', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/home')
  const client = await page.context().newCDPSession(page)
  const swipe = async (fromX: number, toX: number) => {
    const at = (x: number) => [{ x, y: 500 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(fromX) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((fromX + toX) / 2) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(toX) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const openMenu = async () => {
    await menuButton(page).tap()
    await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  }
  await openMenu()
  await page.mouse.move(370, 600)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  await page.evaluate(stillness)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.touchscreen.tap(370, 600)
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

  for (const [from, to] of [
    [200, 80],
    [375, 255],
  ] as const) {
    await openMenu()
    await swipe(from, to)
    await expect(menu(page), `swipe from ${from}`).toBeHidden()
  }

  // The mask of a sheet over the menu closes the sheet alone, and a swipe on it does not move the menu.
  await openMenu()
  for (const close of [
    () => page.touchscreen.tap(200, 100),
    () => swipe(300, 180).then(() => page.keyboard.press('Escape')),
  ]) {
    await menu(page)
      .getByRole('button', { name: /^Language/ })
      .tap()
    await expect(languages(page)).toBeVisible()
    await close()
    await expect(languages(page)).toBeHidden()
    await expect(menu(page)).toBeVisible()
  }

  // The closed menu is kept for the next opening on this page, and goes with the page.
  const kept = page.locator('.fy-side-menu')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(kept).toHaveCount(1)
  await openMenu()
  await menu(page).getByRole('link', { name: 'Promotions' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(kept).toHaveCount(0)
  expect([await lock(page), await page.locator('.fy-modal-mask').count()]).toEqual(['visible', 0])
})

test('[TOAST-04] a modal hides what is added behind it, shows toasts above itself, and gives way to the next modal', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/status of 500/)
  await beMember(page)
  await open(page, '/m/home')
  await menuButton(page).tap()
  await expect(menu(page).getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The whole page: axe accepts hidden parts that can take the focus only beside an open modal.
  expect(await findings(page)).toEqual([])

  await page.evaluate(() => {
    const banner = document.createElement('section')
    banner.append('New banner', document.createElement('button'))
    const status = document.createElement('p')
    status.setAttribute('role', 'status')
    status.textContent = 'Balance updated'
    document.body.append(banner, status)
  })
  await expect.poll(async () => (await accessibilityTree(page)).outside).toEqual(['StaticText Balance updated'])

  // The question takes the place of the menu, and gives the focus to the button of the menu.
  await menu(page).getByRole('button', { name: 'Log out' }).tap()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expect(menu(page)).toBeHidden()
  expect(await accessibilityTree(page)).toEqual({
    dialogs: [expect.stringMatching(/^alertdialog .*, modal$/)],
    outside: ['StaticText Balance updated'],
  })
  await tap(page, 'Stay')
  await expect(question).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await expect(hiddenParts(page)).toHaveCount(0)

  await control.setFault({ endpoint: 'favoriteAdd', kind: 'status:500' })
  await open(page, '/m/slot-games')
  const game = page.getByRole('button', { name: /^Jazz Cellar,/ })
  await game.click({ button: 'right' })
  const sheet = page.getByRole('dialog', { name: 'Jazz Cellar' })
  await sheet.getByRole('button', { name: 'Favorite: Jazz Cellar' }).tap()
  const message = page.locator('.fy-toast')
  await expect(message).toBeVisible()
  // It is above the sheet, also for a finger, and a screen reader hears of it.
  const isOnTop = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    element.style.pointerEvents = 'auto'
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
  expect(await sheet.getByRole('alert').textContent()).toBe(await message.textContent())
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(game).toBeFocused()
})

test('[ROUTE-26] a swipe to the right on the mask of a sheet does not go back on the page behind', async ({ page }) => {
  await open(page, '/m/home')
  await page.locator('.fy-shelf-head[data-category="RNG"] .fy-shelf-all').tap()
  await expect(page).toHaveURL(/\/m\/slot-games/)
  const games = page.locator('.fy-game-grid-cell')
  await games.getByRole('button', { name: /^Jazz Cellar,/ }).click({ button: 'right' })
  const sheet = page.getByRole('dialog', { name: 'Jazz Cellar' })
  await expect(sheet).toBeVisible()
  const client = await page.context().newCDPSession(page)
  const swipe = async () => {
    const at = (x: number) => [{ x, y: 100 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(150) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(300) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe()
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\/m\/slot-games/)
  // The same swipe without the mask goes back.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await swipe()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('keys reach everything in a sheet: long text, the parts of a date field, and no control that is not shown', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/home')
  await menuButton(page).tap()
  await menu(page)
    .getByRole('button', { name: /^Language/ })
    .tap()
  await expect(languages(page)).toBeVisible()
  const fill = (content: (body: HTMLElement | SVGElement) => void) =>
    languages(page).locator('.fy-sheet-body').evaluate(content)
  const focusedId = () => page.evaluate(() => document.activeElement?.id)
  const close = languages(page).getByRole('button', { name: 'Close' })

  // A scroller without controls is a stop of the browser's own.
  await fill((body) => {
    const text = document.createElement('p')
    text.textContent = 'Long text'
    text.style.blockSize = '3000px'
    body.replaceChildren(text)
  })
  await close.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('PageDown')
  const scrolled = () => page.locator('.fy-sheet-bottom[open] .fy-sheet-body').evaluate(({ scrollTop }) => scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()

  await fill((body) => {
    const date = Object.assign(document.createElement('input'), { type: 'date', id: 'date', ariaLabel: 'Date' })
    body.replaceChildren(date)
  })
  await close.focus()
  for (const part of ['month', 'day', 'year', 'picker']) {
    await page.keyboard.press('Tab')
    expect(await focusedId(), part).toBe('date')
  }
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()

  await fill((body) => {
    const details = document.createElement('details')
    const summary = Object.assign(document.createElement('summary'), { id: 'summary', textContent: 'More' })
    const folded = Object.assign(document.createElement('a'), { href: '/m/home', textContent: 'Folded' })
    details.append(summary, folded)
    const invisible = document.createElement('button')
    invisible.style.visibility = 'hidden'
    body.replaceChildren(details, invisible)
  })
  await page.keyboard.press('Shift+Tab')
  expect(await focusedId()).toBe('summary')
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await focusedId()).toBe('summary')
})
