import type { CompleteMessages } from '../complete-messages.ts'
import type { browse as en } from '../en/browse.ts'

export const browse: CompleteMessages<typeof en> = {
  'suggest.label': 'পরামর্শ',
  'suggest.count': '{count}টি পরামর্শ',
  'suggest.search': '“{text}” খুঁজুন',
  'suggest.none': '“{text}”-এর মতো নামের কোনো গেম নেই।',
  'suggest.vendor': 'প্রোভাইডার',

  'search.results': '“{text}” নামের গেম',
  'search.found': '“{text}”-এর জন্য {count}টি গেম',
  'search.showing': '“{text}”-এর ফলাফল দেখানো হচ্ছে',
  'search.closest': '“{text}” নামে কোনো গেম নেই। এগুলো সবচেয়ে কাছাকাছি।',
  'search.elsewhere': 'এখানে “{text}” নেই। সব গেমের মধ্যে পাওয়া গেছে:',
  'search.instead': 'তবুও “{text}” খুঁজুন',
  'search.ideas': 'এখন জনপ্রিয়',

  'list.empty.hot': 'জনপ্রিয় গেম দেখুন',
  'list.empty.vendor': 'এই প্রোভাইডারের কোনো গেম এখানে নেই।',
  'list.empty.vendors': 'সব প্রোভাইডার দেখান',
  'list.empty.slots': 'স্লটে যান',
}
