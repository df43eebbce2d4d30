import { wallet } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { createMemoryStorage, createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { MEMBER } from '../../testing/stub-foyer.ts'
import { BetRecords } from './bet-records.tsx'
import { ProfitAndLossRecords } from './profit-and-loss-records.tsx'
import { SignedAmount } from './signed-amount.tsx'
import { TransactionRecords } from './transaction-records.tsx'

let client: FoyerOnSandbox
afterEach(cleanup)

describe('the records', () => {
  it('list what was played, moved and summed up', async () => {
    for (const Records of [BetRecords, TransactionRecords, ProfitAndLossRecords]) {
      client = await openFoyerOnSandbox({ as: 'player1' })
      renderWith(client.foyer, <Records />)
      expect(screen.queryByRole('status', { name: 'Loading records' })).not.toBeNull()
      await client.settle()
      // Profit and loss are a chart.
      expect([...screen.queryAllByRole('listitem'), ...screen.queryAllByRole('img')].length).toBeGreaterThan(0)
      cleanup()
      client.end()
    }
  })

  it('show what a bet paid out without a sign, since the stake is in it', async () => {
    client = await openFoyerOnSandbox({ as: 'player1' })
    renderWith(client.foyer, <BetRecords />)
    await client.settle()
    const amounts = [...document.querySelectorAll('.fy-record-amount')].map(({ textContent }) => textContent)
    expect(amounts.length).toBeGreaterThan(0)
    for (const amount of amounts) expect(amount).toMatch(/^Win \D*[\d,]+\.\d\d$/)
    // Nothing won is not drawn as something won.
    const signs = [...document.querySelectorAll<HTMLElement>('.fy-record-amount .fy-money')].map(
      ({ textContent, dataset }) => [/[1-9]/.test(textContent), dataset.sign],
    )
    expect(signs).toContainEqual([false, 'none'])
    expect(signs.filter(([isWon, sign]) => sign !== (isWon ? 'plus' : 'none'))).toEqual([])
    client.end()
  })

  it('say why there is nothing, and what failed', async () => {
    client = await openFoyerOnSandbox({ as: 'newbie' })
    renderWith(client.foyer, <BetRecords />)
    await client.settle()
    expect(screen.queryByText('No bets in these days')).not.toBeNull()
    cleanup()
    await client.sandbox.control.setFault({ endpoint: 'gameRecord', kind: 'status:400', times: 1 })
    renderWith(client.foyer, <BetRecords />)
    await client.settle()
    expect(screen.getByRole('alert').textContent).toContain('The records could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('name each row, so that the row on screen is found again when the page changes its shape', async () => {
    client = await openFoyerOnSandbox({ as: 'demo' })
    const { container } = renderWith(client.foyer, <BetRecords />)
    await client.settle()
    const rows = [...container.querySelectorAll('ul.fy-records > li')]
    const names = new Set(rows.map((row) => row.getAttribute('data-place')))
    expect(rows.length).toBeGreaterThan(5)
    expect([names.size, names.has(null)]).toEqual([rows.length, false])
  })

  it('[DATA-01] say that entries are missing when rows could not be read, also when none could', async () => {
    const missing = 'Some entries could not be read and are missing here. Please ask customer service about them.'
    const bet = { betId: 'B1', nodeId: 'N1', betAt: 0, betAmount: '1.00', winAmount: '0.00' }
    const show = async (rows: readonly unknown[]) => {
      const platform = scriptedPlatform()
      platform.answer(contract.gameRecord, { list: rows as never, totalCount: rows.length })
      const { foyer, idle, dispose } = createTestFoyer({
        fetch: platform.fetch,
        storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(MEMBER) }),
      })
      renderWith(foyer, <BetRecords />)
      await act(() => idle())
      const shown = [screen.queryAllByText(missing).length, screen.queryAllByText('No bets in these days').length]
      cleanup()
      dispose()
      return shown
    }
    expect(await show([bet, { ...bet, betId: 'B2', betAmount: 'much' }])).toEqual([1, 0])
    expect(await show([null])).toEqual([1, 0])
    expect(await show([bet])).toEqual([0, 0])
  })

  it('say plus and minus without colour', () => {
    const { foyer } = createTestFoyer({ start: false })
    const { container } = renderWith(
      foyer,
      <>
        <SignedAmount amount="12.5" />
        <SignedAmount amount="-1234.50" />
        <SignedAmount amount="0.00" />
      </>,
    )
    const shown = [...container.querySelectorAll('.fy-change')]
    expect(shown.map((change) => change.textContent)).toEqual([
      `+plus ${foyer.use(wallet).format('12.5')}`,
      `\u2212minus ${foyer.use(wallet).format('1234.50')}`,
      foyer.use(wallet).format('0'),
    ])
  })
})
