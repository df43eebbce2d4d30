import type { CompleteMessages } from '@foyer/react'
import type { account as en } from '../en/account.ts'

export const account: CompleteMessages<typeof en> = {
  'page.account.facts': 'আমার তথ্য',
  'page.account.number': 'সদস্য নম্বর',
  'page.verification.heading': 'অ্যাকাউন্ট যাচাই',

  'page.security.heading': 'নিরাপত্তা কেন্দ্র',
  'page.security.person': 'ব্যক্তিগত তথ্য',
  'page.security.realName': 'নাম',
  'page.security.email': 'ই-মেইল',
  'page.security.mobileNum': 'মোবাইল নম্বর',
  'page.security.notGiven': 'দেওয়া হয়নি',
  'page.security.hidden': 'কিছু অংশ লুকানো, যাতে কেউ পড়ে না ফেলে।',
  'page.security.proof': 'পরিচয়ের প্রমাণ',
  'page.security.passwords': 'পাসওয়ার্ড',
  'page.security.change': 'পাসওয়ার্ড বদলান',
  'page.security.change.note': 'বর্তমান পাসওয়ার্ড দিয়ে',
  'page.security.byPhone': 'ফোন দিয়ে পাসওয়ার্ড দিন',
  'page.security.byPhone.note': 'এসএমএস কোড দিয়ে',
  'page.security.session': 'আপনার লগইন',
  'page.security.lastLogin': 'সর্বশেষ লগইন',
  'page.security.firstLogin': 'এটিই প্রথম',
  'page.security.lastIp': 'তখনকার আইপি ঠিকানা',
  'page.security.device': 'এই ডিভাইস',
  'page.security.deviceOn': '{1}-এ {0}',
  'page.security.deviceUnknown': 'চেনা যায়নি',
  'page.security.installed': 'হোম স্ক্রিন থেকে',
  'page.security.opened': 'যেভাবে খোলা',
  'page.security.browser': 'ব্রাউজারে',
  'page.security.unknown': 'এই লগইন আপনার না হলে পাসওয়ার্ড বদলান।',
  'page.security.failed': 'আপনার নিরাপত্তার তথ্য আনা যায়নি।',
}
