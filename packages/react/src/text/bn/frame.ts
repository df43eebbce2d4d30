import type { common } from '../en/common.ts'
import type { frame as en } from '../en/frame.ts'

/** What stands around every page. */
export const frame: Readonly<Record<keyof typeof en, string> & Partial<Record<keyof typeof common, string>>> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'মূল অংশে যান',
  'site.crash.title': 'পাতাটি কাজ করছে না',
  'site.crash.text': 'আবার চেষ্টা করুন, অথবা লবিতে ফিরে যান।',
  'site.crash.retry': 'আবার চেষ্টা করুন',
  'site.crash.home': 'লবিতে ফিরুন',

  'page.home.heading': 'লবি',
  'search.everywhere': 'সব গেমে খুঁজুন',
  'page.home.empty.title': 'এখন কোনো গেম খোলা নেই',
  'page.home.empty.text': 'একটু পরে আবার দেখুন, অথবা কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।',

  'category.INHOUSE': 'নিজস্ব গেম',

  'member.open': 'আমার অ্যাকাউন্ট',

  'footerMenu.label': 'প্রধান মেনু',
  'footerMenu.agencyCenter': 'এজেন্ট',

  'header.home': 'লবিতে যান',

  'wallet.refreshing': 'ব্যালেন্স রিফ্রেশ হচ্ছে',
  'wallet.stale': 'সর্বশেষ জানা ব্যালেন্স',
  'wallet.trial': 'ট্রায়াল',
  'wallet.trialBalance': 'ট্রায়াল ক্রেডিট, টাকা নয়',

  'footer.disclaimer': 'অনলাইন গেমিং নিয়ে স্থানীয় আইন ভাঙার দায় পরিচালক নেয় না। খেলার আগে আপনার এলাকার আইন জেনে নিন।',
  'footer.age': 'শুধু {0} বছর ও তার বেশি বয়সীদের জন্য। দায়িত্ব নিয়ে খেলুন।',

  'state.offline': 'অফলাইন: যা রাখা আছে তা-ই দেখছেন',
  'state.stale': 'এটি পুরোনো হতে পারে',
}
