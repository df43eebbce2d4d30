import type { frame } from '../en/frame.ts'
import type { pages as en } from '../en/pages.ts'

export const pages: Readonly<Partial<Record<keyof typeof en | keyof typeof frame, string>>> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'Lumaktaw sa nilalaman',
  'site.crash.title': 'Tumigil ang pahinang ito',
  'site.crash.text': 'Subukang muli, o bumalik sa lobby.',
  'site.crash.retry': 'Subukang muli',
  'site.crash.home': 'Bumalik sa lobby',

  'page.home.heading': 'Lobby',
  'search.everywhere': 'Maghanap sa lahat ng laro',
  'page.home.empty.title': 'Walang bukas na laro ngayon',
  'page.home.empty.text': 'Bumalik maya-maya, o magtanong sa customer service.',
  'page.inbox.heading': 'Inbox',
  'page.lists.hot': 'Mga sikat na laro',
  'page.lists.lottery': 'Loterya',
  'page.member.heading': 'Sentro ng miyembro',
  'page.account.heading': 'Aking account',
  'page.withdraw.heading': 'Mag-withdraw',
  'page.deposit.heading': 'Magdeposito',
  'page.gameRecord.heading': 'Rekord ng taya',
  'page.transactions.heading': 'Rekord ng transaksyon',
  'page.profit.heading': 'Panalo at talo',
  'page.reward.heading': 'Sentro ng gantimpala',
  'page.mall.heading': 'Points mall',
  'page.agent.heading': 'Sentro ng ahente',
  'page.invite.heading': 'Mag-imbita ng kaibigan',

  'page.contact.heading': 'Customer service',
  'page.contact.text': 'Huwag ibigay ang password mo kahit kanino, kahit sa customer service.',
  'page.contact.open': 'Sumulat sa {0}',
  'page.contact.none': 'Walang ibinigay na contact ang site na ito.',

  'page.set.heading': 'Personal na setting',
  'page.set.language': 'Wika',
  'page.set.security': 'Seguridad',
  'page.set.password': 'Palitan ang password',
  'page.set.more': 'Iba pa',
  'page.set.help': 'Sentro ng tulong',
  'page.set.app': 'Idagdag sa home screen',
  'page.set.notice': 'Mga anunsyo',
  'page.set.logout': 'Mag-log out',
  'page.set.guest': 'Mag-login upang mapalitan ang password at makapag-log out.',

  'page.help.heading': 'Sentro ng tulong',
  'page.help.start.title': 'Paano magsimula?',
  'page.help.start.text':
    'Mag-login, pumili ng kategorya, at i-tap ang isang laro. Nagbabago ang balanse sa bawat taya at panalo; i-tap ang arrow sa tabi nito para sa pinakabagong halaga.',
  'page.help.find.title': 'Paano humanap ng laro?',
  'page.help.find.text':
    'May search box at filter ang bawat listahan. I-tap ang puso ng laro upang itabi ito; nasa Kamakailan ang mga nilaro mo.',
  'page.help.back.title': 'Paano bumalik mula sa laro?',
  'page.help.back.text': 'Gamitin ang button na pabalik sa loob ng laro. Babalik ka sa pinanggalingan mong pahina.',
  'page.help.money.title': 'Kailan nagbabago ang balanse ko?',
  'page.help.money.text':
    'Sa bawat taya, panalo, deposito at withdrawal. Nakalista ang bawat isa sa iyong mga transaksyon, kasama ang balanse pagkatapos.',
  'page.help.safe.title': 'Paano pinangangalagaan ang account ko?',
  'page.help.safe.text':
    'Naka-encrypt ang password bago umalis sa iyong telepono. Kapag nag-log out ka sa isang tab, naka-log out ka sa lahat. Kung pinili mo ang “Tandaan ako”, maiiwan sa device na ito ang username mo at ang naka-encrypt na password.',
  'page.help.limits.title': 'Dapat manatiling masaya ang paglalaro',
  'page.help.limits.text':
    'Magpasya kung magkano ang kaya mong gastusin bago magsimula, at tumigil kapag naubos na. Huwag ipaglaro ang perang kailangan mo. Kung gusto mong magpahinga o ipasara ang account, sabihin sa customer service.',
  'page.help.terms.title': 'Mga tuntunin',
  'page.help.terms.age': 'Tanging mga taong {0} taong gulang pataas ang maaaring maglaro.',
  'page.help.terms.law':
    'Tinitiyak ng mga manlalaro na pinapayagan ang online gaming sa kanilang lugar; walang pananagutan ang operator sa paglabag sa lokal na batas.',
  'page.help.terms.account': 'Isang account bawat tao. Hindi ito maaaring ipahiram, ibenta o ibahagi.',
  'page.help.terms.fair':
    'Ang provider ng bawat laro ang bumubunot ng resulta. Ang naputol na round ay babayaran ayon sa tala ng provider.',
  'page.help.contact': 'May iba pa? Sumulat sa customer service.',

  'page.app.heading': 'Ilagay ang lobby sa home screen',
  'page.app.lead': 'Isang icon sa tabi ng iba mong app ang magbubukas ng lobby sa browser.',
  'page.app.android': 'Android, Chrome',
  'page.app.android.1': 'Buksan ang menu ⋮ sa kanang itaas.',
  'page.app.android.2': 'I-tap ang “Add to Home screen” at kumpirmahin.',
  'page.app.ios': 'iPhone, Safari',
  'page.app.ios.1': 'I-tap ang share button sa ibaba.',
  'page.app.ios.2': 'I-tap ang “Add to Home Screen”, pagkatapos ay “Add”.',
  'page.app.lobby': 'Sa lobby',

  'page.notice.empty.title': 'Walang anunsyo',
  'page.notice.empty.text': 'Dito lalabas ang mga balita.',
  'page.notice.agents.title': 'Walang anunsyo para sa mga ahente rito',
  'page.notice.agents.text': 'Nasa Mga anunsyo ang para sa lahat.',

  'page.message.heading': 'Mga mensahe',
  'page.message.notices': 'Mga anunsyo',
  'page.message.notices.text': 'Mga balita',
  'page.message.inbox': 'Inbox',
  'page.message.inbox.text': 'Hindi pa ginagamit',

  'page.inbox.empty.title': 'Hindi pa ginagamit ang inbox na ito',
  'page.inbox.empty.text':
    'Walang ipinapadala rito. Nasa Mga anunsyo ang mga balita; para sa account mo, sumulat sa customer service.',

  'page.activity.empty.title': 'Walang promosyon ngayon',
  'page.activity.empty.text': 'Dito unang lalabas ang mga bagong alok.',
  'page.activity.longTerm': 'Pangmatagalan',
  'page.notFound.heading': 'Hindi nahanap ang pahina',
  'page.notFound.title': 'Walang ganitong pahina',
  'page.notFound.text': 'Baka luma na ang link o may mali sa address. Walang nagbago sa account mo.',
  'page.notFound.home': 'Pumunta sa lobby',
  'page.notFound.search': 'Maghanap ng laro',
  'page.notFound.service': 'Sumulat sa customer service',
  'page.activity.all': 'Lahat ng promosyon',
  'page.activity.gone.title': 'Wala na rito ang promosyong ito',
  'page.activity.gone.text': 'Maaaring tapos na ito. Tingnan ang iba.',

  'page.member.deposit': 'Magdeposito',
  'page.member.withdraw': 'Mag-withdraw',
  'page.member.balance': 'Balanse',
  'page.member.favourites': 'Mga paborito',
  'page.member.recent': 'Kamakailang nilaro',

  'page.account.name': 'Account',
  'page.account.nickname': 'Palayaw',
  'page.account.level': 'Antas',
  'page.account.kind': 'Uri ng account',
  'page.account.kind.member': 'Manlalaro',
  'page.account.kind.agent': 'Ahente',
  'page.account.kind.trial': 'Libreng laro',
  'page.account.wallets': 'Mga wallet',
  'page.account.wallets.empty': 'Walang ibang wallet bukod sa pangunahin.',
  'page.account.failed': 'Hindi ma-load ang iyong datos.',

  'page.withdraw.lead':
    'Dumadaan sa customer service ang withdrawal. Itanong muna ang pinakamababa at pinakamataas na halaga, kung gaano katagal, at kung kailangang beripikado ang account mo.',
  'page.withdraw.how1': 'Sumulat sa customer service gamit ang isa sa mga paraan sa ibaba.',
  'page.withdraw.how2': 'Ibigay ang iyong username, ang halaga, at ang account na pagdadalhan.',
  'page.withdraw.how3': 'Kapag nabayaran na, makikita ito sa iyong mga transaksyon.',
  'page.deposit.lead':
    'Dumadaan sa customer service ang deposito. Itanong muna ang mga paraan ng pagbayad, ang mga limit, at kung gaano katagal.',
  'page.deposit.how1': 'Itanong sa customer service ang account na babayaran.',
  'page.deposit.how2': 'Ipadala sa customer service ang resibo at ang iyong username.',
  'page.deposit.how3': 'Kapag naidagdag na, makikita ito sa iyong mga transaksyon.',
  'page.money.latest': 'Pinakabagong transaksyon',
  'page.money.all': 'Lahat ng transaksyon',

  'page.reward.lead':
    'Hindi makukuha rito ang mga gantimpala. Nasa Mga promosyon ang mga kasalukuyang alok; kung may bonus na hindi mo natanggap, magtanong sa customer service.',
  'page.reward.level': 'Ang iyong antas',

  'page.mall.closed.title': 'Hindi bukas ang points mall',
  'page.mall.closed.text':
    'Walang puntos na maiipon o magagastos dito. Kung iba ang sinabi sa iyo, magtanong sa customer service.',

  'page.agent.lead':
    'Ang sarili mong account. Wala rito ang mga numero ng team, rebate at kontrata: itanong ang mga ito sa customer service.',
  'page.agent.name': 'Ahente',
  'page.agent.results': 'Ang iyong resulta araw-araw',

  'page.invite.closed.title': 'Hindi bukas ang pag-imbita',
  'page.invite.closed.text':
    'Walang invitation code na maibabahagi rito, at walang gantimpala sa pag-imbita ng kaibigan. Kung iba ang sinabi sa iyo, magtanong sa customer service.',

  'page.trail.lead': 'Inihahanda ang iyong libreng credit…',
}
