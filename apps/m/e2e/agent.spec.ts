import { createFoyer, signIn, unwrap, wallet } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { browserBack } from './locators.ts'
import { registerFriend } from './register-friend.ts'
import { asked, beMember, expect, open, PASSWORD, test } from './site-fixtures.ts'

// The device asks for its own day, which the platform reads as one of its own: they are the same there.
test.use({ timezoneId: 'Asia/Manila' })

const tiles = (page: Page) => page.getByRole('navigation', { name: 'Agency', exact: true }).getByRole('listitem')
const footer = (page: Page) => page.getByRole('navigation', { name: 'Agency menu' })
const counter = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div', { hasText: name }).locator('dd')

test('[AGENT-01][AGENT-02] the agent home is for agents: others land in the lobby, and the address says nothing', async ({
  page,
}) => {
  await page.goto('/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
  await beMember(page)
  await page.goto('/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const path of ['/m/member/agent/agentRebeat', '/m/agent/other']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})

test('[AGENT-02][AGENT-04][AGENT-05][AGENT-21][AGENT-23] greets the agent, shows the balance, and leads on', async ({
  page,
  control,
}) => {
  await control.setNotices({ agents: 7 })
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Good (morning|afternoon|evening), agent2$/ })).toBeVisible()
  await expect(main.locator('output')).toContainText('86,100.10')
  await expect(footer(page).getByRole('link')).toHaveText([/^Home$/, /^Open account$/, /^Dividend$/, /^News/])
  await expect(footer(page).locator('.fy-badge [aria-hidden]')).toHaveText('7')
  await expect(page.getByRole('link', { name: 'Promos' })).toHaveCount(0)
  for (const [name, path] of [
    ['Withdraw', '/m/withdraw'],
    ['Deposit', '/m/voucherCenter'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).tap()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
  }
  await footer(page).getByRole('link', { name: 'Open account' }).tap()
  await expect(page).toHaveURL(/\/m\/agentRegister$/)
  await page.goBack()
  await footer(page).getByRole('link', { name: /News/ }).tap()
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/)
  await page.goBack()
  await footer(page).getByRole('link', { name: 'Home' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[AGENT-06] a member of the team who logs in is counted; a failure shows zeros and no message', async ({
  page,
  control,
  server,
  expectTrouble,
}) => {
  await control.scenario({ name: 'empty-team' })
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(counter(page, 'Registered')).toHaveText('0')
  // The counters are zero before the answer is here, too.
  await expect.poll(() => asked(control, 'teamKpi').length).toBeGreaterThan(0)
  const [sent] = asked(control, 'teamKpi')
  expect(sent?.query).toMatchObject({ size: '0', startDate: sent?.query?.endDate })

  await registerFriend(server.url, 'friend1', 'agent2')
  const friend = createFoyer({
    merchant: 'demo',
    baseUrl: server.url,
    ports: memoryPorts(),
  })
  unwrap(await friend.use(signIn).withPassword({ username: 'friend1', password: PASSWORD }))
  unwrap(await friend.use(wallet).load())
  friend.dispose()
  await page.reload()
  await expect(counter(page, 'Registered')).toHaveText('1')
  await expect(counter(page, 'Logged in')).toHaveText('1')
  await expect(counter(page, 'Online')).toHaveText('1')

  expectTrouble(/500/)
  await control.setFault({ endpoint: 'teamKpi', kind: 'status:500' })
  await page.reload()
  await expect(counter(page, 'Logged in')).toHaveText('0')
  await expect(page.locator('.fy-toast')).toHaveCount(0)
})

test('[AGENT-08][AGENT-19][AGENT-24] the flags show the tiles, and each tile has a page with a title', async ({
  page,
}) => {
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(tiles(page)).toHaveText([
    'Team overview',
    'Transaction record',
    'Team management',
    'Red envelope rain',
    'Team profit and loss',
    'Team betting',
    'Agent rebate setting',
    'Team rebate income',
    'Security center',
    /^Messages/,
    'Online service',
  ])
  for (const [name, path, title] of [
    ['Team overview', '/m/agent/team/overview'],
    ['Transaction record', '/m/transaction/record?types=A'],
    ['Team management', '/m/member/team'],
    ['Red envelope rain', '/m/redRain'],
    ['Team profit and loss', '/m/agent/team/pnl'],
    ['Team betting', '/m/teamBetting'],
    ['Agent rebate setting', '/m/member/agent/agentRebeat'],
    ['Team rebate income', '/m/member/teamRebate'],
    ['Security center', '/m/securityCenter'],
    ['Messages', '/m/webEmail', 'Inbox'],
  ] as const) {
    await tiles(page).getByRole('link', { name }).tap()
    await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    await expect(page.getByRole('heading', { name: title ?? name, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(tiles(page)).toHaveCount(11)
  }
  for (const [path, title] of [
    ['/m/agentRegister', 'Open account'],
    ['/m/member/agent/agentDivident', 'Dividend'],
    ['/m/member/agent/getSalaryContract', 'Daily salary agreement'],
    ['/m/member/agent/getDevidendContract', 'Dividend agreement'],
    ['/m/member/agent/getHourContract', 'Hourly salary agreement'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
})

test('[AGENT-11][AGENT-15][AGENT-16] on a small phone the rows of members and of the income say all, and the view and the order stand in one line', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await beMember(page, 'agent2')
  const notes = page.getByRole('main').locator('.fy-team-sub')
  // The unpaid income depends on the hour: in the morning of the merchant's day it is zero.
  await page.route(/\/wps\/agent\/rebates\/income/, async (route) => {
    const response = await route.fetch()
    const body: { value: { list: { soFar: string }[] } } = await response.json()
    for (const row of body.value.list) row.soFar = '1234.56'
    await route.fulfill({ response, json: body })
  })
  for (const language of ['EN', 'TY', 'BN']) {
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: baseURL ?? '' }])
    await page.addInitScript((tag) => localStorage.setItem('MC_LANGUAGE', tag), language)
    await open(page, '/m/member/agent/agentRebeat')
    // Of an agent with members: the longest of the direct ones.
    await expect(notes.filter({ hasText: '10' }).first()).toBeVisible()
    const isCut = (all: Element[]) => all.some((one) => one.scrollWidth > one.clientWidth)
    expect([language, await notes.evaluateAll(isCut)]).toEqual([language, false])
    await open(page, '/m/member/team')
    await expect(notes.first()).toBeVisible()
    const rows = await page.locator('.fy-team-controls').evaluate(({ children }) => {
      const boxes = [...children].map((one) => one.getBoundingClientRect())
      return boxes.map(({ y, height }) => Math.round(y + height / 2))
    })
    expect([language, new Set(rows).size]).toEqual([language, 1])
    await open(page, '/m/member/teamRebate?by=line&level=1&period=days30')
    const income = page.getByRole('main').locator('.fy-report-scroll')
    await expect(income.locator('.fy-team-sub').first()).toBeVisible()
    const hidden = await income.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect([language, hidden]).toEqual([language, 0])
  }
})

test('[AGENT-11] on a wide screen a member is offered to be chosen where members are shown, and not beside a failure', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await beMember(page, 'agent2')
  await control.setFault({ endpoint: 'teamMembers', kind: 'status:500' })
  await open(page, '/m/member/team')
  const main = page.getByRole('main')
  const offer = main.getByText('Choose a member to see more.')
  await expect(main.getByRole('alert')).toContainText('The team could not be loaded.')
  await expect(offer).toBeHidden()
  await control.clearFaults()
  await main.getByRole('button', { name: 'Try again' }).tap()
  await expect(main.getByRole('treegrid').getByRole('row').first()).toBeVisible()
  await expect(offer).toBeVisible()
})

test('[AGENT-02] on a small phone the note of agreements that wait is in view as the agent home opens, in one line', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await control.scenario({ name: 'three-contracts' })
  await beMember(page, 'agent2')
  for (const language of ['EN', 'TY', 'BN']) {
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: baseURL ?? '' }])
    await page.addInitScript((tag) => localStorage.setItem('MC_LANGUAGE', tag), language)
    await open(page, '/m/agent')
    const note = page.getByRole('main').getByRole('heading', { name: /3/ })
    await expect(note).toBeInViewport({ ratio: 1 })
    expect([language, await note.evaluate((one) => one.getClientRects().length * one.clientHeight < 32)]).toEqual([
      language,
      true,
    ])
  }
})

test('[AGENT-20][AGENT-01] a page whose flag is off leads to the agent home; an agency that has ended, to the lobby', async ({
  page,
  control,
}) => {
  await control.setFlags({ DOWNMAN: false })
  await beMember(page, 'agent2')
  await page.goto('/m/member/team')
  await expect(page).toHaveURL(/\/m\/agent$/)
  await expect(page.getByText('No permission or feature temporarily unavailable.')).toBeVisible()
  await expect(counter(page, 'Logged in')).toBeVisible()

  await control.scenario({ name: 'type-revoked' })
  // A tab that is shown while its counts are on their way asks for none.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL(/\/m\/home$/, { timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Agent features have ended for this account.')).toBeVisible()
})

test('[CONTRACT-04][CONTRACT-07][CONTRACT-01][CONTRACT-02] agreements are asked for one by one: cancel shows the next, go leads to its page', async ({
  page,
  control,
}) => {
  await control.scenario({ name: 'no-popups' })
  for (const kind of ['dailySalary', 'dividend'] as const) await control.offerContract({ userName: 'agent2', kind })
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await footer(page).getByRole('link', { name: 'Home' }).tap()
  const prompt = (name: string) => page.getByRole('alertdialog', { name: `${name} agreement required` })
  await expect(prompt('Daily salary')).toBeVisible()
  await axe(page, 'prompt of an agreement')
  await prompt('Daily salary').getByRole('button', { name: 'Cancel' }).tap()
  await expect(prompt('Dividend')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await browserBack(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.reload()
  await prompt('Daily salary').getByRole('button', { name: 'See terms' }).tap()
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/)
  await expect(page.getByRole('heading', { name: 'Daily salary agreement', level: 1 })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goBack()
  await expect(prompt('Daily salary')).toBeVisible()
  await browserBack(page)
  await expect(prompt('Dividend')).toBeVisible()
  await browserBack(page)

  // The agent home has a quiet note in place of the dialogs.
  await open(page, '/m/agent')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '2 agreements wait for you' })).toBeVisible()
  await main.getByRole('heading', { name: '2 agreements wait for you' }).tap()
  await axe(page, 'the agreements that wait')
  // Points would hang out of the card.
  await expect(main.locator('details ul')).toHaveCSS('list-style-type', 'none')
  await main.getByRole('link', { name: 'Daily salary' }).tap()
  await expect(main.getByRole('rowheader')).toHaveText([
    '₱10,000.00 or more',
    '₱50,000.00 or more',
    '₱200,000.00 or more',
  ])
  await axe(page, 'an agreement that is offered')
  await main.getByRole('button', { name: 'Agree' }).tap()
  const sheet = page.getByRole('dialog', { name: /^Agree from / })
  await expect(sheet).toContainText('version 1')
  await axe(page, 'the question to agree')
  await sheet.getByRole('button', { name: 'Cancel' }).tap()
  await expect(main).toContainText('Offered')
  await main.getByRole('button', { name: 'Agree' }).tap()
  await sheet.getByRole('button', { name: 'Yes, I agree' }).tap()
  await expect(main).toContainText(/Agreed .*, version 1/)
  await expect(main.getByRole('button', { name: 'Agree' })).toHaveCount(0)
  await page.goBack()
  // One alone needs no list.
  const one = main.getByRole('heading', { name: '1 agreement waits for you' }).getByRole('link')
  await expect(one).toHaveAttribute('href', '/m/member/agent/getDevidendContract')
  await footer(page).getByRole('link', { name: 'Home' }).tap()
  await expect(prompt('Dividend')).toBeVisible()
})

test('[CONTRACT-08][CONTRACT-05] a failed check disturbs no lobby, and a player who has nothing to sign is asked nothing', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await control.scenario({ name: 'no-popups' })
  await control.setFault({ endpoint: 'contractInfo', kind: 'status:500' })
  await beMember(page, 'agent2')
  await open(page, '/m/home')
  await expect.poll(() => asked(control, 'contractInfo').length).toBeGreaterThan(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.locator('.fy-toast')).toHaveCount(0)
})
