import type { Locator, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { asked, beMember, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'

const rows = (page: Page) => page.getByRole('main').locator('.site-entries').first().getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const badge = (place: Locator) => place.locator('.fy-badge [aria-hidden]')
const bottomBar = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('.fy-footer-menu-list') })
const barEntry = (page: Page, id: string) => bottomBar(page).locator(`[data-id="${id}"]`)
const titles = (page: Page) => rows(page).locator('.site-entries__text > span:first-child').allTextContents()

test('[MSG-01][MSG-02][MSG-06] the message center has five rows in order, and each way once', async ({
  page,
  control,
}) => {
  await open(page, '/m/message')
  await expect(rows(page)).toHaveCount(5)
  expect(await titles(page)).toEqual(['Telegram', 'Announcements', 'Inbox', 'Live chat', 'Affiliate service'])
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
  const telegram = row(page, 'Telegram').getByRole('link')
  await expect(telegram).toHaveAttribute('href', 'https://t.me/foyer_example')
  await expect(telegram).toHaveAttribute('target', '_blank')
  // The first entry titled CS that leads elsewhere than Telegram does.
  const affiliate = row(page, 'Affiliate service').getByRole('link')
  await expect(affiliate).toHaveAttribute('href', 'https://t.me/foyer_example_promos')
  await expect(page.getByRole('main').locator('.fy-badge')).toHaveCount(0)

  await control.setFlags({ CBS3: false })
  await control.setLinks({ resources: [], services: [] })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await ready(page)
  await expect(rows(page)).toHaveCount(2)
  expect(await titles(page)).toEqual(['Announcements', 'Inbox'])

  // What is known does not wait for the ways to the service.
  await control.setFault({ endpoint: 'customerService', kind: 'hang' })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(row(page, 'Announcements').getByRole('link')).toBeVisible()
})

test('[MSG-03][MSG-05][MSG-07][UNREAD-04] its rows have badges, and live chat starts the chat', async ({
  page,
  control,
}) => {
  await control.setUnread({ chat: 4 })
  await control.setNotices({ players: 120 })
  await beMember(page)
  await open(page, '/m/message')
  await expect(badge(row(page, 'Announcements'))).toHaveText('99+')
  await expect(badge(row(page, 'Live chat'))).toHaveText('4')
  await axe(page, 'message center with badges')
  await row(page, 'Announcements').getByRole('link').tap()
  await expect(page).toHaveURL(/\/m\/notice$/)
  await page.goBack()
  const launched = page.waitForRequest(/\/wps\/chat\/launch/)
  await row(page, 'Live chat').getByRole('button').tap()
  const { searchParams } = new URL((await launched).url())
  expect([...searchParams.keys()].sort()).toEqual(['b2c', 'backUrl', 'headerColor', 'language', 'title'])
  expect(searchParams.get('backUrl')).toMatch(/\/m\/message$/)
  await expect(page).toHaveURL(/\/play\/chat\?/)
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/message$/)
  await expect(badge(row(page, 'Announcements'))).toHaveText('99+')
  await expect(badge(row(page, 'Live chat'))).toHaveCount(0)
  expect(asked(control, 'chatLaunch')).toHaveLength(1)
})

test('[MSG-05][UNREAD-07] what the desk writes after the member has left is counted, until the chat is opened', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/message')
  const chat = row(page, 'Live chat')
  await chat.getByRole('button').tap()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Can I talk to a person?')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByText('A colleague answers in about 1 min.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/message$/)
  await expect(badge(chat)).toHaveCount(0)
  await control.answerChat({ userName: 'demo', text: 'Here I am.' })
  await page.reload()
  await expect(badge(chat)).toHaveText('1')
  await chat.getByRole('button').tap()
  await expect(page.getByRole('log').getByText('Here I am.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/message$/)
  await expect(badge(row(page, 'Announcements'))).toBeVisible()
  await expect(badge(chat)).toHaveCount(0)
})

test('[CHAT-01] live chat is the same chat from each of its entries, apart from where it leads back', async ({
  page,
}) => {
  await beMember(page)
  const entries: Readonly<Record<string, () => Promise<void>>> = {
    '/m/message': () => row(page, 'Live chat').getByRole('button').tap(),
    '/m/home#menu': async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Live chat' }).tap()
    },
    '/m/home#floating': async () => {
      const floating = page.getByRole('navigation', { name: 'Customer service' })
      await floating.getByRole('button').tap()
      await floating.getByRole('button', { name: 'Live chat' }).tap()
    },
    '/m/help': () => page.getByRole('main').getByRole('button', { name: 'Live chat' }).tap(),
    '/m/home#bar': () => bottomBar(page).getByRole('button', { name: 'Service' }).tap(),
  }
  const parameters: string[] = []
  for (const [path, start] of Object.entries(entries)) {
    await open(page, path)
    const launched = page.waitForRequest(/\/wps\/chat\/launch/)
    await start()
    const query = new URL((await launched).url()).searchParams
    expect(query.get('backUrl')).toContain(path)
    query.delete('backUrl')
    parameters.push(String(query))
    await expect(page).toHaveURL(/\/play\/chat\?/)
  }
  expect(new Set(parameters).size).toBe(1)
})

test('[MSG-04][INBOX-01] its row of messages has a badge, and leads to the inbox of a real account', async ({
  page,
}) => {
  await open(page, '/m/message')
  await row(page, 'Inbox').getByRole('link').tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await open(page, '/m/trail')
  await page.waitForURL('**/m/home')
  await open(page, '/m/message')
  await row(page, 'Inbox').getByRole('link').tap()
  const popup = page.getByRole('alertdialog', { name: 'Members only' })
  await popup.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page).toHaveURL(/\/m\/message$/)
  await signInAs(page)
  await open(page, '/m/message')
  await expect(badge(row(page, 'Inbox'))).toHaveText('2')
  await row(page, 'Inbox').getByRole('link').tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})

test('[INBOX-02][UNREAD-07] the badge of the inbox falls in a second tab with each letter that is read or deleted', async ({
  page,
  context,
}) => {
  await signInAs(page)
  const second = await context.newPage()
  await open(second, '/m/message')
  await expect(badge(row(second, 'Inbox'))).toHaveText('2')
  await open(page, '/m/webEmail')
  const unreadLetters = page.getByRole('main').locator('.site-letter[data-unread]')
  await expect(unreadLetters).toHaveCount(2)
  await unreadLetters.first().getByRole('link').tap()
  await expect(badge(row(second, 'Inbox'))).toHaveText('1')
  await page.goBack()
  await expect(unreadLetters).toHaveCount(1)
  await unreadLetters.first().getByRole('link').tap()
  await page.getByRole('button', { name: 'Delete letter' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete letter' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(badge(row(second, 'Inbox'))).toHaveCount(0)
})

test('[UNREAD-07][UNREAD-04] badges fall with what is read, in a second tab too, and are gone after the logout', async ({
  page,
  context,
  control,
}) => {
  await control.setNotices({ players: 3 })
  await control.setUnread({ chat: 2 })
  await signInAs(page)
  const total = badge(barEntry(page, 'memberCenter'))
  // The demo member has two unread letters from the start.
  await expect(total).toHaveText('7')
  await expect(badge(barEntry(page, 'service'))).toHaveText('2')
  await expect(badge(page.getByRole('navigation', { name: 'Customer service' }))).toHaveText('2')
  const second = await context.newPage()
  await open(second, '/m/message')
  await expect(badge(row(second, 'Announcements'))).toHaveText('3')
  await open(page, '/m/member/home')
  await page.getByRole('link', { name: /^Messages/ }).tap()
  await expect(badge(row(page, 'Announcements'))).toHaveText('3')
  await row(page, 'Announcements').getByRole('link').tap()
  await page.getByRole('main').locator('summary').nth(1).tap()
  await expect(badge(row(second, 'Announcements'))).toHaveText('2')
  await page.goBack()
  await expect(badge(row(page, 'Announcements'))).toHaveText('2')
  await page.goBack()
  await expect(total).toHaveText('6')

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await page.waitForURL('**/m/home')
  await expect(page.locator('.fy-badge')).toHaveCount(0)
  await expect(second.locator('.fy-badge')).toHaveCount(0)
})

test('[UNREAD-03] guests and trial players have no badge, and nothing is asked for one', async ({ page, control }) => {
  await control.setUnread({ chat: 5 })
  await open(page, '/m/message')
  await expect(rows(page)).toHaveCount(5)
  await row(page, 'Inbox').getByRole('link').tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await open(page, '/m/trail')
  await page.waitForURL('**/m/home')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await open(page, '/m/message')
  await expect(rows(page)).toHaveCount(5)
  for (const id of ['chatUnread', 'inboxUnread', 'inboxList']) expect(asked(control, id)).toEqual([])
  await expect(page.locator('.fy-badge')).toHaveCount(0)
})

test('[NOTICE-09] the agency center has the badge of the announcements for agents', async ({ page }) => {
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  const entry = page.getByRole('link', { name: /^News/ })
  await expect(badge(entry)).toHaveText('3')
  await entry.tap()
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/)
  await page.getByRole('main').locator('summary').first().tap()
  await expect(badge(page.getByRole('main'))).toHaveText('2')
  await page.goBack()
  await expect(badge(entry)).toHaveText('2')
})

test('[INBOX-02][UNREAD-04] the ways to the inbox have the badge of its letters', async ({ page, control }) => {
  const text = { EN: 'A letter' }
  await control.sendLetter({ userName: 'agent2', title: text, content: text, times: 120 })
  await beMember(page, 'agent2')
  await open(page, '/m/message')
  await expect(badge(row(page, 'Inbox'))).toHaveText('99+')
  await open(page, '/m/agent')
  await expect(badge(page.getByRole('main').getByRole('link', { name: /^Messages/ }))).toHaveText('99+')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Messages/ })
    .tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  const lead = page.getByRole('main').locator('.site-lead')
  await expect(badge(lead)).toHaveText('99+')
  await expect(lead).toHaveCSS('column-gap', '8px')
})

test('[UNREAD-07] a login on the way brings its counts', async ({ page, control }) => {
  await control.setUnread({ chat: 7 })
  await control.setNotices({ players: 4 })
  await control.setReadNotices({ ids: [], userName: 'demo' })
  await open(page, '/m/message')
  await page.goto('/m/login')
  await ready(page)
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/m/home')
  await expect(badge(barEntry(page, 'memberCenter'))).toHaveText('13')
})
