import { devices, type Page } from '@playwright/test'
import { field, tap } from './locators.ts'
import { networkQuiet } from './network-quiet.ts'
import { cents, playRounds } from './play-rounds.ts'
import { expect, open, signInAs, test } from './site-fixtures.ts'

// The device asks for its own day, which the platform reads as one of its own: they are the same there.
test.use({ timezoneId: 'Asia/Manila' })

const ROUNDS = 4
/** Basis points of slots: the agent's own, and what the link gives on. */
const OWN_RATE = 120
const LINK_RATE = 40
/** What the house gives to those who register, in cents. */
const WELCOME = 7700

const main = (page: Page) => page.getByRole('main')
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Agency', exact: true }).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
/** The amount or count under this label. */
const figure = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
const COUNTERS = ['Logged in', 'Betting', 'Registered', 'Online'] as const
const inCents = async (page: Page, label: string) => cents((await figure(page, label).textContent()) ?? '')

test('[AGENT-02][AGENT-06] the day of an agent: what somebody plays who came by a new link is in every report to the cent', async ({
  page,
  browser,
  server,
  control,
}) => {
  await control.scenario({ name: 'three-contracts' })
  await control.setFlags({ GAMSER: true, AGEREBINC3: true })

  await test.step('the agreements are asked for in their order, and one is agreed to', async () => {
    await signInAs(page, 'agent2')
    for (const name of ['Daily salary', 'Dividend']) {
      const prompt = page.getByRole('alertdialog', { name: `${name} agreement required` })
      await prompt.getByRole('button', { name: 'Cancel' }).tap()
    }
    const last = page.getByRole('alertdialog', { name: 'Hourly salary agreement required' })
    await last.getByRole('button', { name: 'See terms' }).tap()
    await expect(heading(page, 'Hourly salary agreement')).toBeVisible()
    await main(page).getByRole('button', { name: 'Agree' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, I agree' }).tap()
    await expect(main(page)).toContainText(/Agreed .*, version 1/)
  })

  const counted = await test.step('the agent home greets and counts', async () => {
    await open(page, '/m/agent')
    const greeting = main(page).getByRole('heading', { name: /^Good (morning|afternoon|evening), agent2$/ })
    await expect(greeting).toBeVisible()
    await expect(main(page).getByRole('heading', { name: '2 agreements wait for you' })).toBeVisible()
    // Members of the seed may have been there since midnight.
    await networkQuiet(page)
    const counts: [label: string, count: number][] = []
    for (const label of COUNTERS) counts.push([label, Number(await figure(page, label).textContent())])
    return counts
  })

  await test.step('a member is found, and gets a rate within that of the agent', async () => {
    await tile(page, 'Team management').tap()
    await page.getByLabel('Search a user name').fill('eli')
    await main(page).getByRole('listitem').getByRole('button', { name: 'eli11' }).tap()
    await page.getByRole('dialog', { name: 'eli11' }).getByRole('link', { name: 'Rebate rates' }).tap()
    await expect(heading(page, 'Agent rebate setting')).toBeVisible()
    await field(page, 'Slots').fill('1.25')
    await tap(page, 'Save')
    await expect(main(page).getByText('At most 1.20, your own rate.')).toBeVisible()
    await field(page, 'Slots').fill('1.15')
    await tap(page, 'Save')
    await expect(main(page).getByText(/^Saved\. It counts from /)).toBeVisible()
    await expect(main(page).getByText(/^From .+: Slots 1\.15\s%,/)).toBeVisible()
  })

  const address = await test.step('a link is made', async () => {
    await open(page, '/m/agent')
    await page.getByRole('navigation', { name: 'Agency menu' }).getByRole('link', { name: 'Open account' }).tap()
    await tap(page, 'New link')
    await field(page, 'Name of the link').fill('Flyer')
    await field(page, 'Slots').fill('0.40')
    await tap(page, 'Make the link')
    const links = main(page).getByRole('list', { name: 'Your links' })
    await links.getByRole('button', { name: 'Show QR code' }).first().tap()
    const shown = page.getByRole('dialog', { name: 'Flyer' }).locator('.fy-share-link bdi')
    return (await shown.textContent()) ?? ''
  })

  await test.step('a red envelope is caught meanwhile', async () => {
    await control.startRain({ seconds: 5 })
    await open(page, '/m/agent')
    await tile(page, 'Red envelope rain').tap()
    await main(page).getByRole('button', { name: 'Catch an envelope' }).tap()
    await expect(main(page).locator('.fy-rain-headline')).toHaveText(/^You are in\. Draw at /)
  })

  const played = await test.step('a friend registers by it on another device, and plays', async () => {
    const friends = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url })
    const friend = await friends.newPage()
    await open(friend, address)
    await field(friend, 'User name').fill('friend2026')
    await field(friend, 'Password').fill('Fresh2026')
    await field(friend, 'Confirm password').fill('Fresh2026')
    await friend.getByRole('checkbox', { name: /I have read/ }).check()
    await friend.getByRole('checkbox', { name: /18 or older/ }).check()
    await tap(friend, 'Register')
    await friend.waitForURL('**/m/home')
    const rounds = await playRounds(friend, friend.request, ROUNDS)
    await friends.close()
    return rounds
  })
  const turnover = played.reduce((sum, { bet }) => sum + bet, 0)
  const win = played.reduce((sum, { win }) => sum + win, 0)
  const share = (rate: number) => Math.floor((turnover * rate) / 10_000)
  const rebate = share(OWN_RATE) - share(LINK_RATE)
  expect(rebate).toBeGreaterThan(0)

  await test.step('the agent home has counted the friend', async () => {
    await open(page, '/m/agent')
    for (const [label, count] of counted) await expect(figure(page, label)).toHaveText(`${count + 1}`)
  })

  await test.step('bets, profit and rebate are what was played', async () => {
    await tile(page, 'Team betting').tap()
    await tap(page, 'All members')
    const chooser = page.getByRole('dialog', { name: 'Choose a member' })
    await chooser.getByLabel('Search a user name').fill('friend')
    await chooser.getByRole('button', { name: 'friend2026' }).tap()
    const bets = main(page).getByRole('list', { name: 'Bets of the team' }).getByRole('listitem')
    await expect(bets).toHaveCount(ROUNDS)
    for (const [at, round] of [...played].reverse().entries()) {
      const bet = bets.nth(at)
      await expect(bet).toContainText('friend2026')
      const amounts = (await bet.locator('.fy-team-amount').allTextContents()).map(cents)
      expect(amounts).toEqual([round.bet, round.win])
    }
    expect(await inCents(page, 'Turnover')).toBe(turnover)
    expect(await inCents(page, 'Paid back')).toBe(win)
    await page.goBack()

    await tile(page, 'Team profit and loss').tap()
    await main(page).getByRole('button', { name: 'Today' }).tap()
    const line = main(page).getByRole('row').filter({ hasText: 'friend2026' })
    await expect(line).toHaveCount(1)
    const [staked = '', lost = '', ...others] = await line.getByRole('cell').allTextContents()
    const result = turnover - win
    expect([cents(staked), cents(lost), lost.startsWith('won ')]).toEqual([turnover, Math.abs(result), result < 0])
    const net = result - share(OWN_RATE) - WELCOME
    expect(others.map(cents)).toEqual([rebate, share(OWN_RATE), WELCOME, 0, 0, net])
    await page.goBack()

    await tile(page, 'Team rebate income').tap()
    await main(page).getByRole('button', { name: 'Today' }).tap()
    await main(page).getByRole('button', { name: 'By line' }).tap()
    const income = main(page).getByRole('row').filter({ hasText: 'friend2026' })
    await expect(income).toHaveCount(1)
    expect((await income.locator('.fy-team-amount').allTextContents()).map(cents)).toEqual([rebate, turnover])
    const soFar = (await income.getByText(/not paid yet$/).textContent()) ?? ''
    expect(cents(soFar)).toBe(rebate)
    await page.goBack()
  })

  await test.step('the envelope has been drawn', async () => {
    await tile(page, 'Red envelope rain').tap()
    await expect(main(page).locator('.fy-rain-headline')).toHaveText(/^You got ₱\d+\.\d\d\.$/)
  })
})
