import type { browse as en } from '../en/browse.ts'
import type { Whole } from '../locales.ts'

export const browse: Whole<typeof en> = {
  'suggest.label': 'পরামর্শ',
  'suggest.count': '{count}টি পরামর্শ',
  'suggest.search': '“{text}” খুঁজুন',
  'suggest.vendor': 'প্রোভাইডার',

  'list.empty.near': 'আপনি কি এটি খুঁজছেন',
  'list.empty.hot': 'জনপ্রিয় গেম দেখুন',
  'list.empty.vendor': 'এই প্রোভাইডারের কোনো গেম এখানে নেই।',
  'list.empty.vendors': 'সব প্রোভাইডার দেখান',
  'list.empty.slots': 'স্লটে যান',

  'slots.jackpots': 'জ্যাকপট',
  'slots.hot': 'জনপ্রিয় স্লট',
  'slots.new': 'নতুন স্লট',
  'slots.all': 'সব স্লট',

  'provider.types': '{vendor}-এর গেমের ধরন',
  'provider.types.all': 'সব',
}
