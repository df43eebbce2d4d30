import type { later as en } from '../en/later.ts'

/** What comes with a touch: messages, questions, menus; errors are in `errors.ts`. */
export const later: Readonly<Partial<Record<keyof typeof en, string>>> = {
  'toast.loggingOut': 'লগ আউট হচ্ছে…',
  'toast.loggedOut': 'আপনি লগ আউট হয়েছেন।',
  'toast.loggedIn': 'আবার স্বাগতম।',
  'toast.launching': 'গেম খোলা হচ্ছে…',
  'toast.trialStarting': 'ফ্রি খেলা শুরু হচ্ছে…',
  'toast.trialStarted': 'ফ্রি খেলা চালু। আনন্দে খেলুন।',
  'toast.trialInactive': 'ফ্রি খেলা এখন বন্ধ আছে।',
  'toast.copied': 'কপি হয়েছে।',
  'toast.saved': 'সেভ হয়েছে।',
  'toast.contact_service': 'কাস্টমার সার্ভিসে যোগাযোগ করুন।',
  'toast.dismiss': 'সরান',
  in_logged_login: 'আপনি লগইন করেননি। আগে লগইন করুন।',

  'popup.free_reject.title': 'শুধু সদস্যদের জন্য',
  'popup.free_reject.text': 'আপনি ফ্রি খেলছেন। এটি ব্যবহার করতে অ্যাকাউন্ট খুলুন।',
  'popup.same_password.title': 'অন্য পাসওয়ার্ড দিন',
  'popup.same_password.text': 'নতুন ও পুরোনো পাসওয়ার্ড এক হতে পারে না।',
  'popup.same_password.ok': 'জমা দিন',
  'popup.logout_confirm.text': 'আপনি কি সত্যিই লগ আউট করতে চান?',

  'menu.channels': 'যোগাযোগ ও অ্যাপ',
  'menu.vipBonus': 'ভিআইপি বোনাস',
  'menu.inviteFriends': 'বন্ধুদের আমন্ত্রণ',
  'menu.agencyCenter': 'এজেন্ট সেন্টার',

  'service.label': 'কাস্টমার সার্ভিস',
  'service.livechat': 'লাইভ চ্যাট',
  'service.telegram': 'Telegram',
  'service.facebook': 'Facebook',
  'service.whatsapp': 'WhatsApp',
  'service.other': 'কাস্টমার সার্ভিস',
  'service.numbered': '{0} {1}',

  'menu.banners': 'বিশেষ আয়োজন',

  'member.greeting': 'স্বাগতম',
  'member.trial': 'ফ্রি খেলা',
  'member.guestText': 'ব্যালেন্স, রেকর্ড ও প্রিয় গেম দেখতে লগইন করুন।',
  'member.betRecord': 'বাজির রেকর্ড',
  'member.transactionRecord': 'লেনদেনের রেকর্ড',
  'member.profitAndLoss': 'লাভ-ক্ষতি',
  'member.rewardCenter': 'পুরস্কার কেন্দ্র',
  'member.pointsMall': 'পয়েন্ট মল',
  'member.myAccount': 'আমার অ্যাকাউন্ট',

  'footer.app': 'লবি সঙ্গে রাখুন',
  'footer.appText': 'অ্যাপ ইনস্টল করুন: {0} গেম, এক ট্যাপে।',
  'footer.appLink': 'অ্যাপ নিন',
  'footer.licences': 'লাইসেন্স',
  'footer.social': 'আমাদের অনুসরণ করুন',
  'copy.games': 'এক লবিতে {count} গেম',

  'language.unavailable': 'এখনও নেই',
  'language.more': 'আরও ভাষা',

  'status.restricted.title': 'প্রবেশ বন্ধ',
  'status.restricted.text': 'আপনার অবস্থান বা আইপি ঠিকানার বিধিনিষেধের কারণে এই সাইটে ঢোকার অনুমতি নেই।',
  'status.restricted.ip': 'আপনার আইপি ঠিকানা',
  'status.restricted.contact': 'যোগাযোগ করুন',
  'status.maintenance.title': 'প্ল্যাটফর্মে রক্ষণাবেক্ষণ চলছে।',
  'status.maintenance.text': 'সাইটটি আপাতত বন্ধ। একটু পরে আবার দেখুন।',
  'status.retry': 'আবার দেখুন',

  'state.loading': 'লোড হচ্ছে',

  'action.ok': 'ঠিক আছে',
  'action.more': 'আরও',
}
