import { createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Page } from './message-center.tsx'

it('links to the help center below the rows of messages', async () => {
  const { fetch } = scriptedPlatform()
  const host = await showPage(
    createTestFoyer({ fetch, path: '/m/message', config: { http: { retries: 0 } } }),
    <Page />,
  )
  const lists = [...host.querySelectorAll('.site-entries')].map((list) =>
    [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  )
  expect(lists.slice(0, 2)).toEqual([['/m/notice', '/m/webEmail'], ['/m/help']])
})
