import type { CompleteMessages } from '../complete-messages.ts'
import type { games as en } from '../en/games.ts'

export const games: CompleteMessages<typeof en> = {
  'heart.label': 'Paborito: {name}',

  'tile.label': '{name}, {vendor}',
  'tile.hot': 'Sikat',
  'tile.new': 'Bago',
  'list.empty.title': 'Walang nahanap na laro',
  'list.failed': 'Hindi na-load ang mga laro.',
  'vendors.all': 'Lahat',
  'tabs.categories': 'Mga kategorya',

  'shelf.all': 'Tingnan lahat',
  'shelf.allOf': 'Tingnan lahat: {category}',
  'shelf.previous': 'Mga nakaraang laro: {category}',
  'shelf.next': 'Mga susunod na laro: {category}',
  'shelf.vendors': 'Mga provider ng {category}',
  'shelf.empty': 'Walang laro dito ang provider na ito.',
  'shelf.games': 'Mga laro: {category}',

  'carousel.role': 'carousel',
  'carousel.slide': '{index} ng {count}',
  'carousel.go': 'Ipakita ang {index} ng {count}',
  'banners.label': 'Mga alok at balita',
  'banners.pause': 'Ihinto ang mga banner',
  'banners.play': 'Paandarin ang mga banner',
  'hot.label': 'Sikat na laro',
  'hot.pause': 'Ihinto ang mga sikat na laro',
  'hot.play': 'Paandarin ang mga sikat na laro',
  'hot.all': 'Tingnan lahat ng sikat na laro',

  'ticker.label': 'Mga anunsyo',
  'ticker.empty': 'Walang anunsyo',
  'ticker.pause': 'Ihinto ang mga anunsyo',
  'ticker.play': 'Paandarin ang mga anunsyo',
}
