import { money } from '@foyer/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { ProfitAndLossRecords } from './profit-and-loss-records.tsx'
import { ProfitChart } from './profit-chart.tsx'

afterEach(cleanup)

it('[CASH-44] says in whose days it is summed up, and what a result is', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <ProfitAndLossRecords />)
  await client.settle()
  expect(screen.getByText(/^Days in .+ \(UTC\+8\)$/).isConnected).toBe(true)
  expect(screen.getByText('Result = won − staked. Rewards are shown apart.').isConnected).toBe(true)
  client.end()
})

it('is a chart with a sentence, and the same as a table', async () => {
  const client = await openFoyerOnSandbox({ as: 'player1' })
  renderWith(client.foyer, <ProfitAndLossRecords />)
  await client.settle()
  expect(screen.getByRole('img', { name: /^Result of each day from .+ to .+\. Highest .+, lowest / }).isConnected).toBe(
    true,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  const table = screen.getByRole('table', { name: 'Profit and loss' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Staked', 'Won', 'Result'])
  expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0)
  client.end()
})

const amount = (text: string) => {
  const read = money.read(text)
  if (read === undefined) throw new Error(text)
  return read
}
const row = (day: string, profit: string) => ({
  day,
  profit: amount(profit),
  betAmount: amount('0'),
  winAmount: amount('0'),
  rewardAmount: undefined,
  rounds: 1,
})

it('draws losses below the line on the scale of the gains, and something for the least', () => {
  const { foyer } = stubFoyer()
  const rows = [
    row('2026-11-23', '-90.00'),
    row('2026-11-22', '30.00'),
    row('2026-11-21', '0.01'),
    row('2026-11-20', '0.00'),
  ]
  const { container } = renderWith(foyer, <ProfitChart rows={rows} days={{ from: '2026-11-19', to: '2026-11-24' }} />)
  const zero = Number(container.querySelector('line')?.getAttribute('y1'))
  const bars = [...container.querySelectorAll('svg > rect')].map((bar) => {
    const [y, height] = [Number(bar.getAttribute('y')), Number(bar.getAttribute('height'))]
    return { x: bar.getAttribute('x'), height, isBelow: y >= zero, isHatched: bar.getAttribute('fill') !== null }
  })
  // A quarter of the height is won, three quarters are lost.
  expect(zero).toBe(30)
  expect(bars).toEqual([
    { x: '21', height: 2, isBelow: false, isHatched: false },
    { x: '31', height: 30, isBelow: false, isHatched: false },
    { x: '41', height: 90, isBelow: true, isHatched: true },
  ])
})

it('days of nothing at all are a line alone', () => {
  const { foyer } = stubFoyer()
  const days = { from: '2026-11-24', to: '2026-11-24' }
  const { container } = renderWith(foyer, <ProfitChart rows={[row('2026-11-24', '0.00')]} days={days} />)
  expect(container.querySelectorAll('svg > rect')).toHaveLength(0)
  expect(container.querySelectorAll('svg > line')).toHaveLength(1)
})
