import type { accounts as en } from '../en/accounts.ts'

/** Started: what is missing shows in EN. */
export const accounts: Readonly<Partial<Record<keyof typeof en, string>>> = {
  'loginNav.label': 'অন্য কোথাও',
  'loginNav.home': 'লবিতে',
  'register.title': 'অ্যাকাউন্ট তৈরি করুন',
  'register.toLogin': 'লগইন',
  'register.here': 'নিবন্ধন',
  'register.bonus': 'নিবন্ধন করলে {amount} পান',
  'register.method.username': 'ব্যবহারকারীর নাম',
  'register.method.mobile': 'মোবাইল নম্বর',
  'register.field.username': 'ব্যবহারকারীর নাম',
  'register.field.password': 'পাসওয়ার্ড',
  'register.field.confirmPassword': 'পাসওয়ার্ড নিশ্চিত করুন',
  'register.field.email': 'ই-মেইল',
  'register.field.mobileNum': 'মোবাইল নম্বর',
  'register.submit': 'নিবন্ধন করুন',
  'sms.get': 'কোড নিন',
  'forgot.title': 'পাসওয়ার্ড ভুলে গেছেন?',
  'forgot.method.phone': 'মোবাইল নম্বর',
  'forgot.method.email': 'ই-মেইল',
  'forgot.newPassword': 'নতুন পাসওয়ার্ড',
  'password.title': 'পাসওয়ার্ড পরিবর্তন',
  'password.old': 'পুরোনো পাসওয়ার্ড',
  'password.new': 'নতুন পাসওয়ার্ড',
}
