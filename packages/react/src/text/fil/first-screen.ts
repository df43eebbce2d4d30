import type { CompleteMessages } from '../complete-messages.ts'
import type { firstScreen as en } from '../en/first-screen.ts'

export const firstScreen: CompleteMessages<typeof en> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',

  'error.unknown': 'Hindi kilalang error.',
  'error.system.upgrading': 'Ina-upgrade ang system, subukan muli mamaya.',
  'error.platform.maintenance': 'Nasa maintenance ang platform.',
  'error.network.slow': 'Mabagal ang koneksyon.',
  'error.network.offline': 'Walang internet.',
  'error.network.failed': 'Hindi nakakonekta. Subukan muli.',
  'error.network.timeout': 'Masyadong matagal. Subukan muli.',
  'error.response.malformed': 'Hindi mabasa ang sagot. Subukan muli.',
  'error.response.schema': 'Hindi inaasahan ang sagot. Subukan muli.',
  'error.too.many': 'Masyadong maraming pagsubok. Maghintay sandali.',
  'error.too.many.wait': 'Masyadong maraming pagsubok. Subukan ulit makalipas ang {count} segundo.',

  'navbar.home': 'Home',
  'backbar.home': 'Home',

  'category.HOME': 'Home',
  'category.HOT': 'Sikat',
  'category.PROMO': 'Mga promo',
  'category.NEW': 'Bago',
  'category.FAV': 'Paborito',
  'category.RECENT': 'Kamakailan',
  'category.RNG': 'Slots',
  'category.LIVE': 'Live casino',
  'category.FISH': 'Pangingisda',
  'category.PVP': 'Poker',
  'category.SPORTS': 'Sports',
  'category.ESPORTS': 'Esports',
  'category.COCKFIGHT': 'Sabong',
  'category.LOTT': 'Loterya',
  'category.ELOTT': 'E-loterya',
  'category.INHOUSE': 'Orihinal',

  'menu.open': 'Buksan ang menu',
  'menu.title': 'Menu',

  'member.open': 'Aking account',
  'member.title': 'Aking account',

  'footerMenu.label': 'Pangunahin',
  'footerMenu.memberCenter': 'Miyembro',
  'footerMenu.promotions': 'Promo',
  'footerMenu.invite': 'Imbita',
  'footerMenu.agencyCenter': 'Ahente',
  'footerMenu.deposit': 'Deposito',
  'footerMenu.service': 'Serbisyo',

  'header.home': 'Sa lobby',
  'header.login': 'Mag-login',
  'header.register': 'Magrehistro',
  'header.deposit': 'Deposito',

  'wallet.balance': 'Balanse',
  'wallet.refresh': 'I-refresh ang balanse',
  'wallet.refreshing': 'Nire-refresh ang balanse',
  'wallet.stale': 'Huling alam na balanse',
  'wallet.trial': 'Trial',
  'wallet.trialBalance': 'Trial credit, hindi pera',

  'footer.disclaimer':
    'Walang pananagutan ang operator sa paglabag sa lokal na batas sa online gaming. Alamin ang batas sa inyong lugar bago maglaro.',
  'footer.age': 'Para lamang sa edad {0} pataas. Maglaro nang responsable.',

  'state.empty': 'Wala pa rito',
  'state.failed': 'Hindi ito ma-load',
  'state.retry': 'Subukan muli',
  'state.offline': 'Offline ka',
  'state.offline.text': 'Kusa itong magbubukas kapag bumalik ang internet.',
  'connection.offline.waits': 'Hintay ang laro at bayad.',
  'state.asOf': 'Noong {0}',
  'state.stale': 'Maaaring luma na ito',

  'action.back': 'Bumalik',
  'action.close': 'Isara',

  'search.everywhere': 'Maghanap sa lahat ng laro',
}
