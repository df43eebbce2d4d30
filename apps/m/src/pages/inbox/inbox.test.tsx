import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Page } from './inbox.tsx'

const MEMBER = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

it('the times of letters are by the merchant’s clock, which the page names', async () => {
  const platform = scriptedPlatform()
  platform.answer(contract.inboxUnread, 1)
  const letter = { id: '1', title: 'Withdrawal not paid', content: 'Words', read: false }
  platform.answer(contract.inboxList, {
    // There it is the next day and year already.
    list: [{ ...letter, createTime: Date.parse('2020-12-31T11:00:00Z') }],
    totalPages: 1,
    totalCount: 1,
  })
  const test = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/webEmail',
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 }, timeZone: 'Pacific/Kiritimati' },
  })
  const host = await showPage(test, <Page />)
  expect(host.querySelector('.site-dates')?.textContent).toBe('Jan 1, 2021')
  expect(host.textContent).toMatch(/Times in .+ \(UTC\+14\)/)
})

it('[INBOX-03] the newest message has the hour alone on a phone whose clock is a day ahead', async () => {
  const now = Date.parse('2026-11-28T04:00:00Z')
  const platform = scriptedPlatform()
  platform.answer(contract.inboxUnread, 1)
  platform.answer(contract.inboxList, {
    list: [{ id: '1', title: 'Welcome', content: 'Words', read: false, createTime: now - 60_000 }],
    totalCount: 1,
  })
  const test = createTestFoyer({
    async fetch(request) {
      const response = await platform.fetch(request)
      response.headers.set('date', new Date(now).toUTCString())
      return response
    },
    now: now + 86_400_000,
    path: '/m/webEmail',
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 }, timeZone: 'Asia/Manila' },
  })
  const host = await showPage(test, <Page />)
  expect(host.querySelector('.site-dates')?.textContent?.replaceAll('\u202f', ' ')).toBe('11:59 AM')
})
