import type { CompleteMessages } from '@foyer/react'
import type { account as en } from '../en/account.ts'

export const account: CompleteMessages<typeof en> = {
  'page.account.facts': 'Aking datos',
  'page.account.number': 'Numero ng miyembro',
  'page.verification.heading': 'Beripikasyon ng account',

  'page.security.heading': 'Sentro ng seguridad',
  'page.security.person': 'Personal na datos',
  'page.security.realName': 'Pangalan',
  'page.security.email': 'E-mail',
  'page.security.mobileNum': 'Mobile number',
  'page.security.notGiven': 'Hindi ibinigay',
  'page.security.hidden': 'May mga bahaging nakatago para walang makabasa.',
  'page.security.proof': 'Patunay ng pagkakakilanlan',
  'page.security.passwords': 'Mga password',
  'page.security.change': 'Palitan ang password',
  'page.security.change.note': 'Gamit ang kasalukuyan mong password',
  'page.security.byPhone': 'Itakda ang password gamit ang telepono',
  'page.security.byPhone.note': 'Gamit ang code sa SMS',
  'page.security.session': 'Iyong pag-login',
  'page.security.lastLogin': 'Huling pag-login',
  'page.security.firstLogin': 'Ito ang una',
  'page.security.lastIp': 'IP address noon',
  'page.security.device': 'Ang device na ito',
  'page.security.deviceOn': '{0} sa {1}',
  'page.security.deviceUnknown': 'Hindi nakilala',
  'page.security.installed': 'Mula sa home screen',
  'page.security.opened': 'Binuksan bilang',
  'page.security.browser': 'Sa browser',
  'page.security.unknown': 'Kung hindi mo kilala ang pag-login na ito, palitan ang iyong password.',
  'page.security.failed': 'Hindi ma-load ang datos ng seguridad mo.',
}
