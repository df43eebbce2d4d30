import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { networkQuiet } from './network-quiet.ts'
import { expect, open, signInAs, test } from './site-fixtures.ts'

test.use({ popups: true, contextOptions: { reducedMotion: 'no-preference' } })

const PICTURE = 'Good to see you: see what is on this week'
const TEXT = 'New this week'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const close = (page: Page, name: string) => dialog(page, name).getByRole('button', { name: 'Close' }).tap()
const app = (page: Page) => dialog(page, 'Take the lobby with you')

test('[HOME-05] after a login the popups come with the lobby, one after another, once', async ({ page }) => {
  // What is not needed at once waits three seconds for a sign of life, which here never end; popups do not wait.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : setTimeout(run, ms)),
    })
  })
  await signInAs(page)
  await expect(dialog(page, PICTURE)).toBeVisible()
  await expect(dialog(page, PICTURE).locator('img')).toBeVisible()
  expect(await findings(page, 'dialog[open]')).toEqual([])
  await close(page, PICTURE)
  await expect(dialog(page, TEXT)).toBeVisible()
  await expect(dialog(page, TEXT)).toContainText('golden carp weekend')
  expect(await findings(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await page.mouse.wheel(0, 10)
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await networkQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[HOME-05] whoever has begun to use the lobby is told at the next arrival there', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isHeld = false
  await page.route('**/wps/announcements?**', async (route) => {
    if (isHeld) await answered
    await route.fallback()
  })
  await page.clock.install()
  await open(page, '/m/login')
  isHeld = true
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill('Foyer2026')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/home')
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  const told = page.waitForResponse(/\/wps\/announcements/)
  answer()
  await told
  // Longer than it takes to open at a quiet moment.
  await page.clock.runFor(1500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Promos' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(dialog(page, PICTURE)).toBeVisible()
})

test('[HOME-05][CONST-07] a popup is as large as was sent; a tap leads to its page, and the next one waits for the way back', async ({
  page,
}) => {
  await signInAs(page)
  await expect(dialog(page, PICTURE)).toBeVisible()
  await expect(dialog(page, PICTURE).locator('img')).toHaveJSProperty('complete', true)
  // It comes in growing.
  await expect.poll(async () => (await dialog(page, PICTURE).boundingBox())?.width).toBeCloseTo(350, 0)
  const picture = await dialog(page, PICTURE).locator('.fy-cdn-image').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(350 / 140, 1)
  // As far as the screen goes.
  await page.setViewportSize({ width: 320, height: 568 })
  expect((await dialog(page, PICTURE).boundingBox())?.width).toBeCloseTo(320 - 32, 0)

  await dialog(page, PICTURE).getByRole('link').tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The address changes before the page does: who goes back sooner has never left the lobby.
  await expect(page.locator('.site-lobby')).toHaveCount(0)
  await page.goBack()
  await expect(dialog(page, TEXT)).toBeVisible()
})

/** A phone that has shown the lobby before. */
async function cameBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin === 'null' || sessionStorage.getItem('e2e.back') !== null) return
    sessionStorage.setItem('e2e.back', '1')
    localStorage.setItem('foyer.visits', '{"count":1,"played":false,"offered":false}')
  })
}
/** At the lobby, with everything there that comes by itself. */
async function atLobby(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10)
  await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('foyer.visitBegan'))).not.toBeNull()
}

test('[HOME-05][INSTALL-07] a guest who came back is offered the app once, a minute after arriving', async ({
  page,
}) => {
  await cameBack(page)
  await page.clock.install()
  await open(page, '/m/home')
  await atLobby(page)
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(app(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await findings(page, 'dialog[open]')).toEqual([])
  const { y, height } = (await app(page).boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBeCloseTo(844, 0)
  await page.touchscreen.tap(190, 100)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await atLobby(page)
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[INSTALL-07] the app is never offered over a first visit, nor over a trial', async ({ page }) => {
  await page.clock.install()
  await open(page, '/m/home')
  await atLobby(page)
  await page.clock.fastForward(600_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('foyer.visits', '{"count":5,"played":true,"offered":false}'))
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await atLobby(page)
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[HOME-05][INSTALL-07] the sheet leads to the page of the app', async ({ page }) => {
  await cameBack(page)
  await page.clock.install()
  await open(page, '/m/home')
  await atLobby(page)
  await page.clock.fastForward(60_000)
  await app(page).getByRole('link', { name: 'Get the app' }).tap()
  await expect(page).toHaveURL(/\/m\/app$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
