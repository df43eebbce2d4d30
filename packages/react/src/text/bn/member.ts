import type { member as en } from '../en/member.ts'

export const member: Readonly<Record<keyof typeof en, string>> = {
  'error.upload.badType': 'শুধু png/jpg ছবি।',
  'error.upload.tooLarge': 'ছবি ৫ MB-র বেশি হতে পারবে না।',
  'error.upload.tooMany': 'সর্বোচ্চ ৩টি ছবি।',
  'error.upload.unreadable': 'ছবিটি পড়া গেল না। আবার বেছে নিন।',
  'error.verification.images.required': 'আপনার নথির সামনের ও পেছনের ছবি দিন।',
  'error.verification.pending': 'আপনার নথি আমাদের কাছে আগেই পৌঁছেছে।',

  'toast.verification.sent': 'আপনার নথি যাচাইয়ের জন্য পাঠানো হয়েছে।',
}
