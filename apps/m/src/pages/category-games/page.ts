import { displayCategoryCode, routes } from '@foyer/core/site'
import { categoryName } from '@foyer/react'
import { definePage } from '@foyer/react/router'
import * as categoryGamesData from './category-games-data.ts'

export const page = definePage({
  name: 'categoryGames',
  rows: routes.categoryGames,
  title: ({ route, t }) => categoryName(t, displayCategoryCode(route.params.gameType ?? '')),
  prerender: true,
  ...categoryGamesData,
  load: () => import('./category-games.tsx'),
})
