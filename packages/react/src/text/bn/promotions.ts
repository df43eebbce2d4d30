import type { CompleteMessages } from '../complete-messages.ts'
import type { promotions as en } from '../en/promotions.ts'

export const promotions: CompleteMessages<typeof en> = {
  'error.promo.transition.invalid': 'এই অফারের অবস্থা এর মধ্যে বদলে গেছে।',
  'error.activity.comment.tooLong': 'মন্তব্যে সর্বোচ্চ 140টি অক্ষর থাকতে পারে।',
  'error.activity.empty': 'একটি মন্তব্য লিখুন বা ছবি যোগ করুন।',

  'toast.promo.applied': 'আপনার আবেদন পাঠানো হয়েছে।',
  'toast.promo.claimed': 'নেওয়া হয়েছে।',
  'toast.promo.claimedAmount': 'নেওয়া হয়েছে: {amount}',

  'promo.label.Join': 'যোগ দিন',
  'promo.label.Claim': 'বোনাস নিন',
  'promo.label.Applying': 'আবেদন করা হয়েছে',
  'promo.label.Close': 'বন্ধ',
  'promo.label.Rejected': 'প্রত্যাখ্যাত',
  'promo.label.Issued': 'দেওয়া হয়েছে',
  'promo.label.Claimed': 'নেওয়া হয়েছে',
  'promo.label.Process': 'যাচাই চলছে',
  'promo.label.Joined': 'যোগ দিয়েছেন',
  'promo.label.Signed': 'স্বাক্ষর হয়েছে',
  'promo.label.coming soon': 'শীঘ্রই আসছে',
  'promo.label.Subscribed': 'সাবস্ক্রাইব করা',
  'promo.label.Permanent': 'স্থায়ী',
  'promo.noEndDate': 'শেষ তারিখ নেই',
  'promo.label.automatic': 'স্বয়ংক্রিয়',
  'promo.label.deposit': 'জমার সঙ্গে',

  'promo.period.until': '{0} পর্যন্ত',

  'promo.automatic': 'সদস্যরা এমনিতেই অংশ নেন: আবেদন করার কিছু নেই।',
  'promo.deposit': 'এই অফারে জমা দিন',

  'promo.status': 'আপনার অবস্থা',
  'promo.status.failed': 'আপনার অবস্থা লোড করা যায়নি।',
  'promo.status.rejected': 'কারণ জানতে কাস্টমার সার্ভিসে যোগাযোগ করুন।',

  'promo.apply.title': 'আবেদন',
  'promo.apply.unfinished': 'আপনি একটি আবেদন শুরু করেছেন। এটি এখনো পাঠানো হয়নি।',
  'promo.apply.continue': 'চালিয়ে যান',
  'promo.apply.comment': 'মন্তব্য',
  'promo.apply.image': 'ছবি {0}',
  'promo.apply.rule': 'মন্তব্য, সর্বোচ্চ তিনটি ছবি, অথবা দুটোই। PNG বা JPG, প্রতিটি সর্বোচ্চ 5\u00a0MB।',
  'promo.apply.lost': 'আপনার ছবি রাখা যায়নি। আবার বেছে নিন।',
  'promo.apply.refused': 'যে ছবি নেওয়া যায়নি তা পাঠানো হবে না।',
  'promo.apply.submit': 'আবেদন পাঠান',
  'promo.apply.unknown': 'কোনো উত্তর আসেনি, তাই আপনার আবেদন হয়তো পৌঁছে গেছে। আবার চাপুন: আমরা আগে দেখে নিই, এটি একবারই গণ্য হবে।',
  'promo.apply.notSent': 'আপনার আবেদন পাঠানো যায়নি। কিছুই হারায়নি: আবার চেষ্টা করুন।',
}
