import type { GameQuery } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stubList } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { EmptyList } from './empty-list.tsx'

afterEach(cleanup)

const show = (changes: Partial<GameQuery>, fixedVendor?: string) => {
  const stub = stubList([], changes, fixedVendor)
  renderWith(stubFoyer().foyer, <EmptyList list={stub.list} fixedVendor={fixedVendor} />)
  return stub
}

describe('a list without games', () => {
  it('[LIST-11] leads back from a vendor, a tab and a filter', () => {
    for (const [changes, action, call] of [
      [{ vendorCode: 'JL' }, 'Show all providers', 'setQuery {"vendorCode":""}'],
      [{ tab: 'new' }, 'Clear filters', 'setQuery {"tab":"all"}'],
      [{ tab: 'filter', minBet: 0.1 }, 'Clear filters', 'setQuery {"tab":"all"}'],
      [{ tab: 'fav' }, 'Show all games', 'setQuery {"tab":"all"}'],
      [{ tab: 'recent' }, 'Show all games', 'setQuery {"tab":"all"}'],
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
    show({ vendorCode: 'ZZ' }, 'ZZ')
    expect(screen.getByRole('link', { name: 'To the slots' }).getAttribute('href')).toBe('/m/slot-games')
  })
})
