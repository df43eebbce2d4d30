import { describe, expect, it } from 'vitest'
import { matchPath } from '../kernel/routes.ts'
import {
  categoriesOfVendor,
  gameListOptions,
  gameListOptionsFromUrl,
  initialTab,
  listCategory,
  listVendorMenu,
  pageSizeFor,
  searchDelayFor,
  typeTarget,
} from './game-list-screens.ts'
import { categoryDropdown } from './home-rules.ts'
import { routes } from './routes.ts'

describe('screens', () => {
  it('[FILTER-03] lists start with all, the hot-games centre with hot, lists of favourites with fav', () => {
    expect(initialTab('gameList', undefined)).toBe('all')
    expect(initialTab('hotGames', undefined)).toBe('hot')
    expect(initialTab('gameList', 'fav')).toBe('fav')
    expect(initialTab('favourites', undefined)).toBe('fav')
    expect(initialTab('homeFavourites', 'all')).toBe('fav')
  })

  it('[FILTER-16] in the drawer a lottery leads to its page, another type replaces the list', () => {
    expect(typeTarget('LOTT')).toEqual({ to: { name: 'lottery' }, replace: false })
    expect(typeTarget('ELOTT')).toEqual({ to: { name: 'lottery' }, replace: false })
    expect(typeTarget('FISH')).toEqual({ to: { name: 'gameList', params: { gameType: 'FISH' } }, replace: true })
  })

  it('[CATEGORY-03] the generic list without a type is RNG, except for somebody’s own games', () => {
    expect(gameListOptions('gameList', { category: '' }).ownCategory).toBe('RNG')
    expect(gameListOptions('vendor', { category: '' }).ownCategory).toBeUndefined()
  })
})

describe('figures', () => {
  it('[LIST-14] page sizes by screen and mode', () => {
    expect(pageSizeFor('homeList', { tab: 'all', category: 'RNG' })).toBe(24)
    expect(pageSizeFor('gameList', { tab: 'JP', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('vendor', { tab: 'all', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('categoryGames', { tab: 'all', category: 'RNG' })).toBe(36)
    expect(pageSizeFor('slotsCenter', { tab: 'filter', category: 'RNG' })).toBe(36)
    expect(pageSizeFor('categoryGames', { tab: 'recent', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('gameList', { tab: 'fav', category: 'RNG' })).toBe(25)
    expect(pageSizeFor('gameList', { tab: 'fav', category: '' })).toBe(30)
    expect(pageSizeFor('favourites', { tab: 'fav', category: 'RNG' })).toBe(30)
    expect(pageSizeFor('homeFavourites', { tab: 'fav', category: 'RNG' })).toBe(15)
    expect(pageSizeFor('hotGames', { tab: 'hot', category: 'RNG' })).toBe(25)
  })

  it('[LIST-04] the search waits 400 ms on category pages and 600 ms on the generic list', () => {
    expect(searchDelayFor('categoryGames')).toBe(400)
    expect(searchDelayFor('hotGames')).toBe(400)
    expect(searchDelayFor('gameList')).toBe(600)
    expect(searchDelayFor('vendor')).toBe(600)
  })
})

describe('addresses', () => {
  const address = (query: Record<string, string>, mode?: string, gameType = 'RNG') => ({
    params: { gameType, ...(mode !== undefined && { dataType: mode }) },
    query,
  })

  it('[FAV-06] favourites without a named type are those of every type', () => {
    expect(gameListOptionsFromUrl('gameList', address({ dataType: 'fav' }, 'fav'))).toMatchObject({
      category: '',
      tab: 'fav',
    })
    expect(gameListOptionsFromUrl('gameList', address({ gameType: 'FAV' }, 'all'))).toMatchObject({ category: '' })
    expect(
      gameListOptionsFromUrl('gameList', address({ gameType: 'FISH', dataType: 'fav' }, 'fav', 'FISH')),
    ).toMatchObject({
      category: 'FISH',
      tab: 'fav',
    })
  })

  it('[CATEGORY-07] the address of new games asks for new ones; a category page stays with its type', () => {
    expect(gameListOptionsFromUrl('gameList', address({ gameType: 'RNG', isNew: '1' }, 'all'))).toMatchObject({
      category: 'RNG',
      tab: 'new',
    })
    expect(gameListOptionsFromUrl('categoryGames', address({}, undefined, 'LIVE'))).toMatchObject({
      category: 'LIVE',
      tab: 'all',
    })
  })
})

describe('the vendors over a list', () => {
  const vendor = (code: string) => ({ code, name: code, icon: undefined, categories: [] })
  const data = {
    categories: [
      { code: 'RNG', vendors: [vendor('JL'), vendor('PG')] },
      { code: 'INHOUSE', vendors: [vendor('JL')] },
    ],
    vendorNames: {},
    vendorIcons: {},
  }

  it('[LIST-02] are offered where there is more than one', () => {
    expect(listVendorMenu('RNG', data)?.map(({ code }) => code)).toEqual(['JL', 'PG'])
    for (const category of ['INHOUSE', 'HOT', 'FAV', 'FISH']) expect(listVendorMenu(category, data)).toEqual([])
  })

  it('a vendor has the categories that it stands under, besides in-house games', () => {
    expect(categoriesOfVendor('JL', data)).toEqual(['RNG'])
    expect(categoriesOfVendor('ZZ', data)).toEqual([])
    expect(categoriesOfVendor('JL', undefined)).toBeUndefined()
  })

  it('[LIST-02] may come while they are loading, except for hot and in-house games', () => {
    for (const category of ['RNG', 'FISH']) expect(listVendorMenu(category, undefined)).toBeUndefined()
    for (const category of ['HOT', 'INHOUSE']) expect(listVendorMenu(category, undefined)).toEqual([])
  })
})

it('[ROUTE-16][HOT-01] a list is named by its category; hot games, favourites and recent games by what they are', () => {
  const optionsAt = (path: string) => {
    const route = matchPath(routes, path)
    if (route === undefined) throw new Error(`${path} is no page`)
    return gameListOptionsFromUrl('gameList', route)
  }
  const nameAt = (path: string) => listCategory(optionsAt(path))
  expect(nameAt('/m/gameList?gameType=FISH')).toBe('FISH')
  expect(nameAt('/m/gameList?dataType=fav')).toBe('FAV')
  expect(nameAt('/m/gameList?dataType=recent')).toBe('RECENT')
  expect(nameAt('/m/gameList?gameType=RNG&dataType=fav')).toBe('RNG')
  expect(optionsAt('/m/gameList?gameType=FISH&vassalage=JL')).toMatchObject({ category: 'FISH', vendorCode: 'JL' })
  const hot = listCategory(gameListOptions('hotGames', { category: '' }))
  expect(categoryDropdown({ hasPage: () => true }, ['RNG'], hot)).toEqual({
    codes: ['HOT', 'RNG'],
    shown: 'HOT',
    selected: 'HOT',
  })
})
