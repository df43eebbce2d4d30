/** Texts of everything that shows games. `{x}` are filled in. */
export const games = {
  'heart.label': 'Favorite: {name}',

  'tile.label': '{name}, {vendor}',
  'tile.hot': 'Hot',
  'tile.new': 'New',
  'list.empty.title': 'No games found',
  'list.failed': 'The games could not be loaded.',
  'vendors.all': 'All',
  'tabs.categories': 'Categories',

  'shelf.all': 'See all',
  'shelf.allOf': 'See all {category}',
  'shelf.previous': 'Previous games: {category}',
  'shelf.next': 'Next games: {category}',
  'shelf.vendors': 'Providers of {category}',
  'shelf.empty': 'This provider has no games here.',
  'shelf.games': 'Games: {category}',

  'carousel.role': 'carousel',
  'carousel.slide': '{index} of {count}',
  'carousel.go': 'Show {index} of {count}',
  'banners.label': 'Offers and news',
  'banners.pause': 'Pause the banners',
  'banners.play': 'Let the banners move',
  'hot.label': 'Hot games',
  'hot.pause': 'Pause hot games',
  'hot.play': 'Let hot games move',
  'hot.all': 'See all hot games',

  'ticker.label': 'Announcements',
  'ticker.empty': 'No announcement',
  'ticker.pause': 'Pause announcements',
  'ticker.play': 'Let announcements move',
} as const
