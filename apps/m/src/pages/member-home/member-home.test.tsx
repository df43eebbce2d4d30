import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Page } from './member-home.tsx'

const MEMBER = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

it('[PERR-10] says once that the network is missing, and reads everything when it is back', async () => {
  const platform = scriptedPlatform()
  platform.answer(contract.siteFlags, { flags: { REWCEN3: 1 } } as never)
  const test = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/member/home',
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 } },
  })
  await test.idle()
  test.ports.network.setOnline(false)
  const host = await showPage(test, <Page />)
  const buttons = () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(host.textContent?.match(/You are offline/g)).toEqual(['You are offline'])
  expect(host.textContent).toContain('This opens by itself when the network is back.')
  expect(host.textContent).not.toContain('could not be loaded')
  expect(buttons()).not.toContain('Try again')

  const reads = [contract.memberInfo, contract.memberLevel, contract.depositList, contract.verificationState]
  const counts = () => reads.map((endpoint) => platform.requestsOf(endpoint).length)
  const before = counts()
  await act(async () => {
    test.ports.network.setOnline(true)
    await test.idle()
  })
  expect(counts().map((count, at) => count > (before[at] ?? 0))).toEqual([true, true, true, true])
  // The scripted platform answers none of them: now each part says so, and can be tried again.
  expect(host.textContent).not.toContain('You are offline')
  expect(buttons().filter((name) => name === 'Try again')).toHaveLength(3)
})

it('links to the help center', async () => {
  const host = await showPage(
    createTestFoyer({
      fetch: scriptedPlatform().fetch,
      path: '/m/member/home',
      storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
      config: { http: { retries: 0 } },
    }),
    <Page />,
  )
  expect(host.querySelector('a[href="/m/help"]')?.textContent).toBe('Help center')
})
