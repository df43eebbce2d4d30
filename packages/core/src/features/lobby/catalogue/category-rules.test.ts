import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import { GAME_CATEGORIES, isVirtualGroup, VIRTUAL_GROUPS } from '../../../config/code-lists.ts'
import { matchPath, toPath } from '../../../kernel/routes.ts'
import { categoryTarget } from '../../../site/category-target.ts'
import { categoryDropdown, NAV_CATEGORIES } from '../../../site/home-rules.ts'
import { routes } from '../../../site/routes.ts'
import { accessCheckerFor, sessionFixture } from '../../../testing/access-fixtures.ts'
import { categoryRequest, displayCategoryCode, isEsportsVendor } from './category-rules.ts'

/** The type of the games that a page shows. */
const typeForPath = (path: string, gameType?: string) =>
  matchPath(routes, gameType === undefined ? path : `${path}?gameType=${encodeURIComponent(gameType)}`)?.params.gameType

const access = accessCheckerFor(sessionFixture('guest'))
const pathOfCategory = (code: string) => toPath(routes, categoryTarget(code))
const { category } = parseConfig({ merchant: 'demo' })

describe('categories', () => {
  it('[CATEGORY-01] there are ten', () => {
    expect([...GAME_CATEGORIES].sort()).toEqual(
      ['COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'INHOUSE', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
    )
  })

  it('[CATEGORY-02] there are six virtual groups, which are no categories', () => {
    expect([...VIRTUAL_GROUPS].sort()).toEqual(['FAV', 'HOME', 'HOT', 'NEW', 'PROMO', 'RECENT'])
    expect(isVirtualGroup('HOT')).toBe(true)
    expect(isVirtualGroup('RNG')).toBe(false)
  })

  it.each([
    ['/m/slot-games', 'RNG'],
    ['/m/live-games', 'LIVE'],
    ['/m/poker-games', 'PVP'],
    ['/m/fishing-games', 'FISH'],
    ['/m/sport-games', 'SPORTS'],
    ['/m/esport-games', 'ESPORTS'],
  ])('[CATEGORY-03] %s fixes the type %s', (path, type) => {
    expect(typeForPath(path)).toBe(type)
    expect(typeForPath(path, 'LIVE')).toBe(type)
  })

  it('[CATEGORY-03] the generic list takes its type from the query and falls back to RNG', () => {
    expect(typeForPath('/m/gameList', 'FISH')).toBe('FISH')
    expect(typeForPath('/m/gameList')).toBe('RNG')
    for (const none of ['toString', 'FAV', 'HOT', 'a b', '', '<b>'])
      expect(typeForPath('/m/gameList', none)).toBe('RNG')
    expect(typeForPath('/m/lottery', 'FISH')).toBeUndefined()
    expect(typeForPath('constructor')).toBeUndefined()
  })

  it('[CATEGORY-03] a page without a list fixes no type; its parameters are the query as it was written', () => {
    expect(typeForPath('/m/home')).toBeUndefined()
    for (const gameType of ['FISH', '<b>']) {
      const path = `/m/home?gameType=${encodeURIComponent(gameType)}`
      expect(matchPath(routes, path)).toMatchObject({ name: 'home', params: { gameType }, query: { gameType } })
    }
  })

  it('[CATEGORY-04] ESPORTS and COCKFIGHT are displayed as SPORTS, while requests keep what is theirs', () => {
    expect(displayCategoryCode('ESPORTS')).toBe('SPORTS')
    expect(displayCategoryCode('COCKFIGHT')).toBe('SPORTS')
    expect(displayCategoryCode('FISH')).toBe('FISH')
    expect(categoryRequest('ESPORTS', category).gameType).toBe('ESPORTS')
    expect(categoryRequest('COCKFIGHT', category).gameType).toBe('SPORTS')
    expect(categoryRequest('', category).gameType).toBeUndefined()
  })

  it('[CATEGORY-05] the dropdown leaves out the lotteries', () => {
    expect(categoryDropdown(access, ['RNG', 'LOTT', 'ELOTT', 'FISH'], 'RNG').codes).toEqual(['RNG', 'FISH'])
  })

  it('[CATEGORY-05] the dropdown offers every category that has a list, esports and cockfight too', () => {
    const all = ['SPORTS', 'COCKFIGHT', 'ESPORTS', 'RNG', 'BINGO']
    expect(categoryDropdown(access, all, 'RNG').codes).toEqual(all)
  })

  it('[HOT-01][CATEGORY-04] the dropdown shows the hot games first on their page, and sports for its kinds', () => {
    const all = ['SPORTS', 'COCKFIGHT', 'RNG']
    expect(categoryDropdown(access, all, 'HOT')).toEqual({ codes: ['HOT', ...all], shown: 'HOT', selected: 'HOT' })
    expect(categoryDropdown(access, all, 'RNG')).toEqual({ codes: all, shown: 'RNG', selected: 'RNG' })
    // Its name is that of another entry, which is not chosen.
    expect(categoryDropdown(access, all, 'COCKFIGHT')).toMatchObject({ shown: 'SPORTS', selected: undefined })
    expect(categoryDropdown(access, all, 'BINGO')).toMatchObject({ shown: 'BINGO', selected: undefined })
    expect(categoryDropdown(access, [], 'RNG')).toEqual({ codes: [], shown: 'RNG', selected: undefined })
  })

  it('[CATEGORY-07] a category that only the platform knows has the generic list of its own games', () => {
    const path = pathOfCategory('BINGO')
    expect(matchPath(routes, path)).toMatchObject({ name: 'gameList', params: { gameType: 'BINGO' } })
    expect(categoryRequest('BINGO', category).gameType).toBe('BINGO')
  })

  it('[CATEGORY-06] navigation has eleven items in this order', () => {
    expect(NAV_CATEGORIES).toEqual([
      'HOME',
      'HOT',
      'PROMO',
      'FISH',
      'RNG',
      'LIVE',
      'PVP',
      'SPORTS',
      'COCKFIGHT',
      'INHOUSE',
      'LOTT',
    ])
    expect(categoryTarget('ELOTT')).toEqual(categoryTarget('LOTT'))
    for (const code of NAV_CATEGORIES) expect(matchPath(routes, pathOfCategory(code))).toBeDefined()
  })

  it.each([
    ['HOME', '/m/home'],
    ['HOT', '/m/hot-games'],
    ['PROMO', '/m/activity'],
    ['FISH', '/m/fishing-games'],
    ['RNG', '/m/slot-games'],
    ['LIVE', '/m/live-games'],
    ['PVP', '/m/poker-games'],
    ['SPORTS', '/m/sport-games'],
    ['ESPORTS', '/m/esport-games'],
    ['COCKFIGHT', '/m/gameList?gameType=COCKFIGHT'],
    ['INHOUSE', '/m/gameList?gameType=INHOUSE'],
    ['LOTT', '/m/lottery'],
    ['ELOTT', '/m/lottery'],
    ['NEW', '/m/gameList?gameType=RNG&isNew=1'],
    ['FAV', '/m/gameList?dataType=fav'],
    ['RECENT', '/m/gameList?dataType=recent'],
  ])('[CATEGORY-07] %s leads to %s, which is a known route', (code, path) => {
    expect(pathOfCategory(code)).toBe(path)
    expect(matchPath(routes, path)?.name).not.toBe('notFound')
    expect(matchPath(routes, path)).toBeDefined()
  })

  it('[HOT-02] a category chosen on the hot-games centre leads to its own path', () => {
    expect(pathOfCategory('FISH')).toBe('/m/fishing-games')
    expect(pathOfCategory('LOTT')).toBe('/m/lottery')
  })

  it('[CATEGORY-07] a code from outside cannot break out of the query', () => {
    expect(pathOfCategory('A&dataType=fav')).toBe('/m/gameList?gameType=A%26dataType%3Dfav')
  })

  it('[CATEGORY-10] INHOUSE is asked for as RNG of JL', () => {
    expect(categoryRequest('INHOUSE', category)).toEqual({ gameType: 'RNG', vendorCode: 'JL' })
  })

  it('[CATEGORY-11] five vendors count as esports', () => {
    for (const code of ['AV', 'AI', 'IMES', 'TF', 'IA']) expect(isEsportsVendor(code, category)).toBe(true)
    expect(isEsportsVendor('JL', category)).toBe(false)
  })
})
