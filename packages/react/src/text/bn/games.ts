import type { CompleteMessages } from '../complete-messages.ts'
import type { games as en } from '../en/games.ts'

export const games: CompleteMessages<typeof en> = {
  'heart.label': 'প্রিয়: {name}',

  'tile.label': '{name}, {vendor}',
  'tile.hot': 'জনপ্রিয়',
  'tile.new': 'নতুন',
  'list.empty.title': 'কোনো গেম পাওয়া যায়নি',
  'list.failed': 'গেম লোড করা যায়নি।',
  'vendors.all': 'সব',
  'tabs.categories': 'বিভাগ',

  'shelf.all': 'সব দেখুন',
  'shelf.allOf': 'সব দেখুন: {category}',
  'shelf.previous': 'আগের গেম: {category}',
  'shelf.next': 'পরের গেম: {category}',
  'shelf.vendors': 'প্রোভাইডার: {category}',
  'shelf.empty': 'এই প্রোভাইডারের এখানে কোনো গেম নেই।',
  'shelf.games': 'গেম: {category}',

  'carousel.role': 'স্লাইড',
  'carousel.slide': '{count}-এর মধ্যে {index}',
  'carousel.go': '{count}-এর মধ্যে {index} দেখান',
  'banners.label': 'অফার ও খবর',
  'banners.pause': 'ব্যানার থামান',
  'banners.play': 'ব্যানার চালান',
  'hot.label': 'জনপ্রিয় গেম',
  'hot.pause': 'জনপ্রিয় গেম থামান',
  'hot.play': 'জনপ্রিয় গেম চালান',
  'hot.all': 'সব জনপ্রিয় গেম',

  'ticker.label': 'ঘোষণা',
  'ticker.empty': 'কোনো ঘোষণা নেই',
  'ticker.pause': 'ঘোষণা থামান',
  'ticker.play': 'ঘোষণা চালান',
}
