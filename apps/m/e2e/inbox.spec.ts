import { devices, type Page } from '@playwright/test'
import { axe } from './axe.ts'
import { browserBack } from './locators.ts'
import { asked, beMember, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'

const letters = (page: Page) => page.getByRole('main').locator('.site-letter')
const unread = (page: Page) => page.getByRole('main').locator('.site-letter[data-unread]')
const inboxRow = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Inbox' })

test('[INBOX-03][CHPW-01] a changed password is told by a letter, unread until it is opened', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/member/home')
  await page.getByRole('main').getByRole('link', { name: 'Security center' }).tap()
  await page
    .getByRole('main')
    .getByRole('link', { name: /password/i })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await page.getByLabel('Old password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Lobby2027')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Lobby2027')
  await page.getByRole('button', { name: 'Change password' }).tap()
  await page.waitForURL((url) => !url.pathname.endsWith('/changePsw'))
  await open(page, '/m/message')
  await expect(inboxRow(page).locator('.fy-badge [aria-hidden]')).toHaveText('3')
  await inboxRow(page).getByRole('link').tap()
  await expect(letters(page)).toHaveCount(4)
  await expect(unread(page)).toHaveCount(3)
  const newest = letters(page).first().getByRole('link')
  await expect(newest).toContainText('Unread: Your password was changed')
  await axe(page, 'inbox')
  await newest.tap()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await expect(main.getByText('Was it not you?')).toBeVisible()
  await axe(page, 'letter')
  // Its address is its own.
  await page.reload()
  await ready(page)
  await expect(main.getByText('Was it not you?')).toBeVisible()
  await page.goBack()
  await expect(unread(page)).toHaveCount(2)
  await page.goBack()
  await expect(inboxRow(page).locator('.fy-badge [aria-hidden]')).toHaveText('2')
})

test('[INBOX-03] a letter is deleted after a question, and is there again where the platform refuses', async ({
  page,
  control,
  expectTrouble,
}) => {
  await beMember(page)
  await open(page, '/m/webEmail')
  const main = page.getByRole('main')
  const remove = async (name: string) => {
    await main.getByRole('link', { name: new RegExp(name) }).tap()
    await main.getByRole('button', { name: 'Delete letter' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Delete this letter?' })
    await question.getByRole('button', { name: 'Delete letter' }).tap()
    await expect(page).toHaveURL(/\/m\/webEmail$/)
  }
  await expect(letters(page)).toHaveCount(3)
  await main.getByRole('link', { name: /You reached VIP 3/ }).tap()
  await main.getByRole('button', { name: 'Delete letter' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await browserBack(page)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(main.getByRole('heading', { name: 'You reached VIP 3' })).toBeVisible()
  await browserBack(page)
  await remove('You reached VIP 3')
  await expect(letters(page)).toHaveCount(2)
  expectTrouble(/500/)
  await control.setFault({ endpoint: 'inboxDelete', kind: 'status:500', times: 1 })
  await remove('Your month at a glance')
  await expect(page.getByText('The letter was not deleted. Please try again.')).toBeVisible()
  await expect(letters(page)).toHaveCount(2)
})

test('[INBOX-03] a letter that came or was deleted meanwhile is there or gone when the list is opened again', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/webEmail')
  await expect(letters(page)).toHaveCount(3)
  await page
    .getByRole('main')
    .getByRole('link', { name: /You reached VIP 3/ })
    .tap()
  await expect(page.getByRole('heading', { name: 'You reached VIP 3' })).toBeVisible()

  const second = await page.context().newPage()
  await open(second, '/m/webEmail')
  await letters(second)
    .getByRole('link', { name: /Your month at a glance/ })
    .tap()
  await second.getByRole('button', { name: 'Delete letter' }).tap()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete letter' }).tap()
  await expect(letters(second)).toHaveCount(2)
  await control.sendLetter({ userName: 'demo', title: { EN: 'A new table' }, content: { EN: '<p>Tonight.</p>' } })

  await page.bringToFront()
  await page.goBack()
  await expect(letters(page).first()).toContainText('A new table')
  await expect(letters(page)).toHaveCount(3)
  await expect(page.getByText('Your month at a glance')).toHaveCount(0)
})

test('[INBOX-01] a guest comes back to the letters after the login, and a letter of nobody is none', async ({
  page,
  control,
}) => {
  await open(page, '/m/webEmail')
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(asked(control, 'inboxList')).toEqual([])
  await page.getByLabel('User name', { exact: true }).fill('player1')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(letters(page)).toHaveCount(1)
  await open(page, '/m/webEmail/letter?id=none')
  await expect(page.getByText('This letter is not here any more')).toBeVisible()
  await page.getByRole('link', { name: 'All letters' }).tap()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(letters(page)).toHaveCount(1)
})

test('a letter is not for the member who signs in after its owner, from another tab and with no guest between', async ({
  page,
  browser,
  server,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/webEmail')
  await letters(page)
    .getByRole('link', { name: /You reached VIP 3/ })
    .tap()
  await expect(page.getByRole('heading', { name: 'You reached VIP 3' })).toBeVisible()

  await page.evaluate(() => Object.assign(window, { untouched: true }))

  // What another tab stores when a login follows a logout at once.
  const otherBrowser = await browser.newPage({ ...devices['Pixel 7'], baseURL: server.url })
  await signInAs(otherBrowser, 'player1')
  const stored = await otherBrowser.evaluate(() => localStorage.getItem('MC_SESSION_INFO') ?? '')
  await otherBrowser.close()
  const tab = await page.context().newPage()
  await tab.goto('/play/chat.css')
  await tab.evaluate((info) => localStorage.setItem('MC_SESSION_INFO', info), stored)

  await page.bringToFront()
  await expect(page.getByText('This letter is not here any more')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You reached VIP 3' })).toHaveCount(0)
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  expect(asked(control, 'inboxRead')).toHaveLength(1)
  await page.getByRole('link', { name: 'All letters' }).tap()
  await expect(letters(page)).toHaveCount(1)
})

for (const language of ['EN', 'TY', 'BN']) {
  test(`the question before a letter is deleted breaks no words of its buttons on a small phone, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await beMember(page)
    await open(page, '/m/set')
    await page.evaluate((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await open(page, '/m/webEmail')
    await letters(page).first().getByRole('link').tap()
    await page.locator('.site-letter__delete').tap()
    const buttons = page.getByRole('alertdialog').locator('.fy-dialog-actions button')
    await expect(buttons).toHaveCount(2)
    const lines = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        const words = document.createRange()
        words.selectNodeContents(texts.nextNode() ?? button)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(lines).toEqual([1, 1])
  })
}

test('of ten thousand letters as many are drawn as are asked for', async ({ page, control }) => {
  await control.sendLetter({ userName: 'demo', title: { EN: 'Plain' }, content: { EN: '<p>Hi</p>' }, times: 9990 })
  await beMember(page)
  await open(page, '/m/webEmail')
  await expect(letters(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Show older letters' }).tap()
  await expect(letters(page)).toHaveCount(50)
})
