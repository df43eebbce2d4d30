import type { CompleteMessages } from '../complete-messages.ts'
import type { titles as en } from '../en/titles.ts'

export const titles: CompleteMessages<typeof en> = {
  'navbar.login': 'Mag-login',
  'navbar.register': 'Magrehistro',
  'navbar.forget': 'Nakalimutang password',
  'navbar.trail': 'Libreng laro',
  'navbar.changePsw': 'Unang password',
  'navbar.changePassword': 'Palitan ang password',
  'navbar.phonePassword': 'Itakda ang password',
  'navbar.activity': 'Mga promosyon',
  'navbar.notice': 'Mga anunsyo',
  'navbar.message': 'Mga mensahe',
  'navbar.gameCenter': 'Mga laro',
  'navbar.gameList': 'Mga laro',
  'navbar.slotsCenter': 'Slots',
  'navbar.set': 'Mga personal na setting',
  'navbar.help': 'Sentro ng tulong',
  'backbar.notice': 'Mga anunsyo',
  'backbar.activity': 'Mga promosyon',
  'backbar.activityDetail': 'Mga detalye',
  'backbar.help': 'Sentro ng tulong',
  'backbar.app': 'Promo sa pag-download',
}
