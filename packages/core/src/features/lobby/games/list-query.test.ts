import { expect, it } from 'vitest'
import type { GameListOptions } from './game-list.ts'
import {
  applyFilter,
  clearFilter,
  forGuest,
  initialQuery,
  type ListQuery,
  selectClassification,
  selectTab,
  selectVendor,
  setSearch,
  withCategory,
} from './list-query.ts'
import { EMPTY_FILTER } from './list-rules.ts'

const first = (options: Partial<GameListOptions> = {}) =>
  initialQuery({ screen: 'gameList', category: 'RNG', ...options })

const filtered: ListQuery = {
  ...first(),
  mode: 'filter',
  filter: { vendorCode: 'PP', name: 'fire', classification: 'JP', minBet: 0.1, minLines: 20 },
}

it('[FILTER-03] a fresh list asks for all with an empty filter, the centre for hot, an address for what it says', () => {
  expect(first()).toMatchObject({ mode: 'all', isNew: false, filter: EMPTY_FILTER })
  expect(first({ screen: 'hotGames', category: '' }).mode).toBe('hot')
  expect(first({ mode: 'fav' }).mode).toBe('fav')
  expect(first({ mode: 'JP' }).filter.classification).toBe('JP')
  expect(first({ vendorCode: 'JL' }).filter.vendorCode).toBe('JL')
})

it('[FILTER-04] a tab clears vendor, name, classification, minimum bet and lines', () => {
  expect(selectTab(filtered, 'hot')).toMatchObject({ mode: 'hot', isNew: false, filter: EMPTY_FILTER })
})

it('[FILTER-04] the vendor of the address is no filter and stays', () => {
  const page = selectVendor(first({ vendorCode: 'JL' }), 'PP')
  expect(page.filter.vendorCode).toBe('PP')
  expect(selectTab(page, 'hot').filter.vendorCode).toBe('JL')
  expect(selectVendor(page, '').filter.vendorCode).toBe('JL')
})

it('[LIST-08] New is the mode all with a mark of its own, gone with the next tab', () => {
  const fresh = selectTab(filtered, 'new')
  expect(fresh).toMatchObject({ mode: 'all', isNew: true })
  expect(selectTab(fresh, 'hot').isNew).toBe(false)
  expect(selectTab(fresh, 'all').isNew).toBe(false)
})

it('[FILTER-05] a classification becomes the mode, ALL takes it back', () => {
  const chosen = selectClassification(first(), 'JP')
  expect(chosen).toMatchObject({ mode: 'JP', filter: { classification: 'JP' } })
  expect(selectClassification(chosen, 'ALL')).toMatchObject({ mode: 'all', filter: { classification: '' } })
  expect(selectTab(first(), 'JP')).toMatchObject({ mode: 'JP', filter: { classification: 'JP' } })
})

it('[FILTER-06] the drawer makes the mode filter', () => {
  expect(applyFilter(first(), { minBet: 0.1 })).toMatchObject({ mode: 'filter', filter: { minBet: 0.1 } })
  expect(applyFilter(first(), { classification: 'JP', minLines: 20 })).toMatchObject({
    mode: 'filter',
    filter: { classification: 'JP', minLines: 20 },
  })
  expect(applyFilter(filtered, { classification: 'ALL' }).filter.classification).toBe('')
})

it('[FILTER-06] applied without anything chosen it is no filter', () => {
  expect(applyFilter(first(), { classification: 'ALL', minBet: undefined }).mode).toBe('all')
})

it('[FILTER-07] the mode stays while a filter is left and is all without', () => {
  const two = applyFilter(first(), { minBet: 0.1, classification: 'JP' })
  const one = clearFilter(two, 'minBet')
  expect(one).toMatchObject({ mode: 'filter', filter: { minBet: undefined, classification: 'JP' } })
  expect(clearFilter(one, 'classification')).toMatchObject({ mode: 'all', filter: EMPTY_FILTER })
})

it('[FILTER-07] a classification that was the mode goes with its filter', () => {
  expect(clearFilter(selectClassification(first(), 'JP'), 'classification').mode).toBe('all')
  expect(clearFilter({ ...filtered, mode: 'JP' }, 'classification').mode).toBe('filter')
})

it('[FILTER-07] the vendor of the address does not count as a filter', () => {
  const page = applyFilter(first({ vendorCode: 'JL' }), { minBet: 1 })
  expect(clearFilter(page, 'minBet')).toMatchObject({ mode: 'all', filter: { vendorCode: 'JL' } })
  expect(clearFilter(selectVendor(page, 'PP'), 'vendorCode').filter.vendorCode).toBe('JL')
})

it('[FILTER-08][LIST-03] a search keeps the vendor, drops the rest, and is trimmed', () => {
  expect(setSearch({ ...filtered, mode: 'JP', isNew: true }, '  fire ')).toMatchObject({
    mode: 'all',
    isNew: false,
    filter: { ...EMPTY_FILTER, vendorCode: 'PP', name: 'fire' },
  })
})

it('[LIST-03] a search is no longer than a name can be, and ends with a whole character', () => {
  const name = (text: string) => setSearch(filtered, text).filter.name
  expect(name('a'.repeat(60))).toHaveLength(60)
  expect(name(`  ${'a'.repeat(61)}`)).toHaveLength(60)
  expect(name('🎲'.repeat(1_000_000))).toBe('🎲'.repeat(60))
  expect(name(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, -0])('[FILTER-06] a bound of %s is none', (value) => {
  expect(applyFilter(first(), { minBet: value, minLines: value })).toEqual(first())
})

it('[FILTER-09] another vendor resets the classification; a classification mode becomes all, others stay', () => {
  expect(selectVendor({ ...filtered, mode: 'JP' }, 'JL')).toMatchObject({
    mode: 'all',
    filter: { vendorCode: 'JL', classification: '', minBet: 0.1 },
  })
  expect(selectVendor(selectTab(first(), 'hot'), 'JL').mode).toBe('hot')
  expect(selectVendor(applyFilter(first(), { classification: 'JP' }), '').mode).toBe('all')
})

it('[FAV-02] without a session somebody’s own games become all games', () => {
  expect(forGuest(first({ mode: 'recent' })).mode).toBe('all')
  expect(forGuest(filtered)).toBe(filtered)
})

it('[CATEGORY-03] the generic list without a type is RNG, except for somebody’s own games', () => {
  const mine = first({ category: '', mode: 'fav' })
  expect(withCategory(mine, 'gameList').category).toBe('')
  expect(withCategory(selectTab(mine, 'all'), 'gameList').category).toBe('RNG')
  expect(withCategory(first({ category: '' }), 'provider').category).toBe('')
})
