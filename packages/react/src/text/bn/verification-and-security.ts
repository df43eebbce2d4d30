import type { CompleteMessages } from '../complete-messages.ts'
import type { verificationAndSecurity as en } from '../en/verification-and-security.ts'

export const verificationAndSecurity: CompleteMessages<typeof en> = {
  'error.upload.badType': 'শুধু png/jpg ছবি।',
  'error.upload.tooLarge': 'ছবি 5\u00a0MB-র বেশি হতে পারবে না।',
  'error.upload.tooMany': 'সর্বোচ্চ 3টি ছবি।',
  'error.upload.unreadable': 'ছবিটি পড়া গেল না। আবার বেছে নিন।',
  'error.verification.images.required': 'আপনার নথির সামনের ও পেছনের ছবি দিন।',
  'error.verification.pending': 'আপনার নথি আমাদের কাছে আগেই পৌঁছেছে।',

  'toast.verification.sent': 'আপনার নথি যাচাইয়ের জন্য পাঠানো হয়েছে।',

  'identity.change': 'আপনার ছবি বদলান',
  'identity.choose': 'আপনার ছবি বেছে নিন',
  'identity.picture': 'ছবি {0}',
  'identity.failed': 'আপনার তথ্য আনা যায়নি।',
  'identity.state.none': 'যাচাই করা হয়নি',
  'identity.state.pending': 'এখনও প্রক্রিয়াধীন',
  'identity.state.verified': 'যাচাইকৃত',
  'identity.state.rejected': 'গৃহীত হয়নি',

  'upload.choose': 'একটি ছবি বেছে নিন',
  'upload.replace': 'অন্যটি বেছে নিন',
  'upload.remove': 'সরান: {0}',
  'upload.chosen': 'বেছে নেওয়া: {0}',
  'upload.refused': '{0}: {1}',
  'upload.sending': 'পাঠানো হচ্ছে…',
  'upload.checking': 'পাঠানো হয়েছে। উত্তরের অপেক্ষা…',
  'upload.percent': '{0} %',
  'upload.progress': 'আপলোডের অগ্রগতি',

  'verification.lead': 'আপনার নাম ও মুখ আছে এমন একটি নথি দেখান। আমরা তা আপনার অ্যাকাউন্টের সঙ্গে মিলিয়ে দেখি।',
  'verification.rule': 'PNG বা JPG, প্রতিটি সর্বোচ্চ 5\u00a0MB। সব কোণ যেন ছবিতে থাকে, সব লেখা যেন পড়া যায়।',
  'verification.frontImage': 'আপনার আইডির সামনের দিক',
  'verification.backImage': 'আপনার আইডির পেছনের দিক',
  'verification.selfie': 'সেলফি',
  'verification.optional': '{0} (ঐচ্ছিক)',
  'verification.missing': 'এই ছবিটি দরকার।',
  'verification.submit': 'যাচাইয়ের জন্য পাঠান',
  'verification.unknown':
    'কোনো উত্তর আসেনি, তাই আপনার কাগজপত্র হয়তো পৌঁছে গেছে। আবার চাপুন: আমরা আগে দেখে নিই, না পৌঁছালে তবেই পাঠাই।',
  'verification.failed': 'আপনার যাচাইয়ের অবস্থা আনা যায়নি।',
  'verification.pending.title': 'এখনও প্রক্রিয়াধীন',
  'verification.pending.text': 'আপনার নথি আমাদের কাছে আছে। আমরা দেখার সময় আপনি খেলা চালিয়ে যেতে পারেন।',
  'verification.verified.title': 'যাচাইকৃত',
  'verification.verified.text': 'আমরা জানি অ্যাকাউন্টটি আপনার। আর কিছু করার নেই।',
  'verification.rejected.title': 'আপনার নথি গৃহীত হয়নি',
  'verification.rejected.text': 'নতুন ছবি পাঠান।',
}
