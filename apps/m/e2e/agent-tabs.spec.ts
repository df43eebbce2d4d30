import type { Page } from '@playwright/test'
import { field, tap } from './locators.ts'
import { asked, beMember, expect, open, ready, signInAs, storedLogin, test } from './site-fixtures.ts'

// The device asks for its own day, which the platform reads as one of its own: they are the same there.
test.use({ timezoneId: 'Asia/Manila' })

const RATES = '/m/member/agent/agentRebeat?of=110001'
const LINKS = '/m/agentRegister'
const BETS = '/m/teamBetting?period=days7'

const main = (page: Page) => page.getByRole('main')
const counter = (page: Page, name: string) =>
  main(page).locator('.site-agent__counters > div', { hasText: name }).locator('dd')
/** Of the team of the first agent: names begin with these, and what it typed. */
const OF_THE_FIRST = /\b(agent2|ana1\d|eli1\d|gino1\d|Flyer)\b|86,100\.10/

const bets = (page: Page) => main(page).getByRole('list', { name: 'Bets of the team' }).getByRole('listitem')

/** The home of an agent without a team, with nothing of the first agent. */
async function expectHomeOfTheSecond(tab: Page): Promise<void> {
  await open(tab, '/m/agent')
  await expect(main(tab).getByRole('heading', { name: /player1$/ })).toBeVisible()
  for (const name of ['Logged in', 'Betting', 'Registered', 'Online']) await expect(counter(tab, name)).toHaveText('0')
  await expect(main(tab).getByRole('heading', { name: /wait/ })).toHaveCount(0)
  await expect(main(tab)).not.toContainText(OF_THE_FIRST)
}

test('[SESSION-09][AGENT-06] a second agent logs in in a second tab: nothing of the first is seen by it or counted for it, in both tabs, also after a reload and the way back', async ({
  page,
  context,
  control,
  expectTrouble,
}) => {
  // What a tab asks for in the moment of the logout.
  expectTrouble(/401/)
  await control.scenario({ name: 'three-contracts' })
  await beMember(page, 'agent2')
  await open(page, LINKS)
  await tap(page, 'New link')
  await field(page, 'Name of the link').fill('Flyer')
  await open(page, RATES)
  await field(page, 'Slots').fill('0.95')
  await open(page, BETS)
  await expect(bets(page).first()).toBeVisible()

  const tab = await context.newPage()
  await open(tab, '/m/set')
  await tap(tab, 'Log out')
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(tab).toHaveURL(/\/m\/home$/)
  await signInAs(tab, 'player1')
  await page.bringToFront()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
  const since = control.log().length

  // The lobby has taken the place of the bets.
  await page.goBack()
  await expect(main(page).getByText('This member is not in your team.')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(main(page).getByText('This member is not in your team.')).toBeVisible()
  await expect(main(page)).not.toContainText(OF_THE_FIRST)
  await page.goBack()
  await tap(page, 'New link')
  await expect(field(page, 'Name of the link')).toHaveValue('')
  await expectHomeOfTheSecond(page)
  await expectHomeOfTheSecond(tab)

  // What the drafts of the first would ask for.
  const late = control.log().slice(since)
  expect(late.filter(({ endpoint }) => endpoint === 'rebatePreview' || endpoint === 'linkCreate')).toEqual([])
})

test('[SESSION-09][AGENT-06] a login of a tab that has not heard of the first agent empties its pages in place: bets, the note and the question about an agreement', async ({
  page,
  context,
  control,
}) => {
  await control.scenario({ name: 'three-contracts' })
  await beMember(page, 'agent2')
  await open(page, BETS)
  await expect(bets(page).first()).toBeVisible()
  const [home, lobby, tab] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await open(home, '/m/agent')
  await expect(main(home).getByRole('heading', { name: '3 agreements wait for you' })).toBeVisible()
  await expect(counter(home, 'Betting')).not.toHaveText('0')
  await open(lobby, '/m/home')
  await expect(lobby.getByRole('alertdialog', { name: 'Daily salary agreement required' })).toBeVisible()
  await open(tab, '/m/help')

  const login = await storedLogin(context, 'player1')
  await tab.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, login)
  // None is loaded again, and none is left in front.
  await expect(bets(page)).toHaveCount(0)
  await expect(main(home).getByRole('heading', { name: /player1$/ })).toBeVisible()
  await expect(main(home).getByRole('heading', { name: /wait/ })).toHaveCount(0)
  await expect(counter(home, 'Betting')).toHaveText('0')
  await expect(lobby.getByRole('alertdialog')).toHaveCount(0)
  for (const one of [page, home]) await expect(main(one)).not.toContainText(OF_THE_FIRST)
  await page.bringToFront()
  await tap(page, '30 days')
  await expect(bets(page)).toHaveCount(0)
  await expect(main(page).getByText('No bets in these days')).toBeVisible()
})

test('[TEAM-10] what is agreed to in one tab is agreed in the others, without a reload', async ({
  page,
  context,
  control,
}) => {
  await control.scenario({ name: 'three-contracts' })
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(main(page).getByRole('heading', { name: '3 agreements wait for you' })).toBeVisible()
  const [terms, lobby, tab] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await open(lobby, '/m/home')
  await expect(lobby.getByRole('alertdialog', { name: 'Daily salary agreement required' })).toBeVisible()
  await open(terms, '/m/member/agent/getSalaryContract')
  await expect(main(terms).getByRole('button', { name: 'Agree' })).toBeVisible()

  await open(tab, '/m/member/agent/getSalaryContract')
  await tap(tab, 'Agree')
  await tab.getByRole('dialog').getByRole('button', { name: 'Yes, I agree' }).tap()
  await expect(main(tab)).toContainText(/Agreed .*, version 1/)

  await terms.bringToFront()
  await expect(main(terms)).toContainText(/Agreed .*, version 1/)
  await expect(main(terms).getByRole('button', { name: 'Agree' })).toHaveCount(0)
  await page.bringToFront()
  await expect(main(page).getByRole('heading', { name: '2 agreements wait for you' })).toBeVisible()
  await lobby.bringToFront()
  await expect(lobby.getByRole('alertdialog', { name: 'Dividend agreement required' })).toBeVisible()
  expect(asked(control, 'contractAgree')).toHaveLength(1)
})
