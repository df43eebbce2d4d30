import type { shell as en } from '../en/shell.ts'
import type { CompleteMessages } from '../locales.ts'

export const shell: CompleteMessages<typeof en> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'মূল অংশে যান',
  'site.crash.title': 'পাতাটি কাজ করছে না',
  'site.crash.text': 'আবার চেষ্টা করুন, অথবা লবিতে ফিরে যান।',
  'site.crash.retry': 'আবার চেষ্টা করুন',
  'site.crash.home': 'লবিতে ফিরুন',
  'site.offline.title': 'আপনি অফলাইনে আছেন',
  'site.offline.text': 'ইন্টারনেট ফিরলে পাতাটি নিজে থেকেই খুলবে।',

  'page.home.heading': 'লবি',
  'search.everywhere': 'সব গেমে খুঁজুন',
  'page.home.empty.title': 'এখন কোনো গেম খোলা নেই',
  'page.home.empty.text': 'একটু পরে আবার দেখুন, অথবা কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।',
}
