import type { CompleteMessages } from '../complete-messages.ts'
import type { titles as en } from '../en/titles.ts'

export const titles: CompleteMessages<typeof en> = {
  'navbar.login': 'লগইন',
  'navbar.register': 'নিবন্ধন',
  'navbar.forget': 'ভুলে যাওয়া পাসওয়ার্ড',
  'navbar.trail': 'ফ্রি খেলা',
  'navbar.changePsw': 'প্রথম পাসওয়ার্ড',
  'navbar.changePassword': 'পাসওয়ার্ড পরিবর্তন',
  'navbar.phonePassword': 'ফোন দিয়ে পাসওয়ার্ড',
  'navbar.activity': 'অফার',
  'navbar.notice': 'ঘোষণা',
  'navbar.message': 'বার্তা',
  'navbar.gameCenter': 'গেম',
  'navbar.gameList': 'গেম',
  'navbar.slotsCenter': 'স্লট',
  'navbar.set': 'ব্যক্তিগত সেটিংস',
  'navbar.help': 'সহায়তা',
  'backbar.notice': 'ঘোষণা',
  'backbar.activity': 'অফার',
  'backbar.activityDetail': 'বিস্তারিত',
  'backbar.help': 'সহায়তা',
  'backbar.app': 'ডাউনলোড অফার',
}
