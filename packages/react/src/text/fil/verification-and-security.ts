import type { CompleteMessages } from '../complete-messages.ts'
import type { verificationAndSecurity as en } from '../en/verification-and-security.ts'

export const verificationAndSecurity: CompleteMessages<typeof en> = {
  'error.upload.badType': 'Mga larawang png/jpg lamang.',
  'error.upload.tooLarge': 'Hindi dapat lumampas sa 5\u00a0MB ang larawan.',
  'error.upload.tooMany': 'Hanggang 3 larawan lamang.',
  'error.upload.unreadable': 'Hindi mabasa ang larawang ito. Piliin itong muli.',
  'error.verification.images.required': 'Idagdag ang harap at likod ng iyong dokumento.',
  'error.verification.pending': 'Nasa amin na ang iyong mga dokumento.',

  'toast.verification.sent': 'Ipinadala na ang iyong mga dokumento para suriin.',

  'identity.change': 'Palitan ang iyong larawan',
  'identity.choose': 'Piliin ang iyong larawan',
  'identity.picture': 'Larawan {0}',
  'identity.failed': 'Hindi ma-load ang iyong datos.',
  'identity.state.none': 'Hindi pa beripikado',
  'identity.state.pending': 'Pinoproseso pa',
  'identity.state.verified': 'Beripikado',
  'identity.state.rejected': 'Hindi tinanggap',

  'upload.choose': 'Pumili ng larawan',
  'upload.replace': 'Pumili ng iba',
  'upload.remove': 'Alisin: {0}',
  'upload.chosen': 'Napili: {0}',
  'upload.refused': '{0}: {1}',
  'upload.sending': 'Ipinapadala…',
  'upload.checking': 'Naipadala na. Hinihintay ang sagot…',
  'upload.percent': '{0} %',
  'upload.progress': 'Pag-usad ng pag-upload',

  'verification.lead': 'Ipakita ang isang dokumentong may pangalan at mukha mo. Ihahambing namin ito sa iyong account.',
  'verification.rule': 'PNG o JPG, hanggang 5\u00a0MB bawat isa. Kita ang lahat ng sulok at mababasa ang lahat.',
  'verification.frontImage': 'Harap ng iyong ID',
  'verification.backImage': 'Likod ng iyong ID',
  'verification.selfie': 'Selfie',
  'verification.optional': '{0} (hindi kailangan)',
  'verification.missing': 'Kailangan ang larawang ito.',
  'verification.submit': 'Ipadala para suriin',
  'verification.unknown':
    'Walang dumating na sagot, kaya baka dumating na ang iyong mga dokumento. Pindutin ulit: titingnan muna namin, at ipapadala lang kung wala pa.',
  'verification.failed': 'Hindi ma-load ang iyong beripikasyon.',
  'verification.pending.title': 'Pinoproseso pa',
  'verification.pending.text':
    'Nasa amin na ang iyong mga dokumento. Maaari kang magpatuloy sa paglalaro habang sinusuri namin.',
  'verification.verified.title': 'Beripikado',
  'verification.verified.text': 'Alam naming sa iyo ang account na ito. Wala ka nang kailangang gawin.',
  'verification.rejected.title': 'Hindi tinanggap ang iyong mga dokumento',
  'verification.rejected.text': 'Magpadala ng mga bagong larawan.',
}
