import { expect, it } from 'vitest'
import { createThemeClasses } from '../features/lobby/catalogue/tile-theme.ts'
import { toPath } from '../kernel/routes.ts'
import { categoryTarget } from './category-target.ts'
import {
  categoryBrowserMenu,
  categoryPanelKind,
  groupIntoSlides,
  hasArrows,
  homeBlocks,
  slidesPerView,
  tabStripWindow,
  tabTapAction,
  vendorMenu,
} from './home-rules.ts'
import { routes } from './routes.ts'

const games = (count: number) => Array.from({ length: count }, (_, index) => index)
const sizes = (category: string, count: number) => groupIntoSlides(category, games(count)).map((slide) => slide.length)

it('[HOME-02] ticker, banners and hot games belong to HOME alone', () => {
  expect(homeBlocks('HOME')).toEqual(['ticker', 'banners', 'hotGames'])
  expect(homeBlocks('FISH')).toEqual([])
})

it('[HOME-07] the browser lists HOME, HOT, then the categories in order', () => {
  expect(categoryBrowserMenu(['INHOUSE', 'RNG', 'FISH'])).toEqual(['HOME', 'HOT', 'INHOUSE', 'RNG', 'FISH'])
  expect(categoryBrowserMenu(['INHOUSE', 'RNG'], { favourites: true })).toEqual([
    'HOME',
    'HOT',
    'FAV',
    'INHOUSE',
    'RNG',
  ])
})

it.each([
  ['HOME', 'homeMenu'],
  ['FAV', 'favorites'],
  ['HOT', 'hot'],
  ['SPORTS', 'sportsLike'],
  ['COCKFIGHT', 'sportsLike'],
  ['LOTT', 'sportsLike'],
  ['ELOTT', 'sportsLike'],
  ['RNG', 'vendor'],
  ['FISH', 'vendor'],
  ['ESPORTS', 'vendor'],
])('[HOME-08] %s has the panel %s', (category, panel) => {
  expect(categoryPanelKind(category)).toBe(panel)
})

it('[HOME-09] five tabs show, the active one among them, moved in 200 ms', () => {
  expect(tabStripWindow(9, 6)).toEqual({ start: 4, end: 9, scrollMs: 200 })
  expect(tabStripWindow(9, 4)).toEqual({ start: 2, end: 7, scrollMs: 200 })
  expect(tabStripWindow(9, 0)).toEqual({ start: 0, end: 5, scrollMs: 200 })
  expect(tabStripWindow(3, 2)).toEqual({ start: 0, end: 3, scrollMs: 200 })
  for (let active = 0; active < 9; active += 1) {
    const { start, end } = tabStripWindow(9, active)
    expect(end - start).toBe(5)
    expect(active >= start && active < end).toBe(true)
  }
})

it('[HOME-10] a lottery tab launches, and any other selects', () => {
  expect(tabTapAction('LOTT')).toEqual({ kind: 'launch', category: 'LOTT' })
  expect(tabTapAction('ELOTT')).toEqual({ kind: 'launch', category: 'ELOTT' })
  expect(tabTapAction('RNG')).toEqual({ kind: 'select', category: 'RNG' })
})

it('[HOME-11] two slides per view for the five sports-like categories, three for the others', () => {
  for (const category of ['ESPORTS', 'SPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']) expect(slidesPerView(category)).toBe(2)
  for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'HOT']) expect(slidesPerView(category)).toBe(3)
})

it('[HOME-12] games are paired above the threshold of their category, hot ones never', () => {
  expect(sizes('SPORTS', 3)).toEqual([1, 1, 1])
  expect(sizes('SPORTS', 4)).toEqual([2, 2])
  expect(sizes('RNG', 6)).toEqual([1, 1, 1, 1, 1, 1])
  expect(sizes('RNG', 7)).toEqual([2, 2, 2, 1])
  expect(sizes('HOT', 20)).toEqual(new Array(20).fill(1))
  expect(groupIntoSlides('RNG', games(7)).flat()).toEqual(games(7))
})

it('[HOME-13] three-per-view sliders have arrows for more than three games', () => {
  expect(hasArrows('RNG', 3)).toBe(false)
  expect(hasArrows('RNG', 4)).toBe(true)
  expect(hasArrows('RNG', 7)).toBe(true)
  expect(hasArrows('HOT', 4)).toBe(true)
})

it('[HOME-15] the vendor menu begins with All', () => {
  expect(vendorMenu([{ code: 'JL' }, { code: 'PP' }])).toEqual(['', 'JL', 'PP'])
})

it('[HOME-17] a vendor tile leads to its category with the vendor in the query', () => {
  expect(toPath(routes, categoryTarget('FISH', 'JL'))).toBe('/m/fishing-games?vassalage=JL')
  expect(toPath(routes, categoryTarget('COCKFIGHT', 'A&B'))).toBe('/m/gameList?gameType=COCKFIGHT&vassalage=A%26B')
})

it('[HOME-18] a tile gets one of four theme classes by chance and keeps it', () => {
  const draws = [0, 0.26, 0.5, 0.99, 0.1]
  const themeClass = createThemeClasses({ next: () => draws.shift() ?? 0 })
  expect(['a', 'b', 'c', 'd'].map(themeClass)).toEqual([1, 2, 3, 4])
  expect(['d', 'c', 'b', 'a'].map(themeClass)).toEqual([4, 3, 2, 1])
  expect(draws).toEqual([0.1])
})
