// A second merchant's site, built from apps/m with another configuration, against a sandbox of his own.
import { expect, test } from '@playwright/test'
import { axe } from '../apps/m/e2e/axe.ts'
import { serveExample } from '../scripts/serve-example.mjs'

let server: Awaited<ReturnType<typeof serveExample>>
test.beforeAll(async () => {
  server = await serveExample('merchant-site', 0)
  await server.control.scenario({ name: 'no-popups' })
})
test.afterAll(() => server.close())

test('a second merchant: a page more, one moved, one left out, his own tile, texts, colours, name and currency', async ({
  page,
}) => {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} ${message.location().url}`)
  })
  const open = async (path: string) => {
    const response = await page.goto(server.url + path)
    await page.locator('#root[data-live]').waitFor({ state: 'attached' })
    return response?.status()
  }

  expect(await open('/m/home')).toBe(200)
  await expect(page.locator('.palm-tile').first()).toBeVisible()
  await expect(page.locator('.fy-game-tile:not(.fy-game-tile-waiting)')).toHaveCount(0)
  await expect(page).toHaveTitle('Home · Palm')
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--fy-accent'))).toBe('#ffb547')
  await axe(page, 'the lobby')

  // The page that is new, by a link and after a reload.
  await page.getByRole('link', { name: 'Palm VIP' }).click()
  const benefits = page.getByRole('heading', { name: 'Benefits of level gold' })
  await expect(benefits).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/m/vip/gold`)
  await expect(page).toHaveTitle('Palm VIP gold · Palm')
  expect((await page.reload())?.status()).toBe(200)
  await expect(benefits).toBeVisible()

  // In the other language of the site; the document of that language names the texts of the page.
  await page.context().addCookies([{ name: 'MC_LANGUAGE', value: 'TY', url: server.url }])
  await page.evaluate(() => localStorage.setItem('MC_LANGUAGE', 'TY'))
  await open('/m/vip/gold')
  await expect(page.getByRole('heading', { name: 'Mga benepisyo ng antas na gold' })).toBeVisible()
  expect(await page.locator('#foyer-chunks').textContent()).toMatch(/(\/fil-[\w-]+\.js.*){3}/)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('MC_LANGUAGE', 'EN'))
  await open('/m/vip/gold')

  // The page that has moved, by a link with its name, after a reload, and by its former address.
  await page.getByRole('link', { name: 'All offers' }).click()
  await expect(page).toHaveURL(`${server.url}/m/offers`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Promotions')
  for (const path of ['/m/offers', '/m/activity']) {
    expect(await open(path)).toBe(200)
    await expect(heading).toHaveText('Promotions')
    await expect(page).toHaveURL(`${server.url}/m/offers`)
  }

  // The list of a category has the tile too.
  expect(await open('/m/slot-games')).toBe(200)
  await expect(page.locator('.palm-tile').first()).toBeVisible()
  await expect(page.locator('.fy-game-tile:not(.fy-game-tile-waiting)')).toHaveCount(0)

  // The page that is left out: no such page, and no way to it in a menu, where the one that has moved is.
  await open('/m/home')
  const footer = page.getByRole('navigation', { name: 'Main' })
  await expect(footer.getByRole('link', { name: 'Promos' })).toHaveAttribute('href', '/m/offers')
  const boxes = await Promise.all((await footer.getByRole('listitem').all()).map((entry) => entry.boundingBox()))
  expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual([98, 98, 98, 98])
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/m/offers')
  await expect(page.locator('a[href^="/m/invite"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /invite/i })).toHaveCount(0)
  expect(await open('/m/invite')).toBe(200)
  await expect(page).toHaveURL(`${server.url}/m/home`)
  await expect(page.getByText('We did not find that page.')).toBeVisible()
  expect(troubles).toEqual([])
})
