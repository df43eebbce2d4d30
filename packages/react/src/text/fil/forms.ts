import type { CompleteMessages } from '../complete-messages.ts'
import type { forms as en } from '../en/forms.ts'

export const forms: CompleteMessages<typeof en> = {
  'valid.required': 'Punan ito.',
  'valid.type': 'Hindi tamang uri ng halaga.',
  'valid.range': 'Maglagay ng halaga mula {0} hanggang {1}.',
  'valid.pattern': 'Hindi tama ang format.',
  'valid.enum': 'Pumili ng isa sa mga opsyon.',
  'valid.whitespace': 'Bawal ang espasyo.',
  'valid.length': 'Maglagay ng {0} hanggang {1} karakter.',
  'form.count': '{0} sa {1}',
  'toast.feedback.sent': 'Salamat. Naipadala na ang feedback mo.',
  'toast.inbox.notRemoved': 'Hindi nabura ang liham. Pakisubukan ulit.',
  'valid.length.min': 'Maglagay ng hindi bababa sa {0} karakter.',
  'valid.length.max': 'Hanggang {0} karakter lang.',
  'valid.length.exact': 'Maglagay ng eksaktong {0} karakter.',
  'valid.username.length': 'May {0} hanggang {1} karakter ang username.',
  'valid.username': '{0} hanggang {1} na letra o numero, nagsisimula sa letra.',
  'valid.password.length': 'Gumamit ng {0} hanggang {1} karakter.',
  'valid.password.letter': 'Gumamit ng kahit isang letra.',
  'valid.password.digit': 'Gumamit ng kahit isang numero.',
  'valid.password.space': 'Huwag gumamit ng espasyo.',
  'valid.mobileNum': 'Maglagay ng wastong mobile number.',
  'valid.birthday': 'Ilagay ang tamang petsa ng kapanganakan ({0} pataas).',
  'valid.verificationCode': 'Maglagay ng wastong verification code.',
  'valid.agree': 'Sumang-ayon sa {0}.',

  'form.showPassword': 'Ipakita ang password',
  'form.hidePassword': 'Itago ang password',

  'language.change': 'Palitan ang wika',
  'login.username': 'Username',
  'login.password': 'Password',
  'login.submit': 'Mag-login',
  'login.submitting': 'Nagla-login…',
  'login.forgot': 'Nakalimutan ang password?',
  'login.trial': 'Libreng laro',
}
