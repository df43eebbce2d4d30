import { describe, expect, it } from 'vitest'
import { CLASSIFICATIONS, isUrlTab } from '../../../config/codes.ts'
import { parseConfig } from '../../../config/config.ts'
import { CLASS_OPTIONS, listTabs, minBetOptions, minLineOptions } from './list-rules.ts'

const { filter } = parseConfig({ merchant: 'demo' })

const tabs = (category: string, facts: { loggedIn?: boolean; hasHot?: boolean } = {}) =>
  listTabs({ category, loggedIn: false, hasHot: true, tab: 'all', ...facts }).map(({ id }) => id)

describe('modes and filters', () => {
  it('[FILTER-01] eleven modes, and nothing else is one', () => {
    for (const mode of ['all', 'hot', 'recent', 'fav', 'filter', 'VP', 'JP', 'SC', 'TG', 'AC', 'BG']) {
      expect(isUrlTab(mode)).toBe(true)
    }
    for (const other of ['x', '', 'new', 'ALL', undefined, 0]) expect(isUrlTab(other)).toBe(false)
  })

  it('[FILTER-13] classifications of the drawer, in order', () => {
    expect(CLASS_OPTIONS).toEqual(['ALL', 'JP', 'SC', 'VP', 'TG', 'AC', 'BG'])
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
    expect(tabs('RNG')).toEqual(['all', 'hot', 'new', ...CLASSIFICATIONS])
    expect(tabs('FISH')).toEqual(['all', 'hot'])
    expect(tabs('FISH', { loggedIn: true })).toEqual(['all', 'hot', 'fav', 'recent'])
    expect(tabs('RNG', { loggedIn: true })).toEqual(['all', 'hot', 'new', 'fav', 'recent', ...CLASSIFICATIONS])
  })

  it('[LIST-06] All alone is no tab bar', () => {
    expect(tabs('LIVE', { hasHot: false })).toEqual([])
    expect(tabs('LIVE', { hasHot: false, loggedIn: true })).toEqual(['all', 'fav', 'recent'])
  })

  it('[LIST-05][LIST-08] the tab that is shown is chosen, none while a filter is', () => {
    const facts = { category: 'RNG', loggedIn: false, hasHot: true }
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
    expect([...CLASSIFICATIONS].sort()).toEqual(['AC', 'BG', 'JP', 'SC', 'TG', 'VP'])
  })
})
