import type { CompleteMessages } from '../complete-messages.ts'
import type { lottery as en } from '../en/lottery.ts'

export const lottery: CompleteMessages<typeof en> = {
  'lottery.loading': 'ড্র লোড হচ্ছে',
  'lottery.next': 'পরের ড্র',
  'lottery.nextIn': 'পরের ড্র হতে বাকি ',
  'lottery.drawing': 'ড্র চলছে',
  'lottery.draws': 'ড্র ও ফলাফল',
  'lottery.issue': 'নং {issue}',
  'lottery.numbers': '{name}, ড্র {issue}-এর নম্বর',
  'lottery.bonus': 'বোনাস ',
  'lottery.place': '{place} নম্বর স্থান: ',
  'lottery.pending': 'এখনো ফলাফল নেই।',
  'lottery.play': 'খেলুন',
  'lottery.playName': '{name} খেলুন',
  'lottery.menu.label': 'ড্রয়ের ধরন',
  'lottery.menu.all': 'সব',
  'lottery.menu.FAST': 'দ্রুত ড্র',
  'lottery.failed': 'লটারিগুলো লোড করা যায়নি।',
  'lottery.drawsFailed': 'ফলাফল আসেনি।',
  'lottery.empty.title': 'এখন কোনো ড্র নেই',
  'lottery.empty.text': 'কোনো লটারি খুললেই এখানে দেখা যাবে।',
  'lottery.empty.action': 'লবিতে যান',

  'winners.title': 'বিজয়ী',
  'winners.lead': 'এই মুহূর্তের সবচেয়ে বড় জয়',
  'winners.someone': 'একজন খেলোয়াড়',
  'winners.more': 'সব {count}টি দেখুন',
  'winners.less': 'কম দেখান',
  'winners.failed': 'বিজয়ীদের লোড করা যায়নি।',
}
