import type { CompleteMessages } from '../complete-messages.ts'
import type { forms as en } from '../en/forms.ts'

export const forms: CompleteMessages<typeof en> = {
  'valid.required': 'এটি পূরণ করুন।',
  'valid.type': 'এই মানটি ঠিক ধরনের নয়।',
  'valid.range': '{0} থেকে {1}-এর মধ্যে একটি মান দিন।',
  'valid.pattern': 'লেখার ধরন ঠিক নয়।',
  'valid.enum': 'একটি বিকল্প বেছে নিন।',
  'valid.whitespace': 'ফাঁকা জায়গা রাখা যাবে না।',
  'valid.length': '{0} থেকে {1} অক্ষর দিন।',
  'form.count': '{1}-এর মধ্যে {0}',
  'toast.feedback.sent': 'ধন্যবাদ। আপনার মতামত পাঠানো হয়েছে।',
  'toast.inbox.notRemoved': 'চিঠিটি মোছা যায়নি। আবার চেষ্টা করুন।',
  'valid.length.min': 'কমপক্ষে {0}টি অক্ষর দিন।',
  'valid.length.max': '{0}টির বেশি অক্ষর দেওয়া যাবে না।',
  'valid.length.exact': 'ঠিক {0}টি অক্ষর দিন।',
  'valid.username.length': 'ব্যবহারকারীর নাম {0} থেকে {1} অক্ষরের হয়।',
  'valid.username': '{0} থেকে {1}টি ইংরেজি অক্ষর বা সংখ্যা, শুরু অক্ষর দিয়ে।',
  'valid.password.length': '{0} থেকে {1} অক্ষর দিন।',
  'valid.password.letter': 'অন্তত একটি ইংরেজি অক্ষর দিন।',
  'valid.password.digit': 'অন্তত একটি সংখ্যা দিন।',
  'valid.password.space': 'ফাঁকা জায়গা রাখবেন না।',
  'valid.mobileNum': 'সঠিক মোবাইল নম্বর দিন।',
  'valid.birthday': 'সঠিক জন্মতারিখ দিন (বয়স {0} বা তার বেশি)।',
  'valid.verificationCode': 'সঠিক যাচাইকরণ কোড দিন।',
  'valid.agree': '{0}-এ সম্মতি দিন।',

  'form.showPassword': 'পাসওয়ার্ড দেখান',
  'form.hidePassword': 'পাসওয়ার্ড লুকান',

  'language.change': 'ভাষা বদলান',
  'login.username': 'ব্যবহারকারীর নাম',
  'login.password': 'পাসওয়ার্ড',
  'login.submit': 'লগইন',
  'login.submitting': 'লগইন হচ্ছে…',
  'login.forgot': 'পাসওয়ার্ড ভুলে গেছেন?',
  'login.trial': 'ফ্রি খেলুন',
}
