import type { member as en } from '../en/member.ts'

export const member: Readonly<Record<keyof typeof en, string>> = {
  'error.upload.badType': 'Mga larawang png/jpg lamang.',
  'error.upload.tooLarge': 'Hindi dapat lumampas sa 5 MB ang larawan.',
  'error.upload.tooMany': 'Hanggang 3 larawan lamang.',
  'error.upload.unreadable': 'Hindi mabasa ang larawang ito. Piliin itong muli.',
  'error.verification.images.required': 'Idagdag ang harap at likod ng iyong dokumento.',
  'error.verification.pending': 'Nasa amin na ang iyong mga dokumento.',

  'toast.verification.sent': 'Ipinadala na ang iyong mga dokumento para suriin.',
}
