import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renameMembers } from '../../testing/rename-members.ts'
import { renderWith } from '../../testing/render.tsx'
import { RebateIncome } from '../rebates/rebate-income.tsx'
import { TeamBets } from './team-bets.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamProfitAndLoss } from './team-profit-and-loss.tsx'

afterEach(cleanup)

/** Markup, a sign that turns what follows around, and one that is far too long. */
const NAMES = ['<img src=x onerror=alert(1)>', '\u202Etxt.eman', 'n'.repeat(300)] as const

const stays = () => {}
const WEEK = { period: 'days7' }

it.each<[name: string, page: ReactNode]>([
  ['tree', <TeamMembers key="tree" address={{}} onAddress={stays} onOf={stays} />],
  ['list', <TeamMembers key="list" address={{ view: 'list' }} onAddress={stays} onOf={stays} />],
  ['profit and loss', <TeamProfitAndLoss key="pnl" address={WEEK} onAddress={stays} />],
  ['bets', <TeamBets key="bets" address={WEEK} onAddress={stays} />],
  ['income', <RebateIncome key="income" address={{ ...WEEK, by: 'line' }} onAddress={stays} />],
])('[TEAM-07] names with markup and signs of direction are plain text for themselves: %s', async (_, page) => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  renameMembers(client, NAMES)
  renderWith(client.foyer, page)
  await client.settle()
  expect(document.querySelector('img[src="x"]')).toBeNull()
  for (const name of NAMES) {
    const [shown] = screen.getAllByText(
      (_text, element) => element?.textContent === name && element.matches('bdi, bdi *'),
    )
    expect(shown?.isConnected).toBe(true)
  }
  client.end()
})
