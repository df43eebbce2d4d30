import { contract } from '@foyer/core/contract'
import { routes } from '@foyer/core/site'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { Page } from './security-center.tsx'

const MEMBER = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

async function show(state: { set: boolean; lockedUntil?: number } | undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const platform = scriptedPlatform()
  if (state !== undefined) platform.answer(contract.paymentPasswordState, state)
  const { foyer, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/securityCenter',
    routes,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 }, timeZone: 'Asia/Manila' },
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
  return host.querySelector('a[href="/m/withdraw/paymentPassword"]')?.textContent
}

it.each([
  ['not set', { set: false }, 'Payment passwordNot set'],
  ['set', { set: true }, 'Payment passwordSet'],
  [
    'locked',
    { set: true, lockedUntil: Date.parse('2026-11-28T16:30:00Z') },
    'Payment passwordLocked until Nov 29, 2026, 12:30 AM (UTC+8)',
  ],
  ['not known', undefined, 'Payment passwordFor withdrawals: set, change or reset it'],
])('[ROUTE-18] says in the row of the payment password that it is %s', async (_, state, told) => {
  expect((await show(state))?.replaceAll('\u202f', ' ')).toBe(told)
})
