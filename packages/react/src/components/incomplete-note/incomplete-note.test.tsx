import '../../testing/jsdom-dialogs.ts'
import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { MEMBER } from '../../testing/stub-foyer.ts'
import { DepositScreen } from '../deposit/deposit-screen.tsx'
import { PayoutAccountsScreen } from '../payout-accounts/payout-accounts-screen.tsx'
import { GoodGrid } from '../points-mall/good-grid.tsx'
import { TeamMembers } from '../team/team-members.tsx'

afterEach(cleanup)

const MISSING = 'Some entries could not be read and are missing here. Please ask customer service about them.'

async function show(page: ReactNode, endpoint: keyof typeof contract, type: number, list: readonly unknown[]) {
  const platform = scriptedPlatform()
  platform.answer(contract.siteFlags, { flags: { PTSYS3: 1 } })
  platform.answer(contract[endpoint], { list, totalCount: list.length, kinds: [], most: 5, promotionIds: [] } as never)
  const { foyer, idle, dispose } = createTestFoyer({
    fetch: platform.fetch,
    storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify({ ...MEMBER, type }) }),
    config: { http: { retries: 0 } },
  })
  // The flags say what is offered.
  await idle()
  renderWith(foyer, page)
  await act(() => idle())
  const shown = [screen.queryAllByText(MISSING).length, document.querySelectorAll('.fy-state').length]
  cleanup()
  dispose()
  return shown
}

it.each([
  ['goods', <GoodGrid key="" />, 'goodsList', 0],
  ['payout accounts', <PayoutAccountsScreen key="" />, 'payoutAccounts', 0],
  ['members of a tree', <TeamMembers key="" address={{}} onAddress={() => {}} onOf={() => {}} />, 'teamMembers', 2],
] as const)('[DATA-01] says that %s are missing, and not that there are none', async (_, page, endpoint, type) => {
  expect(await show(page, endpoint, type, [null])).toEqual([1, 0])
  expect(await show(page, endpoint, type, [])).toEqual([0, 1])
})

it('[DATA-01] says that ways to pay are missing', async () => {
  const page = <DepositScreen />
  expect((await show(page, 'depositMethods', 0, [null]))[0]).toBe(1)
  expect((await show(page, 'depositMethods', 0, []))[0]).toBe(0)
})
