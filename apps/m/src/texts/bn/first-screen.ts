import type { CompleteMessages } from '@foyer/react'
import type { firstScreen as en } from '../en/first-screen.ts'

export const firstScreen: CompleteMessages<typeof en> = {
  'site.skip': 'মূল অংশে যান',
  'site.crash.title': 'পাতাটি কাজ করছে না',
  'site.crash.text': 'আবার চেষ্টা করুন, অথবা লবিতে ফিরে যান।',
  'site.crash.home': 'লবিতে ফিরুন',

  'page.home.heading': 'লবি',
  'page.home.empty.title': 'এখন কোনো গেম খোলা নেই',
  'page.home.empty.text': 'একটু পরে আবার দেখুন, অথবা কাস্টমার সার্ভিসে জিজ্ঞাসা করুন।',
}
