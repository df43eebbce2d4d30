import { describe, expect, it } from 'vitest'
import { CLASSIFICATIONS, isFilterMode } from '../../../config/codes.ts'
import { parseConfig } from '../../../config/config.ts'
import {
  CLASS_OPTIONS,
  EMPTY_FILTER,
  initialMode,
  listOptions,
  listTabs,
  minBetOptions,
  minLineOptions,
  pageSizeFor,
  searchDebounceFor,
  typeTarget,
} from './list-rules.ts'

const { filter } = parseConfig({ merchant: 'demo' })

const tabs = (category: string, facts: { loggedIn?: boolean; hasHot?: boolean } = {}) =>
  listTabs({ category, loggedIn: false, hasHot: true, mode: 'all', isNew: false, ...facts }).map(({ id }) => id)

describe('modes and filters', () => {
  it('[FILTER-01] eleven modes, and nothing else is one', () => {
    for (const mode of ['all', 'hot', 'recent', 'fav', 'filter', 'VP', 'JP', 'SC', 'TG', 'AC', 'BG']) {
      expect(isFilterMode(mode)).toBe(true)
    }
    for (const other of ['x', '', 'new', 'ALL', undefined, 0]) expect(isFilterMode(other)).toBe(false)
  })

  it('[FILTER-02] a filter has five fields', () => {
    expect(Object.keys(EMPTY_FILTER)).toEqual(['vendorCode', 'name', 'classification', 'minBet', 'minLines'])
  })

  it('[FILTER-03] lists start with all, the hot-games centre with hot, lists of favourites with fav', () => {
    expect(initialMode('gameList', undefined)).toBe('all')
    expect(initialMode('hotGames', undefined)).toBe('hot')
    expect(initialMode('gameList', 'fav')).toBe('fav')
    expect(initialMode('favourites', undefined)).toBe('fav')
    expect(initialMode('homeFavourites', 'all')).toBe('fav')
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

  it('[FILTER-16] in the drawer a lottery leads to its page, another type replaces the list', () => {
    expect(typeTarget('LOTT')).toEqual({ to: '/m/lottery', replace: false })
    expect(typeTarget('ELOTT')).toEqual({ to: '/m/lottery', replace: false })
    expect(typeTarget('FISH')).toEqual({ to: '/m/gameList?gameType=FISH', replace: true })
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

  it('[LIST-05][LIST-08] the tab of the mode is chosen; New is the one while new games are asked for', () => {
    const facts = { category: 'RNG', loggedIn: false, hasHot: true }
    const chosen = (mode: 'all' | 'JP' | 'filter', isNew = false) =>
      listTabs({ ...facts, mode, isNew })
        .filter(({ selected }) => selected)
        .map(({ id }) => id)
    expect(chosen('all')).toEqual(['all'])
    expect(chosen('all', true)).toEqual(['new'])
    expect(chosen('JP')).toEqual(['JP'])
    expect(chosen('filter')).toEqual([])
  })

  it('[LIST-07] six classification codes', () => {
    expect([...CLASSIFICATIONS].sort()).toEqual(['AC', 'BG', 'JP', 'SC', 'TG', 'VP'])
  })
})

describe('figures', () => {
  it('[LIST-14] page sizes by screen and mode', () => {
    expect(pageSizeFor('homeList', { mode: 'all', category: 'RNG' })).toBe(24)
    expect(pageSizeFor('gameList', { mode: 'JP', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('provider', { mode: 'all', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('categoryGames', { mode: 'all', category: 'RNG' })).toBe(36)
    expect(pageSizeFor('slotsCenter', { mode: 'filter', category: 'RNG' })).toBe(36)
    expect(pageSizeFor('categoryGames', { mode: 'recent', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('gameList', { mode: 'fav', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('gameList', { mode: 'fav', category: '' })).toBe(30)
    expect(pageSizeFor('favourites', { mode: 'fav', category: 'RNG' })).toBe(30)
    expect(pageSizeFor('homeFavourites', { mode: 'fav', category: 'RNG' })).toBe(15)
    expect(pageSizeFor('hotGames', { mode: 'hot', category: 'RNG' })).toBe(25)
  })

  it('[LIST-04] the search waits 400 ms on category pages and 600 ms on the generic list', () => {
    expect(searchDebounceFor('categoryGames')).toBe(400)
    expect(searchDebounceFor('hotGames')).toBe(400)
    expect(searchDebounceFor('gameList')).toBe(600)
    expect(searchDebounceFor('provider')).toBe(600)
  })
})

describe('addresses', () => {
  const address = (query: Record<string, string>, mode?: string, gameType = 'RNG') => ({
    gameType,
    vendorCode: undefined,
    mode,
    query,
  })

  it('[FAV-06] favourites without a named type are those of every type', () => {
    expect(listOptions('gameList', address({ dataType: 'fav' }, 'fav'))).toMatchObject({ category: '', mode: 'fav' })
    expect(listOptions('gameList', address({ gameType: 'FAV' }, 'all'))).toMatchObject({ category: '' })
    expect(listOptions('gameList', address({ gameType: 'FISH', dataType: 'fav' }, 'fav', 'FISH'))).toMatchObject({
      category: 'FISH',
      mode: 'fav',
    })
  })

  it('[CATEGORY-07] the address of new games asks for new ones; a category page stays with its type', () => {
    expect(listOptions('gameList', address({ gameType: 'RNG', isNew: '1' }, 'all'))).toMatchObject({
      category: 'RNG',
      isNew: true,
    })
    expect(listOptions('categoryGames', address({}, undefined, 'LIVE'))).toMatchObject({
      category: 'LIVE',
      mode: undefined,
      isNew: false,
    })
  })
})
