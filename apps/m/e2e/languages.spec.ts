import type { Page } from '@playwright/test'
import { networkQuiet, quietAfterPrefetch } from './network-quiet.ts'
import { overflowing, usePseudoLocale } from './pseudo-locale.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))
const isSame = (page: Page) => page.evaluate(() => 'same' in window)
const html = (page: Page) => page.locator('html')

test.describe('mirrored and 30 % longer, on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('[I18N-03] pages hold', async ({ page }) => {
    await usePseudoLocale(page)
    for (const path of ['/m/home', '/m/slot-games', '/m/login', '/m/lottery', '/m/set']) {
      await open(page, path)
      await expect(html(page)).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('main')).toContainText('[')
      expect.soft(await overflowing(page.locator('body')), path).toEqual([])
    }
  })

  test('[I18N-03] the side menu comes from the right, and holds, with the languages in it', async ({ page }) => {
    await usePseudoLocale(page)
    await open(page, '/m/home')
    await page.getByRole('button', { name: '[Open menu' }).tap()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: '[Language' })).toBeVisible()
    await expect.poll(async () => Math.round((await menu.boundingBox())?.x ?? 0)).toBeGreaterThan(40)
    expect(await overflowing(page.locator('dialog[open]'))).toEqual([])
    await menu.getByRole('button', { name: '[Language' }).tap()
    await page.getByRole('button', { name: '[More languages' }).tap()
    expect(await overflowing(page.locator('dialog[open]').last())).toEqual([])
  })

  test('[I18N-03] the drawer of filters and the menu of members hold', async ({ page }) => {
    await beMember(page)
    await usePseudoLocale(page)
    await open(page, '/m/slot-games')
    await page.getByRole('button', { name: '[Filter' }).first().tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await overflowing(page.locator('dialog[open]'))).toEqual([])
    await open(page, '/m/member/home')
    await expect(page.getByRole('main')).toContainText('[')
    expect(await overflowing(page.locator('body'))).toEqual([])
  })

  test('[I18N-03] arrows point the other way', async ({ page }) => {
    await usePseudoLocale(page)
    await open(page, '/m/help')
    const back = page.getByRole('button', { name: '[Back' })
    const rect = await back.boundingBox()
    expect(rect?.x).toBeGreaterThan(180)
    const drawn = await back.locator('.fy-icon-directional').evaluate((icon) => {
      const { scale, transform } = getComputedStyle(icon)
      return `${scale} ${transform}`
    })
    expect(drawn).toMatch(/-1/)
  })
})

test('[I18N-02] the accordion lists 40 languages; those without texts are marked and cannot be chosen', async ({
  page,
}) => {
  await open(page, '/m/home')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('button', { name: /^Language/ }).tap()
  const picker = page.getByRole('dialog', { name: 'Language' })
  await expect(picker.getByRole('listitem')).toHaveCount(3)
  await picker.getByRole('button', { name: /^More languages/ }).tap()
  await expect(picker.getByRole('listitem')).toHaveCount(40)
  const vietnamese = picker.getByRole('button', { name: /^Tiếng Việt/ })
  await expect(vietnamese).toBeDisabled()
  await expect(vietnamese).toContainText('Not available yet')
  await expect(picker.getByRole('button', { disabled: true })).toHaveCount(37)
})

test('[I18N-04] home keeps its category through three languages, without another page load; calls name the new one', async ({
  page,
}) => {
  await open(page, '/m/home')
  await mark(page)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Fishing' }).tap()
  const chosen = page.locator('main nav [aria-current="true"]').first()
  for (const [menu, language, tag, code, word] of [
    ['Open menu', 'Filipino', 'fil', 'TY', 'Pangingisda'],
    ['Buksan ang menu', 'বাংলা', 'bn', 'BN', 'ফিশিং'],
    ['মেনু খুলুন', 'English', 'en', 'EN', 'Fishing'],
  ] as const) {
    await page.getByRole('button', { name: menu }).tap()
    const asked = page.waitForRequest((request) => request.url().includes(`language=${code}`))
    // Its banners and channels come above the button.
    await networkQuiet(page)
    await page.locator('.fy-side-menu button[aria-haspopup="dialog"]').tap()
    await page.getByRole('button', { name: language }).tap()
    await asked
    await expect(html(page)).toHaveAttribute('lang', tag)
    await page.keyboard.press('Escape')
    await expect(chosen).toContainText(word)
  }
  expect(await isSame(page)).toBe(true)
})

test('[I18N-04] the lobby stays where it was scrolled to while it is loaded in another language', async ({ page }) => {
  await open(page, '/m/home')
  const shelf = page.locator('section[data-category="SPORTS"]')
  await shelf.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(shelf.locator('.fy-game-tile').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  // Its banners and channels come above the button.
  await networkQuiet(page)
  await page.locator('.fy-side-menu button[aria-haspopup="dialog"]').tap()
  const answered = page.waitForResponse((response) =>
    /language=BN.*gameType=SPORTS|gameType=SPORTS.*language=BN/.test(response.url()),
  )
  await page.getByRole('button', { name: 'বাংলা' }).tap()
  await answered
  await page.keyboard.press('Escape')
  await expect(shelf.locator('.fy-game-tile').first()).toBeVisible()
  await expect(shelf).toBeInViewport()
})

test('[I18N-04] what was typed stays when the language is changed in another tab', async ({ page, context }) => {
  await open(page, '/m/login')
  await mark(page)
  await page.getByLabel('User name', { exact: true }).fill('player1')
  await page.getByLabel('Password', { exact: true }).fill('half a pass')
  const tab = await context.newPage()
  await open(tab, '/m/set')
  for (const [language, title, tag] of [
    ['Filipino', 'Username', 'fil'],
    ['বাংলা', 'ব্যবহারকারীর নাম', 'bn'],
  ] as const) {
    await tab.getByRole('button', { name: language }).tap()
    await expect(html(page)).toHaveAttribute('lang', tag)
    await expect(page.getByRole('textbox', { name: title, exact: true })).toHaveValue('player1')
    await expect(page.locator('input[autocomplete="current-password"]')).toHaveValue('half a pass')
  }
  expect(await isSame(page)).toBe(true)
  await expect(page).toHaveURL(/\/m\/login$/)
})

/** A text of each chunk of English texts, except those that come with the code of the first screen. */
const ENGLISH = ['Send me a new password', 'What should be better, and what do you like?']

for (const [code, ours, theirs] of [
  ['TY', 'I-filter ang mga laro', 'Ano ang masasabi mo?'],
  ['BN', 'গেম ফিল্টার করুন', 'আপনার মতামত জানান'],
] as const) {
  test(`[I18N-03] a visit in ${code} downloads its texts once, of the components and of the pages, and none in English`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'MC_LANGUAGE', value: code, url: baseURL ?? '' }])
    await page.addInitScript((language) => localStorage.setItem('MC_LANGUAGE', language), code)
    const scripts = new Map<string, string>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return
      scripts.set(new URL(response.url()).pathname, await response.text())
    })
    const holding = (text: string) => [...scripts].filter(([, body]) => body.includes(text)).map(([path]) => path)
    await open(page, '/m/home')
    await quietAfterPrefetch(page)
    await open(page, '/m/set')
    await page.getByRole('main').locator('a[href="/m/help"]').tap()
    await expect(page.getByRole('main')).toContainText(theirs)
    await networkQuiet(page)
    expect([holding(ours), holding(theirs)].map(({ length }) => length)).toEqual([1, 1])
    expect(ENGLISH.flatMap(holding)).toEqual([])
  })
}

test('[I18N-05] amounts are the same to the last digit in every language; dates read as the language has them', async ({
  page,
}) => {
  await beMember(page)
  await open(page, '/m/home')
  const balance = page.getByRole('banner').locator('output')
  await expect(balance).toHaveText(/^₱[\d,]+\.\d{2}$/)
  const amount = (await balance.textContent()) ?? ''
  for (const [code, letters] of [
    ['TY', /\p{Script=Latin}/u],
    ['BN', /\p{Script=Bengali}/u],
  ] as const) {
    await page.evaluate((language) => localStorage.setItem('MC_LANGUAGE', language), code)
    await open(page, '/m/transaction/record')
    const note = page.locator('.fy-record-note').first()
    await expect(note).toHaveText(letters)
    await expect(note).toHaveText(/\d/)
    await expect(page.getByRole('main')).not.toHaveText(/[০-৯]/)
    await open(page, '/m/home')
    await expect(balance).toHaveText(amount)
  }
})
