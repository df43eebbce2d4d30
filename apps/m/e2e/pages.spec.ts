import type { Locator } from '@playwright/test'
import { asked, beMember, expect, open, PASSWORD, signInAs, test } from './site-fixtures.ts'

test('[ROUTE-13][PROMO-01][PROMO-04] promotions lead to their details, and back', async ({ page, control }) => {
  await open(page, '/m/activity')
  const cards = page.getByRole('main').getByRole('link')
  // All that the platform of the seed has.
  await expect(cards).toHaveCount(14)
  expect(control.log().some(({ query }) => query.types === 'PR')).toBe(true)
  const title = await cards.first().locator('.site-promotion__title').textContent()
  await cards.first().tap()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/)
  await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
  await expect(page.getByRole('main').locator('.fy-rich-text')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('[PROMO-03][PROMO-08][PROMO-15] a promotion shows its first picture and its title on its card, and by its address its text too', async ({
  page,
  control,
}) => {
  const other = { group: 'promotion' as const, title: { EN: 'Other' }, content: { EN: '<p>Other</p>' }, noExpiry: true }
  await control.setAnnouncements({
    announcements: [
      { ...other, id: 4, startDay: -1, categoryIds: [], images: [] },
      {
        id: 42,
        group: 'promotion',
        title: { EN: 'Double Sunday' },
        content: { EN: '<p>Every game <b>twice</b>.</p>' },
        startDay: -3,
        endDay: -1,
        noExpiry: true,
        categoryIds: [],
        images: ['promos/cashback.jpg', 'promos/welcome.jpg'],
      },
    ],
  })
  // The picture of sequence 1 comes last.
  await page.route(/\/wps\/announcements/, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    for (const { announcementImages } of json.value.promotion ?? []) announcementImages.reverse()
    await route.fulfill({ response: answer, json })
  })
  const main = page.getByRole('main')
  await open(page, '/m/activityDetail?id=42')
  await expect(main.getByRole('heading', { name: 'Double Sunday' })).toBeVisible()
  await expect(main.locator('img').first()).toHaveAttribute('src', /promos\/cashback/)
  await expect(main.locator('.fy-rich-text b')).toHaveText('twice')
  // It has ended but has no expiry: it can be joined, and is told to be permanent.
  await expect(main.locator('.fy-promo-label')).toHaveText('No end date')
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  const card = main.getByRole('link', { name: /Double Sunday/ })
  await expect(card.locator('img')).toHaveAttribute('src', /promos\/cashback/)
  await expect(card.locator('.fy-promo-label')).toHaveText('Join')
  await card.tap()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=42$/)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
})

test('[PROMO-09] a promotion that is not there is said kindly', async ({ page, control }) => {
  await open(page, '/m/activityDetail?id=999999')
  await expect(page.getByText('This promotion is not here any more')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await page.goto('/m/activityDetail?id=abc')
  await expect(page).toHaveURL(/\/m\/activity$/)
  await control.scenario({ name: 'no-announcements' })
  await open(page, '/m/activity')
  await expect(page.getByText('No promotion right now')).toBeVisible()
})

test('[NOTICE-01][NOTICE-02] announcements show title and date, and open and close, each by itself', async ({
  page,
}) => {
  await open(page, '/m/notice')
  const notices = page.getByRole('main').locator('details')
  await expect(notices.first()).toBeVisible()
  const title = notices.first().locator('summary')
  await expect(title.locator('.site-details__title')).toHaveText(/\S/)
  await expect(title.locator('.site-dates')).toHaveText(/\d{4}/)
  await expect(notices.first().locator('.fy-rich-text')).toBeHidden()
  await notices.nth(0).locator('summary').tap()
  await notices.nth(1).locator('summary').tap()
  await expect(notices.nth(0)).toHaveAttribute('open')
  await expect(notices.nth(1)).toHaveAttribute('open')
  await expect(notices.nth(0).locator('.fy-rich-text')).not.toBeEmpty()
  await notices.nth(0).locator('summary').tap()
  await expect(notices.nth(0)).not.toHaveAttribute('open')
  await expect(notices.nth(1)).toHaveAttribute('open')
})

test('[NOTICE-08] an address opens one announcement, and back leads to its referrer', async ({ page }) => {
  await open(page, '/m/notice?index=1&referrer=%2Fm%2Fset')
  const notices = page.getByRole('main').locator('details')
  await expect(notices.nth(1)).toHaveAttribute('open')
  await expect(notices.nth(0)).not.toHaveAttribute('open')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/set$/)
  await open(page, '/m/notice?index=99&referrer=https%3A%2F%2Fevil.example')
  await expect(notices.first()).toBeVisible()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page).not.toHaveURL(/evil/)
})

test('[NOTICE-11] a title of the ticker opens that announcement', async ({ page }) => {
  await open(page, '/m/home?x=1')
  const titles = page.getByRole('region', { name: 'Announcements' }).getByRole('link')
  const title = (await titles.nth(1).textContent()) ?? ''
  await expect(titles.nth(1)).toHaveAttribute('href', '/m/notice?index=1&referrer=%2Fm%2Fhome%3Fx%3D1')
  await titles.nth(1).evaluate((link: HTMLElement) => link.click())
  const opened = page.getByRole('main').locator('details[open]')
  await expect(opened).toHaveCount(1)
  await expect(opened.locator('summary')).toContainText(title)
})

test('[NOTICE-12] without announcements the ticker says so, once', async ({ page, control }) => {
  await control.scenario({ name: 'no-announcements' })
  await open(page, '/m/home')
  const ticker = page.getByRole('region', { name: 'Announcements' })
  await expect(ticker.getByText('No announcement')).toHaveCount(1)
  await expect(ticker.getByRole('link')).toHaveCount(0)
})

test('[SET-01][SET-02][ROUTE-07] settings lead guests to the login and members to their password', async ({ page }) => {
  await open(page, '/m/set')
  const entry = page.getByRole('link', { name: 'Change password' })
  await expect(entry).toHaveAttribute('href', '/m/login')
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await signInAs(page)
  await open(page, '/m/set')
  await expect(entry).toHaveAttribute('href', '/m/changePsw')
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, '/m/set')
  await expect(entry).toHaveAttribute('href', '/m/login')
})

test('[I18N-04] a language is chosen once and stays, without another page load', async ({ page }) => {
  await open(page, '/m/set')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('button', { name: 'Filipino' }).tap()
  await expect(page.getByRole('link', { name: 'Palitan ang password' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Palitan ang password' })).toBeVisible()
})

test('[FOOTMENU-01][FOOTMENU-03] the bottom menu has five items, and keeps trial players from what is not theirs', async ({
  page,
}) => {
  await open(page, '/m/home')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const targets = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/m/member/home', '/m/activity', '/m/invite', '/m/voucherCenter'])
  await expect(menu.getByRole('listitem')).toHaveCount(5)
  await expect(menu.getByRole('listitem').last().getByRole('button', { name: 'Service' })).toBeVisible()
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await menu.getByRole('link', { name: 'Deposit' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[MEMBER-01][MEMBER-03][MEMBER-04] the member center names the member and lists what is on', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/member/home')
  const main = page.getByRole('main')
  await expect(main.getByText('Mara')).toBeVisible()
  await expect(main.locator('a[href="/m/withdraw"]')).toBeVisible()
  await expect(main.locator('a[href="/m/gameRecord"]')).toBeVisible()
  await control.setFlags({ TRANSBETREPMEM3: false })
  await page.reload()
  await expect(main.locator('a[href="/m/withdraw"]')).toBeVisible()
  await expect(main.locator('a[href="/m/gameRecord"]')).toHaveCount(0)
})

test('[FOOTMENU-01] the bottom menu marks where one is, and nothing else', async ({ page }) => {
  const accent = (item: Locator) => item.evaluate((element) => getComputedStyle(element).color)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await open(page, '/m/home')
  await expect(menu.locator('[aria-current]')).toHaveCount(0)
  const colours = await menu
    .locator('.fy-footer-menu-item')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect(new Set(colours).size).toBe(1)
  await expect(page.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('aria-current', 'page')

  await menu.getByRole('link', { name: 'Promos' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(menu.locator('[aria-current]')).toHaveText(['Promos'])
  await expect.poll(() => accent(menu.getByRole('link', { name: 'Promos' }))).not.toBe(colours[0])
  await page.getByRole('main').getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/m\/activityDetail/)
  await expect(menu.locator('[aria-current]')).toHaveText(['Promos'])
})

test('[FOOTMENU-03] a guest who taps an entry sees the page that is open to guests, or the login', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await open(page, '/m/home')
  await menu.getByRole('link', { name: 'Promos' }).tap()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await menu.getByRole('link', { name: 'Invite' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('[HOME-09] five tabs are in view', async ({ page }) => {
  await open(page, '/m/home')
  const strip = page.getByRole('navigation', { name: 'Categories' })
  const inView = await strip
    .getByRole('button')
    .evaluateAll((tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right <= window.innerWidth + 1).length)
  expect(inView).toBe(5)
})

test('[HOME-10][LOGIN-11] a lottery tab sends a guest to the login, which names it and launches it', async ({
  page,
  control,
}) => {
  await open(page, '/m/home')
  const strip = page.getByRole('navigation', { name: 'Categories' })
  await strip.getByRole('button', { name: 'E-lottery' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByText('Log in to play E-lottery')).toBeVisible()
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/play\//)
  expect(asked(control, 'lotteryLaunch')).toHaveLength(1)
})

test('[ROUTE-26] a back-swipe of 100 px goes back, a shorter one stays', async ({ page }) => {
  await open(page, '/m/set')
  await page.getByRole('link', { name: 'Help center' }).tap()
  await expect(page).toHaveURL(/\/m\/help$/)
  const swipe = (px: number) =>
    page.evaluate((across) => {
      const target = document.querySelector('main') ?? document.body
      const at = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 })
      const fire = (type: string, x: number) => {
        const touches = type === 'touchend' ? [] : [at(x)]
        target.dispatchEvent(
          new TouchEvent(type, { touches, changedTouches: [at(x)], bubbles: true, cancelable: true }),
        )
      }
      fire('touchstart', 40)
      fire('touchmove', 40 + across)
      fire('touchend', 40 + across)
    }, px)
  await page.evaluate(() => window.addEventListener('popstate', () => performance.mark('went-back')))
  await swipe(99)
  await swipe(100)
  await expect(page).toHaveURL(/\/m\/set$/)
  expect(await page.evaluate(() => performance.getEntriesByName('went-back').length)).toBe(1)
})

test('[HOME-02] a second tap where a tab stood starts no game: what is above the tabs has gone, and the games came up', async ({
  page,
  control,
}) => {
  await beMember(page)
  await page.clock.install()
  await open(page, '/m/home')
  const tab = (name: string) => page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name })
  const launches = () => control.log().filter(({ endpoint }) => endpoint === 'launchGame').length
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 10_000)
  const tile = page.getByRole('region', { name: 'Slots' }).locator('.fy-game-tile-open').first()
  await tab('Slots').tap()
  await expect(tab('Slots')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: 'Hot games' })).toBeHidden()
  await tile.tap()
  await page.clock.runFor(500)
  expect(launches()).toBe(0)
  await tile.tap()
  await expect.poll(launches).toBe(1)
})
