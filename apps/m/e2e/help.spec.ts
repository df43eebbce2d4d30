import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { browserBack } from './locators.ts'
import { asked, beMember, expect, open, PASSWORD, ready, test } from './site-fixtures.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your feedback' })
const WORDS = 'The lobby is quick, and the search finds everything.'

test('[HELP-01][PCALL-21] the help comes from the platform, in the language of the site', async ({ page, control }) => {
  await open(page, '/m/help')
  const first = page.getByRole('group').filter({ hasText: 'How do I begin?' })
  await expect(first).toBeVisible()
  await expect(page.getByText('Register, or log in.')).toBeHidden()
  await first.getByText('How do I begin?').tap()
  await expect(page.getByText('Register, or log in.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await open(page, '/m/set')
  await page.getByRole('button', { name: 'Filipino' }).tap()
  await expect(page.getByRole('heading', { name: 'Wika' })).toBeVisible()
  await page.getByRole('main').locator('a[href="/m/help"]').tap()
  await expect(page.getByText('Paano magsimula?')).toBeVisible()
  expect(asked(control, 'helpCenter').map(({ query }) => query)).toEqual([
    { language: 'EN', device: 'MOBILE' },
    { language: 'TY', device: 'MOBILE' },
  ])
  // Once a visit for each language.
  await page.reload()
  await expect(page.getByText('Paano magsimula?')).toBeVisible()
  expect(asked(control, 'helpCenter')).toHaveLength(2)
  await page.goto('/m/help#terms')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mga tuntunin' })).toBeInViewport()
  await expect(page.getByText('Tanging mga taong 18 taong gulang pataas ang maaaring maglaro.')).toBeVisible()
})

test('the search of the help leaves the topics that fit, and asks nothing', async ({ page, control }) => {
  await open(page, '/m/help')
  const search = page.getByRole('searchbox', { name: 'Search the help' })
  await search.fill('5 MB')
  await expect(page.getByRole('status').filter({ hasText: 'Topics found: 1' })).toBeVisible()
  await expect(page.getByText('How do I verify my account?')).toBeVisible()
  // Few hits are open: the words may stand in the text alone.
  await expect(page.getByText('png or jpg of at most 5 MB each')).toBeVisible()
  await expect(page.getByText('How do I begin?')).toHaveCount(0)
  await search.fill('xylophone')
  // Read out too.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Nothing found. Try fewer or other words, or write to customer service.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Live chat' })).toBeVisible()
  await search.fill('')
  await expect(page.getByText('How do I begin?')).toBeVisible()
  expect(asked(control, 'helpCenter')).toHaveLength(1)
})

test('the search of the help forgives a typo, shows titles first, and is there again on the way back and after a reload', async ({
  page,
}) => {
  await open(page, '/m/help')
  const search = page.getByRole('searchbox', { name: 'Search the help' })
  const titles = page.getByRole('main').getByRole('group').getByRole('heading')
  await search.fill('verfiy')
  await expect(titles.first()).toHaveText('How do I verify my account?')
  await expect(page).toHaveURL(/\/m\/help\?q=verfiy$/)
  await search.fill('deposit')
  await expect(titles.first()).toHaveText('How do I deposit?')
  // What was typed last counts, also where one leaves at once.
  await search.fill('withdarw')
  await search.blur()
  await expect(page).toHaveURL(/q=withdarw$/)
  await open(page, '/m/set')
  await browserBack(page)
  await expect(search).toHaveValue('withdarw')
  await expect(titles.first()).toHaveText(/withdraw/)
  await page.reload()
  await expect(search).toHaveValue('withdarw')
  await search.fill('')
  await expect(page).toHaveURL(/\/m\/help$/)
  await expect(page.getByText('How do I begin?')).toBeVisible()
})

test('a help that cannot be loaded says so and offers another try; an empty one leads to customer service', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/503/)
  await control.setFault({ endpoint: 'helpCenter', kind: 'upgrading' })
  await open(page, '/m/help')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await control.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.getByText('How do I begin?')).toBeVisible()
  await control.setHelp({ topics: [] })
  await control.setLinks({ services: [] })
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) storage.clear()
  })
  await page.reload()
  await expect(page.getByText('No help topics yet')).toBeVisible()
  // The merchant names no address, but the chat needs none.
  await expect(page.getByRole('button', { name: 'Live chat' })).toBeVisible()
})

test('a page of help of which nothing can be loaded says so once, and one tap brings all of it', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/503/)
  for (const endpoint of ['helpCenter', 'customerService'] as const)
    await control.setFault({ endpoint, kind: 'upgrading' })
  await open(page, '/m/help')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(1)
  await control.clearFaults()
  await again.tap()
  await expect(page.getByText('How do I begin?')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Live chat' })).toBeVisible()
})

test('[FEEDBACK-02] feedback that cannot be sent stays, over a reload too, and is sent at another try', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/50[03]/)
  await beMember(page)
  await open(page, '/m/help#feedback')
  await expect(field(page)).toBeInViewport()
  await field(page).fill('too short')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(
    page.locator('.fy-text-field-error').filter({ hasText: 'Please enter 10 to 500 characters.' }),
  ).toBeVisible()
  await expect(field(page)).toBeFocused()
  await field(page).fill(WORDS)
  await control.setFault({ endpoint: 'feedback', kind: 'status:500' })
  await page.getByRole('button', { name: 'Send' }).tap()
  // A 500 does not say whether the text was kept. Sending it again is safe, and the page says so.
  const unknown = page.getByRole('alert').filter({ hasText: 'We could not find out whether your feedback arrived.' })
  await expect(unknown).toBeVisible()
  await control.setFault({ endpoint: 'feedback', kind: 'upgrading' })
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(unknown).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue(WORDS)
  await control.clearFaults()
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect(control.feedback().map(({ userName, content }) => [userName, content])).toEqual([['demo', WORDS]])
  // The page goes on saying so after the toast, until something else is written.
  const arrived = page.getByRole('status').filter({ hasText: 'Your feedback has arrived.' })
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toHaveCount(0)
  await expect(arrived).toBeVisible()
  expect(await findings(page)).toEqual([])
  await field(page).fill('And')
  await expect(arrived).toHaveCount(0)
  await field(page).fill('')
  await expect(arrived).toHaveCount(0)
  await field(page).fill(WORDS)
  await page.getByRole('button', { name: 'Send' }).tap()
  await arrived.getByRole('link', { name: 'To the lobby' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[FEEDBACK-02] feedback that is tapped twice, or whose answer is lost, arrives once, also after a reload', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|Failed to load resource/)
  await beMember(page)
  await open(page, '/m/help#feedback')
  await field(page).fill(WORDS)
  await page.route(/\/wps\/feedback/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.locator('form').getByRole('alert')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(field(page)).toHaveValue(WORDS)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect(control.feedback().map(({ content }) => content)).toEqual([WORDS])
})

test('[FEEDBACK-02] a guest writes, logs in, and is back at the form with what was written', async ({
  page,
  control,
}) => {
  await open(page, '/m/help#feedback')
  await expect(page.getByText('How do I begin?')).toBeVisible()
  await field(page).fill(WORDS)
  await page.getByRole('button', { name: 'Log in to send' }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(control.feedback()).toEqual([])
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(page).toHaveURL(/\/m\/help#feedback$/)
  await expect(field(page)).toHaveValue(WORDS)
  await expect(field(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(field(page)).toHaveValue('')
  expect(control.feedback()).toHaveLength(1)
})

test('help says what a remembered login leaves on the device', async ({ page }) => {
  await open(page, '/m/help')
  const main = page.getByRole('main')
  await main.getByText('How is my account kept safe?').tap()
  await expect(
    main.getByText('If you chose “Remember me”, your user name and, encrypted, your password stay'),
  ).toBeVisible()
  await expect(main).not.toContainText(/nothing of your account remains|whenever you ask/)
})
