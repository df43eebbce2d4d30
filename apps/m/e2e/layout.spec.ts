import { networkQuiet } from './network-quiet.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'

test('[LAYOUT-01][LAYOUT-03][HEADER-04] the site header stands on the home paths alone, the footer where it belongs; guests see the two ways in', async ({
  page,
}) => {
  await open(page, '/m/home')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/m/login')
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  for (const [path, footers] of [
    ['/m/login', 0],
    ['/m/gameList', 0],
    ['/m/set', 1],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(footers)
  }
})

test('[LAYOUT-05][THEME-01] the shared bar names the page; the site is dark whatever was stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('MC_THEME', 'light'))
  await open(page, '/m/set')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: 'Personal settings' })).toBeVisible()
  await expect(page).toHaveTitle(/Personal settings/)
})

test('[LAYOUT-06][LAYOUT-07] the back arrow leads where the page says', async ({ page }) => {
  await open(page, '/m/forget')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, '/m/set')
  await page.getByRole('link', { name: 'Help center' }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
})

test('a page ends with its footer, right above the bar', async ({ page }) => {
  await open(page, '/m/set')
  await page.mouse.wheel(0, 5000)
  const last = page.locator('.fy-footer > p').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  const [words, bar] = await Promise.all([last.boundingBox(), page.locator('.fy-footer-menu').boundingBox()])
  if (words === null || bar === null) throw new Error('something is missing')
  expect(bar.y - (words.y + words.height)).toBeLessThan(32)
})

test('[LAYOUT-08][LAYOUT-09][LAYOUT-10][LAYOUT-11] home has the logo, no back arrow, and what its footer must say', async ({
  page,
}) => {
  await open(page, '/m/home')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner').locator('a[href="/m/home"]')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('18')
  // The part below the rules loads when it is near the screen.
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText('1,200+')
  const networks = ['Instagram', 'YouTube', 'TikTok', 'Facebook', 'Twitter', 'Telegram', 'WhatsApp']
  for (const name of networks) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  // Licences are the merchant's: ours has none, and shows none.
  await expect(footer.getByRole('list', { name: 'Licences' })).toHaveCount(0)
})

test('[FLAG-05][PDATA-11] the templates that the platform chooses are named on the page, for a merchant’s styles', async ({
  page,
  control,
}) => {
  await open(page, '/m/home')
  await expect(page.locator('.site-frame')).toHaveClass(/site-mobile-new site-deposit-new/)
  await control.setFlags({ mem_cen: '0' })
  await page.reload()
  await expect(page.locator('.site-frame')).toHaveClass(/site-mobile-old site-deposit-new/)
})

test('[HEADER-03] members see balance, deposit and avatar', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/home')
  const header = page.getByRole('banner')
  await expect(header.locator('output')).toHaveText(/\d\.\d{2}$/)
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await header.locator('a[href="/m/member/home"]').click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('[HOME-01] home begins at its top', async ({ page }) => {
  await open(page, '/m/set')
  await page.goto('/m/home')
  await page.locator('#root[data-live]').waitFor({ state: 'attached' })
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL(/\/m\/app$/)
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[HOME-02][HEADER-02] ticker, banners and hot games are there while the category is HOME, to which the logo leads back', async ({
  page,
}) => {
  await open(page, '/m/home')
  const blocks = [
    page.getByRole('region', { name: 'Announcements' }),
    page.getByRole('region', { name: 'Offers and news' }),
    page.getByRole('region', { name: 'Hot games' }),
  ]
  for (const block of blocks) await expect(block).toBeVisible()
  // Favorites are for members (HOME-08).
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Favorites' }),
  ).toHaveCount(0)
  const tab = page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Fishing' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  for (const block of blocks) await expect(block).toHaveCount(0)
  await page.getByRole('banner').locator('a[href="/m/home"]').click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current="true"]')).toHaveText('Home')
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`the mark of a lost connection covers no bar, no field and nothing that floats at ${width} pixels`, async ({
    page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({ width, height })
    await open(page, '/m/home')
    await expect(page.locator('.fy-support')).toBeVisible()
    await context.setOffline(true)
    const mark = page.locator('.fy-connection-banner')
    await expect(mark.getByText('No Internet.')).toBeInViewport({ ratio: 1 })
    const others = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Main' }),
      page
        .getByRole('main')
        .getByRole('link', { name: /^Search/ })
        .first(),
      page.locator('.fy-support'),
    ]
    await expect(async () => {
      const own = await mark.boundingBox()
      for (const other of others) {
        const box = await other.boundingBox()
        if (own === null || box === null) throw new Error('not there')
        const apart = own.y >= box.y + box.height || box.y >= own.y + own.height
        expect([apart, own, box]).toEqual([true, own, box])
      }
    }).toPass()
  })
}

test('the mark of a lost connection stays in view wherever the lobby is scrolled to, and moves nothing', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  // The walk “Offline and back” does so on a list.
  await open(page, '/m/home')
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ }).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await context.setOffline(true)
  await expect(page.locator('.fy-connection-banner').getByText('No Internet.')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(page.locator('.fy-connection-banner').getByText('No Internet.')).toBeInViewport({ ratio: 1 })
  // At the very end the browser would take back the scroll by the height of a mark within the page's flow.
  await context.setOffline(false)
  await expect(page.locator('.fy-connection-banner').getByText('No Internet.')).toBeHidden()
  const places = () =>
    page.evaluate(() => [
      window.scrollY,
      document.querySelector('main')?.getBoundingClientRect().top,
      document.documentElement.scrollHeight,
    ])
  // Shelves get their heights when they come into view.
  let before = await places()
  await expect(async () => {
    const last = before
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await networkQuiet(page)
    before = await places()
    expect(before).toEqual(last)
  }).toPass()
  await context.setOffline(true)
  await expect(page.locator('.fy-connection-banner').getByText('No Internet.')).toBeInViewport({ ratio: 1 })
  expect(await places()).toEqual(before)
  await context.setOffline(false)
  await expect(page.locator('.fy-connection-banner').getByText('No Internet.')).toBeHidden()
  expect(await places()).toEqual(before)
})
