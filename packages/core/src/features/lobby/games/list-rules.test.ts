import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import { isUrlTab, SLOT_CLASSIFICATIONS } from '../../../config/code-lists.ts'
import { changeQuery, type GameQuery, initialQuery } from './list-query.ts'
import {
  activeFilters,
  emptyReason,
  listTabs,
  minBetOptions,
  minLineOptions,
  SLOT_CLASSIFICATION_OPTIONS,
} from './list-rules.ts'

const { filter } = parseConfig({ merchant: 'demo' })

const tabs = (category: string, facts: { isSignedIn?: boolean; hasHot?: boolean } = {}) =>
  listTabs({ category, isSignedIn: false, hasHot: true, tab: 'all', ...facts }).map(({ id }) => id)

describe('modes and filters', () => {
  it('[FILTER-01] eleven modes, and nothing else is one', () => {
    for (const mode of ['all', 'hot', 'recent', 'fav', 'filter', 'VP', 'JP', 'SC', 'TG', 'AC', 'BG']) {
      expect(isUrlTab(mode)).toBe(true)
    }
    for (const other of ['x', '', 'new', 'ALL', undefined, 0]) expect(isUrlTab(other)).toBe(false)
  })

  it('[FILTER-13] classifications of the drawer, in order', () => {
    expect(SLOT_CLASSIFICATION_OPTIONS).toEqual(['ALL', 'JP', 'SC', 'VP', 'TG', 'AC', 'BG'])
  })

  it('[FILTER-14] minimum bets of the drawer', () => {
    expect(minBetOptions(filter)).toEqual([undefined, 0.01, 0.05, 0.1, 0.5, 0.75, 1])
  })

  it('[FILTER-15] minimum lines are offered only where a merchant names some', () => {
    expect(minLineOptions(filter)).toEqual([])
    expect(minLineOptions({ ...filter, minLineOptions: [10, 20] })).toEqual([undefined, 10, 20])
  })
})

describe('tabs', () => {
  it('[LIST-05] slots have New and the classifications, members have Favorites and Recent', () => {
    expect(tabs('RNG')).toEqual(['all', 'hot', 'new', ...SLOT_CLASSIFICATIONS])
    expect(tabs('FISH')).toEqual(['all', 'hot'])
    expect(tabs('FISH', { isSignedIn: true })).toEqual(['all', 'hot', 'fav', 'recent'])
    expect(tabs('RNG', { isSignedIn: true })).toEqual(['all', 'hot', 'new', 'fav', 'recent', ...SLOT_CLASSIFICATIONS])
  })

  it('[LIST-06] All alone is no tab bar', () => {
    expect(tabs('LIVE', { hasHot: false })).toEqual([])
    expect(tabs('LIVE', { hasHot: false, isSignedIn: true })).toEqual(['all', 'fav', 'recent'])
  })

  it('[LIST-05][LIST-08] the tab that is shown is chosen, none while a filter is', () => {
    const facts = { category: 'RNG', isSignedIn: false, hasHot: true }
    const chosen = (tab: 'all' | 'new' | 'JP' | 'filter') =>
      listTabs({ ...facts, tab })
        .filter(({ selected }) => selected)
        .map(({ id }) => id)
    expect(chosen('all')).toEqual(['all'])
    expect(chosen('new')).toEqual(['new'])
    expect(chosen('JP')).toEqual(['JP'])
    expect(chosen('filter')).toEqual([])
  })

  it('[LIST-07] six classification codes', () => {
    expect([...SLOT_CLASSIFICATIONS].sort()).toEqual(['AC', 'BG', 'JP', 'SC', 'TG', 'VP'])
  })
})

describe('what a query says about its list', () => {
  const query = (changes: Partial<GameQuery> = {}) => ({ ...initialQuery({ category: 'RNG' }), ...changes })

  it('[FILTER-07] names each filter that is set, with the change that takes it back; the last one takes the tab along', () => {
    expect(activeFilters(query())).toEqual({ active: [], drawerCount: 0, isUnfiltered: true })
    const all = query({ tab: 'filter', name: 'gold', classification: 'JP', minBet: 0.1, minLines: 20 })
    expect(activeFilters(all)).toEqual({
      active: [
        { field: 'name', value: 'gold', without: { name: '' } },
        { field: 'classification', value: 'JP', without: { classification: '' } },
        { field: 'minBet', value: 0.1, without: { minBet: undefined } },
        { field: 'minLines', value: 20, without: { minLines: undefined } },
      ],
      drawerCount: 3,
      isUnfiltered: false,
    })
    const tabsLeft: string[] = []
    let left: GameQuery = all
    for (const { field, without } of activeFilters(all).active) {
      left = changeQuery(left, without)
      expect(activeFilters(left).active.map((filter) => filter.field)).not.toContain(field)
      tabsLeft.push(left.tab)
    }
    expect(tabsLeft).toEqual(['filter', 'filter', 'filter', 'all'])
  })

  it('does not count a classification that is a tab', () => {
    expect(activeFilters(query({ tab: 'JP', classification: 'JP' }))).toEqual({
      active: [],
      drawerCount: 0,
      isUnfiltered: false,
    })
  })

  it('a list of one vendor shows all of its games, unless another vendor is chosen', () => {
    expect(activeFilters(query({ vendorCode: 'JL' }), 'JL').isUnfiltered).toBe(true)
    expect(activeFilters(query({ vendorCode: 'PG' }), 'JL').isUnfiltered).toBe(false)
    expect(activeFilters(query({ vendorCode: 'JL' })).isUnfiltered).toBe(false)
  })

  it('one reason for an empty list, the latest choice first', () => {
    expect(emptyReason(query())).toBe('category')
    expect(emptyReason(query({ vendorCode: 'JL' }))).toBe('chosenVendor')
    expect(emptyReason(query({ vendorCode: 'JL' }), 'JL')).toBe('vendor')
    expect(emptyReason(query({ vendorCode: 'PG' }), 'JL')).toBe('chosenVendor')
    for (const tab of ['new', 'hot', 'JP', 'filter'] as const) {
      expect(emptyReason(query({ tab, vendorCode: 'JL' }))).toBe('filter')
    }
    expect(emptyReason(query({ minBet: 1 }))).toBe('filter')
    expect(emptyReason(query({ minLines: 1 }))).toBe('filter')
    expect(emptyReason(query({ tab: 'fav', vendorCode: 'JL' }))).toBe('favourites')
    expect(emptyReason(query({ tab: 'recent' }))).toBe('recents')
    expect(emptyReason(query({ tab: 'recent', name: 'gold' }))).toBe('search')
  })
})
