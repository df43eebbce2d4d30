import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useLotteries } from '../../hooks/use-lotteries.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { WinnerBoard } from './winner-board.tsx'

let client: FoyerOnSandbox
afterEach(cleanup)

function Board() {
  useLotteries()
  return <WinnerBoard />
}
const board = () => document.querySelector('section[aria-label="Winners"]')
const lines = () => [...(board()?.querySelectorAll('ol > li') ?? [])]
const amountOf = (line: Element) => Number(line.querySelector('.fy-money')?.textContent?.replace(/[^\d.]/g, ''))

describe('the winner board', () => {
  it('[LOTTERY-04][CALL-38] has the highest amount in its first line, and masks the names', async () => {
    client = await openFoyerOnSandbox({ path: '/m/lottery' })
    renderWith(client.foyer, <Board />)
    expect(board()?.getAttribute('aria-busy')).toBe('true')
    await client.settle()
    expect(lines()).toHaveLength(5)
    fireEvent.click(screen.getByText('Show all 20'))
    const amounts = lines().map(amountOf)
    expect(amounts).toHaveLength(20)
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    for (const line of lines())
      expect(line.querySelector('.fy-winner-board-name')?.textContent).toMatch(/^.{1,2}\*{3}.?$/)
    fireEvent.click(screen.getByText('Show fewer'))
    expect(lines()).toHaveLength(5)
  })

  it('says when it cannot be had, and tries again', async () => {
    client = await openFoyerOnSandbox({ path: '/m/lottery' })
    await client.sandbox.control.setFault({ endpoint: 'winnerBoard', kind: 'status:400', times: 1 })
    renderWith(client.foyer, <Board />)
    await client.settle()
    expect(board()?.textContent).toContain('The winners could not be loaded.')
    fireEvent.click(screen.getByText('Try again'))
    await client.settle()
    expect(lines()).toHaveLength(5)
  })

  it('is not there while nobody has won', async () => {
    client = await openFoyerOnSandbox({ path: '/m/lottery' })
    await client.sandbox.control.setLobby({ empty: true })
    renderWith(client.foyer, <Board />)
    await client.settle()
    expect(board()).toBeNull()
  })
})
