import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Page } from './agent-home.tsx'

const AGENT = { token: 'T', merchantCode: 'demo', userName: 'agent1', type: 1, firstTimeLogin: false }

async function openAgentHome() {
  const platform = scriptedPlatform()
  platform.answer(contract.walletLoad, { sumBalance: 1234.5 })
  platform.answer(contract.teamKpi, {
    footer: { teamLoginMemberCount: 5, teamBetMemberCount: 4, teamRegisterMemberCount: 3, teamOnlineCount: 2 },
  })
  platform.answer(contract.inboxUnread, 100)
  platform.answer(contract.agentAnnouncements, { list: [], footer: { unreadCount: 7 } })
  const test = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/agent',
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(AGENT) }),
    config: { http: { retries: 0 }, flags: { MAILCEN: true } },
  })
  const { foyer, ports } = test
  const host = await showPage(test, <Page />)
  return { host, foyer, here: () => ports.navigation.current() }
}

it('[AGENT-04] the agent home shows the user name, and the balance with two decimals', async () => {
  const { host } = await openAgentHome()
  expect(host.textContent).toMatch(/^Good (morning|afternoon|evening), agent1/)
  expect(host.querySelector('output')?.textContent).toContain('1,234.50')
})

it('[AGENT-05] the agent home leads to withdrawal and deposit', async () => {
  const { host, foyer, here } = await openAgentHome()
  for (const [name, path] of [
    ['Withdraw', '/m/withdraw'],
    ['Deposit', '/m/voucherCenter'],
  ]) {
    const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === name)
    await act(async () => link?.click())
    expect(here()).toBe(path)
    await act(async () => foyer.access.back())
  }
})

it('[AGENT-06] the four counters stand beside their labels, in their order', async () => {
  const { host } = await openAgentHome()
  const counters = [...host.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(counters).toEqual(['Logged in5', 'Betting4', 'Registered3', 'Online2'])
})

it('[AGENT-23] the announcements for agents show how many are unread', async () => {
  const { host } = await openAgentHome()
  const news = host.querySelector('a[href="/m/member/notice?types=A"]')
  expect(news?.querySelector('.fy-badge [aria-hidden]')?.textContent).toBe('7')
})

it('[AGENT-18] the tile of the messages shows how many are unread', async () => {
  const { host } = await openAgentHome()
  const tile = host.querySelector('a[href="/m/webEmail"]')
  expect(tile?.textContent).toContain('Messages')
  expect(tile?.querySelector('.fy-badge [aria-hidden]')?.textContent).toBe('99+')
})

it('[AGENT-19] online service is there without any flag, and opens customer service', async () => {
  const { host, here } = await openAgentHome()
  const tile = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Online service')
  await act(async () => tile?.click())
  // The merchant has named no way to it: the page of messages has what there is.
  await vi.waitFor(() => expect(here()).toBe('/m/message'), { timeout: 20_000 })
})

it('[AGENT-02] while no agreement waits, or it is not known, the line below the greeting leads to all of them', async () => {
  const { host } = await openAgentHome()
  const note = host.querySelector('details')
  expect([
    note?.querySelector('summary')?.textContent,
    [...(note?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
  ]).toEqual([
    'Your agreements',
    [
      ['Daily salary', '/m/member/agent/getSalaryContract'],
      ['Dividend', '/m/member/agent/getDevidendContract'],
      ['Hourly salary', '/m/member/agent/getHourContract'],
    ],
  ])
})
