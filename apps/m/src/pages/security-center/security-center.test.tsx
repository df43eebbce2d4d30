import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Page } from './security-center.tsx'

const MEMBER = { token: 'T', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

async function show(state: { set: boolean; lockedUntil?: number } | undefined) {
  const platform = scriptedPlatform()
  if (state !== undefined) platform.answer(contract.paymentPasswordState, state)
  const test = createTestFoyer({
    fetch: platform.fetch,
    path: '/m/securityCenter',
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
    config: { http: { retries: 0 }, timeZone: 'Asia/Manila' },
  })
  const host = await showPage(test, <Page />)
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
])('[CASH-35] says in the row of the payment password that it is %s', async (_, state, told) => {
  expect((await show(state))?.replaceAll('\u202f', ' ')).toBe(told)
})
