import type { Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { cutTexts, TEXT_SPACING, VENDORS } from './cut-text.ts'
import { GUESTS, MEMBERS } from './every-page.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

/** Widths of a phone of 390 px at 200 %, and of the narrowest one (WCAG 1.4.4, 1.4.10). */
const NARROW = [195, 320] as const

async function expectWhole(page: Page, path: string): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 600 })
    expect.soft(await cutTexts(page), `${path} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  // The site's policy lets no style element in.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)
  expect.soft(await cutTexts(page, VENDORS), `${path} with wider text`).toEqual([])
}

const PARTS = 4
for (const [who, all] of [
  ['guests', GUESTS],
  ['members', MEMBERS],
] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`shows every word of the pages of ${who} at 200 %, at 320 px and with wider text (${part + 1} of ${PARTS})`, async ({
      page,
    }) => {
      if (who === 'members') await beMember(page)
      for (const path of all.filter((_, at) => at % PARTS === part)) {
        await open(page, path)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectWhole(page, path)
      }
    })
  }
}

for (const language of ['EN', 'TY']) {
  test(`breaks no word of the own limits at 200 % in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: baseURL ?? '' }])
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await beMember(page)
    await page.setViewportSize({ width: 195, height: 600 })
    await open(page, '/m/voucherCenter/limits')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await brokenWords(page)).toEqual([])
  })
}

test('is no wider than the phone with a word of 3,000 letters in the address', async ({ page }) => {
  await beMember(page, 'agent2')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of ['/m/member/team', '/m/search', '/m/help']) {
    await open(page, `${path}?q=${'w'.repeat(3000)}`)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect.soft(await width(), path).toBe(0)
  }
})
