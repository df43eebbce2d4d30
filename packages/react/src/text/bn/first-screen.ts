import type { CompleteMessages } from '../complete-messages.ts'
import type { firstScreen as en } from '../en/first-screen.ts'

export const firstScreen: CompleteMessages<typeof en> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',

  'error.unknown': 'অজানা ত্রুটি।',
  'error.system.upgrading': 'সিস্টেম হালনাগাদ হচ্ছে, পরে আবার চেষ্টা করুন।',
  'error.platform.maintenance': 'প্ল্যাটফর্মে রক্ষণাবেক্ষণ চলছে।',
  'error.network.slow': 'ধীর সংযোগ।',
  'error.network.offline': 'ইন্টারনেট নেই।',
  'error.network.failed': 'সংযোগ হয়নি। আবার চেষ্টা করুন।',
  'error.network.timeout': 'বেশি সময় লেগে গেছে। আবার চেষ্টা করুন।',
  'error.response.malformed': 'উত্তর পড়া গেল না। আবার চেষ্টা করুন।',
  'error.response.schema': 'উত্তর যেমন হওয়ার কথা তেমন নয়। আবার চেষ্টা করুন।',
  'error.too.many': 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করুন।',
  'error.too.many.wait': 'অনেকবার চেষ্টা হয়েছে। {count} সেকেন্ড পরে আবার চেষ্টা করুন।',

  'navbar.home': 'হোম',
  'backbar.home': 'হোম',

  'category.HOME': 'হোম',
  'category.HOT': 'জনপ্রিয়',
  'category.PROMO': 'অফার',
  'category.NEW': 'নতুন',
  'category.FAV': 'প্রিয়',
  'category.RECENT': 'সাম্প্রতিক',
  'category.RNG': 'স্লট',
  'category.LIVE': 'লাইভ ক্যাসিনো',
  'category.FISH': 'ফিশিং',
  'category.PVP': 'পোকার',
  'category.SPORTS': 'খেলাধুলা',
  'category.ESPORTS': 'ই-স্পোর্টস',
  'category.COCKFIGHT': 'মোরগ লড়াই',
  'category.LOTT': 'লটারি',
  'category.ELOTT': 'ই-লটারি',
  'category.INHOUSE': 'নিজস্ব গেম',

  'menu.open': 'মেনু খুলুন',
  'menu.title': 'মেনু',

  'member.open': 'আমার অ্যাকাউন্ট',
  'member.title': 'আমার অ্যাকাউন্ট',

  'footerMenu.label': 'প্রধান মেনু',
  'footerMenu.memberCenter': 'সদস্য',
  'footerMenu.promotions': 'অফার',
  'footerMenu.invite': 'আমন্ত্রণ',
  'footerMenu.agencyCenter': 'এজেন্ট',
  'footerMenu.deposit': 'জমা',
  'footerMenu.service': 'সেবা',

  'header.home': 'লবিতে যান',
  'header.login': 'লগইন',
  'header.register': 'নিবন্ধন',
  'header.deposit': 'জমা',

  'wallet.balance': 'ব্যালেন্স',
  'wallet.refresh': 'ব্যালেন্স রিফ্রেশ',
  'wallet.refreshing': 'ব্যালেন্স রিফ্রেশ হচ্ছে',
  'wallet.stale': 'সর্বশেষ জানা ব্যালেন্স',
  'wallet.trial': 'ট্রায়াল',
  'wallet.trialBalance': 'ট্রায়াল ক্রেডিট, টাকা নয়',

  'footer.disclaimer': 'অনলাইন গেমিং নিয়ে স্থানীয় আইন ভাঙার দায় পরিচালক নেয় না। খেলার আগে আপনার এলাকার আইন জেনে নিন।',
  'footer.age': 'শুধু {0} বছর ও তার বেশি বয়সীদের জন্য। দায়িত্ব নিয়ে খেলুন।',

  'state.empty': 'এখনও কিছু নেই',
  'state.failed': 'লোড করা যায়নি',
  'state.retry': 'আবার চেষ্টা করুন',
  'state.offline': 'আপনি অফলাইনে আছেন',
  'state.offline.text': 'ইন্টারনেট ফিরলে এটি নিজে থেকেই খুলবে।',
  'connection.offline.waits': 'গেম ও লেনদেন অপেক্ষায়।',
  'state.asOf': '{0} পর্যন্ত',
  'state.stale': 'এটি পুরোনো হতে পারে',

  'action.back': 'ফিরে যান',
  'action.close': 'বন্ধ করুন',

  'search.everywhere': 'সব গেমে খুঁজুন',
}
