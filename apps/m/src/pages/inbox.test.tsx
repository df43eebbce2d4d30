import { contract } from '@foyer/core/contract'
import { routes } from '@foyer/core/site'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { Page } from './inbox.tsx'

const MEMBER = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

it('[INBOX-03] the times of letters are by the merchant’s clock, which the page names', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const platform = scriptedPlatform()
  platform.answer(contract.inboxUnread, 1)
  const letter = { id: '1', title: 'Withdrawal not paid', content: 'Words', read: false }
  platform.answer(contract.inboxList, {
    // There it is the next day and year already.
    list: [{ ...letter, createTime: Date.parse('2020-12-31T11:00:00Z') }],
    totalPages: 1,
    totalCount: 1,
  })
  const { foyer, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/webEmail',
    routes,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 }, timeZone: 'Pacific/Kiritimati' },
  })
  const text = createSiteI18n(foyer)
  await text.load('pages')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    dispose()
    vi.unstubAllGlobals()
  })
  await act(async () => {
    root.render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        <Page />
      </FoyerProvider>,
    )
    await idle()
  })
  expect(host.querySelector('.site-dates')?.textContent).toBe('Jan 1, 2021')
  expect(host.textContent).toMatch(/Times in .+ \(UTC\+14\)/)
})
