import type { CompleteMessages } from '@foyer/react'
import type { auth as en } from '../en/auth.ts'

export const auth: CompleteMessages<typeof en> = {
  'register.title': 'অ্যাকাউন্ট তৈরি করুন',
  'register.ways': 'লগইন বা নিবন্ধন',
  'register.toLogin': 'লগইন',
  'register.here': 'নিবন্ধন',
  'register.bonus': 'নিবন্ধন করলে {amount} পান',
  'register.bonusText': 'নিবন্ধনের পর {amount} যোগ হবে।',

  'forgot.title': 'পাসওয়ার্ড ভুলে গেছেন?',
  'forgot.back': 'লগইনে ফিরুন',

  'password.firstTitle': 'নিজের পাসওয়ার্ড বেছে নিন',
  'password.first': 'এটি আপনার প্রথম লগইন। নিজের একটি পাসওয়ার্ড বেছে নিন।',
  'password.leave': 'সেটিংসে ফিরুন',

  'login.title': 'আবার স্বাগতম',
  'login.toPlay': '{game} খেলতে লগ ইন করুন',
  'register.toPlay': '{game} খেলতে অ্যাকাউন্ট খুলুন',
  'login.noAccount': 'এখানে নতুন?',
  'login.register': 'অ্যাকাউন্ট খুলুন',
  'page.forgot.none': 'অ্যাকাউন্টে ফোন নম্বর বা ই-মেইল নেই?',
  'page.forgot.support': 'কাস্টমার সার্ভিসকে জিজ্ঞাসা করুন',
}
