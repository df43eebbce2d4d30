import { browserBack } from './locators.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

test.use({ readings: { unknownPath: 'notFound' } })

test('[ROUTE-24] an unknown path says so, keeps its address, and offers the lobby', async ({ page, expectTrouble }) => {
  // Browsers note the status of the document.
  expectTrouble(/status of 404 .*\/m\/nope/)
  await open(page, '/m/set')
  await page.goto('/m/nope?x=1')
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await expect(page).toHaveURL('/m/nope?x=1')
  await page.getByRole('link', { name: 'Go to the lobby' }).tap()
  await expect(page).toHaveURL('/m/home')
  await expect(page.getByRole('region', { name: 'Slots' })).toBeAttached()
  await page.goBack()
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await page.getByRole('link', { name: 'Find a game' }).tap()
  await expect(page).toHaveURL('/m/search')
  await expect(page.getByLabel('Search games', { exact: true })).toBeVisible()
})

test('[ROUTE-10] an unknown path below the agency center leads agents on to it', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  await beMember(page, 'agent2')
  await open(page, '/m/agent/other')
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the agency center' }).tap()
  await expect(page.getByRole('heading', { name: 'Agency center', level: 1 })).toBeVisible()
})

test('[ROUTE-24] the ways on from an unknown path stand one below the other, each on one line, on small phones', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/status of 404 .*\/m\/nope/)
  for (const [language, tag] of [
    ['EN', 'en'],
    ['TY', 'fil'],
    ['BN', 'bn'],
  ] as const) {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await open(page, '/m/nope')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    const ways = page.getByRole('main').getByRole('link')
    await expect(ways).toHaveCount(3)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const looks = await ways.evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange()
          words.selectNodeContents(link.firstElementChild ?? link)
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)))
          const { x, top, bottom, height } = link.getBoundingClientRect()
          return { way: link.textContent, lines: lines.size, seen: bottom <= innerHeight, x, top, bottom, height }
        }),
      )
      const where = `${language} at ${width} px`
      for (const look of looks) expect(look, where).toMatchObject({ lines: 1, seen: true })
      const [first, second, third] = looks
      if (first === undefined || second === undefined || third === undefined) throw new Error('not three')
      expect(new Set(looks.map(({ height }) => height)).size, where).toBe(1)
      expect(new Set(looks.map(({ x }) => x)).size, where).toBe(1)
      expect(third.top - second.bottom, where).toBeCloseTo(second.top - first.bottom, 0)
    }
  }
})

test('[MENU-01] the way back closes the side menu and its language sheet one by one, and then leads back', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await open(page, '/m/nowhere')
  await page
    .getByRole('main')
    .getByRole('link', { name: /lobby|home/i })
    .tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: /Language/ }).tap()
  const languages = page.getByRole('dialog', { name: 'Language' })
  await expect(languages).toBeVisible()
  await browserBack(page)
  await expect(languages).toBeHidden()
  await expect(menu).toBeVisible()
  await browserBack(page)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home$/)
  await browserBack(page)
  await expect(page).toHaveURL(/\/m\/nowhere$/)
})
