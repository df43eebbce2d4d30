import type { GameListState } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { EmptyList } from './empty-list.tsx'

afterEach(cleanup)

const NO_FILTER: GameListState['filter'] = {
  vendorCode: '',
  name: '',
  classification: '',
  minBet: undefined,
  minLines: undefined,
}
const show = (changes: Partial<GameListState>, fixedVendor?: string) => {
  const stub = stubList([], changes)
  renderWith(stubFoyer().foyer, <EmptyList list={stub.list} fixedVendor={fixedVendor} />)
  return stub
}

describe('a list without games', () => {
  it('[LIST-11] leads back from a vendor, a tab and a filter', () => {
    for (const [changes, action, call] of [
      [{ filter: { ...NO_FILTER, vendorCode: 'JL' } }, 'Show all providers', 'setVendor ""'],
      [{ isNew: true }, 'Clear filters', 'setTab "all"'],
      [{ mode: 'filter', filter: { ...NO_FILTER, minBet: 0.1 } }, 'Clear filters', 'setTab "all"'],
      [{ mode: 'fav' }, 'Show all games', 'setTab "all"'],
      [{ mode: 'recent' }, 'Show all games', 'setTab "all"'],
    ] as const) {
      const stub = show(changes)
      fireEvent.click(screen.getByRole('button', { name: action }))
      expect(stub.calls).toEqual([call])
      cleanup()
    }
  })

  it('[LIST-11] leads on where there is nothing to go back to', () => {
    show({})
    expect(screen.getByRole('link', { name: 'See hot games' }).getAttribute('href')).toBe('/m/hot-games')
    cleanup()
    show({ filter: { ...NO_FILTER, vendorCode: 'ZZ' } }, 'ZZ')
    expect(screen.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/m/slot-games')
  })
})
