import type { CompleteMessages } from '../complete-messages.ts'
import type { promotions as en } from '../en/promotions.ts'

export const promotions: CompleteMessages<typeof en> = {
  'error.promo.transition.invalid': 'Nagbago na ang lagay ng promosyong ito.',
  'error.activity.comment.tooLong': 'Hanggang 140 na karakter lamang ang komento.',
  'error.activity.empty': 'Magsulat ng komento o magdagdag ng larawan.',

  'toast.promo.applied': 'Naipadala na ang iyong aplikasyon.',
  'toast.promo.claimed': 'Nakuha na.',
  'toast.promo.claimedAmount': 'Nakuha na: {amount}',

  'promo.label.Join': 'Sumali',
  'promo.label.Claim': 'Kunin',
  'promo.label.Applying': 'Nag-apply na',
  'promo.label.Close': 'Sarado na',
  'promo.label.Rejected': 'Tinanggihan',
  'promo.label.Issued': 'Naibigay na',
  'promo.label.Claimed': 'Nakuha na',
  'promo.label.Process': 'Pinoproseso',
  'promo.label.Joined': 'Nakasali na',
  'promo.label.Signed': 'Nakapirma na',
  'promo.label.coming soon': 'Malapit na',
  'promo.label.Subscribed': 'Naka-subscribe',
  'promo.label.Permanent': 'Permanente',
  'promo.noEndDate': 'Walang petsa ng pagtatapos',
  'promo.label.automatic': 'Awtomatiko',
  'promo.label.deposit': 'Sa deposito',

  'promo.period.until': 'Hanggang {0}',

  'promo.automatic': 'Awtomatikong kasali ang mga miyembro: walang kailangang i-apply.',
  'promo.deposit': 'Magdeposito sa alok na ito',

  'promo.status': 'Iyong katayuan',
  'promo.status.failed': 'Hindi ma-load ang iyong katayuan.',
  'promo.status.rejected': 'Itanong sa customer service kung bakit.',

  'promo.apply.title': 'Aplikasyon',
  'promo.apply.unfinished': 'May sinimulan kang aplikasyon. Hindi pa ito naipapadala.',
  'promo.apply.continue': 'Ituloy',
  'promo.apply.comment': 'Komento',
  'promo.apply.image': 'Larawan {0}',
  'promo.apply.rule': 'Komento, hanggang tatlong larawan, o pareho. PNG o JPG, hanggang 5\u00a0MB bawat isa.',
  'promo.apply.lost': 'Hindi naitabi ang iyong mga larawan. Pakipili ulit ang mga ito.',
  'promo.apply.refused': 'Hindi ipapadala ang mga tinanggihang larawan.',
  'promo.apply.submit': 'Ipadala ang aplikasyon',
  'promo.apply.unknown':
    'Walang dumating na sagot, kaya baka dumating na ang iyong aplikasyon. Pindutin ulit: titingnan muna namin, at isang beses lang ito bibilangin.',
  'promo.apply.notSent': 'Hindi naipadala ang iyong aplikasyon. Walang nawala: pakisubukan ulit.',
}
